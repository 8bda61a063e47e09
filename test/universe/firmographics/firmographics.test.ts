import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '../../../src/resolution/records/source-record.ts';
import { firmographicsOf } from '../../../src/universe/firmographics/firmographics.ts';
import { company } from '../../builders.ts';
import { familyOf } from '../hierarchy/families.ts';

type Records = SourceRecord[];

describe('the status of a company', () => {
  it.each<[string, string, Records]>([
    ['Active', 'The list "list" says that it still operates.', [company({ status: 'active' })]],
    [
      'Active',
      'Its shares are listed according to the list "tickers" (undated).',
      [company({ source: 'tickers' })],
    ],
    [
      'Active',
      'Its shares are listed according to the list "tickers" (as of 2024-05-01).',
      [company({ source: 'tickers', updatedOn: '2024-05-01' })],
    ],
    [
      'Out of business',
      'Companies House says that it is closed since 2020-01-31.',
      [company({ source: 'companies-house', status: 'closed', closedOn: '2020-01-31' })],
    ],
    [
      'Absorbed',
      'It became part of Oracle.',
      [
        company({ status: 'absorbed', relations: [{ type: 'successor', id: 'oracle' }] }),
        company({ name: 'Oracle' }),
      ],
    ],
    ['Absorbed', 'by whom is not known.', [company({ status: 'absorbed' })]],
    [
      'Undetermined',
      'it is still registered, but may not work any more.',
      [company({ source: 'companies-house', status: 'active', statusNote: 'Liquidation' })],
    ],
    [
      'Undetermined',
      'No source says whether it still operates.',
      [company({ source: 'tickers', isDelisted: true })],
    ],
  ])('is %s: %s', (status, words, records) => {
    const told = firmographicsOfAcme(...records);
    expect(told.operational_status).toBe(status);
    expect(told.reasoning).toContain(words);
  });

  it('is what the most believed source says, and who says otherwise is named', () => {
    const told = firmographicsOfAcme(
      company({
        source: 'ror',
        website: 'acme.com',
        country: 'US',
        status: 'closed',
        updatedOn: '2024-05-01',
      }),
      company({ source: 'tickers', website: 'acme.com', country: 'US' }),
    );
    expect(told.operational_status).toBe('Out of business');
    expect(told.reasoning).toBe(
      'ROR says that it is closed (as of 2024-05-01). But its shares are listed according to the list "tickers" (undated).',
    );
  });
});

describe('a company that the SEC has among those whose securities are traded', () => {
  const same = { website: 'acme.com', country: 'US' };
  const listed = company({ source: 'sec-edgar', ...same, status: 'active' });

  it('became part of who absorbed it, as the starter list says, and the SEC is named', () => {
    const relations = [{ type: 'successor' as const, id: 'wexford' }];
    const told = firmographicsOfAcme(
      company({ source: 'starter', ...same, status: 'absorbed', relations }),
      listed,
      company({ source: 'starter', id: 'wexford', name: 'Wexford' }),
    );
    expect(told.operational_status).toBe('Absorbed');
    expect(told.reasoning).toBe(
      'It became part of Wexford. The starter list of core says so. But SEC EDGAR says that it still operates.',
    );
  });

  it('still operates where ROR alone has withdrawn it', () => {
    const told = firmographicsOfAcme(company({ source: 'ror', ...same, status: 'absorbed' }), listed);
    expect(told.operational_status).toBe('Active');
  });
});

describe('what the sources say differently', () => {
  const same = { website: 'acme.com' };

  it('of the founding year and the seat is told with who says it', () => {
    const told = firmographicsOfAcme(
      company({ source: 'ror', ...same, city: 'Torrance', country: 'US', foundedYear: 1937 }),
      company({
        source: 'starter',
        ...same,
        city: 'Plano',
        state: 'Texas',
        country: 'US',
        foundedYear: 1957,
      }),
    );
    expect(told).toMatchObject({ founded_year: 1957, headquarters: { city: 'Plano', state: 'TX' } });
    expect(told.reasoning).toContain(
      'Founded: 1957 according to the starter list of core, 1937 according to ROR.',
    );
    expect(told.reasoning).toContain(
      'Seat: Plano (TX, US) according to the starter list of core, Torrance (US) according to ROR.',
    );
  });

  it('is not told of one town in other words', () => {
    const told = firmographicsOfAcme(
      company({ source: 'ror', ...same, city: 'ZÜRICH', country: 'CH', foundedYear: 1937 }),
      company({ source: 'starter', ...same, city: 'Zurich', country: 'CH', foundedYear: 1937 }),
    );
    expect(told.reasoning).not.toMatch(/Founded|Seat/);
  });
});

describe('what several sources say alike', () => {
  const same = { website: 'acme.com', country: 'US' };

  it('is told once, with all of them', () => {
    const told = firmographicsOfAcme(
      company({ source: 'ror', ...same, city: 'New York', state: 'New York', foundedYear: 1891 }),
      company({ source: 'starter', ...same, city: 'NEW YORK', state: 'NY', foundedYear: 1891 }),
      company({ ...same, city: 'Oslo', country: 'NO', state: 'Oslo', foundedYear: 1900 }),
    );
    expect(told.reasoning).toContain(
      'Founded: 1891 according to the starter list of core and ROR, 1900 according to the list "list".',
    );
  });

  it('is no state that is called like its town', () => {
    const told = firmographicsOfAcme(
      company({ source: 'ror', ...same, city: 'Oslo', state: 'Oslo', country: 'NO' }),
      company({ source: 'starter', ...same, city: 'Bergen', country: 'NO' }),
    );
    expect(told.reasoning).toContain('Seat: Bergen (NO) according to the starter list of core, Oslo (NO)');
  });
});

describe('a unit that ROR has founded with its group', () => {
  const group = company({ source: 'ror', id: 'g', name: 'Zeta Group', foundedYear: 1891 });
  const owned = { relations: [{ type: 'parent' as const, id: 'g' }] };

  it('has no founding year of its own, and the reason is told', () => {
    const told = firmographicsOfAcme(company({ source: 'ror', foundedYear: 1891, ...owned }), group);
    expect(told.founded_year).toBeNull();
    expect(told.reasoning).toContain(
      'Founded: ROR gives 1891, which is the year of Zeta Group; its own is not known.',
    );
  });

  it('keeps a year that another source gives, or that is its own', () => {
    const other = company({ source: 'ror', foundedYear: 1957, ...owned });
    expect(firmographicsOfAcme(other, group).founded_year).toBe(1957);
    const same = { website: 'acme.com', country: 'US', foundedYear: 1891 };
    const known = company({ source: 'starter', ...same });
    expect(
      firmographicsOfAcme(company({ source: 'ror', ...same, ...owned }), known, group).founded_year,
    ).toBe(1891);
  });
});

describe('the figures of a company that is gone', () => {
  it('are told with their year, and only in words without one', () => {
    const gone = { status: 'closed' as const };
    const undated = firmographicsOfAcme(company({ ...gone, headcount: { value: 20600 } }));
    expect(undated.headcount).toBeNull();
    expect(undated.reasoning).toContain(
      'Headcount when it still operated: 20,600 according to the list "list".',
    );
    const dated = firmographicsOfAcme(company({ ...gone, headcount: { value: 20600, asOf: '2000' } }));
    expect(dated.headcount).toMatchObject({ value: 20600, as_of: '2000' });
    expect(firmographicsOfAcme(company({ headcount: { value: 20600 } })).headcount?.value).toBe(20600);
  });
});

describe('a record of ROR that was withdrawn', () => {
  const site = { website: 'acme.com', country: 'US' };
  const merged = company({
    ...{ source: 'ror', id: 'double', ...site, status: 'absorbed' as const },
    relations: [{ type: 'successor', id: 'kept' }],
  });

  it('says nothing when it was merged into another record of the same company', () => {
    const told = firmographicsOfAcme(
      merged,
      company({ source: 'ror', id: 'kept', ...site, status: 'active' }),
    );
    expect(told).toMatchObject({
      operational_status: 'Active',
      reasoning: 'ROR says that it still operates.',
    });
  });

  it('says in favour of which other one', () => {
    const told = firmographicsOfAcme(merged, company({ source: 'ror', name: 'Zeta', id: 'kept' }));
    expect(told.operational_status).toBe('Absorbed');
    expect(told.reasoning).toContain('ROR has withdrawn its record in favour of that of Zeta.');
  });

  it('gives way to shares that are listed: what it was merged into may be a record of its group', () => {
    const told = firmographicsOfAcme(
      merged,
      company({ source: 'ror', name: 'Zeta', id: 'kept' }),
      company({ source: 'tickers', ...site }),
    );
    expect(told.operational_status).toBe('Active');
    expect(told.reasoning).toBe(
      'Its shares are listed according to the list "tickers" (undated). But ROR says that it was absorbed by another.',
    );
  });

  it('stays where the starter list, too, says that the company was absorbed', () => {
    const told = firmographicsOfAcme(
      merged,
      company({ source: 'starter', ...site, status: 'absorbed' }),
      company({ source: 'tickers', ...site }),
    );
    expect(told.operational_status).toBe('Absorbed');
  });

  it('says nothing of a company for which the same register has a record of today beside it', () => {
    const told = firmographicsOfAcme(
      company({
        ...{ source: 'ror', name: 'Acme', id: 'new', ...site, status: 'active' as const },
        relations: [{ type: 'predecessor', id: 'old' }],
      }),
      company({ source: 'ror', name: 'Zeta Inc', id: 'old', country: 'US', status: 'closed' }),
      company({ source: 'starter', formerName: 'Zeta Inc', ...site, status: 'active' }),
      company({ source: 'tickers', name: 'Zeta Inc', ...site }),
    );
    expect(told.operational_status).toBe('Active');
    expect(told.reasoning).not.toContain('closed');
  });

  it('gives way to the starter list, which says that the company works', () => {
    const told = firmographicsOfAcme(
      { ...merged, relations: [] },
      company({ source: 'starter', ...site, status: 'active' }),
    );
    expect(told.operational_status).toBe('Active');
    expect(told.reasoning).toContain('But ROR says that it was absorbed by another.');
  });
});

describe('the size of a company', () => {
  it('is told with its range, date, currency, year and source', () => {
    const told = firmographicsOfAcme(
      company({
        headcount: { least: 51, most: 200, asOf: '2025' },
        revenue: { value: 12_500_000, currency: 'EUR', fiscalYear: 2024 },
      }),
    );
    expect(told.headcount).toEqual({ value: null, range: '51-200', as_of: '2025', source: 'list' });
    expect(told.revenue).toEqual({
      value: 12_500_000,
      currency: 'EUR',
      range: null,
      fiscal_year: 2024,
      source: 'list',
    });
  });

  it('is never an average of what the sources say', () => {
    const same = { website: 'acme.com', country: 'US' };
    const told = firmographicsOfAcme(
      company({ source: 'starter', ...same, headcount: { value: 1000 } }),
      company({ source: 'list', ...same, headcount: { value: 2000 } }),
    );
    expect(told.headcount?.value).toBe(1000);
    expect(told.reasoning).toContain(
      'Headcount: 1,000 according to the starter list of core, 2,000 according to the list "list".',
    );
  });

  it('is null where no source knows it', () => {
    expect(firmographicsOfAcme(company({}))).toMatchObject({
      headcount: null,
      revenue: null,
      headquarters: null,
      industry: null,
      founded_year: null,
    });
  });
});

describe('the headquarters of a company', () => {
  it('have no postal code where there is a placeholder in its place', () => {
    const told = firmographicsOfAcme(company({ city: 'Ulm', country: 'DE', postalCode: '00000' }));
    expect(told.headquarters).toMatchObject({ city: 'Ulm', postal_code: null });
  });

  it('are the address of one record, never parts of two', () => {
    const same = { website: 'acme.com', country: 'US' };
    const told = firmographicsOfAcme(
      company({ source: 'starter', ...same, city: 'Boston' }),
      company({ source: 'list', ...same, city: 'Austin', address: '1 Main St', postalCode: '78701' }),
    );
    expect(told.headquarters).toEqual({
      address: null,
      city: 'Boston',
      state: null,
      postal_code: null,
      country: 'US',
    });
  });
});

function firmographicsOfAcme(...records: Records) {
  const family = familyOf(...records);
  return firmographicsOf(family.named('Acme'), family);
}

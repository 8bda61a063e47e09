import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf } from '../matching.ts';

const SEAT = { country: 'US', state: 'GA', city: 'Atlanta' } as const;

describe('an organisation that bears the name of a company', () => {
  const resolve = resolverOf(
    company({
      name: 'Quantock Merrow',
      website: 'quantockmerrow.com',
      address: '17 Peachtree Street',
      ...SEAT,
    }),
  );

  it.each([
    'Quantock Merrow Foundation',
    'Quantock Merrow Employees Credit Union',
    'Quantock Merrow Museum of Glass',
    'Quantock Merrow Share Incentive Plan',
    'Quantock Merrow Pension Scheme',
    'Quantock Merrow FURBS',
    'Quantock Merrow Alumni Association',
    'Quantock Merrow Employees Association',
    'Quantock Merrow Dealers',
    'Quantock Merrow Ventures',
    'Quantock Merrow Dental',
    'Quantock Merrow Gesangverein',
    'Quantock Merrow Arena',
    'Quantock Merrow Pensjon',
    'Autohaus Quantock Merrow',
    'Trattoria Quantock Merrow',
  ])('is not the company: %s', (trading_name) => {
    expect(statementOf(resolve({ trading_name }))).not.toMatch(/^(?:HIGH|MEDIUM)/);
    expect(statementOf(resolve({ trading_name, ...SEAT }))).not.toMatch(/^(?:HIGH|MEDIUM)/);
    expect(statementOf(resolve({ trading_name, email: 'ann@quantockmerrow.com' }))).not.toMatch(/^HIGH/);
  });

  it("may be in the company's house", () => {
    const record = { trading_name: 'Quantock Merrow Foundation', address: '17 Peachtree Street', ...SEAT };
    expect(statementOf(resolve(record))).not.toMatch(/^LOW/);
  });

  it('is none of them when it only says what the company is', () => {
    for (const trading_name of ['Quantock Merrow Group', 'Quantock Merrow International'])
      expect(statementOf(resolve({ trading_name, ...SEAT }))).toBe('HIGH Quantock Merrow');
  });
});

describe('words beside the name of a company of the same town', () => {
  it('may be those of a neighbour', () => {
    const resolve = resolverOf(company({ name: 'Quantock Merrow', ...SEAT }));
    expect(statementOf(resolve({ trading_name: 'Quantock Merrow Kudzwa', ...SEAT }))).not.toMatch(/^HIGH/);
  });
});

describe('a hospital', () => {
  const resolve = resolverOf(company({ name: 'Kudzwa Hospital', country: 'US', state: 'FL', city: 'Miami' }));

  it('of another state or town has namesakes', () => {
    for (const place of [{ state: 'ME', city: 'Portland' }, { city: 'Portland' }])
      expect(statementOf(resolve({ trading_name: 'Kudzwa Hospital', country: 'US', ...place }))).not.toMatch(
        /^HIGH/,
      );
    const here = { trading_name: 'Kudzwa Hospital', country: 'US', state: 'FL', city: 'Miami' };
    expect(statementOf(resolve(here))).toBe('HIGH Kudzwa Hospital');
  });
});

describe('countries in names', () => {
  it('are not short forms or misspellings of each other', () => {
    const resolve = resolverOf(
      company({ name: 'PT Quantock Indonesia Tbk', country: 'ID' }),
      company({ name: 'Kudzwa Telekom Austria', country: 'AT' }),
    );
    expect(answerOf(resolve('Quantock India'))).not.toBe('PT Quantock Indonesia Tbk');
    expect(answerOf(resolve('Kudzwa Telekom Australia'))).not.toBe('Kudzwa Telekom Austria');
  });
});

describe('two letters with a joint between them', () => {
  it('are not surely the company that has them without', () => {
    const resolve = resolverOf(company({ name: 'QZ Corporation' }), company({ name: 'X & Z Foods' }));
    expect(statementOf(resolve('Q&Z'))).not.toMatch(/^HIGH/);
    expect(statementOf(resolve('QZ Corporation'))).toMatch(/^HIGH/);
  });
});

describe('name and website of two companies', () => {
  it('leave it open which is meant', () => {
    const resolve = resolverOf(
      company({ name: 'Quantock Merrow', website: 'quantockmerrow.com' }),
      company({ name: 'Kudzwa Telekom', website: 'kudzwa.com' }),
    );
    const record = { trading_name: 'Quantock Merrow', website: 'kudzwa.com' };
    expect(statementOf(resolve(record))).not.toMatch(/^HIGH/);
  });
});

describe('two names in two fields', () => {
  it('are not surely the company that bears one of them alone', () => {
    const resolve = resolverOf(company({ name: 'Quantock Merrow', country: 'US' }));
    const record = { legal_name: "Joe's Diner", trading_name: 'Quantock Merrow', country: 'US' };
    const resolution = resolve(record);
    expect(statementOf(resolution)).not.toMatch(/^HIGH/);
    expect(resolution.reasoning).toContain('nly "Quantock Merrow", one of its two names, agrees');
  });
});

describe('a trade beside the name of a company', () => {
  const known = { ...SEAT, headcount: { value: 9_000 } };
  const resolve = resolverOf(
    company({ name: 'Quantock Merrow', website: 'quantockmerrow.com', phone: '+1 404 816 6638', ...known }),
    company({ name: 'Kudzwa Wexford', website: 'kudzwawexford.com', ...SEAT }),
  );
  const answer = (record: object) => statementOf(resolve({ ...record }));

  it.each(['Hotel', 'Farm', 'Pharmacy', 'Motors', 'Energy', 'Travel'])(
    'is not surely that of a company that is known for more: %s',
    (trade) => {
      const trading_name = `Quantock Merrow ${trade}`;
      for (const place of [{}, { country: 'US' }, SEAT])
        expect(answer({ trading_name, ...place })).not.toMatch(/^HIGH (?!none)/);
      expect(answer({ trading_name, website: 'quantockmerrow.com' })).not.toMatch(/^HIGH (?!none)/);
    },
  );

  it.each(['Quantock Merrow', 'Kudzwa Wexford'])(
    'elsewhere, or on a website of its own, is a guess: %s',
    (name) => {
      const trading_name = `${name} Motors`;
      const elsewhere = { country: 'US', state: 'ID', city: 'Boise' };
      expect(answer({ trading_name, ...elsewhere })).not.toMatch(/^(?:HIGH|MEDIUM) (?!none)/);
      expect(answer({ trading_name, ...SEAT, website: 'boisemotors.com' })).not.toMatch(
        /^(?:HIGH|MEDIUM) (?!none)/,
      );
    },
  );

  it.each(['Services', 'Group', 'Holdings', 'International', 'Solutions'])(
    'is none of them when any company may say so: %s',
    (word) => {
      expect(answer({ trading_name: `Quantock Merrow ${word}`, ...SEAT })).toBe('HIGH Quantock Merrow');
    },
  );

  it('may be at home with the company, and in a list of the caller', () => {
    const record = { trading_name: 'Quantock Merrow Energy', ...SEAT, phone: '+1 404 816 6638' };
    expect(answer(record)).toBe('HIGH Quantock Merrow');
    expect(answer({ trading_name: 'Kudzwa Wexford Energy', ...SEAT })).toBe('HIGH Kudzwa Wexford');
  });
});

describe('letters that abbreviate an institution', () => {
  const institute = company({
    name: 'Dorset Tarnhelm Institute',
    acronym: 'DTI',
    website: 'dti.example.org',
    country: 'IT',
  });
  const resolve = resolverOf(
    institute,
    company({ name: 'Kudzwa Maritime Machines Inc', acronym: 'KMM', country: 'US' }),
  );
  const answer = (trading_name: string, country: string, website?: string) =>
    statementOf(resolve({ trading_name, country, ...(website !== undefined && { website }) }));

  it.each(['DTI SRL', 'DTI Energy', 'DTI Solutions', 'D.T.I. S.r.l.'])(
    'are the name of a company where it says so: %s',
    (name) => {
      expect(answer(name, 'IT')).not.toMatch(/^(?:HIGH|MEDIUM) (?!none)/);
      expect(answer(name, 'IT', 'dti.example.org')).toMatch(/^(?:HIGH|MEDIUM) Dorset/);
    },
  );

  it('are the institution or company where nothing stands beside them', () => {
    expect(answer('DTI', 'IT')).toBe('HIGH Dorset Tarnhelm Institute');
    expect(answer('KMM', 'US')).toBe('HIGH Kudzwa Maritime Machines Inc');
  });

  it('are a guess with a legal form, of a company that is only known by them, too', () => {
    expect(answer('KMM Corp', 'US')).toBe('LOW Kudzwa Maritime Machines Inc');
  });
});

describe('a limited partnership and a company of one name', () => {
  const resolve = resolverOf(
    company({ name: 'Quantock Merrow Power Corp', country: 'CA' }),
    company({ name: 'Zelkova Tamarin Partners L.P.', country: 'US' }),
  );

  it.each([
    ['Quantock Merrow Power L.P.', 'CA', 'MEDIUM Quantock Merrow Power Corp'],
    ['Quantock Merrow Power Limited Partnership', 'CA', 'MEDIUM Quantock Merrow Power Corp'],
    ['Zelkova Tamarin Partners Inc', 'US', 'MEDIUM Zelkova Tamarin Partners L.P.'],
    ['Quantock Merrow Power', 'CA', 'HIGH Quantock Merrow Power Corp'],
    ['Quantock Merrow Power Corporation', 'CA', 'HIGH Quantock Merrow Power Corp'],
    ['Zelkova Tamarin Partners', 'US', 'HIGH Zelkova Tamarin Partners L.P.'],
    ['Zelkova Tamarin Partners LP', 'US', 'HIGH Zelkova Tamarin Partners L.P.'],
  ])('may be two: %s', (trading_name, country, answer) => {
    expect(statementOf(resolve({ trading_name, country }))).toBe(answer);
  });
});

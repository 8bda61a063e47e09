import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { apartId } from '../../src/universe/decided-apart.ts';
import { linkRecords } from '../../src/universe/link.ts';
import { numberedRecordsOf } from '../../src/universe/numbered-records.ts';
import { company, normalOf } from '../builders.ts';

const LEI = ['5493001KJTIIGC8Y1R12', '529900T8BM49AURSDO55'] as const;

describe('records of two sources', () => {
  it('are one company when website and name agree', () => {
    const left = company({
      source: 'ror',
      id: '1',
      name: 'Acme Robotics',
      website: 'https://www.acme-robotics.com/en',
    });
    const right = company({
      source: 'starter',
      id: '2',
      name: 'ACME Robotics, Inc.',
      website: 'acme-robotics.com',
    });
    expect(companiesOf([left, right])).toEqual([['ror:1', 'starter:2']]);
  });

  it('are two where their names only sound alike in Chinese characters', () => {
    const of = (source: string, name: string) =>
      company({ source, id: name, name, country: 'TW', city: 'Taipei' });
    const acer = of('ror', '宏碁股份有限公司');
    expect(companiesOf([acer, of('lei', '宏碁股份有限公司')])).toHaveLength(1);
    expect(companiesOf([acer, of('lei', '宏齊股份有限公司')])).toHaveLength(2);
  });

  it('are one company when they share an identifier and the names agree', () => {
    const left = company({
      source: 'lei',
      id: '1',
      name: 'Acme Holdings PLC',
      lei: LEI[0],
      city: 'London',
      country: 'GB',
    });
    const right = company({
      source: 'starter',
      id: '2',
      name: 'Acme',
      lei: LEI[0],
      city: 'Leeds',
      country: 'GB',
    });
    expect(companiesOf([left, right])).toEqual([['lei:1', 'starter:2']]);
  });

  it('are one company when name and city agree', () => {
    const place = { country: 'US', state: 'MA', city: 'Cambridge' };
    const left = company({ source: 'ror', id: '1', name: 'Zymergen Laboratories', ...place });
    const right = company({ source: 'starter', id: '2', name: 'Zymergen Laboratories Inc', ...place });
    expect(companiesOf([left, right])).toEqual([['ror:1', 'starter:2']]);
  });

  it('are two companies where one was created and its website is that of another company', () => {
    const place = { country: 'US', city: 'Houston' };
    const airline = company({ source: 'starter', id: '1', name: 'Quantock Regional Airlines', ...place });
    const tyres = company({ source: 'starter', id: '2', name: 'Kudzwa Tyres', website: 'quantock.com' });
    const named = { source: 'created', id: '3', name: 'Quantock Regional Airlines', ...place };
    const own = company({ ...named, website: 'quantockairlines.com' });
    const borrowed = company({ ...named, website: 'quantock.com' });
    expect(companiesOf([airline, tyres, own])).toEqual([['created:3', 'starter:1'], ['starter:2']]);
    expect(companiesOf([airline, tyres, borrowed])).toEqual([['created:3'], ['starter:1'], ['starter:2']]);
  });

  it('are one company where another record of it has the website of the one that was created', () => {
    const place = { country: 'US', city: 'Houston' };
    const now = company({
      ...{
        source: 'starter',
        id: '1',
        name: 'Kudzwa',
        formerName: 'Quantock Regional Airlines',
        lei: LEI[0],
      },
      ...{ website: 'quantock.com', ...place },
    });
    const filer = company({ source: 'sec-edgar', id: '2', name: 'Quantock Regional Airlines', ...place });
    const linked = company({
      source: 'ror',
      id: '4',
      name: 'Quantock Regional Airlines',
      alias: 'Kudzwa',
      lei: LEI[0],
    });
    const made = company({
      source: 'created',
      id: '3',
      name: 'Quantock Regional Airlines',
      website: 'quantock.com',
      ...place,
    });
    expect(companiesOf([now, filer, linked, made]).map((keys) => keys.length)).toEqual([4]);
  });

  it('are one company when one is the brand in the domain and the other has generic words behind it', () => {
    const place = { country: 'US', state: 'CT', city: 'Norwalk' };
    const left = company({ source: 'sec', id: '1', name: 'Quantock Research Systems Inc', ...place });
    const right = company({ source: 'ror', id: '2', name: 'Quantock', website: 'quantock.com', ...place });
    expect(companiesOf([left, right])).toEqual([['ror:2', 'sec:1']]);
  });

  it('are two companies when the brand is a whole legal name, whether or not the other has a record of its own', () => {
    const place = { country: 'DE', city: 'Munich' };
    const energy = company({ source: 'sec', id: '1', name: 'Quantock Energy AG/ADR', ...place });
    const head = company({
      source: 'starter',
      id: '2',
      name: 'Quantock AG',
      website: 'quantock.com',
      ...place,
    });
    const own = company({ source: 'starter', id: '3', name: 'Quantock Energy', ...place });
    expect(companiesOf([energy, head])).toEqual([['sec:1'], ['starter:2']]);
    expect(companiesOf([energy, head, own])).toEqual([['sec:1', 'starter:3'], ['starter:2']]);
  });

  it('are one company when the matcher takes one spelling of the name for the other', () => {
    const place = { country: 'CH', city: 'Kilchberg' };
    const left = company({
      source: 'sec',
      id: '1',
      name: 'Chocoladefabriken Lindt & Spruengli AG',
      ...place,
    });
    const right = company({
      source: 'starter',
      id: '2',
      name: 'Chocoladefabriken Lindt & Sprüngli AG',
      ...place,
    });
    const other = company({ source: 'starter', id: '3', name: 'Chocoladefabriken Lindner AG', ...place });
    expect(companiesOf([left, right, other])).toEqual([['sec:1', 'starter:2'], ['starter:3']]);
  });

  it('are two companies when the spelling differs and the state too', () => {
    const left = company({
      source: 'ror',
      id: '1',
      name: 'Sematech',
      website: 'semtech.com',
      country: 'US',
      state: 'NY',
    });
    const right = company({
      source: 'starter',
      id: '2',
      name: 'Semtech Corporation',
      website: 'semtech.com',
      country: 'US',
      state: 'CA',
    });
    expect(companiesOf([left, right])).toEqual([['ror:1'], ['starter:2']]);
  });

  it('are one company when a registration number agrees that is written in two ways', () => {
    const number = (value: string) => [{ type: 'registration' as const, value, country: 'GB' }];
    const left = company({
      source: 'lei',
      id: '1',
      name: 'First Bank',
      city: 'Leeds',
      country: 'GB',
      identifiers: number('03977902'),
    });
    const right = company({
      source: 'starter',
      id: '2',
      name: 'First Bank',
      city: 'Hull',
      country: 'GB',
      identifiers: number('3977902'),
    });
    expect(companiesOf([left, right])).toEqual([['lei:1', 'starter:2']]);
  });

  it('are two companies when they share a name of common words in two cities', () => {
    const left = company({
      source: 'ror',
      id: '1',
      name: 'First Bank',
      country: 'US',
      state: 'TX',
      city: 'Dallas',
    });
    const right = company({
      source: 'starter',
      id: '2',
      name: 'First Bank',
      country: 'US',
      state: 'OH',
      city: 'Dayton',
    });
    expect(companiesOf([left, right])).toHaveLength(2);
  });

  it('are two companies when they share a name in two countries', () => {
    const left = company({ source: 'ror', id: '1', name: 'Zymergen Laboratories', country: 'US' });
    const right = company({ source: 'starter', id: '2', name: 'Zymergen Laboratories', country: 'FR' });
    expect(companiesOf([left, right])).toHaveLength(2);
  });

  it('are two companies when an unrelated name stands on the same ISIN', () => {
    const left = company({ source: 'lei', id: '1', name: 'Kraft Foods', isin: 'US5007541064' });
    const right = company({ source: 'starter', id: '2', name: 'Mondelez', isin: 'US5007541064' });
    expect(companiesOf([left, right])).toHaveLength(2);
  });

  it('are two companies when an unrelated name uses the same website', () => {
    const left = company({
      source: 'lei',
      id: '1',
      name: 'Berkshire Hathaway',
      website: 'berkshire.com',
      country: 'US',
    });
    const right = company({
      source: 'starter',
      id: '2',
      name: 'Geico',
      website: 'berkshire.com',
      country: 'US',
    });
    expect(companiesOf([left, right])).toHaveLength(2);
  });

  it('are two companies when one only used to have the name of the other', () => {
    const left = company({
      source: 'lei',
      id: '1',
      name: 'Altria',
      formerName: 'Philip Morris Companies',
      city: 'Richmond',
      country: 'US',
    });
    const right = company({
      source: 'starter',
      id: '2',
      name: 'Philip Morris Companies',
      city: 'Richmond',
      country: 'US',
    });
    expect(companiesOf([left, right])).toHaveLength(2);
  });

  it('are two companies on one hosting platform', () => {
    const left = company({
      source: 'ror',
      id: '1',
      name: 'First Bank',
      website: 'https://sites.google.com/view/a',
      country: 'US',
      state: 'TX',
      city: 'Dallas',
    });
    const right = company({
      source: 'starter',
      id: '2',
      name: 'First Bank',
      website: 'https://sites.google.com/view/b',
      country: 'US',
      state: 'OH',
      city: 'Dayton',
    });
    expect(companiesOf([left, right])).toHaveLength(2);
  });

  it('are not one company by a number that only fills a field', () => {
    const filler = [{ type: 'registration' as const, value: '000000000', country: 'US' }];
    const left = company({
      source: 'ror',
      id: '1',
      name: 'First Bank',
      country: 'US',
      state: 'TX',
      city: 'Dallas',
      identifiers: filler,
    });
    const right = company({
      source: 'starter',
      id: '2',
      name: 'First Bank',
      country: 'US',
      state: 'OH',
      city: 'Dayton',
      identifiers: filler,
    });
    expect(companiesOf([left, right])).toHaveLength(2);
  });
});

describe('identifiers that contradict each other', () => {
  const alike = { name: 'Zymergen Laboratories', website: 'zymergen.com', country: 'US', city: 'Boston' };

  it('keep two records apart, whatever else agrees', () => {
    const left = company({ source: 'lei', id: '1', ...alike, lei: LEI[0] });
    const right = company({ source: 'starter', id: '2', ...alike, lei: LEI[1] });
    expect(companiesOf([left, right])).toHaveLength(2);
  });

  it('keep two records apart that share an ISIN in two countries', () => {
    const shared = { ...alike, isin: 'US5007541064' };
    const left = company({ source: 'lei', id: '1', ...shared, lei: LEI[0] });
    const right = company({ source: 'starter', id: '2', ...shared, lei: LEI[1], country: 'IE' });
    expect(companiesOf([left, right])).toHaveLength(2);
  });

  it('keep two records apart that are both like a third one', () => {
    const left = company({ source: 'lei', id: '1', ...alike, lei: LEI[0] });
    const right = company({ source: 'starter', id: '2', ...alike, lei: LEI[1] });
    const between = company({ source: 'ror', id: '3', ...alike });
    const companies = companiesOf([left, right, between]);
    expect(companies).toHaveLength(2);
    expect(companies.find((keys) => keys.includes('lei:1'))).not.toContain('starter:2');
  });

  it('do not keep records apart that share one of several', () => {
    const ciks = (...values: string[]) => values.map((value) => ({ type: 'cik' as const, value }));
    const left = company({ source: 'lei', id: '1', ...alike, identifiers: ciks('0000000001', '0000000002') });
    const right = company({ source: 'starter', id: '2', ...alike, identifiers: ciks('0000000002') });
    expect(companiesOf([left, right])).toHaveLength(1);
  });
});

describe('a record that was created of an account', () => {
  const alike = { name: 'Zymergen Laboratories', website: 'zymergen.com', country: 'US', city: 'Boston' };
  const known = [
    company({ source: 'starter', id: '1', ...alike }),
    company({ source: 'ror', id: '2', ...alike }),
  ];
  const form = 'website/zymergen.com/zymergenlaboratories';
  const companyOf = (id: string) => {
    const companies = companiesOf([...known, company({ source: 'created', id, ...alike })]);
    return companies.find((keys) => keys.includes(`created:${id}`));
  };

  it('is the company that says the same, unless people have decided that it is not', () => {
    expect(companyOf(form)).toHaveLength(3);
    expect(companyOf(apartId(form))).toEqual([`created:${apartId(form)}`]);
  });

  it('keeps no two records of that company apart', () => {
    const apart = company({ source: 'created', id: apartId(form), ...alike });
    expect(companiesOf([apart, ...known])).toContainEqual(['ror:2', 'starter:1']);
  });
});

describe('records of one source', () => {
  const alike = {
    name: 'Zymergen Laboratories',
    website: 'zymergen.com',
    country: 'US',
    city: 'Boston',
    isin: 'US5007541064',
  };

  it.each(['sec-edgar', 'ror', 'starter', 'created'])(
    'are never one company in %s, whatever agrees',
    (source) => {
      expect(
        companiesOf([company({ source, id: '1', ...alike }), company({ source, id: '2', ...alike })]),
      ).toHaveLength(2);
    },
  );

  it('are never one company through a record of another source either', () => {
    const rows = ['1', '2'].map((id) => company({ source: 'sec-edgar', id, ...alike }));
    const companies = companiesOf([...rows, company({ source: 'starter', id: '3', ...alike })]);
    expect(companies.map((keys) => keys.length).sort()).toEqual([1, 2]);
  });

  it('are one company in a list of symbols under one name', () => {
    const symbols = [
      company({ source: 'tickers', id: 'GOOG', name: 'Alphabet Inc. Class C Capital Stock', country: 'US' }),
      company({ source: 'tickers', id: 'GOOGL', name: 'Alphabet Inc. Class A Common Stock', country: 'US' }),
      company({ source: 'tickers', id: 'F', name: 'Ford Motor Company Common Stock', country: 'US' }),
    ];
    expect(companiesOf(symbols)).toEqual([['tickers:F'], ['tickers:GOOG', 'tickers:GOOGL']]);
  });

  it('are two companies in a list of symbols when their identifiers differ', () => {
    const symbols = [
      company({ source: 'tickers', id: 'A', name: 'First Bank Corp', cik: '0000000001' }),
      company({ source: 'tickers', id: 'B', name: 'First Bank Corp', cik: '0000000002' }),
    ];
    expect(companiesOf(symbols)).toHaveLength(2);
  });
});

describe('rows of a table of the caller’s own', () => {
  const rows = (...parts: readonly Partial<Parameters<typeof company>[0]>[]) =>
    companiesOf(parts.map((part, at) => company({ id: String(at + 1), country: 'RO', ...part })));

  it('are one company where they say the same, however name and form are written', () => {
    expect(rows({ name: 'National Bank of Quantock' }, { name: 'NATIONAL BANK OF QUANTOCK' })).toHaveLength(
      1,
    );
    expect(rows({ name: 'Kudzwa Sistemas, S.A.' }, { name: 'KUDZWA SISTEMAS SA' })).toHaveLength(1);
    expect(rows({ name: 'Ford Bank' }, { name: 'Ford Bank' }, { name: 'ford bank' })).toHaveLength(1);
    expect(rows({ name: 'Summit SRL' }, { name: 'Summit S.R.L.' })).toHaveLength(1);
  });

  it.each([
    ['the town', { city: 'Cluj' }, { city: 'Iasi' }],
    ['a town that one of them leaves out', { city: 'Cluj' }, {}],
    ['the country', { country: 'RO' }, { country: 'BG' }],
    ['the website', { website: 'quantock.ro' }, { website: 'quantock.com' }],
    ['the telephone number', { phone: '+40 21 312 0001' }, { phone: '+40 21 312 0002' }],
    ['another name', { alias: 'Barwick' }, { alias: 'Zymtec' }],
    ['the trade', { industry: 'Banking' }, { industry: 'Insurance' }],
    ['the legal form', { name: 'Quantock Sisteme SRL' }, { name: 'Quantock Sisteme SA' }],
    ['what stands in brackets', { name: 'Quantock (magazine)' }, { name: 'Quantock (TV channel)' }],
  ] as const)('are two companies where they differ in %s', (_what, left, right) => {
    expect(rows({ name: 'Quantock Sisteme', ...left }, { name: 'Quantock Sisteme', ...right })).toHaveLength(
      2,
    );
  });

  it('are one company under one name in one town', () => {
    const town = { city: 'Cluj' };
    const legal = { name: 'Quantock Sisteme SRL', ...town };
    expect(rows(legal, { ...legal, website: 'quantock.ro', phone: '+40 21 312 0001' })).toHaveLength(1);
    expect(rows({ ...legal, address: 'Strada Mare 1' }, { ...legal, address: 'Strada Mica 2' })).toHaveLength(
      1,
    );
    expect(rows(legal, { name: 'Quantock Sisteme', ...town, postalCode: '400001' })).toHaveLength(1);
    expect(rows({ name: 'Quantock AB (publ)', ...town }, { name: 'Quantock AB', ...town })).toHaveLength(1);
  });

  it.each([
    ['house', { address: 'Strada Mare 1' }, { address: 'Strada Mica 2' }],
    ['postal code', { postalCode: '400001' }, { postalCode: '400002' }],
    ['telephone', { phone: '+40 264 431 001' }, { phone: '+40 264 431 002' }],
    ['website', { website: 'quantock.ro' }, { website: 'barwick.com' }],
    [
      'social profile',
      { socialUrl: 'linkedin.com/company/quantock' },
      { socialUrl: 'linkedin.com/company/barwick' },
    ],
    ['kind', { category: 'Company' }, { category: 'Education' }],
    ['note in brackets', { name: 'Quantock (Hisar) SA' }, { name: 'Quantock SA' }],
    ['legal form', { name: 'Quantock Sisteme Inc.' }, { name: 'Quantock Sisteme Corp.' }],
    ['place in the hierarchy', {}, { relations: [{ type: 'branch_of' as const, id: '1' }] }],
  ] as const)('are two companies under one name in one town with another %s', (_what, left, right) => {
    const named = { name: 'Quantock Sisteme', city: 'Cluj' };
    expect(rows({ ...named, ...left }, { ...named, ...right })).toHaveLength(2);
  });

  it('are as many companies as rows under a name that anybody may have', () => {
    expect(rows({ name: 'First National Bank' }, { name: 'First National Bank' })).toHaveLength(2);
    expect(rows({ name: 'Freedom' }, { name: 'Freedom' })).toHaveLength(2);
    expect(rows({ name: 'ABC' }, { name: 'ABC' })).toHaveLength(2);
  });
});

describe('the companies that come out', () => {
  const bag: readonly SourceRecord[] = [
    company({ source: 'lei', id: '1', name: 'Zymergen Laboratories', lei: LEI[0], website: 'zymergen.com' }),
    company({
      source: 'starter',
      id: '2',
      name: 'Zymergen Laboratories',
      lei: LEI[1],
      website: 'zymergen.com',
    }),
    company({ source: 'ror', id: '3', name: 'Zymergen Laboratories', website: 'zymergen.com' }),
    company({
      source: 'list',
      id: '4',
      name: 'Zymergen Laboratories',
      website: 'zymergen.com',
      country: 'US',
    }),
    company({ source: 'tickers', id: '5', name: 'Zymergen Laboratories Inc Class A', country: 'US' }),
    company({ source: 'tickers', id: '6', name: 'Zymergen Laboratories Inc Class B', country: 'IE' }),
    company({ source: 'other', id: '7', name: 'Zymergen', website: 'zymergen.com' }),
    company({ source: 'ror', id: '8', name: 'Somebody Else', website: 'zymergen.com' }),
  ];

  it('are the same in whatever order the records come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...bag], { minLength: bag.length }), (records) => {
        expect(companiesOf(records)).toEqual(companiesOf(bag));
      }),
    );
  });

  it('give a record that is like two others to the same one of them, whichever comes first', () => {
    const alike = { name: 'Zymergen Laboratories', website: 'zymergen.com' };
    const between = company({ source: 'a-list', id: '3', ...alike });
    const ends = [bag[0] ?? between, bag[1] ?? between];
    const orders = fc.shuffledSubarray([between, ...ends], { minLength: 3 });
    fc.assert(
      fc.property(orders, (records) => {
        expect(companiesOf(records)).toEqual([['a-list:3', 'lei:1'], ['starter:2']]);
      }),
    );
  });

  it('hold every record once', () => {
    fc.assert(
      fc.property(fc.subarray([...bag]), (records) => {
        expect(companiesOf(records).flat().sort()).toEqual(
          records.map(({ source, id }) => `${source}:${id}`).sort(),
        );
      }),
    );
  });

  it('are not changed by records that have nothing in common with them', () => {
    const strangers = Array.from({ length: 200 }, (_, at) =>
      company({ source: 'big', id: String(at), name: `Stranger ${at}x` }),
    );
    const companies = companiesOf([...bag, ...strangers]).filter((keys) => !keys[0]?.startsWith('big:'));
    expect(companies).toEqual(companiesOf(bag));
  });

  it('tell which links hold them together', () => {
    const [left, right] = [bag[0], bag[2]].map((record) => normalOf(record ?? company()));
    if (left === undefined || right === undefined) throw new Error('no records');
    expect(linkRecords(numberedRecordsOf([left, right])).joined.get(0)?.links).toEqual([
      { left: 0, right: 1, reason: 'website_and_name' },
    ]);
  });
});

/** The records of each company, by their keys. */
describe('a company that was renamed', () => {
  const site = { website: 'qnk.com', country: 'US' };
  const old = company({
    ...{ source: 'ror', id: 'old', name: 'Quantock Lamps', website: 'quantock.com' },
    ...{ country: 'US', status: 'closed' as const },
  });
  const symbol = company({
    ...{ source: 'tickers', id: 'Q', name: 'Quantock Lamps Inc', country: 'US' },
    websites: ['quantock.com', 'qnk.com'],
  });
  const starter = company({
    ...{ source: 'starter', id: 'qnk', name: 'QNK', formerName: 'Quantock Lamps Inc', ...site },
  });
  const next = company({ source: 'ror', id: 'new', name: 'QNK', ...site, status: 'active' });
  const after = { relations: [{ type: 'predecessor' as const, id: 'old' }] };

  it('may have a record under each name in a register that says which came after the other', () => {
    expect(companiesOf([old, symbol, starter, { ...next, ...after }])).toEqual([
      ['ror:new', 'ror:old', 'starter:qnk', 'tickers:Q'],
    ]);
  });

  it('is not one with whom the register has at work beside it', () => {
    const apart = [
      ['ror:new', 'starter:qnk'],
      ['ror:old', 'tickers:Q'],
    ];
    expect(companiesOf([old, symbol, starter, next])).toEqual(apart);
    expect(companiesOf([{ ...old, status: 'active' }, symbol, starter, { ...next, ...after }])).toEqual(
      apart,
    );
  });
});

describe('a company whose register has kept its former record', () => {
  const campus = company({
    ...{ source: 'ror', id: 'old', name: 'Quantock University', country: 'US', website: 'quantock.edu' },
    ...{
      city: 'Groton',
      status: 'absorbed' as const,
      identifiers: [{ type: 'grid' as const, value: 'grid.1.1' }],
    },
    relations: [{ type: 'successor' as const, id: 'main' }],
  });
  const main = company({
    ...{ source: 'ror', id: 'main', name: 'Quantock University', country: 'US', website: 'quantock.edu' },
    ...{
      city: 'Storrs',
      status: 'active' as const,
      identifiers: [{ type: 'grid' as const, value: 'grid.2.2' }],
    },
  });
  const starter = company({
    ...{ source: 'starter', id: 'q', name: 'Quantock University', country: 'US', website: 'quantock.edu' },
    city: 'Storrs',
  });

  it('is one, each record with a number of its own', () => {
    expect(companiesOf([campus, main, starter])).toEqual([['ror:main', 'ror:old', 'starter:q']]);
  });

  it('is one with all records that came before it', () => {
    const other = { ...campus, id: 'older', city: 'Hartford', identifiers: [] };
    expect(companiesOf([campus, other, main])).toEqual([['ror:main', 'ror:old', 'ror:older']]);
    expect(companiesOf([campus, other])).toEqual([['ror:old', 'ror:older']]);
  });

  it('is two by two numbers that one company alone has by law', () => {
    const [old, next] = LEI.map((value) => [{ type: 'lei' as const, value }]);
    const records = [
      { ...campus, ...(old && { identifiers: old }) },
      { ...main, ...(next && { identifiers: next }) },
    ];
    expect(companiesOf(records)).toHaveLength(2);
  });

  it('is two where the register does not say which came after the other', () => {
    expect(companiesOf([{ ...campus, relations: [] }, main])).toHaveLength(2);
  });
});

describe('a company that sits in two countries', () => {
  const site = { website: 'quantock.com' };
  const known = company({
    source: 'starter',
    id: 'q',
    name: 'Quantock SE',
    country: 'FR',
    city: 'Lyon',
    ...site,
  });
  const symbol = company({ source: 'tickers', id: 'Q', name: 'Quantock SE', country: 'NL', ...site });
  const filer = company({ source: 'sec-edgar', id: '1', name: 'Quantock SE', cik: '0000000001' });
  const plant = company({ source: 'ror', id: 'fr', name: 'Quantock', country: 'FR', city: 'Lyon', ...site });
  const head = company({ source: 'ror', id: 'nl', name: 'Quantock', country: 'NL', ...site });

  it('is one, whatever parts of it a register knows', () => {
    expect(companiesOf([known, symbol, filer, plant, head])).toEqual([
      ['ror:fr', 'sec-edgar:1', 'starter:q', 'tickers:Q'],
      ['ror:nl'],
    ]);
  });
});

function companiesOf(records: readonly SourceRecord[]): readonly (readonly string[])[] {
  const allRecords = numberedRecordsOf(records.map(normalOf));
  const companies = new Map<number, string[]>();
  for (const [number, head] of linkRecords(allRecords).headOf.entries())
    companies.set(head, [...(companies.get(head) ?? []), allRecords.record(number).key]);
  return [...companies.values()]
    .map((keys) => keys.sort())
    .sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}

import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { areCommonWords, isFormUnheard } from '../../../src/resolution/doubts/doubts.ts';
import { type Resolution, resolveRecord } from '../../../src/resolution/resolve.ts';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf, universeWith } from '../matching.ts';

const FAMOUS = { headcount: { value: 120_000 }, revenue: { value: 90_000_000_000, currency: 'USD' } };
const SURE = /^(?:HIGH|MEDIUM) (?!none)/;
const HIGH = /^HIGH (?!none)/;

describe('a company that is missing while what bears its name is there', () => {
  const resolve = resolverOf(
    ...['Quantock Foundation', 'Merrowby Precision Seeds', 'Tamarin Pension Fund'].map((name) =>
      company({ id: name, name, country: 'US', city: 'Trenton' }),
    ),
    company({ id: 'farm', name: 'Kyrow Kirin Farmaceutica' }),
    company({ id: 'group', name: 'Zymergen Group' }),
  );

  it.each(['Quantock', 'Tamarin'])('is not even probably that: %s', (name) => {
    expect(statementOf(resolve(name))).not.toMatch(SURE);
  });

  it.each(['Merrowby Precision', 'Kyrow Kirin'])('is not surely that: %s', (name) => {
    expect(statementOf(resolve(name))).not.toMatch(HIGH);
  });

  it('tells in a row what the name as a part takes off, and the rows sum to the total', () => {
    const { explanation } = resolve('Kyrow Kirin');
    expect(explanation.evidence).toContainEqual(
      expect.objectContaining({
        comparison: 'part',
        right: 'pharmaceuticals',
        sentence: 'It may be a part or relative of the company that is meant.',
      }),
    );
    const sum = explanation.evidence.reduce((total, { bits }) => total + bits, explanation.prior_bits);
    expect(explanation.total_bits).toBeCloseTo(sum, 2);
  });

  it('is that where the place agrees, or where only Group stands behind the name', () => {
    const comparisonsOf = (record: Parameters<typeof resolve>[0]) =>
      resolve(record).explanation.evidence.map(({ comparison }) => comparison);
    expect(comparisonsOf({ trading_name: 'Quantock', city: 'Trenton', country: 'US' })).not.toContain('part');
    expect(comparisonsOf('Zymergen')).not.toContain('part');
    expect(statementOf(resolve('Zymergen'))).toBe('HIGH Zymergen Group');
  });
});

describe('a company whose name is longer than people say', () => {
  it.each([
    [-1, 'Zymbursense', 'Faculdade Zymbursense'],
    [-1, 'Kudzwaté', 'Kudzwaté - Quantockmedizin Berlin'],
    [-3, 'Zymbursense', 'Zymbursense Hospitals'],
    [-3, 'Zymbursense', 'Owens Zymbursense Inc.'],
    [-3, 'Zymbursense Ltd', 'Faculdade Zymbursense'],
  ])(
    'loses %d bits, the fewer where it says first or behind a dash what it is: %s, %s',
    (bits, record, name) => {
      const { evidence } = resolverOf(company({ name }))(record).explanation;
      expect(evidence).toContainEqual(expect.objectContaining({ comparison: 'part', bits }));
    },
  );

  it('loses less the better it is known', () => {
    const bitsOf = (facts: object) =>
      resolverOf(company({ name: 'Kyrow Kirin Farmaceutica', ...facts }))(
        'Kyrow Kirin',
      ).explanation.evidence.find(({ comparison }) => comparison === 'part')?.bits ?? 0;
    expect(bitsOf(FAMOUS)).toBeGreaterThan(bitsOf({}));
  });
});

describe('initials of an organisation', () => {
  const named = { name: 'Tamworth Quarterly Forum', acronym: 'TAQF', country: 'US' } as const;
  const rowsOf = (facts: object, record: Parameters<ReturnType<typeof resolverOf>>[0] = 'TAQF') =>
    resolverOf(company({ ...named, ...facts }))(record).explanation.evidence;
  const partOf = (facts: object) => rowsOf(facts).find(({ comparison }) => comparison === 'part')?.bits ?? 0;

  it('tell less by themselves, for others may have them', () => {
    expect(rowsOf({})).toContainEqual(
      expect.objectContaining({
        comparison: 'part',
        level: 'of_initials',
        sentence: 'Others may have the same initials.',
      }),
    );
  });

  it('tell more of one that is well known, and all of one that is shown by them', () => {
    expect(partOf(FAMOUS)).toBeGreaterThan(partOf({}));
    expect(partOf({ name: 'TAQF', alias: 'Tamworth Quarterly Forum' })).toBe(0);
  });

  it('tell all where the place agrees', () => {
    const record = { trading_name: 'TAQF', country: 'US', city: 'Trenton' };
    expect(rowsOf({ city: 'Trenton' }, record).map(({ comparison }) => comparison)).not.toContain('part');
  });
});

describe('a name that somebody bears as it is written', () => {
  const universe = universeWith([
    company({ id: 'written', name: 'Zemcor Group', country: 'US' }),
    company({ id: 'alike', name: 'Zamcor', country: 'GB', website: 'zamcor.com' }),
  ]);
  const entitiesOf = (word: string) => [...(universe.index.entry(`t${word}`)?.entities ?? [])];
  const [written, alike] = [entitiesOf('zemcor'), entitiesOf('zamcor')];
  const resolve = (record: EntityInput, candidates: readonly number[]) =>
    resolveRecord(record, { ...universe, candidates });
  const comparisonsOf = ({ decision }: Resolution) =>
    decision.kind === 'match'
      ? [decision.best, ...decision.others].map(({ evidence }) => evidence.map((row) => row.comparison))
      : [];

  it('is not misspelt', () => {
    const resolution = resolve({ trading_name: 'Zemcor' }, [...written, ...alike]);
    expect(answerOf(resolution)).toBe('Zemcor Group');
    expect(comparisonsOf(resolution)[1]).toContain('misspelling');
  });

  it('may be misspelt where an identifier says so, and where nobody bears it', () => {
    const sited = resolve({ trading_name: 'Zemcor', website: 'zamcor.com' }, [...written, ...alike]);
    expect(answerOf(sited)).toBe('Zamcor');
    const alone = resolve({ trading_name: 'Zemcor' }, alike);
    expect([...comparisonsOf(sited), ...comparisonsOf(alone)].flat()).not.toContain('misspelling');
  });
});

describe('a word that differs by a letter', () => {
  const resolve = resolverOf(
    ...['Zuskin', 'Quontock', 'Merrowby'].map((name) =>
      company({ id: name, name, city: 'Trenton', country: 'US' }),
    ),
  );

  it('is another name where no slip of the hand leaves that letter', () => {
    const { explanation } = resolve('Zunkin');
    expect(statementOf(resolve('Zunkin'))).not.toMatch(SURE);
    expect(explanation.evidence).toContainEqual(
      expect.objectContaining({ comparison: 'misspelling', level: 'unlikely_slip' }),
    );
  });

  it.each(['Quantock', 'Merowby', 'Merrowbt', 'Merorwby'])('is misspelt where one does: %s', (name) => {
    expect(resolve(name).decision.kind).toBe('match');
  });

  it('is misspelt where the place says so', () => {
    const { decision } = resolve({ trading_name: 'Zunkin', city: 'Trenton', country: 'US' });
    expect(decision.kind).toBe('match');
  });
});

describe('a name with the legal form that somebody bears', () => {
  const resolve = resolverOf(
    company({ id: 'ltd', name: 'Quantock Merrow Ltd' }),
    company({ id: 'plc', name: 'Quantock Merrow plc', country: 'GB', city: 'Leeds' }),
  );

  it('means no other of that name with another form', () => {
    const { decision } = resolve('Quantock Merrow Ltd');
    const others = decision.kind === 'match' ? decision.others : [];
    expect(others.flatMap(({ evidence }) => evidence)).toContainEqual(
      expect.objectContaining({ comparison: 'misspelling', cause: 'other_as_written' }),
    );
    expect(statementOf(resolve('Quantock Merrow Ltd'))).toMatch(/^\w+ Quantock Merrow Ltd$/);
    expect(statementOf(resolve('Quantock Merrow plc'))).toMatch(/^\w+ Quantock Merrow plc$/);
  });

  it('may mean it where the place says so', () => {
    const { explanation } = resolve({ legal_name: 'Quantock Merrow Ltd', city: 'Leeds', country: 'GB' });
    expect(explanation.evidence.map(({ comparison }) => comparison)).not.toContain('misspelling');
  });
});

describe('a slip in a long word that nobody bears', () => {
  const resolve = resolverOf(
    ...['Stagwelmer Inc', 'Quidelorthax Ltd', 'Merrow Inc', 'Zymbrosa Inc', 'Zymbrota Inc'].map((name) =>
      company({ id: name, name }),
    ),
  );

  it.each(['Stagweelmer Inc', 'Stagwemler Inc', 'Quidlorthax'])('is surely one: %s', (name) => {
    const resolution = resolve(name);
    expect(statementOf(resolution)).toMatch(HIGH);
    expect(resolution.explanation.evidence).toContainEqual(
      expect.objectContaining({ comparison: 'misspelling', level: 'likely_slip' }),
    );
  });

  it.each([
    ['without a form, in a word of fewer letters', 'Stagweelmer'.slice(0, 9)],
    ['in a short word', 'Merow Inc'],
    ['in the first letter', 'Atagwelmer Inc'],
    ['in two letters more', 'Stagwelermer Inc'],
    ['where two are as near', 'Zymbroga Inc'],
    ['where the form is another', 'Stagweelmer Ltd'],
  ])('is not sure %s', (_where, name) => {
    expect(statementOf(resolve(name))).not.toMatch(HIGH);
  });
});

describe('a name that the record gave up', () => {
  const given = company({ name: 'Quantock Merrow', website: 'quantockmerrow.com' });
  const [alone, beside] = [resolverOf(given), resolverOf(given, company({ name: 'Tamarin Kudzwa' }))];
  const renamed = 'Tamarin Kudzwa Canada formerly Quantock Merrow';

  it('is not surely the company that bears it, where another bears the present one', () => {
    expect(statementOf(alone(renamed))).toBe('HIGH Quantock Merrow');
    expect(statementOf(beside(renamed))).not.toMatch(HIGH);
  });

  it('is where an identifier is its own', () => {
    const record = { trading_name: renamed, website: 'quantockmerrow.com' };
    expect(statementOf(beside(record))).toBe('HIGH Quantock Merrow');
  });
});

describe('a name of common words', () => {
  const given = { name: 'World University Service of Canada', country: 'CA', city: 'Ottawa' } as const;
  const resolve = resolverOf(company(given), company({ name: 'Kudzwa University Service of Canada' }));

  it('is not surely one with a word more', () => {
    expect(statementOf(resolve('World Services Canada'))).not.toMatch(HIGH);
  });

  it('may be where the place agrees', () => {
    const { decision } = resolve({ trading_name: 'World Services Canada', city: 'Ottawa', country: 'CA' });
    const rows = decision.kind === 'match' ? decision.best.evidence : [];
    expect(rows.length).toBeGreaterThan(0);
    expect(areCommonWords(rows)).toBe(false);
    expect(areCommonWords(rows.filter(({ comparison }) => comparison !== 'place'))).toBe(true);
  });
});

describe('a name that was cut off before its legal form', () => {
  const resolve = resolverOf(company({ name: 'Stereotaxmer, Inc.' }));

  it('is surely that of which it is a long beginning', () => {
    expect(statementOf(resolve('STEREOTAX INC'))).toMatch(HIGH);
  });

  it('is not sure without the form, or with a word that is brief', () => {
    expect(statementOf(resolve('STEREOTAX'))).not.toMatch(HIGH);
    expect(statementOf(resolve('STEREO INC'))).not.toMatch(HIGH);
  });
});

describe('a name with Holdings behind it', () => {
  const resolve = resolverOf(
    ...['Zymergen Group', 'Kudzwa Holdings', 'Tamarin International'].map((name) =>
      company({ id: name, name }),
    ),
  );
  const levelsOf = (name: string) => resolve(name).explanation.evidence.map(({ level }) => level);

  it('is not surely the company that the bare word names', () => {
    expect(levelsOf('Kudzwa')).toContain('of_group');
    expect(levelsOf('Tamarin')).toContain('of_group');
    expect(levelsOf('Kudzwa Inc')).not.toContain('of_group');
    expect(levelsOf('Zymergen')).not.toContain('of_group');
  });
});

describe('the branch of a group in a country', () => {
  const branch = { name: 'Wexmoor Deutschland', legalName: 'Wexmoor GmbH', country: 'DE' } as const;
  const resolve = resolverOf(company({ id: 'branch', ...branch }));

  it('is not surely meant by the bare name that it bears', () => {
    expect(answerOf(resolve('Wexmoor'))).toBe('Wexmoor Deutschland');
    expect(statementOf(resolve('Wexmoor'))).not.toMatch(/^HIGH/);
    expect(resolve('Wexmoor').reasoning).toContain('"Germany" is only in the name on file');
  });

  it('is not surely meant either where its name says the country in brackets', () => {
    const among = resolverOf(company({ id: 'thai', name: 'Polyquex (Thailand) Ltd' }));
    const rows = among('Polyquex').explanation.evidence.filter(
      ({ comparison }) => comparison === 'name_place',
    );
    expect(rows.map(({ bits }) => bits)).toEqual([-3]);
    const there = among({ trading_name: 'Polyquex', country: 'TH' }).explanation.evidence;
    expect(there.find(({ comparison }) => comparison === 'name_place')?.bits).toBe(-1.5);
  });

  it('is meant where the record says where it is', () => {
    expect(statementOf(resolve({ trading_name: 'Wexmoor', country: 'DE' }))).toBe('HIGH Wexmoor Deutschland');
  });
});

describe('the legal form of a record that says no country', () => {
  const resolve = resolverOf(
    company({ id: 'nj', name: 'Quantock Pharma', country: 'US', city: 'Trenton' }),
    company({ id: 'gmbh', name: 'Kudzwa Systems', legalName: 'Kudzwa Systems GmbH', country: 'US' }),
    company({
      id: 'us',
      name: 'Wexmoor US',
      legalName: 'Wexmoor Pharmaceuticals Corporation',
      country: 'US',
    }),
    company({ id: 'fund', name: 'Tamarin Asset Management Limited', country: 'IN' }),
    company({ id: 'co', name: 'Merrow Asset Management Co., Ltd.', country: 'CN' }),
  );
  const bitsOf = ({ explanation }: Resolution) =>
    explanation.evidence.find(({ comparison }) => comparison === 'form_home')?.bits ?? 0;

  it('is of another company where the entity is in no country of it', () => {
    const resolution = resolve({ legal_name: 'Quantock Pharma AG' });
    expect(statementOf(resolution)).not.toMatch(/^HIGH (?!none)/);
    expect(resolution.explanation.evidence).toContainEqual(
      expect.objectContaining({ comparison: 'form_home', level: 'of_other_countries', right: 'US' }),
    );
    expect(resolution.reasoning).toContain('legal form');
  });

  it('is of another company, however alike the name, where the entity has a form of its own country', () => {
    const abroad = resolve({ legal_name: 'Wexmoor Pharma AG' });
    expect(statementOf(abroad)).toBe('LOW Wexmoor US');
    expect(abroad.explanation.evidence.at(-1)?.sentence).toContain('legal forms of two countries');
    expect(bitsOf(abroad)).toBeLessThan(bitsOf(resolve({ legal_name: 'Quantock Pharma AG' })));
  });

  it('tells less of a company that is well known, whose name it may be put behind', () => {
    const told = (facts: object) =>
      bitsOf(
        resolverOf(company({ name: 'Kadova PLC', country: 'GB', ...facts }))({ legal_name: 'Kadova AG' }),
      );
    expect(told(FAMOUS)).toBeGreaterThan(told({}));
  });
  it('is that of any company where it is called a company and no more', () => {
    expect(bitsOf(resolve({ legal_name: 'Tamarin Asset Management Company' }))).toBe(
      bitsOf(resolve({ legal_name: 'Quantock Pharma AG' })),
    );
  });

  it('says nothing where it is the form of the country, or where the entity bears it', () => {
    expect(bitsOf(resolve({ legal_name: 'Quantock Pharma Inc' }))).toBe(0);
    expect(bitsOf(resolve({ legal_name: 'Kudzwa Systems GmbH' }))).toBe(0);
    expect(bitsOf(resolve({ legal_name: 'Merrow Asset Management Co.' }))).toBe(0);
  });

  it('keeps a name that many could bear from being sure where none is known of the entity', () => {
    const doubts = (facts: object, rarityMargin: number) => {
      const { decision } = resolverOf(company({ name: 'Acme', country: 'JP', ...facts }))({
        legal_name: 'Acme Inc',
      });
      if (decision.kind !== 'match') throw new Error('Acme Inc is no Acme');
      return isFormUnheard(
        decision.best.evidence.map((row) => (row.comparison === 'name' ? { ...row, rarityMargin } : row)),
      );
    };
    expect(doubts({}, -1)).toBe(true);
    expect(doubts({}, 5)).toBe(false);
    expect(doubts({ legalName: 'Acme KK' }, -1)).toBe(false);
  });
});

describe('an organisation of another kind', () => {
  const resolve = resolverOf(
    company({ id: 'u', name: 'Zymburdam University', city: 'Zymburdam', country: 'NL' }),
    company({ id: 'k', name: 'Kudzwa Tamarine Foundation', country: 'US', city: 'Trenton' }),
  );
  const kindRows = (record: EntityInput | string) =>
    resolve(record).explanation.evidence.filter(({ comparison }) => comparison === 'unit');

  it('is another one, and the reasoning says so', () => {
    expect(kindRows('Kudzwa Tamarine Hospital')).toEqual([
      expect.objectContaining({
        level: 'other_kind',
        bits: -3,
        sentence: 'The names say two kinds of organisation.',
      }),
    ]);
    expect(kindRows('Zymburdam Ziekenhuis')).toHaveLength(1);
  });

  it('is none where a name says both kinds or none, or the place agrees', () => {
    expect(kindRows('Kudzwa Tamarine Hospital Foundation')).toEqual([]);
    expect(kindRows('Kudzwa Tamarine Group')).toEqual([]);
    const there = { city: 'Trenton', country: 'US' };
    expect(kindRows({ trading_name: 'Kudzwa Tamarine Hospital', ...there })).toEqual([]);
  });
});

describe('a town in the name of a record that says no place', () => {
  const named = { name: 'Kudzwa Tamarine Institute', city: 'Nantes', country: 'FR' } as const;
  const placeOf = (record: EntityInput | string, facts: object = {}) =>
    resolverOf(company({ ...named, ...facts }))(record).explanation.evidence.find(
      ({ comparison }) => comparison === 'name_place',
    );

  it('tells a sister where the organisation is known to be elsewhere', () => {
    expect(placeOf('Kudzwa Tamarine Institute of Dijon')).toMatchObject({ left: 'dijon', bits: -3 });
  });

  it('tells nothing in its own town, of an unknown place, or beside a place', () => {
    expect(placeOf('Kudzwa Tamarine Institute of Nantes')).toBeUndefined();
    expect(placeOf('Kudzwa Tamarine Institute of Dijon', { city: undefined })).toBeUndefined();
    const placed = { trading_name: 'Kudzwa Tamarine Institute of Dijon', country: 'FR' };
    expect(placeOf(placed)).toBeUndefined();
  });

  it('tells less of one that is well known, which may have an office there', () => {
    expect(placeOf('Kudzwa Tamarine Institute of Dijon', FAMOUS)?.bits ?? 0).toBeGreaterThan(-3);
  });
});

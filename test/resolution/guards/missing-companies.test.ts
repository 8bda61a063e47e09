import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
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

describe('the branch of a group in a country', () => {
  const branch = { name: 'Wexmoor Deutschland', legalName: 'Wexmoor GmbH', country: 'DE' } as const;
  const resolve = resolverOf(company({ id: 'branch', ...branch }));

  it('is not surely meant by the bare name that it bears', () => {
    expect(answerOf(resolve('Wexmoor'))).toBe('Wexmoor Deutschland');
    expect(statementOf(resolve('Wexmoor'))).not.toMatch(/^HIGH/);
    expect(resolve('Wexmoor').reasoning).toContain('"Germany" is only in the name on file');
  });

  it('is meant where the record says where it is', () => {
    expect(statementOf(resolve({ trading_name: 'Wexmoor', country: 'DE' }))).toBe('HIGH Wexmoor Deutschland');
  });
});

describe('the legal form of a record that says no country', () => {
  const resolve = resolverOf(
    company({ id: 'nj', name: 'Quantock Pharma', country: 'US', city: 'Trenton' }),
    company({ id: 'gmbh', name: 'Kudzwa Systems', legalName: 'Kudzwa Systems GmbH', country: 'US' }),
  );

  it('is of another company where the entity is in no country of it', () => {
    const resolution = resolve({ legal_name: 'Quantock Pharma AG' });
    expect(statementOf(resolution)).not.toMatch(/^HIGH (?!none)/);
    expect(resolution.explanation.evidence).toContainEqual(
      expect.objectContaining({ comparison: 'form_home', level: 'of_other_countries', right: 'US' }),
    );
    expect(resolution.reasoning).toContain('legal form');
  });

  it('says nothing where it is the form of the country, or where the entity bears it', () => {
    const comparisons = (name: string) =>
      resolve({ legal_name: name }).explanation.evidence.map(({ comparison }) => comparison);
    expect(comparisons('Quantock Pharma Inc')).not.toContain('form_home');
    expect(comparisons('Kudzwa Systems GmbH')).not.toContain('form_home');
  });
});

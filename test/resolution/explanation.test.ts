import { describe, expect, it } from 'vitest';
import { Evidence } from '../../src/contract/extended.ts';
import { company } from '../builders.ts';
import { resolverOf } from './matching.ts';

describe('an explanation of a match', () => {
  const resolve = resolverOf(
    company({ id: 'units', name: 'Quantock Tidal Works', country: 'DE', city: 'Munich' }),
    company({ id: 'inc', name: 'Zymergen Inc', country: 'US' }),
  );
  const stepOf = (record: Parameters<typeof resolve>[0], name: string) =>
    resolve(record).explanation.evidence.find(({ comparison }) => comparison === name);

  it('says why a match is less sure than its probability would make it', () => {
    const corporation = resolve({ legal_name: 'Zymergen Corp' });
    expect(corporation.decision).toMatchObject({ kind: 'match', confidence: 'LOW' });
    expect(corporation.explanation.evidence.at(-1)).toMatchObject({
      comparison: 'doubt',
      level: 'at_most_low',
      sentence: 'At most LOW, however likely: one name with Inc. and Corp.',
      bits: 0,
    });
  });

  it('says why nobody is named though the best is likely enough', () => {
    const { decision, explanation } = resolve({ trading_name: 'Quantock Tidel Works', country: 'FR' });
    expect(decision.kind).toBe('no_match');
    expect(explanation.probability).toBeGreaterThan(0.5);
    expect(explanation.evidence.at(-1)).toMatchObject({
      comparison: 'doubt',
      level: 'no_match',
      sentence: 'No match, however likely: a name that is only like it, in another place.',
      bits: 0,
    });
  });

  it('has members in one order in all rows, that of their schema', () => {
    const { evidence } = resolve({ legal_name: 'Zymergen Corp' }).explanation;
    const orders = new Set(evidence.map((row) => Object.keys(row).join()));
    expect([...orders]).toEqual([Object.keys(Evidence.shape).join()]);
    expect(evidence.map(({ comparison }) => comparison)).toEqual(
      expect.arrayContaining(['calibration', 'lead', 'rarity', 'doubt']),
    );
  });

  it('names no doubt where the probability decides alone', () => {
    expect(resolve('Zymergen').decision).toMatchObject({ kind: 'match', confidence: 'HIGH' });
    expect(stepOf('Zymergen', 'doubt')).toBeUndefined();
  });

  it('says how the steps behind the sum are meant, without figures that stand nowhere', () => {
    expect(stepOf('Zymergen', 'calibration')?.sentence).toMatch(
      /^Where the right answers are known, evidence like this was right (?:less|more) often than its sum says\.$/,
    );
    expect(stepOf('Zymergen', 'lead')?.sentence).toBe('No other candidate was found.');
  });

  it('reads the town of a record from the brackets of its name', () => {
    expect(resolve('Quantock Tidal Works (Berlin)').reasoning).toContain(
      'cities differ: yours Berlin, on file Munich',
    );
  });
});

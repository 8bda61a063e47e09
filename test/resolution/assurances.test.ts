import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../../src/resolution/model/weights.ts';
import { company } from '../builders.ts';
import { resolverOf, statementOf } from './matching.ts';

const named = (name: string) => company({ name });

describe('the only company in whose name all words of the record stand', () => {
  const resolve = resolverOf(
    ...[
      'Shandong Quantock Aluminium Co., Ltd.',
      'Kudzwa Technology Holdings Limited',
      'Merrow Foundation',
    ].map(named),
    ...['Zelkova Pharma India Ltd', 'Wexford Foods Ltd', 'Wexford Steel Ltd', 'BRT Bank'].map(named),
  );

  it('is probably meant, and the rest of the probability is left to the others', () => {
    const { decision } = resolve('Kudzwa');
    if (decision.kind !== 'match') throw new Error('no match');
    const { best, others, confidence } = decision;
    expect([confidence, best.profile.name]).toEqual(['MEDIUM', 'Kudzwa Technology Holdings Limited']);
    expect(best.probability).toBe(WEIGHTS.threshold.assured);
    const all = [best, ...others].reduce((sum, { probability }) => sum + probability, 0);
    expect(all).toBeLessThanOrEqual(1);
  });

  it.each([
    ['two have them', 'Wexford'],
    ['its name says another kind of organisation', 'Merrow'],
    ['its name says a country', 'Zelkova Pharma'],
    ['the record says a few letters and a trade', 'BRT'],
    ['the record says a legal form that it does not have', 'Kudzwa GmbH'],
  ])('is no more than a guess where %s', (_where, name) => {
    expect(statementOf(resolve(name))).not.toMatch(/^(?:HIGH|MEDIUM) (?!none)/);
  });
});

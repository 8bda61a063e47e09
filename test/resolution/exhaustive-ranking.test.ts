import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../src/resolution/comparisons/candidate.ts';
import { compareWith } from '../../src/resolution/comparisons/compare.ts';
import { rowOf } from '../../src/resolution/comparisons/evidence.ts';
import { priorBits } from '../../src/resolution/comparisons/total-bits.ts';
import { besideRivals, type Decision, decide } from '../../src/resolution/decide.ts';
import { rankedOf } from '../../src/resolution/explanation.ts';
import { WEIGHTS } from '../../src/resolution/model/weights.ts';
import { decisionFeaturesOf, decisionScorer, rankByTotal } from '../../src/resolution/ranking.ts';
import { normaliseRecord } from '../../src/resolution/records/normal-record.ts';
import { company } from '../builders.ts';
import { universeWith } from './matching.ts';

const probability = decisionScorer(WEIGHTS.decision);
const { assured } = WEIGHTS.threshold;

function chanceOf({ totalBits, evidence }: Candidate, next: Candidate | undefined): number {
  const rarityMargin = rowOf(evidence, 'name')?.rarityMargin ?? 0;
  return probability(decisionFeaturesOf({ totalBits, rarityMargin }, next));
}

/** The share of each candidate, of the best first and `least` or more: all of them worked out, whether anybody asks or not. */
function sharesOf(candidates: readonly Candidate[], least: number): ReadonlyMap<number, number> {
  const sorted = rankByTotal(candidates, (a, b) => (a.profile.coreId < b.profile.coreId ? -1 : 1));
  const [best, ...behind] = sorted;
  if (best === undefined) return new Map();
  const known = (one: Candidate) => rowOf(one.evidence, 'prominence');
  const namesakes = (known(best)?.bits ?? 0) > 0 ? behind.filter((one) => known(one) !== undefined) : [];
  const others = behind.filter((one) => !namesakes.includes(one));
  const part = 1 / namesakes.reduce((sum, { totalBits }) => sum + 2 ** (totalBits - best.totalBits), 1);
  const read = Math.max(chanceOf(best, behind[0]), chanceOf(best, others[0]) * part);
  const chance = Math.max(read, least);
  const odds = sorted.map(({ totalBits }) => 2 ** Math.min(200, totalBits));
  const all = odds.reduce((sum, each, at) => (at === 0 ? sum : sum + each), 1);
  const shares = odds.map((each, at) => (at === 0 ? chance : Math.min(chance, ((1 - chance) * each) / all)));
  return new Map(sorted.map(({ entity }, at) => [entity, shares[at] ?? 0]));
}

describe('candidates of which only those that are told of are ranked', () => {
  const names = [...readFileSync('fixtures/accounts.csv', 'utf8').matchAll(/^[^,]*,"?([^",]+)/gm)].map(
    ([, name = '']) => name,
  );
  const first = names.map((name) => name.split(' ')[0] ?? name);
  const universe = universeWith(
    names.flatMap((name, at) => [
      company({ id: `${at}`, name }),
      ...(at % 3 === 0 ? [company({ id: `${at}b`, name: `${first[at]} Group` })] : []),
    ]),
  );
  const prior = priorBits(universe.rarity);

  it('have the shares that they would have if all were', () => {
    const kinds = new Map<Decision['kind'], number>();
    for (const name of [...names, ...first]) {
      const record = normaliseRecord({ trading_name: name });
      const entities = new Set(record.names.flatMap(({ tokens }) => tokens.flatMap(bearersOf)));
      const compared = [...entities].slice(0, 40).map((entity) => compareWith(record, entity, universe));
      const decision = decide(compared, prior, 'URL_BIAS');
      const isAssured = decision.kind === 'match' && decision.best.probability === assured;
      const shares = sharesOf(besideRivals(compared, { prior, bias: 'URL_BIAS' }), isAssured ? assured : 0);
      for (const one of rankedOf(decision))
        expect(one.probability).toBeCloseTo(shares.get(one.entity) ?? -1, 5);
      const [best] = shares.keys();
      if (decision.kind === 'match') expect(decision.best.entity).toBe(best);
      kinds.set(decision.kind, (kinds.get(decision.kind) ?? 0) + 1);
    }
    expect([...kinds.keys()].sort()).toEqual(['ambiguous', 'match', 'no_match']);
  });

  const bearersOf = (token: string) => [...(universe.index.entry(`t${token}`)?.entities ?? [])];
});

import { describe, expect, it } from 'vitest';
import { NAME_FEATURES } from '../../src/resolution/names/name-features.ts';
import type { ComparedCandidate, ComparedQuery } from '../../training/compared.ts';
import { answerOf, fitModel, pairScorer, withoutRight } from '../../training/model-fit.ts';
import { scoresOf } from '../../training/scores.ts';

type Pair = ComparedCandidate['pairs'][number];

const pair = (share: number): Pair => {
  const features = Object.fromEntries([...NAME_FEATURES, 'place'].map((name) => [name, 0]));
  // All features are there: the list has each.
  return { features: { ...features, record_share: share } as Pair['features'], guard: 0 };
};
const candidate = (entity: number, share: number, isRight: boolean): ComparedCandidate => ({
  ...{ entity, isRight },
  fixed: 0,
  place: 0,
  ceiling: { atMost: 'HIGH', from: 0.87 },
  pairs: [pair(share)],
});
/** A record whose entity has the whole name, beside another with half of it. */
const record = (id: number): ComparedQuery => ({
  query: { id: String(id), input: {}, expected: new Set([`set:${id}`]) },
  candidates: [candidate(2, 0.4, false), candidate(1, 1, true)],
  whenAbsent: [candidate(2, 0.4, false)],
});
const queries = Array.from({ length: 60 }, (_, id) => record(id));
const byShare = ({ features }: Pair) => features.record_share * 10;

describe('the answer of a model to a labelled record', () => {
  it('is the best candidate, with its margin over the next', () => {
    const { best } = answerOf(record(1), byShare);
    expect(best).toEqual({
      isRight: true,
      lead: 6,
      ceiling: { atMost: 'HIGH', from: 0.87 },
      features: { total: 10, margin: 6, rarity_margin: 0 },
    });
  });

  it('measures the margin from the rival that nobody has seen when there is no other', () => {
    expect(answerOf(withoutRight(record(1)), byShare).best?.features).toMatchObject({ total: 4, margin: 14 });
  });

  it('counts no twin as a rival that is right too', () => {
    const twins = { ...record(1), candidates: [candidate(1, 1, true), candidate(2, 1, true)] };
    expect(answerOf(twins, byShare).best?.features.margin).toBe(20);
  });

  it('is nothing without a candidate', () => {
    expect(answerOf({ ...record(1), candidates: [] }, byShare).best).toBeUndefined();
  });
});

describe('a model fitted to labelled records', () => {
  const model = fitModel([{ name: 'made', queries }]);

  it('ranks the right entity above the other', () => {
    const score = pairScorer(model);
    expect(score(pair(1))).toBeGreaterThan(score(pair(0.4)));
  });

  it('is scored by what it gets right, and by what it names when the entity is absent', () => {
    const scores = scoresOf(model, queries);
    expect(scores).toMatchObject({ rows: 60, answerable: 60, kept: 1, precision: 1, recall: 1 });
    expect(scores.namedWhenAbsent).toBe(0);
  });
});

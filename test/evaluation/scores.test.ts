import { describe, expect, it } from 'vitest';
import { scoresOf } from '../../src/evaluation/scores.ts';
import { abstained, row, UNANSWERABLE, wrong } from './judged.ts';

const ROWS = [
  ...[row(), row(), row(), wrong()],
  ...[row({ confidence: 'MEDIUM' }), wrong({ confidence: 'MEDIUM', ...UNANSWERABLE })],
  ...[wrong({ confidence: 'LOW' })],
  ...[abstained(), abstained({ outcome: 'ambiguous' }), abstained(UNANSWERABLE)],
];

describe('the scores of ten rows, eight of them answerable', () => {
  const scores = scoresOf(ROWS);

  it('take precision from the matches and recall from the answerable rows', () => {
    expect(scores).toMatchObject({ rows: 10, answerable: 8, unanswerable: 2 });
    expect(scores.overall).toEqual({
      ...{ given: 7, right: 4, wrong: 3, precision: 4 / 7, recall: 0.5 },
      f1: (2 * (4 / 7) * 0.5) / (4 / 7 + 0.5),
    });
  });

  it('grow from HIGH to all', () => {
    const [high, medium, all] = scores.cumulative;
    expect(high).toEqual({
      levels: 'HIGH',
      given: 4,
      right: 3,
      wrong: 1,
      precision: 0.75,
      recall: 0.375,
      f1: 0.5,
    });
    expect(medium).toMatchObject({
      levels: 'HIGH+MEDIUM',
      given: 6,
      right: 4,
      precision: 4 / 6,
      recall: 0.5,
    });
    expect(all).toEqual({ levels: 'all', ...scores.overall });
  });

  it('are told for each confidence alone', () => {
    const told = scores.byConfidence.map(({ confidence, given, right, wrong: bad, precision }) => [
      ...[confidence, given, right, bad, precision],
    ]);
    expect(told).toEqual([
      ['HIGH', 4, 3, 1, 0.75],
      ['MEDIUM', 2, 1, 1, 0.5],
      ['LOW', 1, 0, 1, 0],
    ]);
  });

  it('say how many rows got a match, and how many rightly got none', () => {
    expect(scores).toMatchObject({ coverage: 0.7, abstained: 1, abstention: 0.5 });
    expect(scores.outcomes).toEqual({
      ...{ matched: 7, ambiguous: 1, no_match: 2 },
      ...{ created: 0, invalid: 0, failed: 0 },
    });
  });
});

describe('scores at the edges', () => {
  it('have no precision without a match, and a recall of zero', () => {
    const nothing = { given: 0, right: 0, wrong: 0, precision: null, recall: 0, f1: null };
    expect(scoresOf([abstained(), abstained({ outcome: 'created' })]).overall).toEqual(nothing);
  });

  it('have no shares at all without rows', () => {
    expect(scoresOf([])).toMatchObject({ rows: 0, coverage: null, abstention: null });
    expect(scoresOf([]).overall).toMatchObject({ precision: null, recall: null, f1: null });
  });

  it('have an f1 of zero when every match is wrong', () => {
    expect(scoresOf([wrong()]).overall).toMatchObject({ precision: 0, recall: 0, f1: 0 });
  });

  it('take an invalid row for an answerable one that was missed, and for no abstention', () => {
    const broken = { outcome: 'invalid', verdict: 'broken' } as const;
    const scores = scoresOf([row(), abstained(broken), abstained({ ...broken, ...UNANSWERABLE })]);
    expect(scores).toMatchObject({ answerable: 2, unanswerable: 1, abstained: 0, abstention: 0 });
    expect(scores.overall).toMatchObject({ given: 1, recall: 0.5, precision: 1 });
  });
});

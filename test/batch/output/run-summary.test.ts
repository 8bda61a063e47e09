import { describe, expect, it } from 'vitest';
import { tally } from '../../../src/batch/output/run-summary.ts';
import { invalidResult } from '../../../src/batch/row-result.ts';
import { matchedResult, resolvedResult } from '../resolved.ts';

describe('the summary of a run', () => {
  it('counts every row under its outcome', () => {
    const counts = tally();
    for (const outcome of ['matched', 'matched', 'created', 'ambiguous', 'no_match'] as const)
      counts.add(resolvedResult({ outcome }), 2);
    for (const outcome of ['invalid', 'failed'] as const) counts.add({ outcome, problem: 'short' }, 3);
    expect(counts.summary()).toMatchObject({
      rows: 7,
      outcomes: { matched: 2, created: 1, ambiguous: 1, no_match: 1, invalid: 1, failed: 1 },
    });
  });

  it('counts the confidence of matched rows alone', () => {
    const counts = tally();
    counts.add(matchedResult(), 2);
    counts.add(matchedResult({ confidence: 'LOW' }), 3);
    counts.add(matchedResult({ confidence: 'LOW' }), 4);
    counts.add(resolvedResult(), 5);
    expect(counts.summary().confidence).toEqual({ HIGH: 1, MEDIUM: 0, LOW: 2 });
  });

  it('shows the first ten problems with their lines, and counts the rest', () => {
    const counts = tally();
    for (let line = 2; line < 22; line++) counts.add(invalidResult(`line ${line}: short`), line);
    const { problems, outcomes } = counts.summary();
    expect(problems.map((problem) => problem.line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(problems[0]?.problem).toBe('line 2: short');
    expect(outcomes.invalid).toBe(20);
  });

  it('counts the companies of the matches and the reasons of the others, the most frequent first', () => {
    const counts = tally();
    for (const coreId of ['1111111111', '2222222222', '1111111111']) counts.add(matchedResult({ coreId }), 2);
    for (const unmatched_reason of ['tie', 'nothing_similar', 'nothing_similar'] as const)
      counts.add(resolvedResult({ unmatched_reason }), 3);
    expect(counts.summary()).toMatchObject({
      companies: 2,
      unmatched: [
        { reason: 'nothing_similar', rows: 2 },
        { reason: 'tie', rows: 1 },
      ],
    });
  });

  it('counts matches that no source knows, for their companies were created from such rows', () => {
    const counts = tally();
    for (const sources of [['created:name/acme'], ['created:name/acme', 'ror:1'], ['ror:1'], []])
      counts.add(matchedResult({ sources }), 2);
    expect(counts.summary().createdBefore).toBe(1);
  });

  it('counts rows by country, and those of universities', () => {
    const counts = tally();
    counts.add(matchedResult(), 2, { country: 'US', name: 'Acme' });
    counts.add(resolvedResult(), 3, { country: 'US', name: 'University of Quillon' });
    counts.add(resolvedResult(), 4, { country: undefined, name: 'Acme' });
    expect(counts.summary().origins).toEqual({
      countries: { US: { rows: 2, unmatched: 1 } },
      research: { rows: 1, unmatched: 1 },
    });
  });

  it('stays as it was when more rows come', () => {
    const counts = tally();
    counts.add(matchedResult(), 2);
    const early = counts.summary();
    counts.add(invalidResult('line 3: short'), 3);
    expect(early).toMatchObject({ rows: 1, outcomes: { invalid: 0 }, problems: [] });
  });
});

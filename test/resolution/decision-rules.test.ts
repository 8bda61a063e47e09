import { describe, expect, it } from 'vitest';
import {
  CANDIDATE_RULES,
  COMPARISONS,
  DECISION_FEATURES,
  RIVAL_RULES,
} from '../../src/resolution/decision-rules.ts';
import { WEIGHTS } from '../../src/resolution/model/weights.ts';

/** What of the model weighs no evidence: what it is, what blocking keeps, how totals become answers. */
const NO_EVIDENCE = ['version', 'training', 'blocking', 'decision', 'threshold'];

describe('the list of what a decision depends on', () => {
  it('names every weight of the model', () => {
    const named = [...COMPARISONS, ...CANDIDATE_RULES, ...RIVAL_RULES].flatMap(({ weights }) => weights);
    expect([...new Set([...named, ...NO_EVIDENCE])].sort()).toEqual(Object.keys(WEIGHTS).sort());
  });

  it('names the features of the probability, all of which have a table', () => {
    const read = WEIGHTS.decision.tables.flatMap((table) => table.of);
    expect([...new Set(read)].sort()).toEqual([...DECISION_FEATURES].sort());
  });
});

import type { Evidence, Explanation } from '../contract/extended.ts';
import { roundedBits } from './comparisons/evidence.ts';
import { shownEvidence } from './comparisons/shown-evidence.ts';
import type { Decision, Ranked } from './decide.ts';
import { decisionSteps, doubtSteps, refusalSteps } from './decision-steps.ts';
import { sentenceOf } from './reasoning/evidence-sentence.ts';
import { type Decided, pairOf } from './reasoning.ts';

/**
 * Everything that decided about the entity that was matched or came nearest, row by row: the prior, the evidence, and what
 * turns its sum into a probability. All of it sums to the log odds of the probability.
 */
export function explanationOf(decided: Decided, prior: number): Explanation {
  const { decision } = decided;
  const [best, second] = rankedOf(decision);
  if (best === undefined)
    return {
      prior_bits: prior,
      evidence: [],
      total_bits: prior,
      probability: shareOf(prior),
      runner_up: null,
    };
  const doubts =
    decision.kind === 'match' ? doubtSteps(best, decision.confidence) : refusalSteps(best, decision);
  const evidence = [...evidenceOf(best, decided), ...decisionSteps(best), ...doubts].map(inOrder);
  return {
    prior_bits: prior,
    evidence,
    total_bits: roundedBits(evidence.reduce((total, { bits }) => total + bits, prior)),
    probability: best.probability,
    runner_up:
      second === undefined
        ? null
        : { core_id: second.profile.coreId, name: second.profile.name, probability: second.probability },
  };
}

function evidenceOf(best: Ranked, decided: Decided): readonly Evidence[] {
  const pair = pairOf(best, decided);
  return best.evidence.map((row) => ({ ...shownEvidence(row), sentence: sentenceOf(row, pair) }));
}

/** Members in the order of their schema, so that a file tells the same bytes whether or not its rows came from a service. */
function inOrder({ comparison, level, left, right, bits, sentence }: Evidence): Evidence {
  return { comparison, level, left, right, bits, sentence };
}

/** Those that are told of, the one that is explained first. */
export function rankedOf(decision: Decision): readonly Ranked[] {
  if (decision.kind === 'match') return [decision.best, ...decision.others];
  return decision.kind === 'ambiguous' ? decision.candidates : decision.near;
}

/** The probability of log odds, rounded as those of candidates are. */
function shareOf(bits: number): number {
  return Math.round(1e6 / (1 + 2 ** -bits)) / 1e6;
}

import type { Evidence } from '../contract/extended.ts';
import type { Candidate } from './comparisons/candidate.ts';
import { roundedBits } from './comparisons/evidence.ts';
import { tableScorer } from './comparisons/score-tables.ts';
import type { Ranked } from './decide.ts';
import { DECISION_FEATURES } from './decision-rules.ts';
import { WEIGHTS } from './model/weights.ts';
import type { DecisionFeatures } from './ranking.ts';

type Feature = (typeof DECISION_FEATURES)[number];
type Step = Omit<Evidence, 'bits'>;

/** What a step is told by. */
interface Told {
  readonly features: DecisionFeatures;
  readonly bits: number;
  readonly next: Candidate | undefined;
}

/** Each table counts for the last of its features, so that the sum over the features is that over the tables. */
const BY_FEATURE = tableScorer(
  WEIGHTS.decision.tables.map((table) => ({ ...table, row: lastFeatureOf(table.of) })),
  DECISION_FEATURES,
);

const STEPS: { readonly [Name in Feature]: (told: Told) => Step } = {
  total: ({ features, bits }) => ({
    comparison: 'calibration',
    level: bits < 0 ? 'less_often_right' : 'more_often_right',
    left: null,
    right: null,
    sentence: `A sum of ${features.total.toFixed(2)} bits was right ${bits < 0 ? 'less' : 'more'} often than it says, where the answers are known.`,
  }),
  margin: ({ features, bits, next }) => ({
    comparison: 'lead',
    level: next === undefined ? 'no_other' : 'ahead',
    left: null,
    right: next === undefined ? null : next.profile.name,
    sentence:
      next === undefined
        ? 'No other candidate was found.'
        : `The next best, ${next.profile.name}, is ${leadOf(features.total, next).toFixed(2)} bits behind${bits < 0 ? ', too near to be sure' : ''}.`,
  }),
  rarity_margin: ({ bits }) => ({
    comparison: 'rarity',
    level: bits < 0 ? 'common' : 'rare',
    left: null,
    right: null,
    sentence:
      bits < 0
        ? 'Other companies may well share what the names have in common.'
        : 'Hardly any other company shares what the names have in common.',
  }),
};

/**
 * What enters behind the sum of the evidence, as rows that lead from it to the log odds of the probability: how often such a
 * sum is right, the lead over the next, the rarity of what the names share. For another than the best: that there is one.
 */
export function decisionSteps(ranked: Ranked): readonly Evidence[] {
  const missing = roundedBits(roundedBits(ranked.oddsBits) - ranked.totalBits);
  const { features, rival } = ranked;
  if (features === undefined) return [behind(missing, rival)];
  const [calibration, ...others] = DECISION_FEATURES.map((feature) => {
    const bits = roundedBits(BY_FEATURE.row(features, feature));
    return { feature, bits };
  });
  if (calibration === undefined) return [];
  // The first takes the rest of it: the intercept, and what the others lose by rounding.
  const rest = roundedBits(others.reduce((left, { bits }) => left - bits, missing));
  return [{ ...calibration, bits: rest }, ...others].map(({ feature, bits }) => ({
    ...STEPS[feature]({ features, bits, next: rival }),
    bits,
  }));
}

function behind(bits: number, best: Candidate | undefined): Evidence {
  const name = best?.profile.name ?? null;
  const sentence = `Another candidate fits better${name === null ? '' : `: ${name}`}.`;
  return { comparison: 'lead', level: 'behind', left: null, right: name, sentence, bits };
}

function leadOf(total: number, next: Candidate): number {
  return total - next.totalBits;
}

function lastFeatureOf(of: readonly string[]): Feature {
  const last = DECISION_FEATURES.findLast((feature) => of.includes(feature));
  if (last === undefined) throw new Error(`the model's table of ${of.join(' and ')} has no known feature`);
  return last;
}

import type { Evidence } from '../contract/extended.ts';
import type { Candidate } from './comparisons/candidate.ts';
import { roundedBits } from './comparisons/evidence.ts';
import { tableScorer } from './comparisons/score-tables.ts';
import { loweredBy } from './confidence-of.ts';
import type { Decision, Ranked } from './decide.ts';
import { type ConfidenceLevel, DECISION_FEATURES } from './decision-rules.ts';
import { WEIGHTS } from './model/weights.ts';
import type { DecisionFeatures } from './ranking.ts';
import { ended } from './reasoning/sentences.ts';
import { widelyKnownBits } from './rivals/best-known.ts';

type Feature = (typeof DECISION_FEATURES)[number];
type Step = Omit<Evidence, 'bits'>;

/** What a step is told by. */
interface Told {
  readonly features: DecisionFeatures;
  /** How much better known it is than others that may bear its name. */
  readonly knownBits: number;
  readonly bits: number;
  readonly next: Candidate | undefined;
}

/** Each table counts for the last of its features, so that the sum over the features is that over the tables. */
const BY_FEATURE = tableScorer(
  WEIGHTS.decision.tables.map((table) => ({ ...table, row: lastFeatureOf(table.of) })),
  DECISION_FEATURES,
);

const STEPS: { readonly [Name in Feature]: (told: Told) => Step } = {
  total: ({ bits }) => ({
    comparison: 'calibration',
    level: bits < 0 ? 'less_often_right' : 'more_often_right',
    left: null,
    right: null,
    sentence: `Where the right answers are known, evidence like this was right ${bits < 0 ? 'less' : 'more'} often than its sum says.`,
  }),
  margin: ({ features, bits, next }) => ({
    comparison: 'lead',
    level: next === undefined ? 'no_other' : 'ahead',
    left: null,
    right: next === undefined ? null : next.profile.name,
    sentence: leadSentence({ features, bits, next }),
  }),
  rarity_margin: ({ knownBits, bits }) => ({
    comparison: 'rarity',
    level: bits < 0 ? 'common' : 'rare',
    left: null,
    right: null,
    sentence: raritySentence({ knownBits, bits }),
  }),
};

/**
 * What enters behind the sum of the evidence, as rows that lead from it to the log odds of the probability: how often such a
 * sum is right, the lead over the next, the rarity of what the names share. For another than the best: that there is one.
 */
export function decisionSteps(ranked: Ranked): readonly Evidence[] {
  const missing = roundedBits(roundedBits(ranked.oddsBits) - ranked.totalBits);
  const { features, rival, share = 1 } = ranked;
  if (features === undefined) return [behind(missing, rival)];
  const namesakes = namesakeSteps(share, ranked);
  const knownBits = widelyKnownBits(ranked);
  const [calibration, ...others] = DECISION_FEATURES.map((feature) => {
    const bits = roundedBits(BY_FEATURE.row(features, feature));
    return { feature, bits };
  });
  if (calibration === undefined) return [];
  // The first takes the rest of it: the intercept, and what the others lose by rounding.
  const rest = roundedBits([...others, ...namesakes].reduce((left, { bits }) => left - bits, missing));
  const steps = [{ ...calibration, bits: rest }, ...others].map(({ feature, bits }) => ({
    ...STEPS[feature]({ features, knownBits, bits, next: rival }),
    bits,
  }));
  return [...steps, ...namesakes];
}

/** What is left to others that bear the name. */
function namesakeSteps(share: number, { oddsBits }: Ranked): readonly Evidence[] {
  if (share === 1) return [];
  const all = 1 / (1 + 2 ** -oddsBits) / share;
  const bits = roundedBits(oddsBits - Math.log2(all / (1 - all)));
  const sentence = 'Others bear the name as well, and may be meant.';
  return [{ comparison: 'namesakes', level: 'less_known', left: null, right: null, sentence, bits }];
}

/** Why a match is less sure than its probability alone would make it, as a row of no bits; no row where it is not. */
export function doubtSteps(best: Ranked, confidence: ConfidenceLevel): readonly Evidence[] {
  const lowered = loweredBy(best, confidence);
  if (lowered === undefined) return [];
  const { doubt, atMost, below } = lowered;
  const limit = below === undefined ? 'however likely' : `below ${Math.round(below * 100)} %`;
  return [
    {
      comparison: 'doubt',
      level: `at_most_${atMost.toLowerCase()}`,
      left: null,
      right: null,
      sentence: ended(`At most ${atMost}, ${limit}: ${doubt}`),
      bits: 0,
    },
  ];
}

/** Why nobody is named though the best is likely enough for a guess, as a row of no bits; no row where another is told of. */
export function refusalSteps(told: Ranked, decision: Decision): readonly Evidence[] {
  const refusal = decision.kind === 'no_match' ? decision.refusal : undefined;
  if (refusal === undefined || told.features === undefined) return [];
  const sentence = ended(`No match, however likely: ${refusal}`);
  return [{ comparison: 'doubt', level: 'no_match', left: null, right: null, sentence, bits: 0 }];
}

function behind(bits: number, best: Candidate | undefined): Evidence {
  const name = best?.profile.name ?? null;
  const sentence = `Another candidate fits better${name === null ? '' : `: ${name}`}.`;
  return { comparison: 'lead', level: 'behind', left: null, right: name, sentence, bits };
}

function raritySentence({ knownBits, bits }: Pick<Told, 'knownBits' | 'bits'>): string {
  if (bits < 0) return 'Other companies may well share what the names have in common.';
  if (knownBits > 0) return 'Hardly any other company that may bear the name is as well known.';
  return 'Hardly any other company shares what the names have in common.';
}

/** The lead is measured from a rival that nobody has seen, where that is nearer than the next best. */
function leadSentence({ features, bits, next }: Omit<Told, 'knownBits'>): string {
  const isNearest = next !== undefined && features.total - next.totalBits <= features.margin;
  if (isNearest)
    return `The next best, ${next.profile.name}, is ${bits < 0 ? 'too near to be sure' : 'clearly behind'}.`;
  if (bits < 0) return 'A company that is not known here might fit as well.';
  return next === undefined
    ? 'No other candidate was found.'
    : `The next best, ${next.profile.name}, is far behind.`;
}

function lastFeatureOf(of: readonly string[]): Feature {
  const last = DECISION_FEATURES.findLast((feature) => of.includes(feature));
  if (last === undefined) throw new Error(`the model's table of ${of.join(' and ')} has no known feature`);
  return last;
}

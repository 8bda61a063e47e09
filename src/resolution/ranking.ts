import { type ScoreTable, tableScorer } from './comparisons/score-tables.ts';
import { DECISION_FEATURES } from './decision-rules.ts';

/** What the best candidate's probability is read from, in bits. */
export type DecisionFeatures = Readonly<Record<(typeof DECISION_FEATURES)[number], number>>;

interface Totalled {
  readonly totalBits: number;
}

/** The best first; of equal ones as `ofEqual` has it. Shared by the product and by the trainer. */
export function rankByTotal<One extends Totalled>(
  candidates: readonly One[],
  ofEqual: (a: One, b: One) => number,
): readonly One[] {
  if (candidates.length < 2) return candidates;
  return [...candidates].sort((a, b) => b.totalBits - a.totalBits || ofEqual(a, b));
}

/** What a rival that nobody has seen would total: the margin is measured from there when all rivals are weaker. */
const UNSEEN_RIVAL = -10;

/** What tells how sure the best is, beside the next. */
export function decisionFeaturesOf(
  { totalBits, rarityMargin }: Totalled & { readonly rarityMargin: number },
  next: Totalled | undefined,
): DecisionFeatures {
  const margin = totalBits - Math.max(UNSEEN_RIVAL, next?.totalBits ?? UNSEEN_RIVAL);
  return { total: totalBits, margin, rarity_margin: rarityMargin };
}

/** Makes the probability that the best candidate is right from its features. */
export function decisionScorer({
  intercept,
  tables,
}: {
  readonly intercept: number;
  readonly tables: readonly ScoreTable[];
}): (features: DecisionFeatures) => number {
  const scorer = tableScorer(tables, DECISION_FEATURES);
  return (features) => 1 / (1 + 2 ** -(intercept + scorer.total(features)));
}

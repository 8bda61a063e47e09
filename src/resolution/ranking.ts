import type { NameRelation } from './comparisons/evidence.ts';
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
  return [...candidates].sort((a, b) => b.totalBits - a.totalBits || ofEqual(a, b));
}

/** What a rival that nobody has seen would total: the margin is measured from there when all rivals are weaker. */
const UNSEEN_RIVAL = -10;

const RELATION_CODE: Readonly<Record<NameRelation, number>> = {
  different: 0,
  overlap: 1,
  record_longer: 2,
  entity_longer: 3,
  initials: 4,
  abbreviated: 4,
  cut_off: 4,
  respelled: 7,
  same_words: 8,
  same: 9,
};
/** What common words alone make longer is nearer to the whole name. */
const GENERIC_STEP = 3;

/** How the best names relate, from nothing in common (0) to the same (9). */
export function relationCode(
  name: { readonly relation: NameRelation; readonly isGeneric: boolean } | undefined,
): number {
  if (name === undefined) return 0;
  return RELATION_CODE[name.relation] + (name.isGeneric ? GENERIC_STEP : 0);
}

/** What tells how sure the best is, beside the next. */
export function decisionFeaturesOf(
  {
    totalBits,
    rarityMargin,
    relation,
  }: Totalled & { readonly rarityMargin: number; readonly relation: number },
  next: Totalled | undefined,
): DecisionFeatures {
  const margin = totalBits - Math.max(UNSEEN_RIVAL, next?.totalBits ?? UNSEEN_RIVAL);
  return { total: totalBits, margin, rarity_margin: rarityMargin, relation };
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

import { tableScorer } from '../dist/resolution/comparisons/score-tables.js';
import type { Ceiling } from '../dist/resolution/confidence-of.js';
import { type DecisionFeatures, decisionFeaturesOf, rankByTotal } from '../dist/resolution/ranking.js';
import { type Example, type FittedTable, fitTables } from './boost.ts';
import type { ComparedCandidate, ComparedQuery } from './compared.ts';
import { DECISION_SHAPES, PAIR_FEATURES, PAIR_SHAPES } from './shapes.ts';

export interface FittedModel {
  readonly intercept: number;
  readonly tables: readonly FittedTable[];
  readonly decision: { readonly intercept: number; readonly tables: readonly FittedTable[] };
}

export interface TrainingSet {
  readonly name: string;
  readonly queries: readonly ComparedQuery[];
}

/** The answer of a model to a labelled record. */
export interface LabelledCandidate {
  /** Undefined when there is no candidate at all. */
  readonly best:
    | {
        readonly isRight: boolean;
        readonly features: DecisionFeatures;
        readonly ceiling: Ceiling;
        /** Its lead over the next, in bits; infinite without a next. */
        readonly lead: number;
      }
    | undefined;
}

const PASSES = 2;
/** Sets whose labels say more of their own habits than of companies count less for the decision. */
const DECISION_WEIGHT: Readonly<Record<string, number>> = {
  'sec-former': 0.2,
  sites: 0.1,
  'sp500-no-former': 0.5,
  sp500: 0.5,
};
/** How much a record whose entity is taken out of the universe counts beside one whose entity is there. */
const ABSENT_WEIGHT = 0.22;

/** Fits the tables of the names, then those of the decision; the pair of names that tells is chosen anew in each pass. */
export function fitModel(sets: readonly TrainingSet[]): FittedModel {
  let names = { intercept: 0, tables: [] as readonly FittedTable[] };
  for (let pass = 0; pass < PASSES; pass++) {
    const examples = sets.flatMap((set) => pairExamples(set, names, pass));
    names = fitTables(examples, {
      shapes: PAIR_SHAPES,
      rounds: 60,
      rate: 0.25,
      ridge: 3,
    });
  }
  const decided = sets.flatMap((set) => decisionExamples(set, names));
  const decision = fitTables(decided, {
    shapes: DECISION_SHAPES,
    rounds: 120,
    rate: 0.3,
    ridge: 1.5,
  });
  return { ...fromNothing(names), decision };
}

/** Moves what the tables of extra words and legal forms say when there are none into the intercept, so that no row shows it. */
function fromNothing({ intercept, tables }: NameTables): NameTables {
  let moved = intercept;
  const shifted = tables.map((table) => {
    if (table.row === 'name' || table.row === 'place') return table;
    const [nothing = 0] = table.bits;
    moved += nothing;
    return { ...table, bits: table.bits.map((bits) => bits - nothing) };
  });
  return { intercept: moved, tables: shifted };
}

type NameTables = Pick<FittedModel, 'intercept' | 'tables'>;

/**
 * How much each record of a set counts: sets by the root of their size, and so do the records of one company, for they
 * say much the same (30 % of `patstat` are Philips).
 */
function weightsIn({ queries }: TrainingSet): (query: ComparedQuery) => number {
  const answerOf = ({ query }: ComparedQuery) => [...query.expected].sort().join('|') || query.id;
  const counts = new Map<string, number>();
  for (const query of queries) counts.set(answerOf(query), (counts.get(answerOf(query)) ?? 0) + 1);
  return (query) => 40 / Math.sqrt(queries.length) / Math.sqrt(counts.get(answerOf(query)) ?? 1);
}

/** One example for each candidate with a likeness of names. */
function pairExamples(set: TrainingSet, model: NameTables, pass: number): readonly Example[] {
  const score = pairScorer(model);
  const weightOf = weightsIn(set);
  return set.queries.flatMap((query) =>
    query.candidates.flatMap((candidate) => {
      const pair = pass === 0 ? candidate.pairs[0] : bestPair(candidate, score);
      if (pair === undefined) return [];
      const { isRight, fixed } = candidate;
      return [{ features: pair.features, offset: fixed + pair.guard, isRight, weight: weightOf(query) }];
    }),
  );
}

/** The best candidate of each record, and of each record without its right entity. */
function decisionExamples(set: TrainingSet, model: NameTables): readonly Example[] {
  const weightOf = weightsIn(set);
  const score = pairScorer(model);
  return set.queries.flatMap((query) => {
    const weight = weightOf(query) * (DECISION_WEIGHT[set.name] ?? 1);
    const answers = [{ answer: answerOf(query, score), weight }];
    const absent = withoutRight(query);
    if (absent !== query) answers.push({ answer: answerOf(absent, score), weight: weight * ABSENT_WEIGHT });
    return answers.flatMap(({ answer: { best }, weight: counted }) =>
      best === undefined
        ? []
        : [
            {
              features: best.features,
              offset: 0,
              isRight: best.isRight,
              weight: counted,
            },
          ],
    );
  });
}

/** The same record in a universe without its entity. */
export function withoutRight(query: ComparedQuery): ComparedQuery {
  return query.whenAbsent === undefined ? query : { ...query, candidates: query.whenAbsent };
}

type PairScore = (pair: ComparedCandidate['pairs'][number]) => number;

export function pairScorer({ intercept, tables }: NameTables): PairScore {
  const scorer = tableScorer(tables, PAIR_FEATURES);
  return ({ features, guard }) => intercept + scorer.total(features) + guard;
}

function bestPair(
  candidate: ComparedCandidate,
  score: PairScore,
): ComparedCandidate['pairs'][number] | undefined {
  let best: ComparedCandidate['pairs'][number] | undefined;
  for (const pair of candidate.pairs) if (best === undefined || score(pair) > score(best)) best = pair;
  return best;
}

/** Ranks the candidates of a record as the product does. */
export function answerOf({ candidates }: ComparedQuery, score: PairScore): LabelledCandidate {
  const scored = candidates.map((candidate) => {
    const pair = bestPair(candidate, score);
    return { candidate, pair, totalBits: candidate.fixed + (pair === undefined ? 0 : score(pair)) };
  });
  const ranked = rankByTotal(scored, (a, b) => a.candidate.entity - b.candidate.entity);
  const [best] = ranked;
  if (best === undefined) return { best: undefined };
  // Of twins in the reference that are both right, the second one is no rival.
  const second = ranked.find(({ candidate }, at) => at > 0 && !(candidate.isRight && best.candidate.isRight));
  const rarityMargin = best.pair?.features.rarity_margin ?? 0;
  const features = decisionFeaturesOf({ totalBits: best.totalBits, rarityMargin }, second);
  const lead = second === undefined ? Number.POSITIVE_INFINITY : best.totalBits - second.totalBits;
  const { isRight, ceiling } = best.candidate;
  return { best: { isRight, ceiling, lead, features } };
}

import { confidenceUnder } from '../dist/resolution/confidence-of.js';
import type { ConfidenceLevel } from '../dist/resolution/decision-rules.js';
import { WEIGHTS } from '../dist/resolution/model/weights.js';
import { decisionScorer } from '../dist/resolution/ranking.js';
import type { ComparedQuery } from './compared.ts';
import { answerOf, type FittedModel, pairScorer, withoutRight } from './model-fit.ts';

/** How a model does on a set; shares from 0 to 1, or NaN of nothing. */
export interface SetScores {
  readonly rows: number;
  readonly answerable: number;
  /** Answerable rows whose entity is among the candidates. */
  readonly kept: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly highPrecision: number;
  readonly highRecall: number;
  /** Share of the matches that are right of those with MEDIUM, and of those with LOW. */
  readonly mediumRight: number;
  readonly lowRight: number;
  /** The most recall that any threshold has at a precision of .99, as peers are measured. */
  readonly recallAtP99: number;
  /** Rows given an entity although theirs was taken out of the universe, and those of them with HIGH. */
  readonly namedWhenAbsent: number;
  readonly highWhenAbsent: number;
}

/** What became of a record. */
interface Scored {
  readonly isRight: boolean;
  readonly chance: number;
  /** Undefined without a match. */
  readonly level: ConfidenceLevel | undefined;
}

/** Scores a model on labelled records, and on the same records with their entities taken out. */
export function scoresOf(model: FittedModel, queries: readonly ComparedQuery[]): SetScores {
  const scored = scorerOf(model);
  const answerable = queries.filter(({ query }) => query.expected.size > 0);
  const answers = queries.map(scored);
  const absent = queries.map((query) => scored(withoutRight(query)));
  const made = answers.filter(({ level }) => level !== undefined);
  const ofLevel = (wanted: ConfidenceLevel, of = answers) => of.filter(({ level }) => level === wanted);
  const right = (of: readonly Scored[]) => of.filter(({ isRight }) => isRight).length;
  const shareRight = (of: readonly Scored[]) => right(of) / of.length;
  const precision = shareRight(made);
  const recall = right(made) / answerable.length;
  const kept = answerable.filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
  return {
    rows: queries.length,
    answerable: answerable.length,
    kept: kept.length / answerable.length,
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    highPrecision: shareRight(ofLevel('HIGH')),
    highRecall: right(ofLevel('HIGH')) / answerable.length,
    mediumRight: shareRight(ofLevel('MEDIUM')),
    lowRight: shareRight(ofLevel('LOW')),
    recallAtP99: surelyRight(answers) / answerable.length,
    namedWhenAbsent: absent.filter(({ level }) => level !== undefined).length / queries.length,
    highWhenAbsent: ofLevel('HIGH', absent).length / queries.length,
  };
}

/** Answers a record as the product does, but for the rules that look at rivals. */
function scorerOf(model: FittedModel): (query: ComparedQuery) => Scored {
  const score = pairScorer(model);
  const probabilityOf = decisionScorer(model.decision);
  return (query) => {
    const { best } = answerOf(query, score);
    if (best === undefined) return { isRight: false, chance: 0, level: undefined };
    const { isRight, lead, ceiling } = best;
    const chance = probabilityOf(best.features);
    const isMatch = chance >= WEIGHTS.threshold.low;
    const level = isMatch ? confidenceUnder(ceiling, { probability: chance, lead }) : undefined;
    return { isRight, chance, level };
  };
}

/** How many of the surest answers are right, of the longest run of them that has .99 right. */
function surelyRight(answers: readonly Scored[]): number {
  const surest = answers.filter(({ chance }) => chance > 0).sort((a, b) => b.chance - a.chance);
  let [right, most] = [0, 0];
  for (const [at, { isRight, chance }] of surest.entries()) {
    if (isRight) right++;
    // A threshold takes all answers of one probability or none.
    if (surest[at + 1]?.chance !== chance && right >= 0.99 * (at + 1)) most = right;
  }
  return most;
}

/** One line of a table in the terminal. */
export function scoreLine(name: string, scores: SetScores): string {
  const { rows, answerable: _answerable, ...shares } = scores;
  const cells = Object.values(shares).map((share) =>
    (Number.isNaN(share) ? '–' : share.toFixed(3)).padStart(9),
  );
  return [name.padEnd(18), String(rows).padStart(6), ...cells].join('');
}

export const SCORE_HEAD =
  'set                 rows     kept precision   recall       F1   HIGH P   HIGH R   MEDIUM      LOW  R@P.99  absent*    HIGH*';

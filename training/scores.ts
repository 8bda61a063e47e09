import { decisionScorer } from '../dist/resolution/ranking.js';
import type { ComparedQuery } from './compared.ts';
import { answerOf, type FittedModel, pairScorer, withoutRight } from './model-fit.ts';

/** From which probability on a match is made, and from which on it is HIGH. */
export interface Thresholds {
  readonly low: number;
  readonly high: number;
}

/** How a model does on a set; shares from 0 to 1. */
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
  /** The most recall that any threshold has at a precision of .99, as peers are measured. */
  readonly recallAtP99: number;
  /** Rows given an entity although theirs was taken out of the universe. */
  readonly namedWhenAbsent: number;
}

/** Scores a model on labelled records, and on the same records with their entities taken out. */
export function scoresOf(
  model: FittedModel,
  queries: readonly ComparedQuery[],
  { low, high }: Thresholds,
): SetScores {
  const score = pairScorer(model);
  const probabilityOf = decisionScorer(model.decision);
  const chanceOf = (query: ComparedQuery) => {
    const { best } = answerOf(query, score);
    return { isRight: best?.isRight === true, chance: best === undefined ? 0 : probabilityOf(best.features) };
  };
  const answerable = queries.filter(({ query }) => query.expected.size > 0);
  const answers = queries.map(chanceOf);
  const made = answers.filter(({ chance }) => chance >= low);
  const sure = answers.filter(({ chance }) => chance >= high);
  const absent = queries.map((query) => chanceOf(withoutRight(query)));
  const right = (of: typeof answers) => of.filter(({ isRight }) => isRight).length;
  const precision = right(made) / made.length;
  const recall = right(made) / answerable.length;
  const kept = answerable.filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
  return {
    rows: queries.length,
    answerable: answerable.length,
    kept: kept.length / answerable.length,
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    highPrecision: right(sure) / sure.length,
    highRecall: right(sure) / answerable.length,
    recallAtP99: surelyRight(answers) / answerable.length,
    namedWhenAbsent: absent.filter(({ chance }) => chance >= low).length / queries.length,
  };
}

/** How many of the surest answers are right, of the longest run of them that has .99 right. */
function surelyRight(answers: readonly { isRight: boolean; chance: number }[]): number {
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
  const cells = Object.values(shares).map((share) => share.toFixed(3).padStart(9));
  return [name.padEnd(18), String(rows).padStart(6), ...cells].join('');
}

export const SCORE_HEAD =
  'set                 rows     kept precision   recall       F1   HIGH P   HIGH R  R@P.99  absent*';

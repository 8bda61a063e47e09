import type { Evaluation } from './evaluate.ts';
import type { Score } from './scores.ts';

type Document = Readonly<Record<string, unknown>>;

/** The whole evaluation as one JSON document; shares that cannot be computed are null. */
export function reportDocument({ scores, reliability, blocking, ...evaluation }: Evaluation): Document {
  return {
    rows: scores.rows,
    answerable: scores.answerable,
    unanswerable: scores.unanswerable,
    outcomes: scores.outcomes,
    coverage: scores.coverage,
    abstention: scores.abstention,
    overall: scoreOf(scores.overall),
    cumulative: scores.cumulative.map((score) => ({ levels: score.levels, ...scoreOf(score) })),
    by_confidence: scores.byConfidence.map(({ confidence, given, right, wrong, precision }) => ({
      ...{ confidence, rows: given, right, wrong, precision },
    })),
    reliability: {
      bins: reliability.bins.map(({ from, to, rows, meanProbability, shareRight }) => ({
        ...{ from, to, rows, mean_probability: meanProbability, share_right: shareRight },
      })),
      expected_calibration_error: reliability.expectedCalibrationError,
    },
    blocking: blockingOf(blocking),
    rows_without_truth: evaluation.rowsWithoutTruth,
    truth_without_row: evaluation.truthWithoutRow,
    unknown_expected: evaluation.unknownExpected,
    problems: evaluation.broken.map(({ line, externalId, outcome, problem }) => ({
      ...{ line, external_id: externalId, outcome, problem },
    })),
    wrong: evaluation.wrong,
  };
}

function scoreOf({ given, right, wrong, precision, recall, f1 }: Score): Document {
  return { given, right, wrong, precision, recall, f1 };
}

function blockingOf(blocking: Evaluation['blocking']): Document | null {
  if (blocking === null) return null;
  return {
    records: blocking.records,
    true_pairs: blocking.truePairs,
    keys: blocking.figures.map(({ keys, kept, keptShare, mean, p99 }) => ({
      ...{ keys, kept, kept_share: keptShare, mean, p99 },
    })),
  };
}

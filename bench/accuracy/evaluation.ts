import { z } from 'zod';
import { runCore } from '../run-core.ts';

const share = z.number().nullable();
const score = z.object({
  given: z.number(),
  right: z.number(),
  wrong: z.number(),
  precision: share,
  recall: share,
  f1: share,
});

/** What is read of the document that `core evaluate --json` prints. */
const evaluation = z.object({
  entities: z.number(),
  model: z.string(),
  rows: z.number(),
  answerable: z.number(),
  outcomes: z.record(z.string(), z.number()),
  coverage: share,
  abstention: share,
  overall: score,
  cumulative: z.array(score.extend({ levels: z.string() })),
  reliability: z.object({
    bins: z.array(z.object({ from: z.number(), to: z.number(), rows: z.number(), share_right: share })),
    expected_calibration_error: share,
  }),
  blocking: z
    .object({
      keys: z.array(z.object({ keys: z.string(), kept_share: share, mean: share, p99: share })),
    })
    .nullable(),
});

export type Evaluation = z.infer<typeof evaluation>;

/** Runs `core evaluate` and reads its document. */
export async function runEvaluate(words: readonly string[]): Promise<Evaluation> {
  const { stdout } = await runCore(words);
  return evaluation.parse(JSON.parse(stdout));
}

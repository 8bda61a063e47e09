import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { MODEL, TRAINING } from './folders.ts';

const scores = z.object({
  rows: z.number(),
  kept: z.number(),
  precision: z.number(),
  recall: z.number(),
  f1: z.number(),
  highPrecision: z.number(),
  highRecall: z.number(),
  /** Null where no match has the confidence. */
  mediumRight: z.number().nullable(),
  lowRight: z.number().nullable(),
  recallAtP99: z.number(),
  namedWhenAbsent: z.number(),
  highWhenAbsent: z.number(),
});
const scored = z.array(z.object({ name: z.string(), scores }));
const training = z.object({ leftOut: scored, allIn: scored });
/** A model of an earlier time may lack figures that are measured today. */
const model = z.object({
  training: z.object({ sets: z.array(scores.partial().extend({ name: z.string() })) }),
});

export type TrainingScores = z.infer<typeof scores>;

export interface Training extends z.infer<typeof training> {
  /** Whether the shipped model came out of it. */
  readonly isOfModel: boolean;
}

/** Reads what the last training measured; nothing when there was none on this machine. */
export function readTraining(): Training | undefined {
  if (!existsSync(TRAINING)) return undefined;
  const measured = training.parse(JSON.parse(readFileSync(TRAINING, 'utf8')));
  const shipped = model.parse(JSON.parse(readFileSync(MODEL, 'utf8'))).training.sets;
  const isOfModel = measured.leftOut.every(({ name, scores }) =>
    shipped.some((set) => set.name === name && areAlike(set, scores)),
  );
  return { ...measured, isOfModel };
}

/** The model file has three digits. */
function areAlike(
  shipped: { readonly [Key in keyof TrainingScores]?: TrainingScores[Key] | undefined },
  measured: TrainingScores,
): boolean {
  const keys = Object.keys(scores.shape) as readonly (keyof TrainingScores)[]; // the keys of its own shape
  return keys.every((key) => {
    const [left, right] = [shipped[key], measured[key]];
    if (left === undefined) return false;
    return left === null || right === null ? left === right : Math.abs(left - right) < 0.00051;
  });
}

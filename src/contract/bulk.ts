import { z } from 'zod';
import { CoreError } from './errors.ts';
import { JobFamily, Timestamp } from './job.ts';

/** Rows of one part at most: it is taken in one transaction. */
export const MOST_ROWS_OF_PART = 50_000;
export const MOST_PARTS = 10_000;

const count = z.int().min(0);

/** A part that was taken, or is to be sent again when it is not what its sender has. */
export const BulkPart = z.object({
  part: z.int().min(1).max(MOST_PARTS),
  rows: count,
  /** Of the lines as they were sent, without compression; hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Rows that have ended, in whatever way. */
  done: count,
});
export type BulkPart = z.infer<typeof BulkPart>;

/** `open` takes parts; they are worked on from `processing` on. */
export const BulkState = z.enum(['open', 'processing', 'completed']);
export type BulkState = z.infer<typeof BulkState>;

/** Many rows at once. Row 17 of it, counted over all parts in their order, is the job `<id>-17`. */
export const BulkStatus = z.object({
  id: z.string().min(1),
  family: JobFamily,
  status: BulkState,
  created_at: Timestamp,
  completed_at: Timestamp.nullable(),
  rows: count,
  done: count,
  /** Of those that are done. */
  failed: count,
  parts: z.array(BulkPart),
});
export type BulkStatus = z.infer<typeof BulkStatus>;

export const LoadPartQuery = z.object({
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be the 64 hex digits of a SHA-256')
    .optional(),
});
export type LoadPartQuery = z.infer<typeof LoadPartQuery>;

/** All parts were sent, this many. */
export const StartBulk = z.strictObject({ parts: z.int().min(1).max(MOST_PARTS) });
export type StartBulk = z.infer<typeof StartBulk>;

export const BulkDropped = z.object({ id: z.string().min(1), status: z.literal('dropped') });
export type BulkDropped = z.infer<typeof BulkDropped>;

const ROW_ID = /^(blk_[0-9a-f]{32})-([1-9]\d{0,9})$/;

/** The bulk and the number of a row, from 1; undefined for what is the id of no row. */
export function bulkRowOf(id: string): { readonly bulk: string; readonly row: number } | undefined {
  const [, bulk, row] = ROW_ID.exec(id) ?? [];
  return bulk === undefined ? undefined : { bulk, row: Number(row) };
}

export function bulkRowId(bulk: string, row: number): string {
  return `${bulk}-${row}`;
}

/** Why a bulk takes no part. */
export function startedBulk(): CoreError {
  return new CoreError('CONFLICT', 'the bulk was started: it takes no more parts', {
    fix: 'Create another one for more rows.',
  });
}

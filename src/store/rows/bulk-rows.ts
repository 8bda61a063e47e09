import { type BulkPart, type BulkStatus, bulkRowId, startedBulk } from '../../contract/bulk.ts';
import { CoreError } from '../../contract/errors.ts';
import type { JobFamily } from '../../contract/job.ts';
import type { BulkRow, ClaimedChunk, NewPart, RowEnd } from '../../jobs/bulk-store.ts';
import type { ResolutionOptions } from '../../jobs/job-options.ts';
import type { StoredJob } from '../../jobs/job-store.ts';

/** Rows that are claimed, executed and committed together. */
const CHUNK_ROWS = 250;

/** A row of the table bulk. */
export interface TableBulk {
  readonly id: string;
  readonly family: JobFamily;
  readonly state: BulkStatus['status'];
  readonly createdMs: number;
  readonly completedMs: number | null;
}

/** A row of the table bulk_chunk, with what it has of its bulk. */
export interface TableChunk {
  readonly id: string;
  readonly family: JobFamily;
  readonly state: 'waiting' | 'processing' | 'completed';
  readonly createdMs: number;
  readonly firstRow: number;
  readonly rows: number;
  readonly endedMs: number | null;
  readonly results: string | null;
}

/** The sums of a part. */
export interface TablePart extends BulkPart {
  readonly failed: number;
}

/** Of a bulk that has rows which wait. */
export interface OpenBulk {
  readonly id: string;
  readonly workspace: string;
  readonly family: JobFamily;
  readonly options: string;
  readonly createdMs: number;
}

/** What a claim gives of a chunk. */
export interface ClaimedRow {
  readonly number: number;
  readonly firstRow: number;
  readonly requests: string;
  readonly token: number;
}

/** The end of a row as it is kept. */
type KeptEnd = Pick<StoredJob, 'state' | 'record' | 'extended' | 'errorType' | 'errorMessage'>;

/** The rows of a part as they are kept: so many in each chunk. */
export function chunksOf({ rows }: Pick<NewPart, 'rows'>): readonly (readonly BulkRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK_ROWS) }, (_, at) =>
    rows.slice(at * CHUNK_ROWS, (at + 1) * CHUNK_ROWS),
  );
}

/** Bulks in turns of their workspaces, as this process has served them. */
export function turnsOfWorkspaces() {
  const turns = new Map<string, number>();
  let turn = 0;
  return {
    order: (bulks: readonly OpenBulk[]) =>
      bulks.toSorted((a, b) => (turns.get(a.workspace) ?? 0) - (turns.get(b.workspace) ?? 0)),
    served: (workspace: string) => void turns.set(workspace, ++turn),
  };
}

export function claimedChunk({ id, options, ...bulk }: OpenBulk, row: ClaimedRow): ClaimedChunk {
  const { requests, ...chunk } = row;
  // Written by chunksOf and by whoever created the bulk.
  const rows = JSON.parse(requests) as readonly BulkRow[];
  return { ...chunk, ...bulk, bulk: id, rows, options: JSON.parse(options) as ResolutionOptions };
}

/** Throws CONFLICT for a bulk that was started. */
export function requireOpen<Bulk extends Pick<TableBulk, 'state'>>(bulk: Bulk): Bulk {
  if (bulk.state !== 'open') throw startedBulk();
  return bulk;
}

export function otherPart(part: number): CoreError {
  return new CoreError('CONFLICT', `part ${part} is there already, and is another one`, {
    fix: 'Send it under a number that is free, or create another bulk.',
  });
}

export function otherFamily(): CoreError {
  return new CoreError('CONFLICT', 'the idempotency key was used with another family');
}

/** Throws CONFLICT while rows of the part have not ended, JOB_NOT_FOUND for an unknown one. */
export function requireEnded(
  state: { readonly rows: number; readonly open: number } | undefined,
  part: number,
): void {
  if (state === undefined) throw unknownBulk('no bulk has this id and such a part');
  if (state.open === 0) return;
  const rows = `${state.open} of the ${state.rows} rows of part ${part}`;
  throw new CoreError('CONFLICT', `${rows} have not ended yet`, {
    fix: 'Ask for the state of the bulk until all of them are done.',
  });
}

export function unknownBulk(what: string): CoreError {
  return new CoreError('JOB_NOT_FOUND', what, {
    fix: 'Check the address; results are kept for a while only.',
  });
}

/** Throws CONFLICT for other parts than 1 to `count`. */
export function requireParts(there: readonly number[], count: number): void {
  const missing = Array.from({ length: count }, (_, at) => at + 1).find((part) => !there.includes(part));
  if (missing !== undefined)
    throw new CoreError('CONFLICT', `part ${missing} of ${count} is missing`, {
      field: 'parts',
      fix: 'Send it, then start the bulk again.',
    });
  if (there.length > count)
    throw new CoreError('CONFLICT', `there are ${there.length} parts, and not ${count}`, {
      field: 'parts',
      fix: 'Give the number of the parts that were sent.',
    });
}

/** The rows of a chunk as jobs. */
export function jobsOf(chunk: TableChunk): readonly StoredJob[] {
  const { id, family, createdMs, firstRow, endedMs } = chunk;
  const createdAt = new Date(createdMs).toISOString();
  const common = { family, followUps: [], hasAdvanced: false, createdAt };
  const unended = { completedAt: null, record: null, extended: null, errorType: null, errorMessage: null };
  if (chunk.results === null || endedMs === null) {
    const state = chunk.state === 'processing' ? ('processing' as const) : ('pending' as const);
    return Array.from({ length: chunk.rows }, (_, at) => ({
      ...{ id: bulkRowId(id, firstRow + at), state },
      ...common,
      ...unended,
    }));
  }
  const completedAt = new Date(endedMs).toISOString();
  // Written by keptEnds.
  return (JSON.parse(chunk.results) as readonly KeptEnd[]).map((end, at) => ({
    ...{ id: bulkRowId(id, firstRow + at), ...common, ...unended },
    ...end,
    completedAt,
  }));
}

export function told({ part, rows, sha256, done }: BulkPart): BulkPart {
  return { part, rows, sha256, done };
}

export function statusOf(
  { id, family, state, createdMs, completedMs }: TableBulk,
  parts: readonly TablePart[],
): BulkStatus {
  const sum = (of: (part: TablePart) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    id,
    family,
    status: state,
    created_at: new Date(createdMs).toISOString(),
    completed_at: completedMs === null ? null : new Date(completedMs).toISOString(),
    rows: sum(({ rows }) => rows),
    done: sum(({ done }) => done),
    failed: sum(({ failed }) => failed),
    parts: parts.map(told),
  };
}

/** The ends of rows as they are kept: as JSON. */
export function keptEnds(ends: readonly RowEnd[]): string {
  return JSON.stringify(ends.map(keptEnd));
}

function keptEnd({ result }: RowEnd): KeptEnd {
  if (result.state === 'completed')
    return {
      ...{ state: result.state, record: result.record, extended: result.extended },
      ...{ errorType: null, errorMessage: null },
    };
  const { state, extended, errorType, errorMessage } = result;
  return { state, record: null, extended, errorType, errorMessage };
}

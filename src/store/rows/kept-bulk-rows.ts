import { bulkRowId } from '../../contract/bulk.ts';
import type { JobFamily } from '../../contract/job.ts';
import type { BulkRow } from '../../jobs/bulk-store.ts';
import { jobsOf, type TableChunk } from './bulk-rows.ts';

/** A chunk of an old bulk with everything that its rows need to be jobs by themselves. */
export interface OldChunk extends TableChunk {
  readonly workspace: string;
  readonly options: string;
  readonly keyId: string;
  readonly requests: string;
}

/** A row that is the latest resolution of an entity. */
export interface LatestRow {
  readonly row: number;
  readonly coreId: string;
}

/** Such a row as a row of the table job. */
export interface KeptBulkRow {
  readonly id: string;
  readonly workspace: string;
  readonly family: JobFamily;
  readonly state: string;
  readonly request: string;
  readonly options: string;
  readonly created_at: number;
  readonly completed_at: number | null;
  readonly record: string;
  readonly extended: string | null;
  readonly core_id: string;
  readonly key_id: string;
}

/** Rows of a chunk as jobs that stay when their bulk goes; they keep their ids. */
export function keptBulkRows(chunk: OldChunk, latest: readonly LatestRow[]): readonly KeptBulkRow[] {
  const jobs = jobsOf(chunk);
  // Written by chunksOf.
  const requests = JSON.parse(chunk.requests) as readonly BulkRow[];
  return latest.flatMap(({ row, coreId }) => {
    const [job, request] = [jobs[row - chunk.firstRow], requests[row - chunk.firstRow]];
    if (job?.state !== 'completed' || request === undefined || !('request' in request)) return [];
    const { workspace, family, options, keyId, createdMs, endedMs } = chunk;
    return {
      ...{ id: bulkRowId(chunk.id, row), workspace, family, state: job.state, options },
      ...{ request: JSON.stringify(request.request), record: JSON.stringify(job.record) },
      extended: job.extended === null ? null : JSON.stringify(job.extended),
      ...{ created_at: createdMs, completed_at: endedMs, core_id: coreId, key_id: keyId },
    };
  });
}

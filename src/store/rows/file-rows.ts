import type { AskedRun, KeptFile, KeptFileRun, Living } from '../../batch/files/file-store.ts';
import { FilePlan, FileProgress, FileRunState, FileSummary } from '../../contract/files.ts';

export interface FileRow {
  readonly workspace: string;
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly uploaded_at: number;
  readonly uploaded_by: string | null;
  readonly run: string | null;
  readonly state: string | null;
  readonly asked_at: number | null;
  readonly began_at: number | null;
  readonly ended_at: number | null;
  readonly progress: string | null;
  readonly error: string | null;
  readonly summary: string | null;
  readonly lease_owner: string | null;
  readonly lease_until: number | null;
  readonly lease_token: number;
  readonly worker: string | null;
}

export const FILE_LEASE_MS = 60_000;

/** Whether the run may be taken: that of a process that is gone is free at once, on another host after a while. */
export function isFree(row: FileRow, { owner, isAlive }: Living, nowMs: number): boolean {
  return (
    (row.worker === null || !isAlive(row.worker)) &&
    (row.lease_owner === null || !isAlive(row.lease_owner)) &&
    (row.lease_until === null ||
      row.lease_until < nowMs ||
      row.lease_owner?.split('/')[0] === owner.split('/')[0])
  );
}

export function fileOf(row: FileRow): KeptFile {
  const { workspace, id, name, bytes, uploaded_at: uploadedMs, uploaded_by: uploadedBy } = row;
  return { workspace, id, name, bytes, uploadedMs, uploadedBy, run: runOf(row) };
}

function runOf({ run, state, asked_at, progress, summary, error, ...row }: FileRow): KeptFileRun | null {
  if (run === null || asked_at === null) return null;
  return {
    ...askedIn(run),
    state: FileRunState.parse(state),
    askedMs: asked_at,
    ...{ beganMs: row.began_at, endedMs: row.ended_at, error },
    progress: progress === null ? null : FileProgress.parse(JSON.parse(progress)),
    summary: summary === null ? null : FileSummary.parse(JSON.parse(summary)),
  };
}

/** Written by `ask`. */
export function askedIn(text: string | null): AskedRun {
  const asked = JSON.parse(text ?? '') as AskedRun;
  return { ...asked, plan: FilePlan.parse(asked.plan) };
}

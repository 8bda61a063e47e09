import type { FileRun, UploadedFile } from '../../contract/files.ts';
import type { KeptFile, KeptFileRun } from './file-store.ts';

/** A file as the pages tell of it. */
export function shownFile({ id, name, bytes, uploadedMs, uploadedBy, run }: KeptFile): UploadedFile {
  return {
    ...{ id, name, bytes, uploaded_at: timeOf(uploadedMs), uploaded_by: uploadedBy },
    run: run === null ? null : shownRun(run),
  };
}

function shownRun({ plan, state, startedBy, isCharged, ...run }: KeptFileRun): FileRun {
  const { askedMs, beganMs, endedMs, progress, error, summary } = run;
  return {
    ...{ plan, state, started_by: startedBy, is_charged: isCharged, progress, error, summary },
    asked_at: timeOf(askedMs),
    began_at: beganMs === null ? null : timeOf(beganMs),
    ended_at: endedMs === null ? null : timeOf(endedMs),
  };
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}

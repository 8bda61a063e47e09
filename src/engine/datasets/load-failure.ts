import { CoreError } from '../../contract/errors.ts';

/** Why a load failed, for those who wait for it. */
export function failureWords(error: unknown): string {
  if (error instanceof CoreError) return `${error.message}.`;
  return isDiskFull(error)
    ? 'The disk is full; nothing was changed.'
    : 'The load failed inside the engine, whose log has the details; nothing was changed.';
}

/** DuckDB tells no codes. */
const DUCKDB_FULL = /No space left on device|Disk quota exceeded/;
const DISK_FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'];

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'code' in error ? DISK_FULL.includes(String(error.code)) : DUCKDB_FULL.test(error.message);
}

export function diskFull(): CoreError {
  return new CoreError('WRITE_FAILED', 'the disk is full, and no accounts were loaded', {
    fix: 'Make room in the data directory, then load them again; nothing was changed.',
  });
}

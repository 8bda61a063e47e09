/** DuckDB tells no codes. */
const DUCKDB_FULL = /No space left on device|Disk quota exceeded/;
/** SQLITE_IOERR_SHMSIZE: there is no room for the index of the log. */
const CODES = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'];

/** Whether it is a full disk that the system, SQLite or DuckDB tell of. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'code' in error ? CODES.includes(String(error.code)) : DUCKDB_FULL.test(error.message);
}

/** Whether SQLite tells of a disk that fails, or of a quota that is used up: it does not tell these apart. */
export function isDiskFailing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_IOERR');
}

/** DuckDB tells no codes. */
const DUCKDB_FULL = /No space left on device|Disk quota exceeded/;
const CODES = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'];

/** Whether it is a full disk that the system, SQLite or DuckDB tell of. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'code' in error ? CODES.includes(String(error.code)) : DUCKDB_FULL.test(error.message);
}

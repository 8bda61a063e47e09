import { join } from 'node:path';
import { CoreError } from '../contract/errors.ts';
import { DATABASE_NAME } from '../store/backup/backup-manifest.ts';
import { isDatabaseOpen } from '../store/backup/copy-database.ts';
import { type Compacted, compactDatabase } from '../store/sqlite/compact-database.ts';
import { openCoreDatabase } from '../store/sqlite/core-database.ts';

/** Compacts the database of a data directory; throws STORE_BUSY while another process has it open, which would have to wait. */
export function compact(dataDir: string): Compacted {
  const path = join(dataDir, DATABASE_NAME);
  if (isDatabaseOpen(path))
    throw new CoreError('STORE_BUSY', `another process is working in ${dataDir}`, {
      file: path,
      fix: 'Stop core serve and wait for runs to end, then compact; nothing was compacted.',
    });
  const database = openCoreDatabase(path);
  try {
    return compactDatabase(database);
  } finally {
    database.close();
  }
}

import { join } from 'node:path';
import { type CoreDatabase, openCoreDatabase } from '../dist/store/sqlite/core-database.js';

/** Opens the database of a data directory for one use, and closes it: as long as a second process has it open, nobody recovers its log. */
export function withDatabase<T>(dataDir: string, use: (database: CoreDatabase) => T): T {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  try {
    return use(database);
  } finally {
    database.close();
  }
}

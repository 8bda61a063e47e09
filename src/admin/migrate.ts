import type { SharedPlace } from '../engine/open-stores.ts';
import { migratePostgres } from '../store/postgres/migrate.ts';
import { openPostgresDatabase } from '../store/postgres/postgres-database.ts';

export interface Migrated {
  /** The database, without user and password. */
  readonly place: string;
  /** Steps that were made; 0 where the tables were those of this version. */
  readonly steps: number;
}

/** Gives the database the tables of this version. Throws CONFIG when they are those of a newer one, STORE_UNREACHABLE when it cannot be reached. */
export async function migrate({ database: url }: Pick<SharedPlace, 'database'>): Promise<Migrated> {
  const database = await openPostgresDatabase(url, { connections: 2, name: 'core migrate' });
  try {
    return { place: database.place, steps: await migratePostgres(database) };
  } finally {
    await database.close();
  }
}

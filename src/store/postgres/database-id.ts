import { randomUUID } from 'node:crypto';
import type { PostgresDatabase } from './postgres-database.ts';

const FIND = 'SELECT id FROM core.database_id';
const MAKE = 'INSERT INTO core.database_id (id) VALUES ($1) ON CONFLICT DO NOTHING';

/** The database's own id, made when it is first asked for; a copy of the database has the same. */
export async function databaseId(database: PostgresDatabase): Promise<string> {
  const find = async () => (await database.rows<{ id: string }>(FIND))[0]?.id;
  const found = await find();
  if (found !== undefined) return found;
  await database.changes(MAKE, [randomUUID()]);
  return (await find()) ?? '';
}

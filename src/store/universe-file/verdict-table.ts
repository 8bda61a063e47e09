import type Database from 'better-sqlite3';
import type { Clusters } from '../../universe/clusters.ts';
import type { StoredRecords } from './stored-records.ts';

/** What linking has found out of pairs of records, by their places, and the keys that too many share: the next version goes on from it. */
export const VERDICT_SCHEMA = `
  CREATE TABLE verdict (place INTEGER NOT NULL, other INTEGER NOT NULL, reason TEXT, shared TEXT, PRIMARY KEY (place, other)) WITHOUT ROWID;
  CREATE TABLE crowded (hash INTEGER PRIMARY KEY, records INTEGER NOT NULL, type TEXT, value TEXT);
`;

export function writeVerdicts(
  database: Database.Database,
  { verdicts, crowded }: Pick<Clusters, 'verdicts' | 'crowded'>,
  { placeOf }: StoredRecords,
): void {
  const insert = database.prepare('INSERT INTO verdict VALUES (?, ?, ?, ?)');
  for (const { left, right, reason, shared } of verdicts) {
    const [place, other] = [placeOf(left), placeOf(right)];
    insert.run(place, other, reason ?? null, shared === undefined ? null : JSON.stringify(shared));
  }
  const insertCrowded = database.prepare('INSERT INTO crowded VALUES (?, ?, ?, ?)');
  for (const { hash, records, type, value } of crowded)
    insertCrowded.run(hash, records, type ?? null, value ?? null);
}

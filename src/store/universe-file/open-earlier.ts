import Database from 'better-sqlite3';
import { WEIGHTS } from '../../resolution/model/weights.ts';
import { REFERENCE_FORMAT } from '../../universe/reference-store.ts';

/** What every version notes of the core that built it. */
export const BUILT_BY = { format: String(REFERENCE_FORMAT), model: WEIGHTS.version } as const;

/** Opens the file of the version in use when its records may be taken over: they have the form of this core. */
export function openEarlier(path: string | undefined): Database.Database | undefined {
  if (path === undefined) return undefined;
  const database = new Database(path, { readonly: true, fileMustExist: true });
  if (isBuiltBy(database, 'format')) return database;
  database.close();
  return undefined;
}

/** Whether this core would judge its pairs in the same way. */
export function isJudgedAlike(earlier: Database.Database): boolean {
  return isBuiltBy(earlier, 'model');
}

function isBuiltBy(database: Database.Database, what: keyof typeof BUILT_BY): boolean {
  return database.prepare('SELECT value FROM meta WHERE name = ?').pluck().get(what) === BUILT_BY[what];
}

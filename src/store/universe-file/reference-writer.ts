import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { ownerOnlyFile } from '../../disk/owner-only.ts';
import { linkedUniverse } from '../../universe/canonical-entities.ts';
import {
  type ImportedSource,
  REFERENCE_FORMAT,
  type ReferenceDraft,
} from '../../universe/reference-store.ts';
import { type ReusedIdentifier, withBorrowed } from '../../universe/reused-identifiers.ts';
import { tellPhase } from '../../universe/tell-phase.ts';
import { CREATED_SCHEMA } from './created-table.ts';
import { earlierBuild } from './earlier-build.ts';
import { earlierKeys } from './earlier-keys.ts';
import { ENTITY_SCHEMA } from './entity-table.ts';
import { KEY_SCHEMA, keyWriter } from './key-writer.ts';
import { BUILT_BY, isJudgedAlike, openEarlier } from './open-earlier.ts';
import { RECORD_SCHEMA } from './record-table.ts';
import { VERDICT_SCHEMA, writeVerdicts } from './verdict-table.ts';
import { writeEntities } from './write-entities.ts';
import { type WrittenRecords, writeRecords } from './write-records.ts';

const SCHEMA = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE source (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  ${RECORD_SCHEMA}
  ${VERDICT_SCHEMA}
  ${ENTITY_SCHEMA}
  CREATE TABLE reused (type TEXT NOT NULL, value TEXT NOT NULL, records INTEGER NOT NULL, PRIMARY KEY (type, value)) WITHOUT ROWID;
  ${KEY_SCHEMA}
  ${CREATED_SCHEMA}
`;
/** When fewer of the records are as they were, all pairs are judged again: that takes no longer then. */
const LEAST_KEPT = 0.3;

interface WriteOptions {
  /** The file of the version in use, for the sources that are kept, and for what was found out about them. */
  readonly current?: string | undefined;
  /** Takes nothing over but records. */
  readonly isAnew?: boolean;
}

/**
 * Writes a version of the universe into a new file and returns its name, a hash of its content. What has not changed since
 * the version in use is copied from its file: that gives the same rows as judging and writing all of it.
 */
export function writeReferenceFile(
  path: string,
  draft: ReferenceDraft,
  { current, isAnew = false }: WriteOptions = {},
): string {
  ownerOnlyFile(path);
  const database = new Database(path);
  const earlier = openEarlier(current);
  try {
    // The file has no name yet that anyone would read: a crash leaves it to be overwritten, so nothing is journalled.
    database.pragma('journal_mode = OFF');
    database.pragma('synchronous = OFF');
    database.pragma('temp_store = FILE');
    database.pragma('cache_size = -131072');
    database.exec(SCHEMA);
    if (earlier !== undefined) database.prepare('ATTACH ? AS earlier').run(current);
    return writeAll(database, { draft, folder: dirname(path), earlier, isAnew });
  } finally {
    earlier?.close();
    database.close();
  }
}

interface Writing {
  readonly draft: ReferenceDraft;
  /** Takes what does not fit into memory. */
  readonly folder: string;
  readonly earlier: Database.Database | undefined;
  readonly isAnew: boolean;
}

function writeAll(database: Database.Database, { draft, folder, earlier: file, isAnew }: Writing): string {
  const clock = phases(draft.tell);
  const written = writeRecords(database, { draft, earlier: file });
  const { infos, allRecords } = written;
  clock.done('loaded', allRecords.size);
  const isUpdate = file !== undefined && !isAnew && isJudgedAlike(file) && keptShare(written) >= LEAST_KEPT;
  const version = database.transaction(() => {
    const earlier = isUpdate ? earlierBuild(file, written) : undefined;
    const universe = linkedUniverse(allRecords, draft.pins, { folder, earlier });
    const borrowed = infos.flatMap((info) => info.borrowed ?? []);
    writeReused(database, withBorrowed(universe.clusters.reused, borrowed));
    writeVerdicts(database, universe.clusters, allRecords);
    clock.done('linked', allRecords.size);
    const keys = keyWriter(database, { folder, earlier: isUpdate ? earlierKeys(file) : undefined });
    const mayBeApart = draft.beside === undefined;
    const { hash, count } = writeEntities(database, { universe, allRecords, keys, mayBeApart, earlier });
    const own = versionOf(infos, hash);
    const name = draft.beside === undefined ? own : `${draft.beside}-${own}`;
    writeMeta(database, { ...BUILT_BY, version: name, entities: count, ...keys.write() });
    return name;
  })();
  clock.done('built', allRecords.size);
  return version;
}

function keptShare({ allRecords, earlierPlaces }: WrittenRecords): number {
  const kept = earlierPlaces.reduce((count, earlier) => count + (earlier > 0 ? 1 : 0), 0);
  return kept / Math.max(1, allRecords.size);
}

function writeMeta(database: Database.Database, meta: Readonly<Record<string, string | number>>): void {
  const insert = database.prepare('INSERT INTO meta VALUES (?, ?)');
  for (const [name, value] of Object.entries(meta)) insert.run(name, String(value));
}

/** Tells how long each phase took, from the end of the one before. */
function phases(tell: ReferenceDraft['tell']): { done(what: string, count: number): void } {
  let began = performance.now();
  return {
    done(what, count) {
      tellPhase(what, { count, began, tell });
      began = performance.now();
    },
  };
}

function writeReused(database: Database.Database, reused: readonly ReusedIdentifier[]): void {
  const insert = database.prepare('INSERT INTO reused VALUES (?, ?, ?)');
  for (const { type, value, records } of reused) insert.run(type, value, records);
}

function versionOf(infos: readonly ImportedSource[], entities: string): string {
  const hash = createHash('sha256').update(`format ${REFERENCE_FORMAT}\n`);
  for (const info of infos) hash.update(`${info.name} ${info.contentHash}\n`);
  return hash.update(entities).digest('hex').slice(0, 12);
}

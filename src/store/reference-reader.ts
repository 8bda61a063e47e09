import Database from 'better-sqlite3';
import type { EntityFacts } from '../reference/entity.ts';
import type { ImportedSource, ReferenceVersion } from '../reference/reference-store.ts';
import type { SourceRecord } from '../reference/source-record.ts';
import type { CandidateIndex, KeyEntry } from '../resolution/candidate-index.ts';
import type { EntityProfile } from '../resolution/entity-profile.ts';
import { keyHash } from './key-hash.ts';

/** Profiles and keys kept in memory by one reader; the rest is read again from the file. */
const REMEMBERED_PROFILES = 20_000;
const REMEMBERED_KEYS = 50_000;
const NO_ENTITIES = new Uint32Array(0);

/** Opens a version of the universe for reading. */
export function openReferenceFile(path: string): ReferenceVersion {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  database.pragma('mmap_size = 1073741824');
  const meta = metaOf(database);
  const facts = database.prepare('SELECT facts FROM entity WHERE entity = ?').pluck();
  const sources = database.prepare('SELECT body FROM source ORDER BY name').pluck();
  const records = database.prepare('SELECT body FROM record WHERE source = ? ORDER BY position').pluck();
  return {
    version: meta.version,
    format: meta.format,
    index: indexOf(database, meta),
    // What the tables hold was written as these types by reference-writer.ts.
    facts: (entity) => JSON.parse(String(facts.get(entity))) as EntityFacts,
    sources: () => sources.all().map((body) => JSON.parse(String(body)) as ImportedSource),
    *records(source) {
      for (const body of records.iterate(source)) yield JSON.parse(String(body)) as SourceRecord;
    },
    close: () => database.close(),
  };
}

interface Meta {
  readonly version: string;
  readonly format: number;
  readonly size: number;
  readonly cap: number;
}

function metaOf(database: Database.Database): Meta {
  const rows = database.prepare('SELECT name, value FROM meta').all() as { name: string; value: string }[];
  const value = (name: string) => rows.find((row) => row.name === name)?.value ?? '';
  return {
    version: value('version'),
    format: Number(value('format')),
    size: Number(value('entities')),
    cap: Number(value('cap')),
  };
}

function indexOf(database: Database.Database, meta: Meta): CandidateIndex {
  const key = database.prepare('SELECT frequency, entities FROM blocking_key WHERE hash = ?').raw();
  const profile = database.prepare('SELECT profile FROM entity WHERE entity = ?').pluck();
  const byId = database.prepare('SELECT entity FROM entity WHERE core_id = ?').pluck();
  const byRedirect = database.prepare('SELECT entity FROM redirect WHERE core_id = ?').pluck();
  const readEntry = (text: string): KeyEntry | undefined => {
    const row = key.get(keyHash(text)) as [number, Buffer | null] | undefined;
    return row === undefined
      ? undefined
      : { frequency: row[0], entities: row[1] === null ? NO_ENTITIES : postingsOf(row[1]) };
  };
  const entry = remembering(REMEMBERED_KEYS, readEntry);
  return {
    size: meta.size,
    frequencyCap: meta.cap,
    entry,
    frequency: (text) => entry(text)?.frequency ?? 0,
    profile: remembering(
      REMEMBERED_PROFILES,
      (entity: number) => JSON.parse(String(profile.get(entity))) as EntityProfile,
    ),
    entityOf: (coreId) => (byId.get(coreId) ?? byRedirect.get(coreId)) as number | undefined,
  };
}

/** The bytes may begin anywhere in the driver's buffer; 32-bit numbers may not. */
function postingsOf(bytes: Buffer): Uint32Array {
  const copy = new Uint8Array(bytes);
  return new Uint32Array(copy.buffer);
}

/** Remembers answers; when full it forgets the older half. */
function remembering<K, V>(limit: number, read: (key: K) => V): (key: K) => V {
  let young = new Map<K, V>();
  let old = new Map<K, V>();
  return (key) => {
    const known = young.get(key);
    if (known !== undefined) return known;
    const value = old.get(key) ?? read(key);
    if (young.size >= limit / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  };
}

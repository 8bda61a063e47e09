import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import { recordKey } from '../reference/core-id.ts';
import type { CanonicalEntity } from '../reference/entity.ts';
import { frequencyCap, tokenFrequencies } from '../reference/frequencies.ts';
import { REFERENCE_FORMAT, type ReferenceDraft } from '../reference/reference-store.ts';
import { entityKeys } from '../resolution/blocking-keys.ts';
import { keyHash } from './key-hash.ts';
import { type PagedKey, packPage, pageCountFor, pageOf } from './key-pages.ts';

const SCHEMA = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE source (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE record (key TEXT PRIMARY KEY, source TEXT NOT NULL, position INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE INDEX record_by_source ON record (source, position);
  CREATE TABLE entity (entity INTEGER PRIMARY KEY, core_id TEXT NOT NULL UNIQUE, profile TEXT NOT NULL, facts TEXT NOT NULL);
  CREATE TABLE member (record TEXT PRIMARY KEY, entity INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE link (entity INTEGER NOT NULL, record TEXT NOT NULL, other TEXT NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (entity, record, other)) WITHOUT ROWID;
  CREATE TABLE redirect (core_id TEXT PRIMARY KEY, entity INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE key_page (page INTEGER PRIMARY KEY, body BLOB NOT NULL);
  CREATE TEMP TABLE posting (hash INTEGER NOT NULL, entity INTEGER NOT NULL, listed INTEGER NOT NULL);
`;

/** Writes a version of the universe into a new file and returns its name, a hash of its content. */
export function writeReferenceFile(path: string, draft: ReferenceDraft): string {
  const database = new Database(path);
  try {
    // The file has no name yet that anyone would read: a crash leaves it to be overwritten, so nothing is journalled.
    database.pragma('journal_mode = OFF');
    database.pragma('synchronous = OFF');
    database.pragma('temp_store = FILE');
    database.pragma('cache_size = -65536');
    database.exec(SCHEMA);
    const version = versionOf(draft);
    database.transaction(() => {
      writeSources(database, draft);
      const cap = writeEntities(database, draft.entities);
      const pages = writeKeys(database, cap);
      const meta = database.prepare('INSERT INTO meta VALUES (?, ?)');
      for (const [name, value] of Object.entries({
        version,
        format: REFERENCE_FORMAT,
        entities: draft.entities.length,
        cap,
        pages,
      }))
        meta.run(name, String(value));
    })();
    return version;
  } finally {
    database.close();
  }
}

function versionOf(draft: ReferenceDraft): string {
  const hash = createHash('sha256').update(`format ${REFERENCE_FORMAT}\n`);
  for (const { info } of draft.sources) hash.update(`${info.name} ${info.contentHash}\n`);
  for (const { facts } of draft.entities) hash.update(facts.coreId);
  return hash.digest('hex').slice(0, 12);
}

function writeSources(database: Database.Database, draft: ReferenceDraft): void {
  const source = database.prepare('INSERT INTO source VALUES (?, ?)');
  const record = database.prepare('INSERT INTO record VALUES (?, ?, ?, ?)');
  for (const { info, records } of draft.sources) {
    source.run(info.name, JSON.stringify(info));
    let position = 0;
    for (const one of records) record.run(recordKey(one), info.name, position++, JSON.stringify(one));
  }
}

/** Writes the entities and their postings; returns the frequency cap. */
function writeEntities(database: Database.Database, entities: readonly CanonicalEntity[]): number {
  const frequencies = tokenFrequencies(entities.map((entity) => entity.profile));
  const cap = frequencyCap(frequencies, entities.length);
  const insertEntity = database.prepare('INSERT INTO entity VALUES (?, ?, ?, ?)');
  const insertRedirect = database.prepare('INSERT OR IGNORE INTO redirect VALUES (?, ?)');
  const insertPosting = database.prepare('INSERT INTO posting VALUES (?, ?, ?)');
  const insertMember = database.prepare('INSERT INTO member VALUES (?, ?)');
  const insertLink = database.prepare('INSERT INTO link VALUES (?, ?, ?, ?)');
  for (const [number, { profile, facts, redirects, links }] of entities.entries()) {
    for (const key of facts.sources) insertMember.run(key, number);
    for (const { left, right, reason } of links) insertLink.run(number, left, right, reason);
    insertEntity.run(number, facts.coreId, JSON.stringify(profile), JSON.stringify(facts));
    for (const id of redirects) insertRedirect.run(id, number);
    const { listed, counted } = entityKeys(profile, (key) => frequencies.get(key) ?? 0, cap);
    for (const key of listed) insertPosting.run(keyHash(key), number, 1);
    for (const key of counted) insertPosting.run(keyHash(key), number, 0);
  }
  return cap;
}

/** Gathers the postings of each key into pages; a key above the cap keeps its frequency only. Returns the number of pages. */
function writeKeys(database: Database.Database, cap: number): number {
  const keyCount = Number(database.prepare('SELECT count(DISTINCT hash) FROM posting').pluck().get());
  const pageCount = pageCountFor(keyCount);
  const insert = database.prepare('INSERT INTO key_page VALUES (?, ?)');
  let page = 0;
  let keys: PagedKey[] = [];
  for (const key of keysOf(database, cap)) {
    const next = pageOf(key.hash, pageCount);
    if (next !== page && keys.length > 0) {
      insert.run(page, packPage(keys));
      keys = [];
    }
    page = next;
    keys.push(key);
  }
  if (keys.length > 0) insert.run(page, packPage(keys));
  database.unsafeMode(false);
  return pageCount;
}

/** Keys in ascending order of their hashes, each with its entities in ascending order. */
function* keysOf(database: Database.Database, cap: number): Iterable<PagedKey> {
  const sorted = database.prepare('SELECT hash, entity, listed FROM posting ORDER BY hash, entity').raw();
  // The sort is done before the first row comes, so that writing another table meanwhile is safe; the driver asks to be told.
  database.unsafeMode(true);
  let hash: number | undefined;
  let entities: number[] = [];
  let isListed = false;
  const key = (of: number): PagedKey => ({
    hash: of,
    frequency: entities.length,
    entities: isListed && entities.length <= cap ? entities : [],
  });
  // Rows are three integers by the schema above; the driver types them as unknown.
  for (const row of sorted.iterate() as IterableIterator<[number, number, number]>) {
    if (row[0] !== hash) {
      if (hash !== undefined) yield key(hash);
      hash = row[0];
      entities = [];
      isListed = false;
    }
    entities.push(row[1]);
    isListed ||= row[2] === 1;
  }
  if (hash !== undefined) yield key(hash);
}

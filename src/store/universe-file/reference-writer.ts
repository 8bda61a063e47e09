import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { ownerOnlyFile } from '../../disk/owner-only.ts';
import type { EntityProfile } from '../../resolution/comparisons/entity-profile.ts';
import type { SourceInfo } from '../../resolution/records/source.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import { canonicalEntities } from '../../universe/canonical-entities.ts';
import type { CanonicalEntity } from '../../universe/entity.ts';
import type { ReusedIdentifier } from '../../universe/link.ts';
import { normaliseSourceRecord } from '../../universe/normal-source-record.ts';
import {
  type ImportedSource,
  REFERENCE_FORMAT,
  type ReferenceDraft,
} from '../../universe/reference-store.ts';
import { tellPhase } from '../../universe/tell-phase.ts';
import { isVanished, VANISHED_SOURCE, vanishedKey, vanishedRecord } from '../../universe/vanished-source.ts';
import { CREATED_SCHEMA, createdTable, isCreatedAlone } from './created-table.ts';
import { readProfile, writeFacts, writeProfile } from './entity-rows.ts';
import { type KeyWriter, keyWriter } from './key-writer.ts';
import { RECORD_SCHEMA, type RecordTable, recordTable, type StoredRecords } from './record-table.ts';

const SCHEMA = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE source (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  ${RECORD_SCHEMA}
  CREATE TABLE entity (entity INTEGER PRIMARY KEY, profile TEXT NOT NULL);
  CREATE TABLE fact (entity INTEGER PRIMARY KEY, core_id TEXT NOT NULL UNIQUE, facts TEXT NOT NULL);
  CREATE TABLE member (place INTEGER PRIMARY KEY, entity INTEGER NOT NULL);
  CREATE TABLE link (entity INTEGER NOT NULL, record TEXT NOT NULL, other TEXT NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (entity, record, other)) WITHOUT ROWID;
  CREATE TABLE child (parent TEXT NOT NULL, entity INTEGER NOT NULL, PRIMARY KEY (parent, entity)) WITHOUT ROWID;
  CREATE TABLE reused (type TEXT NOT NULL, value TEXT NOT NULL, records INTEGER NOT NULL, PRIMARY KEY (type, value)) WITHOUT ROWID;
  CREATE TABLE redirect (core_id TEXT PRIMARY KEY, entity INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE key_page (page INTEGER PRIMARY KEY, body BLOB NOT NULL);
  CREATE TABLE key_filter (bits BLOB NOT NULL);
  ${CREATED_SCHEMA}
`;

/** Writes a version of the universe into a new file and returns its name, a hash of its content. */
export function writeReferenceFile(path: string, draft: ReferenceDraft, current?: string): string {
  ownerOnlyFile(path);
  const database = new Database(path);
  try {
    // The file has no name yet that anyone would read: a crash leaves it to be overwritten, so nothing is journalled.
    database.pragma('journal_mode = OFF');
    database.pragma('synchronous = OFF');
    database.pragma('temp_store = FILE');
    database.pragma('cache_size = -131072');
    database.exec(SCHEMA);
    const folder = dirname(path);
    return writeAll(database, { draft, folder, current });
  } finally {
    database.close();
  }
}

interface Writing {
  readonly draft: ReferenceDraft;
  /** Takes what does not fit into memory. */
  readonly folder: string;
  /** The file of the version in use, for the sources that are kept. */
  readonly current: string | undefined;
}

function writeAll(database: Database.Database, writing: Writing): string {
  const { draft, folder } = writing;
  const clock = phases(draft.tell);
  const { infos, allRecords } = writeRecords(database, writing);
  clock.done('loaded', allRecords.size);
  const version = database.transaction(() => {
    const keys = keyWriter(database, folder);
    const entities = canonicalEntities(allRecords, draft.pins, {
      folder,
      onReused: (reused) => writeReused(database, reused),
    });
    const onLinked = () => clock.done('linked', allRecords.size);
    const mayBeApart = draft.beside === undefined;
    const parts = { entities, allRecords, keys, onLinked, mayBeApart };
    const { hash, count, unfindable } = writeEntities(database, parts);
    const { cap, pages } = keys.write(profilesIn(database, unfindable));
    const own = versionOf(infos, hash);
    const name = draft.beside === undefined ? own : `${draft.beside}-${own}`;
    const insert = database.prepare('INSERT INTO meta VALUES (?, ?)');
    const meta = { version: name, format: REFERENCE_FORMAT, entities: count, cap, pages };
    for (const [key, value] of Object.entries(meta)) insert.run(key, String(value));
    return name;
  })();
  clock.done('built', allRecords.size);
  return version;
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

function writeRecords(
  database: Database.Database,
  { draft, current }: Writing,
): { infos: readonly ImportedSource[]; allRecords: StoredRecords } {
  const table = recordTable(database);
  const insert = database.prepare('INSERT INTO source VALUES (?, ?)');
  const addAll = database.transaction((records: Iterable<SourceRecord>, info: ImportedSource) => {
    for (const record of records) table.add(normaliseSourceRecord(record, sourceOf(info)));
  });
  for (const { info, records } of draft.sources) {
    insert.run(info.name, JSON.stringify(info));
    if (records === 'current') table.copy(info.name, current ?? '');
    else if ('path' in records) table.copy(info.name, records.path);
    else addAll(records, info);
  }
  table.index();
  database.transaction(() => addVanished(table, draft))();
  const infos = draft.sources.map(({ info }) => info);
  return { infos, allRecords: table.allRecords([...infos, VANISHED_SOURCE]) };
}

/** Keeps the last that was known of pinned entities that have no record left. */
function addVanished(table: RecordTable, { pins, lastKnown }: ReferenceDraft): void {
  if (lastKnown === undefined) return;
  for (const pin of pins) {
    const keys = [...pin.recordKeys, ...(pin.laterKeys ?? [])];
    if (keys.some((key) => table.has(key) || table.has(vanishedKey(key)))) continue;
    const record = lastKnown(pin);
    if (record !== undefined) table.add(normaliseSourceRecord(vanishedRecord(record), VANISHED_SOURCE));
  }
}

function sourceOf({ name, trust, kind }: ImportedSource): SourceInfo {
  return { name, trust, kind };
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

const NO_ENTITY = 0xffffffff;

/** Writes the entities in order of their numbers, and which records are theirs. */
function writeEntities(
  database: Database.Database,
  {
    entities,
    allRecords,
    keys,
    onLinked,
    mayBeApart,
  }: {
    entities: Iterable<CanonicalEntity>;
    allRecords: StoredRecords;
    keys: KeyWriter;
    onLinked: () => void;
    /** Created entities are only noted. */
    mayBeApart: boolean;
  },
): { hash: string; count: number; unfindable: ReadonlySet<number> } {
  const insertProfile = database.prepare('INSERT INTO entity VALUES (?, ?)');
  const insertFacts = database.prepare('INSERT INTO fact VALUES (?, ?, ?)');
  const insertLink = database.prepare('INSERT INTO link VALUES (?, ?, ?, ?)');
  const insertRedirect = database.prepare('INSERT OR IGNORE INTO redirect VALUES (?, ?)');
  const insertChild = database.prepare('INSERT INTO child VALUES (?, ?)');
  const hash = createHash('sha256');
  const noteCreated = createdTable(database);
  const entityAt = new Uint32Array(allRecords.size + 1).fill(NO_ENTITY);
  const unfindable = new Set<number>();
  let count = 0;
  let isLinked = false;
  for (const entity of entities) {
    const { profile, facts, redirects, links, records } = entity;
    if (!isLinked) onLinked();
    isLinked = true;
    if (mayBeApart && isCreatedAlone(facts)) {
      noteCreated(entity);
      continue;
    }
    insertProfile.run(count, writeProfile(profile));
    insertFacts.run(count, facts.coreId, writeFacts(facts));
    for (const { left, right, reason } of links) insertLink.run(count, left, right, reason);
    if (facts.parentId !== null) insertChild.run(facts.parentId, count);
    for (const id of redirects) insertRedirect.run(id, count);
    for (const number of records) entityAt[allRecords.placeOf(number)] = count;
    if (facts.sources.every(isVanished)) unfindable.add(count);
    else keys.count(profile);
    hash.update(facts.coreId);
    count++;
  }
  const insertMember = database.prepare('INSERT INTO member VALUES (?, ?)');
  for (const [place, entity] of entityAt.entries()) if (entity !== NO_ENTITY) insertMember.run(place, entity);
  return { hash: hash.digest('hex'), count, unfindable };
}

/** Profiles by entity number, as `writeEntities` has written them; none of those that nothing should find. */
function* profilesIn(
  database: Database.Database,
  unfindable: ReadonlySet<number>,
): Iterable<EntityProfile | undefined> {
  const profiles = database.prepare('SELECT profile FROM entity ORDER BY entity').pluck();
  let entity = 0;
  for (const profile of profiles.iterate())
    yield unfindable.has(entity++) ? undefined : readProfile(String(profile));
}

import Database from 'better-sqlite3';
import { keyParts } from '../reference/core-id.ts';
import type { EntityFacts } from '../reference/entity.ts';
import type { Link, ReusedIdentifier } from '../reference/link.ts';
import {
  FIRST_WITH_MEMBERS,
  type ImportedSource,
  type ReferenceVersion,
} from '../reference/reference-store.ts';
import type { SourceRecord } from '../reference/source-record.ts';
import type { CandidateIndex } from '../resolution/candidate-index.ts';
import type { EntityProfile } from '../resolution/entity-profile.ts';
import { keyHash } from '../resolution/key-hash.ts';
import { placeIn } from '../resolution/place-in.ts';
import { type KeyPage, pageOf, unpackPage } from './key-pages.ts';
import { remembering } from './remembering.ts';

/** Profiles and keys kept in memory by one reader; the rest is read again from the file. */
const REMEMBERED_PROFILES = 20_000;
/** Pages of keys: all of a universe of some 200,000 entities. */
const REMEMBERED_PAGES = 10_000;
/** Rows that one statement reads. */
const READ_AT_ONCE = 32;
/** In place of a table that an older form has not. */
const NOTHING = { get: (..._values: readonly string[]) => undefined, all: (_entity: number) => [] };

/**
 * Opens a version of the universe for reading; `onClose` runs when it is closed. Of a file in an older form the sources
 * and records can be read, to build it anew.
 */
export function openReferenceFile(path: string, onClose: () => void = () => {}): ReferenceVersion {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  // As much as SQLite maps at most; beyond it, what is in between stays in its own cache.
  database.pragma('mmap_size = 2147418112');
  database.pragma('cache_size = -32768');
  const meta = metaOf(database);
  const facts = database.prepare('SELECT facts FROM entity WHERE entity = ?').pluck();
  const sources = database.prepare('SELECT body FROM source ORDER BY name').pluck();
  const records = database.prepare('SELECT body FROM record WHERE source = ? ORDER BY rowid').pluck();
  const isReadable = meta.format >= FIRST_WITH_MEMBERS;
  const record = isReadable
    ? database.prepare('SELECT body FROM record WHERE source = ? AND id = ?').pluck()
    : NOTHING;
  const member = isReadable
    ? database
        .prepare('SELECT entity FROM record JOIN member USING (place) WHERE source = ? AND id = ?')
        .pluck()
    : NOTHING;
  const links = isReadable
    ? database.prepare('SELECT record AS "left", other AS "right", reason FROM link WHERE entity = ?')
    : NOTHING;
  let index: CandidateIndex | undefined;
  return {
    version: meta.version,
    format: meta.format,
    get index() {
      index ??= indexOf(database, meta);
      return index;
    },
    // What the tables hold was written as these types by reference-writer.ts.
    facts: (entity) => JSON.parse(String(facts.get(entity))) as EntityFacts,
    sources: () => sources.all().map((body) => JSON.parse(String(body)) as ImportedSource),
    record(key) {
      const { source, id } = keyParts(key);
      const body = record.get(source, id);
      return body === undefined ? undefined : (JSON.parse(String(body)) as SourceRecord);
    },
    entityOfRecord(key) {
      const { source, id } = keyParts(key);
      return member.get(source, id) as number | undefined;
    },
    links: (entity) => links.all(entity) as Link[],
    reused: () => database.prepare('SELECT type, value, records FROM reused').all() as ReusedIdentifier[],
    *records(source) {
      for (const body of records.iterate(source)) yield JSON.parse(String(body)) as SourceRecord;
    },
    close() {
      database.close();
      onClose();
    },
  };
}

interface Meta {
  readonly version: string;
  readonly format: number;
  readonly size: number;
  readonly cap: number;
  readonly pages: number;
}

function metaOf(database: Database.Database): Meta {
  const rows = database.prepare('SELECT name, value FROM meta').all() as { name: string; value: string }[];
  const value = (name: string) => rows.find((row) => row.name === name)?.value ?? '';
  return {
    version: value('version'),
    format: Number(value('format')),
    size: Number(value('entities')),
    cap: Number(value('cap')),
    pages: Number(value('pages')),
  };
}

function indexOf(database: Database.Database, meta: Meta): CandidateIndex {
  const body = database.prepare('SELECT body FROM key_page WHERE page = ?').pluck();
  const pageIn = (bytes: unknown) => (bytes instanceof Uint8Array ? unpackPage(bytes) : undefined);
  const readPages = readingMany(database, 'SELECT page, body FROM key_page WHERE page');
  const pageAt = remembering(
    REMEMBERED_PAGES,
    (page: number): KeyPage | undefined => pageIn(body.get(page)),
    (pages) => readPages(pages).map(([page, bytes]) => [page, pageIn(bytes)] as const),
  );
  const profile = database.prepare('SELECT profile FROM entity WHERE entity = ?').pluck();
  const readProfiles = readingMany(database, 'SELECT entity, profile FROM entity WHERE entity');
  const profileIn = (text: unknown) => JSON.parse(String(text)) as EntityProfile;
  const profileAt = remembering(
    REMEMBERED_PROFILES,
    (entity: number) => profileIn(profile.get(entity)),
    (entities) => readProfiles(entities).map(([entity, text]) => [entity, profileIn(text)] as const),
  );
  const byId = database.prepare('SELECT entity FROM entity WHERE core_id = ?').pluck();
  const byRedirect = database.prepare('SELECT entity FROM redirect WHERE core_id = ?').pluck();
  const find = (text: string): { page: KeyPage; at: number } | undefined => {
    const hash = keyHash(text);
    const page = pageAt(pageOf(hash, meta.pages));
    const at = page === undefined ? -1 : placeIn(page.hashes, hash);
    return page === undefined || at === -1 ? undefined : { page, at };
  };
  const frequencyAt = ({ page, at }: { page: KeyPage; at: number }) => page.frequencies[at] ?? 0;
  return {
    size: meta.size,
    frequencyCap: meta.cap,
    entry(text) {
      const found = find(text);
      if (found === undefined) return undefined;
      const { page, at } = found;
      return {
        frequency: frequencyAt(found),
        entities: page.entities.subarray(page.offsets[at], page.offsets[at + 1]),
      };
    },
    frequency(text) {
      const found = find(text);
      return found === undefined ? 0 : frequencyAt(found);
    },
    profile: profileAt,
    expectKeys: (texts) => pageAt.ahead(texts.map((text) => pageOf(keyHash(text), meta.pages))),
    expectProfiles: (entities) => profileAt.ahead(entities),
    entityOf: (coreId) => (byId.get(coreId) ?? byRedirect.get(coreId)) as number | undefined,
  };
}

/** Rows of several numbers by one statement for each count: a statement costs more than a row. */
function readingMany(
  database: Database.Database,
  select: string,
): (numbers: readonly number[]) => readonly (readonly [number, unknown])[] {
  const statements: Database.Statement[] = [];
  const statementFor = (count: number) => {
    statements[count] ??= database.prepare(`${select} IN (${Array(count).fill('?').join(',')})`).raw();
    return statements[count];
  };
  return (numbers) =>
    // Two columns, the number first.
    Array.from({ length: Math.ceil(numbers.length / READ_AT_ONCE) }, (_, at) =>
      numbers.slice(at * READ_AT_ONCE, (at + 1) * READ_AT_ONCE),
    ).flatMap((some) => statementFor(some.length).all(...some) as [number, unknown][]);
}

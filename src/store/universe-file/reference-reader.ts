import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import type { CandidateIndex } from '../../resolution/blocking/candidate-index.ts';
import { keyHash } from '../../resolution/blocking/key-hash.ts';
import { CREATED_SOURCE } from '../../resolution/records/source.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import { keyParts } from '../../universe/core-id.ts';
import type { Link } from '../../universe/link.ts';
import {
  FIRST_WITH_FACTS_APART,
  FIRST_WITH_FAMILIES,
  FIRST_WITH_MEMBERS,
  type ImportedSource,
  type ReferenceVersion,
} from '../../universe/reference-store.ts';
import { remembering } from '../../universe/remembering.ts';
import type { ReusedIdentifier } from '../../universe/reused-identifiers.ts';
import { hasCreatedApart } from './created-table.ts';
import { baseOf, withCreated } from './created-version.ts';
import { telling } from './damaged-universe.ts';
import { readFacts, readProfile } from './entity-rows.ts';
import { keyLookup } from './key-lookup.ts';
import { wholesIn } from './packed-numbers.ts';
import {
  FEWEST_PROFILES,
  holdsAll,
  type ProfileMemory,
  profileMemory,
  type RememberedProfiles,
} from './profile-memory.ts';

/** Of a universe of more than some 200,000 entities, not all are kept in memory. */
const MOST_PAGES_OF_SMALL = 10_000;
/** Room for pages of the file, in KB; who keeps all profiles reads none of them again. */
const PAGE_CACHE_KB = 32_768;
const LESS_PAGE_CACHE_KB = 8_192;
const REMEMBERED_SOURCES = 1_000;
/** Each row asks for the same few several times; of more, most would grow old in the heap without being asked for again. */
const REMEMBERED_FACTS = 64;
/** What a disk reads in order, and what a row takes that is in memory already; what takes longer was waited for. */
const DISK_BYTES_PER_MS = 300_000;
const IN_MEMORY_MS = 0.01;
/** Of a row in a universe of millions, where it matters, with what the file needs around it. */
const BYTES = { profile: 260, page: 1160 } as const;
const NOBODY = new Uint32Array(0);
/** In place of a table that an older form has not. */
const NOTHING = { get: (..._values: readonly string[]) => undefined, all: (_key: number | string) => [] };

/** How a version is read. */
export interface ReadingOptions {
  /** Runs when it is closed. */
  readonly onClose?: () => void;
  /** How many profiles of entities there is room for in memory. */
  readonly profiles?: number | undefined;
}

/**
 * Opens a version of the universe for reading. Of a file in an older form the sources and records can be read, to build it
 * anew.
 */
export function openReferenceFile(path: string, options: ReadingOptions = {}): ReferenceVersion {
  const opened = openOne(path, options);
  try {
    const base = baseOf(opened.version);
    return base === opened.version
      ? opened
      : withCreated(
          openOne(join(dirname(path), `${base}.sqlite`), { ...options, onClose: () => {} }),
          opened,
        );
  } catch (error) {
    opened.close();
    throw error;
  }
}

function openOne(path: string, options: ReadingOptions): ReferenceVersion {
  const told = telling(path);
  const database = told(() => new Database(path, { readonly: true, fileMustExist: true }))();
  try {
    return told(() => readerOf(database, told, options))();
  } catch (error) {
    // Whoever tries again and again must not run out of open files.
    database.close();
    throw error;
  }
}

type Told = ReturnType<typeof telling>;

function readerOf(
  database: Database.Database,
  told: Told,
  { onClose = () => {}, profiles: most = FEWEST_PROFILES }: ReadingOptions,
): ReferenceVersion {
  // The file never changes: its lock is taken once, not for each of a row's many look-ups, which costs more than they do.
  database.pragma('locking_mode = EXCLUSIVE');
  const meta = metaOf(database);
  const remembered = { size: meta.size, most, isLarge: meta.pages > MOST_PAGES_OF_SMALL };
  database.pragma(`cache_size = -${holdsAll(remembered) ? LESS_PAGE_CACHE_KB : PAGE_CACHE_KB}`);
  const profiles = profilesOf(database, remembered, told);
  const facts = database.prepare(`SELECT facts FROM ${factTable(meta)} WHERE entity = ?`).pluck();
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
  const repeated = isReadable
    ? database
        .prepare(
          'SELECT count(*) - count(DISTINCT entity) FROM record JOIN member USING (place) WHERE source = ?',
        )
        .pluck()
    : NOTHING;
  const anyRecord = isReadable ? database.prepare('SELECT 1 FROM record WHERE source = ? LIMIT 1') : NOTHING;
  // Of each record that nobody knows it is asked whether it was created, also where none was.
  const hasRecords = remembering(REMEMBERED_SOURCES, (source: string) => anyRecord.get(source) !== undefined);
  const links = isReadable
    ? database.prepare('SELECT record AS "left", other AS "right", reason FROM link WHERE entity = ?')
    : NOTHING;
  const children =
    meta.format >= FIRST_WITH_FAMILIES
      ? database.prepare('SELECT entity FROM child WHERE parent = ? ORDER BY entity').pluck()
      : NOTHING;
  // They are in a file of their own: alone, this one does not have the source.
  const lacksCreated = hasCreatedApart(database);
  const factsOf = (entity: number) => readFacts(String(facts.get(entity)));
  let index: CandidateIndex | undefined;
  const keys = () => {
    index ??= told(() => indexOf(database, { meta, profiles, told }))();
    return index;
  };
  return {
    version: meta.version,
    format: meta.format,
    entityCount: meta.size,
    get index() {
      return keys();
    },
    bearers: told((key: string) => commonBearers(database, key) ?? keys().entry(key)?.entities ?? NOBODY),
    // What the tables hold was written as these types by reference-writer.ts.
    facts: remembering(REMEMBERED_FACTS, told(factsOf)),
    sources: told(() =>
      sources
        .all()
        .map((body) => JSON.parse(String(body)) as ImportedSource)
        .filter(({ name }) => !(lacksCreated && name === CREATED_SOURCE.name)),
    ),
    repeatedRecords: told((source: string) => Number(repeated.get(source) ?? 0)),
    record: told((key: string) => {
      const { source, id } = keyParts(key);
      const body = record.get(source, id);
      return body === undefined ? undefined : recordIn(body);
    }),
    entityOfRecord: told((key: string) => {
      const { source, id } = keyParts(key);
      return hasRecords(source) ? (member.get(source, id) as number | undefined) : undefined;
    }),
    children: told((coreId: string) => children.all(coreId) as number[]),
    links: told((entity: number) => links.all(entity) as Link[]),
    reused: told(
      () => database.prepare('SELECT type, value, records FROM reused').all() as ReusedIdentifier[],
    ),
    *records(source) {
      const rows = records.iterate(source);
      const next = told(() => rows.next());
      for (let row = next(); row.done !== true; row = next()) yield recordIn(row.value);
    },
    rest: () => profiles.rest(),
    close() {
      database.close();
      onClose();
    },
  };
}

/** Undefined for a key that is not too common to be looked up. */
function commonBearers(database: Database.Database, key: string): Uint32Array | undefined {
  const found = database.prepare('SELECT entities FROM common_key WHERE hash = ?').pluck().get(keyHash(key));
  return found instanceof Uint8Array ? wholesIn(found) : undefined;
}

function recordIn(body: unknown): SourceRecord {
  const record = JSON.parse(String(body)) as SourceRecord | EarlierRecord;
  return hasPlainMeasures(record) ? withMeasures(record) : record;
}

/** Records written before FIRST_WITH_FAMILIES. */
type EarlierRecord = Omit<SourceRecord, 'headcount' | 'revenue'> & {
  readonly headcount?: number;
  readonly revenueMusd?: number;
};

function hasPlainMeasures(record: SourceRecord | EarlierRecord): record is EarlierRecord {
  return typeof record.headcount === 'number' || 'revenueMusd' in record;
}

function withMeasures({ headcount, revenueMusd, ...record }: EarlierRecord): SourceRecord {
  return {
    ...record,
    ...(headcount !== undefined && { headcount: { value: headcount } }),
    ...(revenueMusd !== undefined && { revenue: { value: revenueMusd * 1_000_000, currency: 'USD' } }),
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

/** What is told of entities, by their number and their id. */
function factTable({ format }: Meta): string {
  return format >= FIRST_WITH_FACTS_APART ? 'fact' : 'entity';
}

function profilesOf(database: Database.Database, remembered: RememberedProfiles, told: Told): ProfileMemory {
  const row = rowReader(database, {
    table: 'entity',
    key: 'entity',
    column: 'profile',
    rows: remembered.size,
    bytes: BYTES.profile,
  });
  return profileMemory(
    remembered,
    told((entity: number) => readProfile(String(row(entity)))),
  );
}

interface IndexParts {
  readonly meta: Meta;
  readonly profiles: ProfileMemory;
  readonly told: Told;
}

function indexOf(database: Database.Database, { meta, profiles, told }: IndexParts): CandidateIndex {
  const pageRow = rowReader(database, {
    table: 'key_page',
    key: 'page',
    column: 'body',
    rows: meta.pages,
    bytes: BYTES.page,
  });
  let bits: Uint8Array | undefined;
  // Not before it is asked for: a file in an older form lacks the table.
  const readFilter = told(() => database.prepare('SELECT bits FROM key_filter').pluck().get() as Uint8Array);
  const keys = keyLookup({
    pages: meta.pages,
    page: told(pageRow),
    filter() {
      bits ??= readFilter();
      return bits;
    },
  });
  const byId = database.prepare(`SELECT entity FROM ${factTable(meta)} WHERE core_id = ?`).pluck();
  const byRedirect = database.prepare('SELECT entity FROM redirect WHERE core_id = ?').pluck();
  return {
    size: meta.size,
    frequencyCap: meta.cap,
    ...keys,
    profile: (entity) => profiles.profile(entity),
    entityOf: told((coreId: string) => (byId.get(coreId) ?? byRedirect.get(coreId)) as number | undefined),
  };
}

/**
 * Reads a column of a row. Once as much time was lost by waiting for rows as reading all of them in order takes, it does
 * that, so that the system has them in memory: whoever looked so often will look more often.
 */
function rowReader(
  database: Database.Database,
  { table, key, column, rows, bytes }: ReadTable,
): (number: number) => unknown {
  let statement: Database.Statement | undefined;
  let left = (rows * bytes) / DISK_BYTES_PER_MS;
  return (number) => {
    // Not before it is asked for, like the filter.
    statement ??= database.prepare(`SELECT ${column} FROM ${table} WHERE ${key} = ?`).pluck();
    if (left <= 0) return statement.get(number);
    const began = performance.now();
    const found = statement.get(number);
    left -= Math.max(0, performance.now() - began - IN_MEMORY_MS);
    if (left <= 0) database.prepare(`SELECT count(*) FROM ${table} NOT INDEXED`).get();
    return found;
  };
}

interface ReadTable {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly rows: number;
  /** Of a row. */
  readonly bytes: number;
}

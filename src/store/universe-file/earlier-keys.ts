import type Database from 'better-sqlite3';
import { type NumberCounts, numberCounts } from '../../universe/number-counts.ts';
import { entryIn, heldAsRead } from './key-memory.ts';
import { type KeyPage, pageOf, placeInPage, unpackPage } from './key-pages.ts';
import { doublesIn, wholesIn } from './packed-numbers.ts';

/** The blocking keys of the version before, by the numbers that its entities had. */
export interface EarlierKeys {
  readonly cap: number;
  readonly entityCount: number;
  /** Pairs of a key and an entity. */
  readonly postingCount: number;
  /** How many entities bear a word. */
  readonly words: NumberCounts;
  /** Ascending. */
  pages(): Iterable<KeyPage>;
  /** The entities of a key, also of one that is too common to be looked up; none of what is only counted. */
  entitiesWith(hash: number): Uint32Array;
  /** Keys that are too common to be looked up, ascending, with their entities. */
  common(): IterableIterator<CommonKey>;
  /** Hashes of the long words of names in which only the rarest count, one group for each name. */
  longWords(): Iterable<{ readonly entity: number; readonly hashes: Float64Array }>;
  profile(entity: number): string;
  isFindable(entity: number): boolean;
}

export interface CommonKey {
  readonly hash: number;
  readonly entities: Uint32Array;
}

const NONE = new Uint32Array(0);

export function earlierKeys(file: Database.Database): EarlierKeys {
  const meta = file.prepare('SELECT value FROM meta WHERE name = ?').pluck();
  const [cap = 0, entityCount = 0, postingCount = 0, pageCount = 1] = [
    'cap',
    'entities',
    'postings',
    'pages',
  ].map((name) => Number(meta.get(name)));
  const page = file.prepare('SELECT body FROM key_page WHERE page = ?').pluck();
  const pages = file.prepare('SELECT body FROM key_page ORDER BY page').pluck();
  const commonKey = file.prepare('SELECT entities FROM common_key WHERE hash = ?').pluck();
  const common = file.prepare('SELECT hash, entities FROM common_key ORDER BY hash').raw();
  const longWords = file.prepare('SELECT entity, hashes FROM long_words').raw();
  const profile = file.prepare('SELECT profile FROM entity WHERE entity = ?').pluck();
  const unfindable = unfindableIn(file);
  return {
    ...{ cap, entityCount, postingCount },
    words: wordsIn(file),
    *pages() {
      for (const body of pages.iterate() as IterableIterator<Buffer>) yield unpackPage(body);
    },
    entitiesWith(hash) {
      const many = commonKey.get(hash) as Uint8Array | undefined;
      if (many !== undefined) return wholesIn(many);
      const body = page.get(pageOf(hash, pageCount)) as Uint8Array | undefined;
      const entry =
        body === undefined
          ? undefined
          : entryIn(heldAsRead(unpackPage(body)), hash, placeInPage(hash, pageCount));
      return Uint32Array.from(entry?.entities ?? NONE);
    },
    *common() {
      for (const [hash, bytes] of common.iterate() as IterableIterator<[number, Uint8Array]>)
        yield { hash, entities: wholesIn(bytes) };
    },
    *longWords() {
      for (const [entity, bytes] of longWords.iterate() as IterableIterator<[number, Uint8Array]>)
        yield { entity, hashes: doublesIn(bytes) };
    },
    profile: (entity) => String(profile.get(entity)),
    isFindable: (entity) => !unfindable.has(entity),
  };
}

/** Entities of vanished records have no keys. */
function unfindableIn(file: Database.Database): ReadonlySet<number> {
  const entities = file
    .prepare("SELECT entity FROM record JOIN member USING (place) WHERE source = 'vanished'")
    .pluck();
  return new Set(entities.all() as number[]);
}

function wordsIn(file: Database.Database): NumberCounts {
  const words = numberCounts();
  const row = file.prepare('SELECT hashes, counts FROM word').raw().get() as [Uint8Array, Uint8Array];
  const counts = wholesIn(row[1]);
  for (const [at, hash] of doublesIn(row[0]).entries()) words.add(hash, counts[at]);
  return words;
}

import type Database from 'better-sqlite3';
import { entityKeys, nameInTownKeys } from '../../resolution/blocking/blocking-keys.ts';
import { HASH_RANGE, keyHash } from '../../resolution/blocking/key-hash.ts';
import type { EntityProfile } from '../../resolution/comparisons/entity-profile.ts';
import { frequencyCap } from '../../universe/frequencies.ts';
import { type NumberCounts, numberCounts } from '../../universe/number-counts.ts';
import { type PairSorter, pairSorter } from '../../universe/pair-sorter.ts';
import { type WordsNow, withChangedWords } from './changed-words.ts';
import type { EarlierKeys } from './earlier-keys.ts';
import { readProfile } from './entity-rows.ts';
import { pageCountFor } from './key-pages.ts';
import { gained, type HearKey, lost, mergeKeys, NO_ENTITY } from './merge-keys.ts';
import { longWords, wordHashes } from './name-words.ts';
import { bytesOf } from './packed-numbers.ts';
import { pageWriter } from './page-writer.ts';

/**
 * Blocking keys in pages, and a filter before them. For the next version: the entities of keys that are too common to be
 * looked up, and how many entities bear each word.
 */
export const KEY_SCHEMA = `
  CREATE TABLE key_page (page INTEGER PRIMARY KEY, body BLOB NOT NULL);
  CREATE TABLE key_filter (bits BLOB NOT NULL);
  CREATE TABLE common_key (hash INTEGER PRIMARY KEY, entities BLOB NOT NULL);
  CREATE TABLE word (hashes BLOB NOT NULL, counts BLOB NOT NULL);
`;

/** The blocking keys of a version that is being written. */
export interface KeyWriter {
  /** An entity that was written anew. */
  add(entity: number, compared: Compared): void;
  /** An entity that was taken over from the version before, with the number that it had there. */
  keep(entity: number, earlier: number): void;
  /** Makes the keys of all entities and writes them; these are in their table by now. */
  write(): { readonly cap: number; readonly pages: number; readonly postings: number };
}

/** What an entity is compared by. */
interface Compared {
  readonly profile: EntityProfile;
  /** As entity-rows.ts writes it. */
  readonly text: string;
  /** The entity that had its id in the version before. */
  readonly before: number | undefined;
}

interface KeyWriting {
  /** Takes what does not fit into memory. */
  readonly folder: string;
  readonly earlier: EarlierKeys | undefined;
}

export function keyWriter(database: Database.Database, { folder, earlier }: KeyWriting): KeyWriter {
  const words = numberCounts();
  for (const hash of earlier?.words.keys() ?? []) words.add(hash, earlier?.words.get(hash));
  const insertLongWords = database.prepare('INSERT INTO long_words VALUES (?, ?)');
  const numberOf = new Uint32Array(earlier?.entityCount ?? 0).fill(NO_ENTITY);
  const added: number[] = [];
  let entityCount = 0;
  const count = (profile: EntityProfile, by: number) => {
    for (const hash of wordHashes(profile)) words.add(hash, by);
  };
  const keep = (entity: number, before: number) => {
    numberOf[before] = entity;
    entityCount++;
  };
  const isAsBefore = (text: string, before: number) =>
    earlier?.isFindable(before) === true && earlier.profile(before) === text;
  return {
    keep,
    add(entity, { profile, text, before }) {
      const long = longWords(profile);
      if (long !== undefined) insertLongWords.run(entity, bytesOf(long));
      if (before !== undefined && isAsBefore(text, before)) return keep(entity, before);
      entityCount++;
      added.push(entity);
      count(profile, 1);
    },
    write() {
      const gone = earlier === undefined ? [] : goneEntities(earlier, numberOf);
      for (const entity of gone) count(readProfile(earlier?.profile(entity) ?? ''), -1);
      const now = { words, cap: frequencyCap(words.values(), entityCount) };
      const { changes, more } = keyChanges(database, { folder, earlier, now, added, gone, numberOf });
      const postings = (earlier?.postingCount ?? 0) + more;
      const pages = pageCountFor(postings);
      const parts = { groups: changes.groups(), numberOf };
      writeKeys(database, { pages, cap: now.cap }, (hear) => mergeKeys(earlier, parts, hear));
      writeWords(database, words);
      return { cap: now.cap, pages, postings };
    },
  };
}

/** The entities that are gone, or compared by something else. */
function goneEntities(earlier: EarlierKeys, numberOf: Uint32Array): readonly number[] {
  const gone: number[] = [];
  for (const [entity, number] of numberOf.entries())
    if (number === NO_ENTITY && earlier.isFindable(entity)) gone.push(entity);
  return gone;
}

interface Changing extends KeyWriting {
  readonly now: WordsNow;
  readonly added: readonly number[];
  readonly gone: readonly number[];
  readonly numberOf: Uint32Array;
}

/** The keys that entities have gained and lost. */
function keyChanges(
  database: Database.Database,
  { folder, earlier, now, added, gone, numberOf }: Changing,
): { readonly changes: PairSorter; readonly more: number } {
  const changes = pairSorter(HASH_RANGE, folder);
  const profileOf = database.prepare('SELECT profile FROM entity WHERE entity = ?').pluck();
  let more = 0;
  const gain = (entity: number, { listed, counted }: HashedKeys) => {
    for (const hash of listed) changes.add(hash, gained(entity, true));
    for (const hash of counted) changes.add(hash, gained(entity, false));
    more += listed.length + counted.length;
  };
  const lose = (entity: number, { listed, counted }: HashedKeys) => {
    for (const hash of [...listed, ...counted]) changes.add(hash, lost(entity));
    more -= listed.length + counted.length;
  };
  for (const entity of added) gain(entity, keysOf(String(profileOf.get(entity)), now));
  if (earlier === undefined) return { changes, more };
  for (const entity of gone) lose(entity, keysOf(earlier.profile(entity), earlier));
  const isKept = (entity: number) => numberOf[entity] !== NO_ENTITY;
  for (const entity of withChangedWords(earlier, now, isKept)) {
    const profile = earlier.profile(entity);
    const [before, after] = [keysOf(profile, earlier), keysOf(profile, now)];
    lose(entity, without(before, after));
    gain(numberOf[entity] ?? NO_ENTITY, without(after, before));
  }
  return { changes, more };
}

interface HashedKeys {
  readonly listed: readonly number[];
  readonly counted: readonly number[];
}

function keysOf(profile: string, { words, cap }: WordsNow): HashedKeys {
  const read = readProfile(profile);
  const { listed, counted } = entityKeys(read, (key) => words.get(keyHash(key)), cap);
  const all = new Set([...listed, ...nameInTownKeys(read)]);
  return { listed: Array.from(all, keyHash), counted: Array.from(counted, keyHash) };
}

function without(keys: HashedKeys, others: HashedKeys): HashedKeys {
  const [listed, counted] = [new Set(others.listed), new Set(others.counted)];
  return {
    listed: keys.listed.filter((hash) => !listed.has(hash)),
    counted: keys.counted.filter((hash) => !counted.has(hash)),
  };
}

/** A key above the cap keeps its frequency only; its entities stand apart. */
function writeKeys(
  database: Database.Database,
  { pages, cap }: { readonly pages: number; readonly cap: number },
  eachKey: (hear: HearKey) => void,
): void {
  const writer = pageWriter(database, pages);
  const insertCommon = database.prepare('INSERT INTO common_key VALUES (?, ?)');
  eachKey((hash, frequency, entities, from, to) => {
    const isCommon = frequency > cap;
    if (isCommon && to > from) insertCommon.run(hash, bytesOf(entities.subarray(from, to)));
    writer.add(hash, frequency, entities, from, isCommon ? from : to);
  });
  writer.end();
}

function writeWords(database: Database.Database, words: NumberCounts): void {
  const hashes = words.keys();
  const counts = Uint32Array.from(hashes, words.get);
  database.prepare('INSERT INTO word VALUES (?, ?)').run(bytesOf(hashes), bytesOf(counts));
}

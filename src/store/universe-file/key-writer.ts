import type Database from 'better-sqlite3';
import { entityKeys, tokenKeys } from '../../resolution/blocking/blocking-keys.ts';
import { HASH_RANGE, keyHash } from '../../resolution/blocking/key-hash.ts';
import type { EntityProfile } from '../../resolution/comparisons/entity-profile.ts';
import { readingsOf } from '../../resolution/names/normal-name.ts';
import { frequencyCap } from '../../universe/frequencies.ts';
import { numberCounts } from '../../universe/number-counts.ts';
import { type PairGroup, pairSorter } from '../../universe/pair-sorter.ts';
import { addToFilter, keyFilterFor } from './key-filter.ts';
import { type PagedKey, packPage, pageCountFor, pageOf, unpackPage } from './key-pages.ts';

/** The blocking keys of a version that is being written. */
export interface KeyWriter {
  /** Counts the words of an entity; all are counted before the keys are made. */
  count(profile: EntityProfile): void;
  /** Makes the keys of all entities, by their numbers, and writes them in pages with a filter before them. */
  write(profiles: Iterable<EntityProfile | undefined>): { readonly cap: number; readonly pages: number };
}

/** `folder` takes what does not fit into memory. */
export function keyWriter(database: Database.Database, folder: string): KeyWriter {
  const words = numberCounts();
  let entityCount = 0;
  return {
    count(profile) {
      entityCount++;
      for (const key of new Set(profile.names.flatMap(readingsOf).flatMap(tokenKeys)))
        words.add(keyHash(key));
    },
    write(profiles) {
      const cap = frequencyCap(words.values(), entityCount);
      const frequencyOf = (key: string) => words.get(keyHash(key));
      const postings = pairSorter(HASH_RANGE, folder);
      let count = 0;
      let entity = 0;
      for (const profile of profiles) {
        const number = entity++;
        if (profile === undefined) continue;
        const { listed, counted } = entityKeys(profile, frequencyOf, cap);
        // Whether a key leads to the entity is the lowest bit of the value.
        for (const key of listed) postings.add(keyHash(key), number * 2 + 1);
        for (const key of counted) postings.add(keyHash(key), number * 2);
        count += listed.size + counted.size;
      }
      const pages = pageCountFor(count);
      const keyCount = writePages(database, keysOf(postings.groups(), cap), pages);
      writeFilter(database, keyCount);
      return { cap, pages };
    },
  };
}

/** A key above the cap keeps its frequency only. */
function* keysOf(groups: Iterable<PairGroup>, cap: number): Iterable<PagedKey> {
  for (const { key, values } of groups) {
    const isListed = values.length <= cap && values.some((value) => value % 2 === 1);
    yield {
      hash: key,
      frequency: values.length,
      entities: isListed ? Array.from(values, (value) => value >>> 1) : [],
    };
  }
}

/** Gathers keys, ascending by hash, into pages, and gives their number. */
function writePages(database: Database.Database, ascending: Iterable<PagedKey>, pageCount: number): number {
  const insert = database.prepare('INSERT INTO key_page VALUES (?, ?)');
  let page = 0;
  let count = 0;
  let keys: PagedKey[] = [];
  for (const key of ascending) {
    count++;
    const next = pageOf(key.hash, pageCount);
    if (next !== page && keys.length > 0) {
      insert.run(page, packPage(keys));
      keys = [];
    }
    page = next;
    keys.push(key);
  }
  if (keys.length > 0) insert.run(page, packPage(keys));
  return count;
}

/** Read back from the pages: how many keys there are is known when they are written. */
function writeFilter(database: Database.Database, keyCount: number): void {
  const filter = keyFilterFor(keyCount);
  const pages = database.prepare('SELECT body FROM key_page ORDER BY page').pluck();
  for (const body of pages.iterate() as IterableIterator<Buffer>)
    for (const hash of unpackPage(body).hashes) addToFilter(filter, hash);
  database.prepare('INSERT INTO key_filter VALUES (?)').run(filter);
}

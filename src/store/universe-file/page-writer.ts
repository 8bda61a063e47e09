import type Database from 'better-sqlite3';
import { addToFilter, keyFilterFor } from './key-filter.ts';
import { type PageParts, packPage, pageOf, unpackPage } from './key-pages.ts';

/** Gathers keys, ascending by hash, into pages. */
export interface PageWriter {
  /** `entities` are those from one place to before another. */
  add(hash: number, frequency: number, entities: Uint32Array, from: number, to: number): void;
  /** Writes the last page, and a filter of all keys. */
  end(): void;
}

const FIRST_LENGTH = 256;

export function pageWriter(database: Database.Database, pageCount: number): PageWriter {
  const insert = database.prepare('INSERT INTO key_page VALUES (?, ?)');
  const parts: PageParts = {
    count: 0,
    hashes: new Float64Array(FIRST_LENGTH),
    frequencies: new Uint32Array(FIRST_LENGTH),
    ends: new Uint32Array(FIRST_LENGTH),
    entities: new Uint32Array(FIRST_LENGTH),
  };
  let page = 0;
  let keyCount = 0;
  const flush = () => {
    if (parts.count > 0) insert.run(page, packPage(parts));
    keyCount += parts.count;
    parts.count = 0;
  };
  return {
    add(hash, frequency, entities, from, to) {
      const next = pageOf(hash, pageCount);
      if (next !== page) flush();
      page = next;
      const at = parts.count++;
      const start = at === 0 ? 0 : (parts.ends[at - 1] ?? 0);
      const end = start + to - from;
      makeRoom(parts, end);
      parts.hashes[at] = hash;
      parts.frequencies[at] = frequency;
      parts.ends[at] = end;
      for (let one = from; one < to; one++) parts.entities[start + one - from] = entities[one] ?? 0;
    },
    end() {
      flush();
      writeFilter(database, keyCount);
    },
  };
}

function makeRoom(parts: PageParts, entities: number): void {
  if (parts.count > parts.hashes.length) {
    parts.hashes = wider(parts.hashes, parts.count);
    parts.frequencies = wider(parts.frequencies, parts.count);
    parts.ends = wider(parts.ends, parts.count);
  }
  if (entities > parts.entities.length) parts.entities = wider(parts.entities, entities);
}

function wider<T extends Float64Array | Uint32Array>(numbers: T, atLeast: number): T {
  // Of the same kind as the numbers.
  const Kind = numbers.constructor as new (length: number) => T;
  const more = new Kind(Math.max(atLeast, numbers.length * 2));
  more.set(numbers);
  return more;
}

/** Read back from the pages: how many keys there are is known when they are written. */
function writeFilter(database: Database.Database, keyCount: number): void {
  const filter = keyFilterFor(keyCount);
  const pages = database.prepare('SELECT body FROM key_page ORDER BY page').pluck();
  for (const body of pages.iterate() as IterableIterator<Buffer>)
    for (const hash of unpackPage(body).hashes) addToFilter(filter, hash);
  database.prepare('INSERT INTO key_filter VALUES (?)').run(filter);
}

import type { CandidateIndex } from '../../resolution/blocking/candidate-index.ts';
import { keyHash } from '../../resolution/blocking/key-hash.ts';
import { remembering } from '../../universe/remembering.ts';
import { mayHave } from './key-filter.ts';
import { entryIn, frequencyIn, type HeldPage, heldAsRead, keyMemory } from './key-memory.ts';
import { pageOf, placeInPage, unpackPage } from './key-pages.ts';

/**
 * Pages of keys kept in memory; the rest is read again from the file. All pages are of a universe of some 200,000 entities;
 * of a larger one only those that come again and again are worth their room.
 */
const REMEMBERED_PAGES = { whole: 10_000, part: 1_000 } as const;

export interface KeyFile {
  /** Number of pages. */
  readonly pages: number;
  /** The bytes of a page. */
  readonly page: (page: number) => unknown;
  /** The bits of the filter. */
  readonly filter: () => Uint8Array;
}

/** Looks keys up in the pages of a file. */
export function keyLookup({ pages, page, filter }: KeyFile): Pick<CandidateIndex, 'entry' | 'frequency'> {
  const isSmall = pages <= REMEMBERED_PAGES.whole;
  const held = isSmall ? keyMemory() : heldAsRead;
  const read = (number: number): HeldPage | undefined => {
    const bytes = page(number);
    return bytes instanceof Uint8Array ? held(unpackPage(bytes)) : undefined;
  };
  const pageOfHash = isSmall ? readingOnce(pages, read, filter) : readingAgain(pages, read, filter);
  return {
    entry(key) {
      const hash = keyHash(key);
      const found = pageOfHash(hash);
      return found === undefined ? undefined : entryIn(found, hash, placeInPage(hash, pages));
    },
    frequency(key) {
      const hash = keyHash(key);
      const found = pageOfHash(hash);
      return found === undefined ? 0 : frequencyIn(found, hash, placeInPage(hash, pages));
    },
  };
}

type PageOfHash = (hash: number) => HeldPage | undefined;
type Read = (page: number) => HeldPage | undefined;
type Filter = () => Uint8Array;

/** What a page in memory has is sooner seen there than in the filter. */
function readingOnce(pages: number, read: Read, filter: Filter): PageOfHash {
  const known: (HeldPage | undefined)[] = new Array(pages);
  return (hash) => {
    const number = pageOf(hash, pages);
    const page = known[number];
    if (page !== undefined || !mayHave(filter(), hash)) return page;
    known[number] = read(number);
    return known[number];
  };
}

function readingAgain(pages: number, read: Read, filter: Filter): PageOfHash {
  const pageAt = remembering(REMEMBERED_PAGES.part, read);
  return (hash) => (mayHave(filter(), hash) ? pageAt(pageOf(hash, pages)) : undefined);
}

import { type AccountIndex, indexOver, listOptions, tablesOf } from './account-index.ts';
import { SIZES } from './account-scoring.ts';
import { addGathered } from './gathered-keys.ts';
import { hashCounts } from './hash-counts.ts';
import { inOrder, rangesOf } from './in-order.ts';
import type { SpelledAccounts } from './right-spelling.ts';
import type { InParts } from './spell-in-parts.ts';
import type { UniverseData } from './universe-data.ts';

/** The same as accountIndex, in parts. */
export async function indexInParts(
  accounts: SpelledAccounts,
  { scoring, store }: InParts,
): Promise<AccountIndex> {
  const { atOnce, sizes = SIZES } = scoring;
  const { size } = accounts;
  scoring.know(knownOf(accounts));
  const drafts = {
    word: await store.lists('word'),
    address: await store.lists('address'),
    other: await store.lists('other'),
  };
  const placeCounts = hashCounts();
  const names = new Uint32Array(size);
  const places = new Uint32Array(new SharedArrayBuffer(4 * size));
  let at = 0;
  for await (const part of inOrder(rangesOf(size, sizes.accounts), scoring.keys, atOnce)) {
    addGathered(drafts.word, part.lists.word);
    addGathered(drafts.address, part.lists.address);
    addGathered(drafts.other, part.lists.other);
    for (const hash of part.counted) placeCounts.count(hash);
    names.set(part.names, at);
    places.set(part.places, at);
    at += part.names.length;
  }
  const options = listOptions({ names });
  const lists = {
    word: await drafts.word.finish(options.word),
    address: await drafts.address.finish(options.address),
    other: await drafts.other.finish(options.other),
  };
  const tables = tablesOf({ names, places, placeCounts }, lists);
  const { word, address, other } = lists;
  scoring.know({
    ...knownOf(accounts),
    tables: { ...tables, lists: { word: word.data, address: address.data, other: other.data } },
  });
  return indexOver(accounts, tables);
}

function knownOf({ order, spelling }: SpelledAccounts): UniverseData {
  return { order, spelling: { ...spelling, contexts: spelling.contexts.data } };
}

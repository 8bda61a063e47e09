import { type AccountScoring, SIZES } from './account-scoring.ts';
import type { DoublesStore } from './doubles-store.ts';
import { addGathered } from './gathered-keys.ts';
import { inOrder, rangesOf } from './in-order.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { type SpelledAccounts, spelledBy, spellingDraft } from './right-spelling.ts';

export interface InParts {
  readonly scoring: AccountScoring;
  readonly store: DoublesStore;
}

/** The same as withRightSpelling, in parts. */
export async function spelledInParts(
  accounts: OrderedAccounts,
  { scoring, store }: InParts,
): Promise<SpelledAccounts> {
  const { atOnce, sizes = SIZES } = scoring;
  const { order, size } = accounts;
  scoring.know({ order });
  const drafts = { contexts: await store.lists('contexts'), words: await store.lists('words') };
  for await (const part of inOrder(rangesOf(size, sizes.accounts), scoring.spellings, atOnce)) {
    addGathered(drafts.contexts, part.contexts);
    addGathered(drafts.words, part.words);
  }
  const lists = { contexts: await drafts.contexts.finish(), words: await drafts.words.finish() };
  scoring.know({ order, spellingLists: { contexts: lists.contexts.data, words: lists.words.data } });
  const spelling = spellingDraft(lists.contexts, size);
  const doubtful = slicesOf(spelling.doubtful(), sizes.accounts);
  for await (const part of inOrder(doubtful, scoring.rightNames, atOnce))
    for (const [number, names] of part) spelling.putRight(number, names);
  return spelledBy(accounts, spelling.finish());
}

function* slicesOf(numbers: Iterable<number>, size: number): Generator<Float64Array> {
  let slice: number[] = [];
  for (const number of numbers) {
    slice.push(number);
    if (slice.length < size) continue;
    yield Float64Array.from(slice);
    slice = [];
  }
  if (slice.length > 0) yield Float64Array.from(slice);
}

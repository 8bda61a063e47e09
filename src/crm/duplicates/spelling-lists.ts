import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import { keyListsDraft } from './key-lists.ts';
import { type OrderedAccounts, withTellingNames } from './ordered-accounts.ts';
import { addSpellings, draftSpellings, type SpellingLists } from './right-words.ts';

/** What names are corrected by, gathered while accounts are read for something else: their order is known afterwards. */
export interface SpellingListsDraft {
  /** The account at the next position. */
  add(record: NormalRecord): void;
  /** `numbers` are those of the accounts by position. Takes the draft apart. */
  finish(numbers: Uint32Array): SpellingLists;
}

export function spellingListsDraft(): SpellingListsDraft {
  const drafts = { contexts: keyListsDraft(), words: keyListsDraft() };
  let size = 0;
  return {
    add: (record) => addSpellings(withTellingNames(record), size++, drafts),
    finish: (numbers) => ({
      contexts: drafts.contexts.finish({ numbers }),
      words: drafts.words.finish({ numbers }),
    }),
  };
}

/** The same of accounts that are read for it. */
export function spellingListsOf(accounts: OrderedAccounts): SpellingLists {
  const drafts = { contexts: keyListsDraft(), words: keyListsDraft() };
  draftSpellings({ from: 0, to: accounts.size }, accounts, drafts);
  return { contexts: drafts.contexts.finish(), words: drafts.words.finish() };
}

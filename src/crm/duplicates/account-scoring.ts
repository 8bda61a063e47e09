import type { CountedBy, KeyKind } from './account-keys.ts';
import type { GatheredKeys } from './gathered-keys.ts';
import type { Judged } from './judge-pair.ts';
import type { Range } from './range.ts';
import type { RightNames, SpellingLists } from './right-words.ts';
import type { WeighedPairs } from './score-pairs.ts';
import type { UniverseData } from './universe-data.ts';

/** Works on parts of the accounts, in threads of this machine for instance. What a part gives depends on no other part. */
export interface AccountScoring {
  /** So many parts are asked for at once. */
  readonly atOnce: number;
  readonly sizes?: PartSizes;
  /** What is known of all accounts from now on; before each of the steps below, which follow each other. */
  know(data: UniverseData): void;
  /** Which accounts have which names around a gap, and which words that nobody knows. */
  spellings(accounts: Range): Promise<Readonly<Record<keyof SpellingLists, GatheredKeys>>>;
  /** Names in which words are put right, of those accounts that have some. */
  rightNames(accounts: Float64Array): Promise<readonly RightAccount[]>;
  keys(accounts: Range): Promise<AccountKeys>;
  compared(accounts: Range): Promise<Float64Array>;
  weighed(pairs: Float64Array): Promise<WeighedPairs>;
  judged(pairs: Float64Array, by: JudgedBy): Promise<readonly (Judged | undefined)[]>;
}

export type RightAccount = readonly [number: number, names: RightNames];

export interface AccountKeys extends CountedBy {
  readonly lists: Readonly<Record<KeyKind, GatheredKeys>>;
  /** Hashes of places. */
  readonly counted: Float64Array;
}

export interface JudgedBy {
  /** Of one entity, or weighed. */
  readonly kind: 'entity' | 'weighed';
  readonly prior: number;
}

export interface PartSizes {
  readonly accounts: number;
  readonly pairs: number;
  /** Pairs that are judged, with a sentence each. */
  readonly judged: number;
}

/** Small enough that threads end together, and large enough that asking for them costs nothing. */
export const SIZES: PartSizes = { accounts: 4096, pairs: 16_384, judged: 4096 };

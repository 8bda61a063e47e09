import { keyOf } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import { NO_OVERRIDES, type Override, type Overrides } from '../override.ts';
import { type DecidedPairs, decidedPairs } from '../overrides/decided-pairs.ts';

/** What people decided about the accounts, by position. */
export interface DecidedAccounts extends DecidedPairs {
  /** Undefined when nobody decided; null when it has no parent. */
  parentOf(at: number): string | null | undefined;
  isOperating(at: number): boolean | undefined;
  /** What was decided of the account or follows for it, oldest first. */
  about(at: number): readonly Override[];
}

const NOTHING: DecidedAccounts = {
  ofPair: () => undefined,
  parentOf: () => undefined,
  isOperating: () => undefined,
  about: () => [],
  behindPair: () => undefined,
};

/** Reads every account once, and none where nobody has decided anything. */
export function decidedAccounts(dataset: Dataset, overrides: Overrides): DecidedAccounts {
  if (overrides === NO_OVERRIDES) return NOTHING;
  const parents = new Map<number, string | null>();
  const operating = new Map<number, boolean>();
  const about = new Map<number, readonly Override[]>();
  for (let at = 0; at < dataset.size; at++) {
    const key = keyOf(dataset.account(at));
    const parent = overrides.parentOf(key);
    const isOperating = overrides.isOperating(key);
    if (parent !== undefined) parents.set(at, parent);
    if (isOperating !== undefined) operating.set(at, isOperating);
    const all = overrides.about(key);
    if (all.length > 0) about.set(at, all);
  }
  return {
    ...decidedPairs(dataset, overrides),
    parentOf: (at) => parents.get(at),
    isOperating: (at) => operating.get(at),
    about: (at) => about.get(at) ?? [],
  };
}

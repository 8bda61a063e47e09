import { keyOf } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import type { Override, Overrides } from '../override.ts';
import { entityKey } from './decided-company.ts';

/** What people decided about two accounts of a dataset, by position. */
export interface DecidedPairs {
  ofPair(a: number, b: number): ReturnType<Overrides['ofPair']>;
  /** The decision behind it. */
  behindPair(a: number, b: number): Override | undefined;
}

/**
 * Decisions about the two themselves come first. Else an account that is none of the known entities, or not a certain one,
 * is no company with an account that is one of them, or that one.
 */
export function decidedPairs(dataset: Dataset, overrides: Overrides): DecidedPairs {
  const keyAt = (at: number) => keyOf(dataset.account(at));
  const denial = (a: number, b: number) =>
    deniedBy(keyAt(a), entityAt(b, dataset), overrides) ??
    deniedBy(keyAt(b), entityAt(a, dataset), overrides);
  return {
    ofPair: (a, b) =>
      overrides.ofPair(keyAt(a), keyAt(b)) ??
      (denial(a, b) === undefined ? undefined : 'different_companies'),
    behindPair: (a, b) => overrides.behindPair(keyAt(a), keyAt(b)) ?? denial(a, b),
  };
}

/** The entity that the account surely is; null for one that is not known. */
function entityAt(at: number, dataset: Dataset): string | null {
  const { coreId, confidence, outcome } = dataset.identity(at);
  return outcome === 'matched' && confidence !== 'LOW' ? coreId : null;
}

/** The decision that the account is not this entity. */
function deniedBy(account: string, entity: string | null, overrides: Overrides): Override | undefined {
  if (entity === null) return undefined;
  if (overrides.entityOf(account) === null)
    return overrides.about(account).find((one) => one.decision === 'entity' && one.core_id === null);
  const denied = entityKey(entity);
  return overrides.ofPair(account, denied) === 'different_companies'
    ? overrides.behindPair(account, denied)
    : undefined;
}

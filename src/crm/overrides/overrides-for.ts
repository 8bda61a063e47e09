import { isRowId } from '../account-id.ts';
import { keyOf } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import { NO_OVERRIDES, type Override, type Overrides } from '../override.ts';
import { accountKey, isRecordKey, recordKey } from './account-key.ts';
import { overridesOf } from './overrides-of.ts';

/**
 * The decisions of a workspace, oldest first, as the accounts of a dataset are asked about: by their ids. An account of
 * which no decision names the id is found by what its record says, where a decision names records.
 */
export function overridesFor(decisions: readonly Override[], dataset: Dataset): Overrides {
  // A row of one file says nothing of the same row in another.
  const standing = decisions.filter((one) => !accountsOf(one).some(isRowId));
  if (standing.length === 0) return NO_OVERRIDES;
  const overrides = overridesOf(standing);
  const named = new Set(standing.flatMap(accountsOf).map(accountKey));
  // A normal form costs time, and is made only where one may be found.
  if (![...named].some(isRecordKey)) return overrides;
  const records = new Map<string, string>();
  const ids = new Map<string, string[]>();
  for (let at = 0; at < dataset.size; at++) {
    const account = dataset.account(at);
    const id = keyOf(account);
    const record = named.has(id) ? undefined : recordKey(account);
    if (record === undefined || !named.has(record)) continue;
    records.set(id, record);
    ids.set(record, [...(ids.get(record) ?? []), id]);
  }
  const nameOf = (id: string) => records.get(id) ?? id;
  return {
    ofPair: (a, b) => overrides.ofPair(nameOf(a), nameOf(b)),
    sameAs: (id) =>
      overrides
        .sameAs(nameOf(id))
        .flatMap((key) => ids.get(key) ?? [key])
        .filter((other) => other !== id),
    entityOf: (id) => overrides.entityOf(nameOf(id)),
    parentOf: (id) => overrides.parentOf(nameOf(id)),
    isOperating: (id) => overrides.isOperating(nameOf(id)),
    about: (id) => overrides.about(nameOf(id)),
    behindPair: (a, b) => overrides.behindPair(nameOf(a), nameOf(b)),
  };
}

function accountsOf(override: Override): readonly string[] {
  return 'accounts' in override ? override.accounts : [override.account];
}

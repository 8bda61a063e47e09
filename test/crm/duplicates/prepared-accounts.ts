import type { Dataset } from '../../../src/crm/dataset.ts';
import { accountOrderDraft } from '../../../src/crm/duplicates/account-order.ts';
import { isKnown } from '../../../src/crm/duplicates/known-entity.ts';
import { type PreparedDoubles, prepareDoubles } from '../../../src/crm/duplicates/prepared-doubles.ts';
import { spellingListsDraft } from '../../../src/crm/duplicates/spelling-lists.ts';
import { normalOfAccount } from '../../../src/crm/normal-account.ts';

/** What another thread has prepared: plain data. */
export function prepared(
  dataset: Dataset,
  told: readonly (readonly number[])[],
  leastTogether?: number,
): PreparedDoubles {
  const [draft, spellings] = [accountOrderDraft(), spellingListsDraft()];
  const normalOf = (at: number) => normalOfAccount(dataset, at);
  for (let at = 0; at < dataset.size; at++) {
    draft.add(dataset.account(at));
    spellings.add(normalOf(at));
  }
  const order = draft.finish();
  const preparation = prepareDoubles({ order, spellings, normalOf }, leastTogether);
  for (const positions of told) preparation.compare(positions);
  return structuredClone(preparation.finish());
}

/** The positions of accounts without a known entity. */
export function open(dataset: Dataset): readonly number[] {
  return [...Array(dataset.size).keys()].filter((at) => !isKnown(dataset.identity(at)));
}

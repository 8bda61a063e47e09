import type { Dataset } from '../../../src/crm/dataset.ts';
import { accountOrderDraft } from '../../../src/crm/duplicates/account-order.ts';
import { isKnown } from '../../../src/crm/duplicates/known-entity.ts';
import { type PreparedDoubles, prepareDoubles } from '../../../src/crm/duplicates/prepared-doubles.ts';
import { normalOfAccount } from '../../../src/crm/normal-account.ts';

/** What another thread has prepared: plain data. */
export function prepared(
  dataset: Dataset,
  told: readonly (readonly number[])[],
  leastTogether?: number,
): PreparedDoubles {
  const order = accountOrderDraft();
  for (let at = 0; at < dataset.size; at++) order.add(dataset.account(at));
  const preparation = prepareDoubles(order.finish(), (at) => normalOfAccount(dataset, at), leastTogether);
  for (const positions of told) preparation.compare(positions);
  return structuredClone(preparation.finish());
}

/** The positions of accounts without a known entity. */
export function open(dataset: Dataset): readonly number[] {
  return [...Array(dataset.size).keys()].filter((at) => !isKnown(dataset.identity(at)));
}

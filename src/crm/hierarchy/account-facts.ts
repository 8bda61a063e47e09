import { createdRecordOf } from '../../universe/created-entity.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import type { Family } from '../../universe/hierarchy/family.ts';
import type { Dataset } from '../dataset.ts';
import { normalOfAccount } from '../normal-account.ts';

/** The facts of the entity of an account: of a known one those of the universe, of one that was created what the account says. */
export function accountFacts(dataset: Dataset, at: number, family: Family): EntityFacts | undefined {
  const { coreId, outcome } = dataset.identity(at);
  if (coreId === null) return undefined;
  const known = family.facts(coreId);
  if (known !== undefined || outcome !== 'created') return known;
  const created =
    dataset.createdFacts?.(at) ?? createdRecordOf(dataset.account(at), normalOfAccount(dataset, at))?.facts;
  return created && { ...created, coreId };
}

import { createdRecordOf } from '../../universe/created-entity.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import type { Family } from '../../universe/hierarchy/family.ts';
import type { Dataset } from '../dataset.ts';
import { normalOfAccount } from '../normal-account.ts';

/**
 * The facts of the entity of an account: of a known one those of the universe, of one that was created what the account says,
 * in the first run and in later ones that find it in the universe.
 */
export function accountFacts(dataset: Dataset, at: number, family: Family): EntityFacts | undefined {
  const { coreId, outcome } = dataset.identity(at);
  if (coreId === null) return undefined;
  if (outcome !== 'created') return family.facts(coreId);
  const created =
    dataset.createdFacts?.(at) ?? createdRecordOf(dataset.account(at), normalOfAccount(dataset, at))?.facts;
  return created === undefined ? family.facts(coreId) : { ...created, coreId };
}

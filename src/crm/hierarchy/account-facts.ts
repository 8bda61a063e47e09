import type { CrmAccount } from '../../contract/crm-account.ts';
import { normaliseRecord } from '../../resolution/records/normal-record.ts';
import { createdRecordOf } from '../../universe/created-entity.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import type { Family } from '../../universe/hierarchy/family.ts';
import type { AccountIdentity } from '../dataset.ts';

/** The facts of the entity of an account: of a known one those of the universe, of one that was created what the account says. */
export function accountFacts(
  account: CrmAccount,
  { coreId, outcome }: AccountIdentity,
  family: Family,
): EntityFacts | undefined {
  if (coreId === null) return undefined;
  const known = family.facts(coreId);
  if (known !== undefined || outcome !== 'created') return known;
  const created = createdRecordOf(account, normaliseRecord(account));
  return created === undefined ? undefined : { ...created.facts, coreId };
}

import { createHash } from 'node:crypto';
import type { EntityInput } from '../../contract/entity-input.ts';
import type { Override } from '../override.ts';
import { accountKey, accountKeysOf, isRecordKey } from './account-key.ts';
import { decidedCompanies, isAccountKey } from './companies.ts';

/** Which entity an account is by the decision of a person; null for none of those that are known. */
export interface EntityDecision {
  readonly coreId: string | null;
  /** The account that it was decided of, when that is another one of the same company. */
  readonly sameAs: string | null;
  readonly decidedAt: string;
  readonly reason: string | null;
}

/** The decisions of a workspace about who accounts are. */
export interface EntityDecisions {
  /** What was decided of the account of a record: by its id, else by its normal form. */
  of(input: EntityInput): EntityDecision | undefined;
  /** Changes when another answer is given. */
  readonly version: string;
}

/** Undefined when nobody has decided who an account is. */
export function entityDecisionsOf(decisions: readonly Override[]): EntityDecisions | undefined {
  if (!decisions.some(({ decision }) => decision === 'entity')) return undefined;
  const byKey = decisionsByKey(decisions);
  const hasRecords = [...byKey.keys()].some(isRecordKey);
  return {
    of(input) {
      const { id, record } = accountKeysOf(input);
      const ofId = id === undefined ? undefined : byKey.get(id);
      // A normal form costs time, and is made only where one may be found.
      return ofId ?? (hasRecords ? byKey.get(record() ?? '') : undefined);
    },
    version: versionOf(byKey),
  };
}

type OfEntity = Extract<Override, { decision: 'entity' }>;

function decisionsByKey(decisions: readonly Override[]): ReadonlyMap<string, EntityDecision> {
  const companies = decidedCompanies();
  const own = new Map<string, OfEntity>();
  for (const override of decisions) {
    if (companies.add({ override }) === undefined && override.decision === 'entity')
      own.set(accountKey(override.account), override);
  }
  const byKey = new Map<string, EntityDecision>();
  for (const [key, override] of own) {
    byKey.set(key, decisionOf(override, null));
    for (const other of companies.companyOf(key)?.keys ?? [])
      if (isAccountKey(other) && !own.has(other) && !byKey.has(other))
        byKey.set(other, decisionOf(override, override.account));
  }
  return byKey;
}

function decisionOf(override: OfEntity, sameAs: string | null): EntityDecision {
  const { core_id: coreId, decided_at: decidedAt, reason = null } = override;
  return { coreId, sameAs, decidedAt, reason };
}

function versionOf(byKey: ReadonlyMap<string, EntityDecision>): string {
  const sorted = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

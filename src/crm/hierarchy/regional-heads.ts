import type { Situation } from '../actions/situation.ts';
import type { StandingAccounts } from '../survivorship/standing-accounts.ts';

/**
 * The account of the head company of a regional one: the highest company above it whose name it bears, that is in the CRM
 * and no regional one itself. Undefined of what is not regional, and where the head company has no account.
 */
export function regionalHeadOf(
  at: number,
  { entities, companies, entityOf }: Situation,
  { headOf }: StandingAccounts,
): number | undefined {
  const entity = entityOf(at);
  if (entity === undefined || !entities.isRegional(entity)) return undefined;
  const own = companies.companyOf(at);
  for (const { entity: above, confidence, isRegionalOf } of entities.ancestorsOf(entity).toReversed()) {
    const head = isRegionalOf && confidence !== 'LOW' ? headOf(above) : undefined;
    if (head === undefined || head === at || entities.isRegional(above)) continue;
    if (own === undefined || companies.companyOf(head) !== own) return head;
  }
  return undefined;
}

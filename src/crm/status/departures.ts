import type { Situation } from '../actions/situation.ts';
import { type StandingAccounts, standingAccounts } from '../survivorship/standing-accounts.ts';
import { endOf } from './end-of.ts';

/** Why an account leaves the CRM. */
export type DeleteReason = 'junk' | 'closed' | 'absorbed' | 'marked';

const REASONS: readonly (DeleteReason | undefined)[] = [undefined, 'junk', 'closed', 'absorbed', 'marked'];

/** The accounts that leave because of what they are, and those that stand for their entities without them. */
export interface Departures {
  reasonOf(at: number): DeleteReason | undefined;
  /** The accounts of the entity leave because it works no more: nobody is put below it any more. */
  isGone(entity: number): boolean;
  readonly standing: StandingAccounts;
}

/** Decides who leaves; it depends on nobody's parent. A double leaves with its survivor, else it is merged. */
export function departuresOf(situation: Situation): Departures {
  const { size } = situation.standings;
  const { survivorOf } = situation.companies;
  const reasons = new Uint8Array(size);
  const leave = (reason: (at: number) => DeleteReason | undefined) => {
    for (let at = 0; at < size; at++)
      if (reasons[at] === 0 && !situation.standings.isProtected(at))
        reasons[at] = REASONS.indexOf(reason(at));
  };
  const isLoser = (at: number) => survivorOf(at) !== at;
  leave((at) => {
    if (situation.standings.isJunk(at)) return 'junk';
    if (isLoser(at)) return isMarkedDouble(at, situation) ? 'marked' : undefined;
    return goneReason(at, situation) === 'closed' ? 'closed' : undefined;
  });
  const standing = standingAccounts(situation, (at) => reasons[at] === 0);
  leave((at) => {
    const reason = isLoser(at) ? undefined : goneReason(at, situation);
    return reason === 'absorbed' && heirOf(at, situation, standing) === undefined ? reason : undefined;
  });
  leave((at) => {
    const survivor = isLoser(at) ? survivorOf(at) : null;
    return survivor !== null && reasons[survivor] !== 0 ? goneReason(at, situation) : undefined;
  });
  const reasonOf = (at: number) => REASONS[reasons[at] ?? 0];
  const gone = new Set<number>();
  for (let at = 0; at < size; at++) {
    const entity = reasonOf(at) === 'closed' ? situation.entityOf(at) : undefined;
    if (entity !== undefined && standing.accountOf(entity) === undefined) gone.add(entity);
  }
  return { reasonOf, isGone: (entity) => gone.has(entity), standing };
}

/** Out of business, or part of another company that is known. */
function goneReason(at: number, situation: Situation): 'closed' | 'absorbed' | undefined {
  const { end, isSure } = endOf(at, situation);
  if (end === 'works' || !isSure) return undefined;
  if (end === 'closed') return 'closed';
  const entity = situation.entityOf(at);
  return entity !== undefined && situation.entities.ancestorsOf(entity).length > 0 ? 'absorbed' : undefined;
}

/** The account of the company that it became part of, else of the nearest one above that, as far as these are no guess. */
export function heirOf(at: number, situation: Situation, standing: StandingAccounts): number | undefined {
  const entity = situation.entityOf(at);
  const above = entity === undefined ? [] : situation.entities.ancestorsOf(entity);
  for (const [step, { entity: owner, confidence }] of above.entries()) {
    const account = step > 0 && confidence === 'LOW' ? undefined : standing.accountOf(owner);
    if (account !== undefined) return account;
  }
  return undefined;
}

/** Somebody marked it as a double, it surely is one, and nothing hangs on it, as far as the accounts tell of activity at all. */
function isMarkedDouble(at: number, situation: Situation): boolean {
  const { standings, companies } = situation;
  const survivor = companies.survivorOf(at);
  // What may stand below it follows a merge alone.
  if (!standings.isMarked(at) || survivor === null || standings.sharesParentName(at)) return false;
  const isEmpty =
    !Number.isNaN(standings.newestActivity) &&
    Number.isNaN(standings.lastActivity[at]) &&
    !standings.isActivityUnread(at) &&
    standings.openOpportunities[at] === 0 &&
    standings.contractedRevenue[at] === 0;
  const sureness = isEmpty ? situation.surenessOf(at, survivor) : undefined;
  return (
    sureness !== undefined && (sureness.isDecided || (sureness.isSure && sureness.confidence === 'HIGH'))
  );
}

import { CoreId } from '../contract/core-id.ts';
import { CoreError } from '../contract/errors.ts';
import type { TicketOutcome } from '../contract/feedback.ts';
import { accountId, writtenId } from '../crm/account-id.ts';
import type { Decision } from '../crm/override.ts';
import type { AccountHistory } from './account-history.ts';

/** What an outcome is about, as it was given. */
export interface OutcomeTargets {
  /** The other accounts, by their ids in the CRM. */
  readonly of?: readonly string[];
  /** A core_id, or `none`. */
  readonly entity?: string;
  /** An account, a core_id, or `none`. */
  readonly parent?: string;
}

interface Concerning {
  readonly crmId: string;
  readonly targets: OutcomeTargets;
  /** Of the accounts of the workspace. */
  readonly historyOf: (crmId: string) => ReturnType<AccountHistory['of']>;
}

type Target = keyof OutcomeTargets;

/** The one target that an outcome may have. */
const TARGET_OF: Readonly<Record<TicketOutcome, Target | null>> = {
  false_feedback_no_action: null,
  not_a_duplicate: 'of',
  confirmed_duplicate: 'of',
  deliberate_duplicate: 'of',
  wrong_parent: 'parent',
  wrong_entity: 'entity',
  no_longer_operating: null,
  still_operating: null,
};

const PAIR_DECISIONS = {
  not_a_duplicate: 'different_companies',
  confirmed_duplicate: 'same_company',
  deliberate_duplicate: 'never_merge',
} as const;

/**
 * What closing a ticket with an outcome decides about its account. Throws USAGE for a target that the outcome does not
 * have, and for an outcome without the one that it needs.
 */
export async function decisionsOfOutcome(
  outcome: TicketOutcome,
  concerning: Concerning,
): Promise<readonly Decision[]> {
  refuseSurplus(outcome, concerning.targets);
  const account = writtenId(concerning.crmId);
  switch (outcome) {
    case 'false_feedback_no_action':
      return [];
    case 'not_a_duplicate':
    case 'confirmed_duplicate':
    case 'deliberate_duplicate': {
      const others = await othersOf(account, concerning);
      return others.map((other) => ({ decision: PAIR_DECISIONS[outcome], accounts: [account, other] }));
    }
    case 'wrong_parent':
      return [{ decision: 'parent', account, parent_core_id: await parentOf(concerning) }];
    case 'wrong_entity':
      return [await entityDecision(account, concerning)];
    case 'no_longer_operating':
      return [{ decision: 'operating', account, is_operating: false }];
    case 'still_operating':
      return [{ decision: 'operating', account, is_operating: true }];
  }
}

function refuseSurplus(outcome: TicketOutcome, targets: OutcomeTargets): void {
  const own = TARGET_OF[outcome];
  const surplus = (['of', 'entity', 'parent'] as const).find(
    (target) => target !== own && targets[target] !== undefined,
  );
  if (surplus === undefined) return;
  const fix = own === null ? `Leave out --${surplus}.` : `Leave out --${surplus}; its target is --${own}.`;
  throw new CoreError('USAGE', `${outcome} has no --${surplus}`, { field: `--${surplus}`, fix });
}

/** The accounts that were named, else those that its group would be merged with. */
async function othersOf(
  account: string,
  { crmId, targets, historyOf }: Concerning,
): Promise<readonly string[]> {
  const named = targets.of ?? (await groupOf(crmId, historyOf));
  const others = new Map(named.map((id) => [accountId(id).id, writtenId(id)]));
  const isThere = others.delete(accountId(account).id);
  if (targets.of !== undefined && isThere)
    throw lacking('of', `--of names ${account}, which is the account of the ticket`);
  const rest = [...others.values()].filter((id) => id !== '');
  if (rest.length > 0) return rest;
  throw lacking('of', `no kept crosscheck has put ${account} into a group with other accounts`);
}

async function groupOf(crmId: string, historyOf: Concerning['historyOf']): Promise<readonly string[]> {
  const { group = [] } = (await historyOf(crmId)) ?? {};
  // Regional accounts are associated, never merged: nobody has called them duplicates.
  return group.filter(({ type }) => type !== 'REGIONAL').map(({ externalId }) => externalId);
}

async function parentOf(concerning: Concerning): Promise<string | null> {
  const { crmId, targets, historyOf } = concerning;
  const parent = await namedParent(concerning);
  if (parent === null || (await historyOf(crmId))?.coreId !== parent) return parent;
  throw lacking('parent', `${targets.parent} is the company of the account itself`);
}

async function namedParent({ targets: { parent }, historyOf }: Concerning): Promise<string | null> {
  if (parent === undefined) throw lacking('parent', 'wrong_parent does not say who the parent is');
  if (parent.toLowerCase() === 'none') return null;
  if (CoreId.safeParse(parent).success) return parent;
  const known = await historyOf(parent);
  if (known !== undefined && known.coreId !== null) return known.coreId;
  throw lacking('parent', `no kept job tells which entity the account ${parent} is`);
}

async function entityDecision(account: string, concerning: Concerning): Promise<Decision> {
  const { entity } = concerning.targets;
  if (entity !== undefined) {
    const coreId = entity.toLowerCase() === 'none' ? null : entity;
    if (coreId === null || CoreId.safeParse(coreId).success)
      return { decision: 'entity', account, core_id: coreId };
    throw lacking('entity', `"${entity}" is not a core_id`);
  }
  const known = await concerning.historyOf(concerning.crmId);
  if (known !== undefined && known.coreId !== null)
    return { decision: 'not_entity', account, core_id: known.coreId };
  throw lacking('entity', `no kept job tells which entity ${account} was wrongly taken for`);
}

const GIVE: Readonly<Record<Target, string>> = {
  of: 'Name the other accounts: --of CRMID…',
  parent: 'Name the parent, an account or ten digits: --parent CRMID, --parent CORE_ID or --parent none.',
  entity: 'Name the right entity, ten digits, or none: --entity CORE_ID or --entity none.',
};

function lacking(target: Target, what: string): CoreError {
  return new CoreError('USAGE', `${what}; the ticket stays as it is`, {
    field: `--${target}`,
    fix: GIVE[target],
  });
}

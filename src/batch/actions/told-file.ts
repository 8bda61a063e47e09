import { accountId } from '../../crm/account-id.ts';
import { accountName, placeWords } from '../../crm/account-name.ts';
import { acceptedBy } from '../../crm/action-files/accepted.ts';
import type { ActionPlan, Proposal } from '../../crm/action-files/action-plan.ts';
import { touchedBy } from '../../crm/action-files/before-image.ts';
import { idProblem, requireIdsOf } from '../../crm/action-files/files-for.ts';
import { type TakenValue, takenValues } from '../../crm/action-files/fill-fields.ts';
import { planActions } from '../../crm/action-files/plan-actions.ts';
import type { ToldActions, ToldProposal, TouchedAccount } from '../../crm/action-files/told-actions.ts';
import { NO_PARENT, UNKNOWN_PARENT } from '../../crm/survivorship/parents-in-crm.ts';
import { type Standings, standingsOf } from '../../crm/survivorship/standing.ts';
import type { ActionWishes } from './action-wishes.ts';
import { fillableColumns, nameColumn } from './fillable-columns.ts';
import { type ProposedFile, positionOf, proposalsOf } from './proposals-of.ts';

export interface ToldFile {
  readonly told: ToldActions;
  /** Recommendations that no decision of a person accepts; none of them when all are carried out. */
  readonly notAccepted: number;
}

/** Plans what is proposed for the accounts of a judged file, and gathers what the files of the plan tell. Throws USAGE for ids of another CRM. */
export async function toldFile(judged: ProposedFile, wishes: ActionWishes): Promise<ToldFile> {
  const { accounts } = judged;
  const standings = standingsOf(accounts, wishes.rules);
  const { proposals, told, hasOwnId, namedBy } = await proposalsOf(judged, wishes);
  const isAccepted =
    wishes.onlyAcceptedBy === undefined ? () => true : acceptedBy(accounts, wishes.onlyAcceptedBy);
  // What was rejected or deferred is left out by the plan, which says why.
  const accepted = proposals.filter((proposal) => proposal.answer !== undefined || isAccepted(proposal));
  // Another CRM than Salesforce has no ids but those that it gave.
  const written = (sent: string) => (wishes.crm === 'salesforce' ? accountId(sent).id : sent.trim());
  const ids = Array.from({ length: accounts.size }, (_, at) => written(accounts.account(at).external_id));
  const idOf = (at: number) => ids[at] ?? '';
  requireIdsOf(
    wishes.crm,
    ids.filter((_, at) => hasOwnId[at] === 1),
  );
  const parentOf = (at: number) => standings.parent[at] ?? UNKNOWN_PARENT;
  const plan = planActions({
    ...{ size: accounts.size, proposals: accepted, includeDelete: wishes.includeDelete, idOf },
    parentOf: wishes.crm === 'hubspot' ? parentOf : parentMergedOf(standings, accepted),
    isProtected: standings.isProtectedItself,
    problemOf: (at) =>
      hasOwnId[at] === 1 ? idProblem(wishes.crm, idOf(at)) : 'its row has no id of the account',
    parentProblemOf: (at) =>
      wishes.crm === 'hubspot' && parentIdOf(at, { judged, standings, idOf, written }) === undefined
        ? 'its parent is given by a name alone, and has to be removed by its id'
        : undefined,
    heldBack: (at) => heldBackWords(namedBy.get(at)),
  });
  const touched = await touchedAccounts(plan, { judged, standings, idOf, written, columns: wishes.columns });
  const named = (field: 'external_id' | 'parent_id', otherwise: string) =>
    wishes.columns[wishes.mapping[field]?.[0] ?? -1] ?? otherwise;
  return {
    told: {
      plan,
      idColumn: named('external_id', 'id'),
      parentColumn: named('parent_id', 'parent_id'),
      account: (at) => mustBe(touched.get(at)),
      proposal: (at) => mustBe(told.get(at)),
      taken: takenIn(plan, touched, { wishes, told }),
    },
    notAccepted: proposals.length - accepted.length,
  };
}

function heldBackWords(line: number | undefined): string | undefined {
  return line === undefined
    ? undefined
    : `line ${line} of the file, which is no account that can be read, has it as its parent`;
}

/**
 * Of a parent whose name several accounts bear that all become one: one that is merged away, so that what may stand below
 * it is moved to the survivor first. HubSpot moves it itself, and would have to be told the old parent by its id.
 */
function parentMergedOf(
  { parent, bearersFor }: Standings,
  proposals: readonly Proposal[],
): (at: number) => number {
  const into = new Map(
    proposals.flatMap(({ at, action, target }) =>
      action === 'Merge' && target !== null ? [[at, target]] : [],
    ),
  );
  return (at) => {
    const bearers = bearersFor(at);
    const ends = new Set(bearers.map((one) => into.get(one) ?? one));
    const merged = ends.size === 1 ? bearers.find((one) => into.has(one)) : undefined;
    return merged ?? parent[at] ?? UNKNOWN_PARENT;
  };
}

interface Gathering {
  readonly judged: ProposedFile;
  readonly standings: Standings;
  readonly idOf: (at: number) => string;
  /** An id as the CRM knows it. */
  readonly written: (sent: string) => string;
}

/** Null without a parent; undefined where it is known by a name alone that leads to no account. */
function parentIdOf(at: number, { judged, standings, idOf, written }: Gathering): string | null | undefined {
  const parent = standings.parent[at] ?? UNKNOWN_PARENT;
  if (parent >= 0) return idOf(parent);
  if (parent === NO_PARENT) return null;
  const sent = judged.accounts.account(at).parent_external_id;
  return sent === undefined ? undefined : written(sent);
}

/** The accounts that the files of a plan speak of, with the cells of their first rows. */
async function touchedAccounts(
  plan: ActionPlan,
  gathering: Gathering & { readonly columns: readonly string[] },
): Promise<ReadonlyMap<number, TouchedAccount>> {
  const { judged, standings, idOf, columns } = gathering;
  const wanted = touchedBy(plan);
  const children = childrenOf(wanted, standings.parent, idOf);
  const touched = new Map<number, TouchedAccount>();
  if (wanted.size === 0) return touched;
  for await (const { row, account } of judged.rows()) {
    const at = account && positionOf(account.external_id, judged.accounts);
    if (account === undefined || at === undefined || !wanted.has(at) || touched.has(at)) continue;
    touched.set(at, {
      id: idOf(at),
      name: accountName(account),
      parentId: parentIdOf(at, gathering) ?? null,
      parentName: account.parent_name ?? null,
      owner: account.owner ?? null,
      recordType: account.record_type ?? null,
      place: placeWords(account),
      website: account.website ?? null,
      lastActivity: account.last_activity_at ?? null,
      fields: Object.fromEntries(columns.map((column, cell) => [column, row.cells[cell] ?? ''])),
      children: children.get(at) ?? [],
    });
  }
  return touched;
}

function childrenOf(
  wanted: ReadonlySet<number>,
  parents: Int32Array,
  idOf: (at: number) => string,
): ReadonlyMap<number, readonly string[]> {
  const children = new Map<number, string[]>();
  for (const [at, parent] of parents.entries()) {
    if (!wanted.has(parent)) continue;
    const ids = children.get(parent) ?? [];
    ids.push(idOf(at));
    children.set(parent, ids);
  }
  for (const ids of children.values()) ids.sort();
  return children;
}

/** HubSpot fills empty fields itself. */
function takenIn(
  plan: ActionPlan,
  touched: ReadonlyMap<number, TouchedAccount>,
  { wishes, told }: { readonly wishes: ActionWishes; readonly told: ReadonlyMap<number, ToldProposal> },
): ToldActions['taken'] {
  if (wishes.crm === 'hubspot') return () => [];
  const groups = fillableColumns(wishes.crm, wishes);
  const name = nameColumn(wishes.crm, wishes);
  const fieldsOf = (at: number) => touched.get(at)?.fields ?? {};
  const taken = new Map(
    plan.merges.map(({ survivor, losers }) => {
      const filled = takenValues(fieldsOf(survivor), losers.map(fieldsOf), groups);
      const names = losers.flatMap((loser, from): readonly TakenValue[] => {
        const value = told.get(loser)?.survivingName ?? null;
        const before = name && fieldsOf(survivor)[name.header];
        return name === undefined || value === null
          ? []
          : [{ field: name.field, value, from, before: before ?? '' }];
      });
      return [survivor, [...filled, ...names.slice(0, 1)]];
    }),
  );
  return (survivor) => taken.get(survivor) ?? [];
}

/** All that the plan speaks of was gathered. */
function mustBe<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('the plan speaks of an account that no row has');
  return value;
}

import { normaliseWebsite } from '../../resolution/records/normalise-website.ts';
import { type ActionFile, inChunks, peopleTable, tableOf } from './action-file.ts';
import type { ActionPlan, LeftOut } from './action-plan.ts';
import type { TakenValue } from './fill-fields.ts';

/** An account that the plan touches, as it is in the CRM. */
export interface TouchedAccount {
  /** In its whole form. */
  readonly id: string;
  readonly name: string;
  /** Null without one, and where only its name is known and no account bears it. */
  readonly parentId: string | null;
  /** Where the file gives it in the place of an id. */
  readonly parentName: string | null;
  readonly owner: string | null;
  readonly recordType: string | null;
  /** City and country. */
  readonly place: string;
  readonly website: string | null;
  /** As the file has it. */
  readonly lastActivity: string | null;
  /** Every cell of its row, by the header. */
  readonly fields: Readonly<Record<string, string>>;
  /** Ids of the accounts below it. */
  readonly children: readonly string[];
}

/** What the crosscheck told of a proposal. */
export interface ToldProposal {
  readonly reasoning: string;
  readonly risk: number | null;
  readonly group: string | null;
  /** The company that an account has to be made of. */
  readonly parentName: string | null;
  readonly parentCoreId: string | null;
  /** Of a merge: the name that the surviving account should take from this one. */
  readonly survivingName: string | null;
}

/** A plan with everything that its files tell. */
export interface ToldActions {
  readonly plan: ActionPlan;
  /** Headers of the input for id and parent. */
  readonly idColumn: string;
  readonly parentColumn: string;
  account(at: number): TouchedAccount;
  proposal(at: number): ToldProposal;
  /** What a survivor takes over: what it has empty, and its name; `from` counts among the losers of its merge. */
  taken(survivor: number): readonly TakenValue[];
}

/** One request of a merge: a survivor and as many others as the CRM takes at once. */
export interface MergeStep {
  readonly step: number;
  readonly survivor: number;
  readonly losers: readonly number[];
  readonly taken: readonly TakenValue[];
  readonly group: string;
  /** The highest of the risks; empty where none is told. */
  readonly risk: string;
  /** What people fear of a merge, in words; empty when there is nothing. */
  readonly warnings: string;
  readonly reasons: string;
}

/** The merges in steps; groups that are larger are merged into the same survivor one step after the other. */
export function mergeSteps(told: ToldActions, atOnce: number): readonly MergeStep[] {
  const { plan, taken, proposal } = told;
  let step = 0;
  return plan.merges.flatMap(({ survivor, losers }) => {
    const values = taken(survivor);
    return inChunks(losers, atOnce).map((some, chunk): MergeStep => {
      const [from, to] = [chunk * atOnce, (chunk + 1) * atOnce];
      const merge = {
        survivor,
        losers: some,
        taken: values.filter((one) => one.from >= from && one.from < to),
      };
      const risks = some.flatMap((at) => proposal(at).risk ?? []);
      return {
        ...{ ...merge, step: ++step, group: proposal(some[0] ?? -1).group ?? '' },
        risk: risks.length === 0 ? '' : String(Math.max(...risks)),
        warnings: mergeWarnings(merge, told),
        reasons: [...new Set(some.map((at) => proposal(at).reasoning))].join(' '),
      };
    });
  });
}

function mergeWarnings(
  { survivor, losers, taken }: Pick<MergeStep, 'survivor' | 'losers' | 'taken'>,
  { account, proposal }: ToldActions,
): string {
  const master = account(survivor);
  const isRenamed = taken.some(({ before }) => before !== undefined);
  const warnings = losers.flatMap((at) => {
    const loser = account(at);
    const { survivingName } = proposal(at);
    return [
      ...(loser.parentId === master.id ? [`${loser.id} stands below the account that survives`] : []),
      ...(master.parentId === loser.id ? [`the account that survives stands below ${loser.id}`] : []),
      ...(differ(master.owner, loser.owner) ? [`${loser.id} has another owner`] : []),
      ...(differ(master.recordType, loser.recordType) ? [`${loser.id} has another record type`] : []),
      ...(survivingName === null ? [] : [renamedWords(master.name, survivingName, isRenamed)]),
      ...(survivingName === loser.name ? websiteWords(master, loser) : []),
    ];
  });
  return [...new Set(warnings)].join('; ');
}

function renamedWords(before: string, name: string, isRenamed: boolean): string {
  return isRenamed
    ? `the account that survives is renamed from "${before}" to "${name}"`
    : `rename the account that survives from "${before}" to "${name}" by hand`;
}

/** The name of the other account goes over, its website does not. */
function websiteWords(master: TouchedAccount, loser: TouchedAccount): readonly string[] {
  const [kept, lost] = [domainOf(master), domainOf(loser)];
  if (kept === undefined || lost === undefined || kept === lost) return [];
  return [`the account that survives keeps the website ${kept}, and ${loser.id} has ${lost}`];
}

function domainOf({ website }: TouchedAccount): string | undefined {
  return website === null ? undefined : normaliseWebsite(website)?.domain;
}

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b;
}

/** What the surviving accounts take over, by their ids: values by field. */
export function survivorUpdates({
  plan,
  account,
  taken,
}: ToldActions): ReadonlyMap<string, Readonly<Record<string, string>>> {
  return new Map(
    plan.merges.map(({ survivor }) => [
      account(survivor).id,
      Object.fromEntries(taken(survivor).map(({ field, value }) => [field, value])),
    ]),
  );
}

/** The accounts to delete: by their ids alone, which is all that tools take, and beside it with what a person checks. */
export function deletionFiles(
  idColumn: string,
  { plan, account, proposal }: ToldActions,
): readonly ActionFile[] {
  return [
    ...tableOf(
      '40_delete.csv',
      [idColumn],
      plan.deletes.map((at) => [account(at).id]),
    ),
    ...peopleTable(
      '40_delete_to_check.csv',
      [idColumn, 'name', 'place', 'website', 'owner', 'last_activity', 'risk', 'reasons'],
      plan.deletes.map((at) => {
        const { id, name, place, website, owner, lastActivity } = account(at);
        const { risk, reasoning } = proposal(at);
        const told = [website, owner, lastActivity, risk].map((value) => String(value ?? ''));
        return [id, name, place, ...told, reasoning];
      }),
    ),
  ];
}

/** The merges with what a person checks, a line for each account that goes. */
export function mergesToCheck(
  name: string,
  steps: readonly MergeStep[],
  { account, proposal }: ToldActions,
): readonly ActionFile[] {
  const columns = ['name', 'place', 'owner', 'id'];
  const cells = (at: number) => {
    const { name: called, place, owner, id } = account(at);
    return [called, place, owner ?? '', id];
  };
  return peopleTable(
    name,
    [
      'step',
      ...columns.map((column) => `merged_${column}`),
      ...columns.map((one) => `surviving_${one}`),
      'risk',
      'warnings',
      'reasons',
    ],
    steps.flatMap(({ step, survivor, losers, warnings }) =>
      losers.map((at) => {
        const { risk, reasoning } = proposal(at);
        return [String(step), ...cells(at), ...cells(survivor), String(risk ?? ''), warnings, reasoning];
      }),
    ),
  );
}

/** What is left to people: parents that have to be made, and proposals that could not be carried out. */
export function peopleFiles({ plan, account, proposal }: ToldActions): readonly ActionFile[] {
  return [
    ...peopleTable(
      'missing_parents.csv',
      ['id', 'name', 'parent_name', 'parent_core_id', 'reasons'],
      plan.missingParents.map((at) => {
        const { parentName, parentCoreId, reasoning } = proposal(at);
        return [account(at).id, account(at).name, parentName ?? '', parentCoreId ?? '', reasoning];
      }),
    ),
    ...peopleTable('left_out.csv', ['id', 'name', 'action', 'why'], plan.leftOut.map(leftOutRow(account))),
  ];
}

function leftOutRow(account: ToldActions['account']) {
  return ({ at, action, why }: LeftOut) => [account(at).id, account(at).name, action, why];
}

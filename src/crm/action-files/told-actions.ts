import { type ActionFile, peopleTable } from './action-file.ts';
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
}

/** A plan with everything that its files tell. */
export interface ToldActions {
  readonly plan: ActionPlan;
  /** Headers of the input for id and parent. */
  readonly idColumn: string;
  readonly parentColumn: string;
  account(at: number): TouchedAccount;
  proposal(at: number): ToldProposal;
  /** What a survivor takes over; `from` counts among the losers of its merge. */
  taken(survivor: number): readonly TakenValue[];
}

/** One request of a merge: a survivor and as many others as the CRM takes at once. */
export interface MergeStep {
  readonly step: number;
  readonly survivor: number;
  readonly losers: readonly number[];
  readonly taken: readonly TakenValue[];
}

/** The merges in steps; groups that are larger are merged into the same survivor one step after the other. */
export function mergeSteps({ plan, taken }: ToldActions, atOnce: number): readonly MergeStep[] {
  let step = 0;
  return plan.merges.flatMap(({ survivor, losers }) => {
    const values = taken(survivor);
    const count = Math.ceil(losers.length / atOnce);
    return Array.from({ length: count }, (_, chunk) => {
      const [from, to] = [chunk * atOnce, (chunk + 1) * atOnce];
      return {
        step: ++step,
        survivor,
        losers: losers.slice(from, to),
        taken: values.filter((value) => value.from >= from && value.from < to),
      };
    });
  });
}

/** What people fear of a merge, in words; empty when there is nothing. */
export function mergeWarnings({ survivor, losers }: MergeStep, { account }: ToldActions): string {
  const master = account(survivor);
  return losers
    .flatMap((at) => {
      const loser = account(at);
      return [
        ...(loser.parentId === master.id ? [`${loser.id} stands below the account that survives`] : []),
        ...(master.parentId === loser.id ? [`the account that survives stands below ${loser.id}`] : []),
        ...(differ(master.owner, loser.owner) ? [`${loser.id} has another owner`] : []),
        ...(differ(master.recordType, loser.recordType) ? [`${loser.id} has another record type`] : []),
      ];
    })
    .join('; ');
}

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b;
}

export function reasonsOf({ losers }: MergeStep, { proposal }: ToldActions): string {
  return [...new Set(losers.map((at) => proposal(at).reasoning))].join(' ');
}

/** The highest of the risks. */
export function riskOf({ losers }: MergeStep, { proposal }: ToldActions): string {
  const risks = losers.flatMap((at) => proposal(at).risk ?? []);
  return risks.length === 0 ? '' : String(Math.max(...risks));
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

import { type ActionFile, changedFieldsFile, EMPTIED, inChunks, tableOf } from './action-file.ts';
import {
  deletionFiles,
  type MergeStep,
  mergeSteps,
  mergesToCheck,
  peopleFiles,
  survivorUpdates,
  type ToldActions,
} from './told-actions.ts';

/** Salesforce merges a master with at most two others in one request. */
const MERGED_AT_ONCE = 2;
/** A transaction may merge 150 times. */
const MERGES_IN_A_SCRIPT = 100;

/** The files for Salesforce, in the order in which they are used. */
export function salesforceFiles(told: ToldActions): readonly ActionFile[] {
  const steps = mergeSteps(told, MERGED_AT_ONCE);
  return [
    ...parentFile('10_parent_update.csv', told, false),
    ...parentFile('11_parent_update_in_order.csv', told, true),
    ...tableOf('20_merge_plan.csv', MERGE_COLUMNS, steps.map(mergeRow(told))),
    ...apexFiles(steps, told),
    ...mergesToCheck('20_merge_to_check.csv', steps, told),
    ...changedFieldsFile('30_account_update.csv', 'Id', survivorUpdates(told)),
    ...deletionFiles('Id', told),
    ...peopleFiles(told),
  ];
}

function parentFile(name: string, { plan, account }: ToldActions, isOrdered: boolean): readonly ActionFile[] {
  const changes = plan.parents.filter((change) => change.isOrdered === isOrdered);
  return tableOf(
    name,
    ['Id', 'ParentId'],
    changes.map(({ at, parent }) => [account(at).id, parent === null ? EMPTIED : account(parent).id]),
  );
}

const MERGE_COLUMNS = [
  'step',
  'group_id',
  'object',
  'master_id',
  'victim1_id',
  'victim2_id',
  'keep_fields_json',
  'risk',
  'warnings',
  'reasons',
] as const;

function mergeRow(told: ToldActions) {
  return (step: MergeStep): readonly string[] => {
    const [first = -1, second] = step.losers;
    const kept = Object.fromEntries(step.taken.map(({ field, value }) => [field, value]));
    return [
      String(step.step),
      step.group,
      'Account',
      told.account(step.survivor).id,
      told.account(first).id,
      second === undefined ? '' : told.account(second).id,
      step.taken.length === 0 ? '' : JSON.stringify(kept),
      ...[step.risk, step.warnings, step.reasons],
    ];
  };
}

/** The same steps as anonymous Apex, for no other tool of Salesforce's own merges. Ids have only letters and digits. */
function apexFiles(steps: readonly MergeStep[], { account }: ToldActions): readonly ActionFile[] {
  return inChunks(steps, MERGES_IN_A_SCRIPT).map((chunk, at) => ({
    name: `20_merge_${String(at + 1).padStart(3, '0')}.apex`,
    lines: [
      'List<Database.MergeResult> results = new List<Database.MergeResult>();',
      ...chunk.map(({ survivor, losers }) => {
        const ids = losers.map((loser) => `'${account(loser).id}'`).join(', ');
        return `results.addAll(Database.merge(new Account(Id = '${account(survivor).id}'), new List<Id>{ ${ids} }, false));`;
      }),
      'for (Database.MergeResult result : results)',
      "    if (!result.isSuccess()) System.debug(LoggingLevel.ERROR, result.getId() + ' ' + result.getErrors());",
    ],
  }));
}

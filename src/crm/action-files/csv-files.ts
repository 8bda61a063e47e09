import { type ActionFile, changedFieldsFile, EMPTIED, tableOf } from './action-file.ts';
import {
  deletionFiles,
  mergeSteps,
  mergesToCheck,
  peopleFiles,
  survivorUpdates,
  type ToldActions,
} from './told-actions.ts';

/** The files for any other CRM: headers as in the input, merges pair by pair. */
export function csvFiles(told: ToldActions): readonly ActionFile[] {
  const { plan, account, idColumn, parentColumn } = told;
  const parents = plan.parents.map(({ at, parent }) => [
    account(at).id,
    parent === null ? EMPTIED : account(parent).id,
  ]);
  const steps = mergeSteps(told, 1);
  return [
    ...tableOf('10_parent_update.csv', [idColumn, parentColumn], parents),
    ...tableOf(
      '20_merge_plan.csv',
      ['step', 'group_id', 'survivor_id', 'merged_id', 'risk', 'warnings', 'reasons'],
      steps.map(({ step, group, survivor, losers: [loser = -1], risk, warnings, reasons }) => [
        ...[String(step), group, account(survivor).id, account(loser).id],
        ...[risk, warnings, reasons],
      ]),
    ),
    ...mergesToCheck('20_merge_to_check.csv', steps, told),
    ...changedFieldsFile('30_account_update.csv', idColumn, survivorUpdates(told)),
    ...deletionFiles(idColumn, told),
    ...peopleFiles(told),
  ];
}

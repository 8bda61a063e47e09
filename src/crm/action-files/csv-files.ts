import { type ActionFile, changedFieldsFile, EMPTIED, tableOf } from './action-file.ts';
import {
  mergeSteps,
  mergeWarnings,
  peopleFiles,
  reasonsOf,
  riskOf,
  type ToldActions,
} from './told-actions.ts';

/** The files for any other CRM: headers as in the input, merges pair by pair. */
export function csvFiles(told: ToldActions): readonly ActionFile[] {
  const { plan, account, taken, proposal, idColumn, parentColumn } = told;
  const updates = plan.merges.map(
    ({ survivor }) =>
      [
        account(survivor).id,
        Object.fromEntries(taken(survivor).map(({ field, value }) => [field, value])),
      ] as const,
  );
  const parents = plan.parents.map(({ at, parent }) => [
    account(at).id,
    parent === null ? EMPTIED : account(parent).id,
  ]);
  return [
    ...tableOf('10_parent_update.csv', [idColumn, parentColumn], parents),
    ...tableOf(
      '20_merge_plan.csv',
      ['step', 'group_id', 'survivor_id', 'merged_id', 'risk', 'warnings', 'reasons'],
      mergeSteps(told, 1).map((step) => {
        const [loser = -1] = step.losers;
        return [
          String(step.step),
          proposal(loser).group ?? '',
          account(step.survivor).id,
          account(loser).id,
          riskOf(step, told),
          mergeWarnings(step, told),
          reasonsOf(step, told),
        ];
      }),
    ),
    ...changedFieldsFile('30_account_update.csv', idColumn, new Map(updates)),
    ...tableOf(
      '40_delete.csv',
      [idColumn],
      plan.deletes.map((at) => [account(at).id]),
    ),
    ...peopleFiles(told),
  ];
}

import { type ActionFile, tableOf } from './action-file.ts';
import { linkFiles } from './hubspot-requests.ts';
import { deletionFiles, mergeSteps, mergesToCheck, peopleFiles, type ToldActions } from './told-actions.ts';

/**
 * The files for HubSpot. A company has one parent, so old associations go before new ones are made, and no order of these
 * closes a circle. Merges come last, for they may change the id of the company that is left.
 */
export function hubspotFiles(told: ToldActions): readonly ActionFile[] {
  const { plan, account } = told;
  const removed = plan.parents.flatMap(({ at }) => {
    const { id, parentId } = account(at);
    return parentId === null ? [] : [{ child: id, parent: parentId }];
  });
  const made = plan.parents.flatMap(({ at, parent }) =>
    parent === null ? [] : [{ child: account(at).id, parent: account(parent).id }],
  );
  const steps = mergeSteps(told, 1);
  const idsOf = ({ survivor, losers: [loser = -1] }: (typeof steps)[number]) =>
    [account(survivor).id, account(loser).id] as const;
  return [
    ...linkFiles('10_associations_remove', removed),
    ...linkFiles('20_associations_create', made),
    ...tableOf(
      '30_merge_plan.csv',
      ['step', 'group_id', 'primary_id', 'merged_id', 'risk', 'warnings', 'reasons'],
      steps.map((step) => [
        String(step.step),
        step.group,
        ...idsOf(step),
        ...[step.risk, step.warnings, step.reasons],
      ]),
    ),
    ...(steps.length === 0
      ? []
      : [
          {
            name: '30_merges.ndjson',
            lines: steps.map((step) => {
              const [primaryObjectId, objectIdToMerge] = idsOf(step);
              return JSON.stringify({ primaryObjectId, objectIdToMerge });
            }),
          },
        ]),
    ...mergesToCheck('30_merge_to_check.csv', steps, told),
    ...deletionFiles('Record ID', told),
    ...peopleFiles(told),
  ];
}

import type { ActionWishes } from '../../batch/actions/action-wishes.ts';
import { toldFile } from '../../batch/actions/told-file.ts';
import { writeActionFiles } from '../../batch/actions/write-action-files.ts';
import type { JudgedFile } from '../../batch/crosscheck/crosscheck-file.ts';
import { CoreError } from '../../contract/errors.ts';
import { actionFolder } from '../../crm/action-files/action-folder.ts';
import { type ActionPlan, mergedAccounts } from '../../crm/action-files/action-plan.ts';
import { NO_OVERRIDES, type Overrides } from '../../crm/override.ts';
import { overridesOf } from '../../crm/overrides/overrides-of.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import type { AskedActions } from '../config/action-options.ts';
import type { Context } from '../context.ts';
import type { ActionCounts } from '../terminal/action-lines.ts';
import { withOverrides } from './with-overrides.ts';

type FileWishes = Pick<ActionWishes, 'rules' | 'mapping' | 'columns' | 'reviewed'>;

/** Without ids of its own no CRM would know the accounts again. */
export function requireIds({ mapping }: Pick<FileWishes, 'mapping'>): void {
  if (mapping.external_id !== undefined) return;
  throw new CoreError(
    'USAGE',
    'no column of the file holds ids of accounts, by which the CRM would know them',
    {
      field: '--actions',
      fix: 'Export the accounts with their ids, or name the column: --map external_id="Account ID".',
    },
  );
}

/** Writes the files of a judged file into the folder that was asked for, and says how many of what. */
export async function writtenActions(
  judged: JudgedFile,
  { folder, crm, isOnlyAccepted, includeDelete, workspace }: AskedActions,
  wishes: FileWishes,
  context: Context,
): Promise<ActionCounts> {
  const decided = isOnlyAccepted ? await decisionsHere(workspace, context) : undefined;
  const { told, notAccepted } = await toldFile(judged, {
    ...{ ...wishes, crm, includeDelete },
    ...(decided !== undefined && { onlyAcceptedBy: decided }),
  });
  makeFolder(folder, '--actions');
  await writeActionFiles(folder, actionFolder(crm, told), '--actions');
  return { folder, crm, ...countsOf(told.plan), notAccepted };
}

/** What people decided, as it is kept on this machine. */
async function decisionsHere(workspace: string, context: Context): Promise<Overrides> {
  const listed = await withOverrides({ workspace }, context, (overrides) => overrides.list());
  return listed.length === 0 ? NO_OVERRIDES : overridesOf(listed.map(({ override }) => override));
}

function countsOf(plan: ActionPlan) {
  return {
    parents: plan.parents.length,
    merged: mergedAccounts(plan),
    survivors: plan.merges.length,
    deleted: plan.deletes.length,
    missingParents: plan.missingParents.length,
    leftOut: plan.leftOut.length,
    deletesNotAsked: plan.deletesNotAsked,
  };
}

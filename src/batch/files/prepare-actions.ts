import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { CoreError } from '../../contract/errors.ts';
import type { Download, FinishedOutput } from '../../contract/files.ts';
import {
  type ActionSet,
  type ActionsWish,
  ALL_FILES,
  type PreparedActions,
  type PreparedPart,
} from '../../contract/prepared-actions.ts';
import type { ActionFile } from '../../crm/action-files/action-file.ts';
import { actionFolder, undoFolder } from '../../crm/action-files/action-folder.ts';
import { type ActionPlan, mergedAccounts } from '../../crm/action-files/action-plan.ts';
import { beforeImageOf } from '../../crm/action-files/before-image.ts';
import type { Override } from '../../crm/override.ts';
import { overridesOf } from '../../crm/overrides/overrides-of.ts';
import type { KeptReview } from '../../crm/review/review-store.ts';
import { reviewedProposals } from '../../crm/review/reviewed-proposals.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { openInput } from '../../tabular/read-input.ts';
import { toldFile } from '../actions/told-file.ts';
import { writeActionFiles } from '../actions/write-action-files.ts';
import type { EntityInputOptions } from '../mapping/entity-input-of.ts';
import { ACCOUNT_FIELDS } from '../mapping/fields.ts';
import { applyMapOptions, readMapFile } from '../mapping/map-option.ts';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import { zipFiles } from '../output/zip-files.ts';
import { type ProposedOutput, proposedOutput } from '../results/proposed-output.ts';
import { bareName } from './download-output.ts';

/** What files for a CRM rest on beside the result. */
export interface Deciding {
  readonly rules: CrosscheckRules;
  /** Columns that the rules name by their header. */
  readonly named: (columns: readonly string[]) => readonly string[];
  /** What people of the workspace answered and decided. */
  readonly reviews: readonly KeptReview[];
  readonly decisions: readonly Override[];
  readonly nameFieldOf: EntityInputOptions['nameFieldOf'];
}

/**
 * Makes the files for a CRM of a finished crosscheck in a folder of their own, with those of the way back, in the place of
 * the ones that were made before. Throws CONFLICT for the result of a resolution and for a file without ids.
 */
export async function prepareActions(
  { output, folder }: { readonly output: FinishedOutput; readonly folder: string },
  { crm, only_accepted: isOnlyAccepted, include_delete: includeDelete }: ActionsWish,
  deciding: Deciding,
): Promise<PreparedActions> {
  const id = randomBytes(8).toString('hex');
  makeFolder(folder);
  const place = join(folder, `${id}${UNFINISHED}`);
  const proposed = await openProposed(output, join(folder, `${id}.accounts${UNFINISHED}`), deciding);
  try {
    if (proposed.mapping.external_id === undefined) throw withoutIds(output);
    const { told, notAccepted } = await toldFile(proposed, {
      ...{ crm, includeDelete, rules: deciding.rules },
      ...{ mapping: proposed.mapping, columns: proposed.columns },
      reviewed: reviewedProposals(deciding.reviews, deciding.decisions),
      ...(isOnlyAccepted && { onlyAcceptedBy: overridesOf(deciding.decisions) }),
    });
    const actions = await written(place, 'actions', actionFolder(crm, told));
    const undo = await written(place, 'undo', undoFolder(beforeImageOf(told, crm)));
    for (const other of readdirSync(folder))
      if (!other.endsWith(UNFINISHED)) await rm(join(folder, other), { recursive: true, force: true });
    await rename(place, join(folder, id));
    return { id, crm, ...countsOf(told.plan), not_accepted: notAccepted, actions, undo };
  } finally {
    proposed.dispose();
    await rm(place, { recursive: true, force: true });
  }
}

/** Of what is being made: somebody else's that was asked for at the same time is not removed. */
const UNFINISHED = '.unfinished';

/** A file that was made, to be sent. Throws NOT_FOUND for what is not there, or no longer. */
export function preparedDownload(
  { folder, output }: { readonly folder: string; readonly output: FinishedOutput },
  { prepared, set, name }: PreparedPart,
): Download {
  const place = join(folder, prepared, set);
  const path = name === ALL_FILES ? join(folder, prepared, `${set}.zip`) : join(place, name);
  const isThere = existsSync(place) && (name === ALL_FILES || readdirSync(place).includes(name));
  if (!isThere)
    throw new CoreError(
      'NOT_FOUND',
      'These files are no longer there, for others were made. Prepare them again.',
    );
  const type = TYPES[/\.\w+$/.exec(name)?.[0] ?? ''] ?? 'text/plain; charset=utf-8';
  const shown = name === ALL_FILES ? `${bareName(output.name)}.${set}.zip` : name;
  return { name: shown, type, bytes: statSync(path).size, content: createReadStream(path) };
}

const TYPES: Readonly<Record<string, string>> = {
  '.zip': 'application/zip',
  '.csv': 'text/csv; charset=utf-8',
  '.ndjson': 'application/x-ndjson',
};

/** Columns are read as the run has read them. */
async function openProposed(
  { path, name, mapFile }: FinishedOutput,
  spoolPath: string,
  { named, nameFieldOf }: Deciding,
): Promise<ProposedOutput> {
  const table = await openInput({ path });
  const wishes = mapFile === null ? [] : await readMapFile(mapFile, ACCOUNT_FIELDS);
  const nothing = proposeMapping(table.columns, [], { fields: ACCOUNT_FIELDS });
  const { mapping } = applyMapOptions(nothing, wishes, table.columns);
  return proposedOutput(table, { name, mapping, nameFieldOf, spoolPath, named: named(table.columns) });
}

/** Writes a set of files, and all of them in a zip beside their folder. */
async function written(place: string, set: ActionSet, files: readonly ActionFile[]) {
  const folder = join(place, set);
  makeFolder(folder);
  await writeActionFiles(folder, files, '--actions');
  const paths = files.map(({ name }) => join(folder, name));
  await zipFiles(paths, join(place, `${set}.zip`));
  return files.map(({ name }, at) => ({ name, bytes: statSync(paths[at] ?? '').size }));
}

function countsOf(plan: ActionPlan) {
  return {
    parents: plan.parents.length,
    merged: mergedAccounts(plan),
    survivors: plan.merges.length,
    deleted: plan.deletes.length,
    missing_parents: plan.missingParents.length,
    left_out: plan.leftOut.length,
    deletes_not_asked: plan.deletesNotAsked,
  };
}

function withoutIds({ name }: FinishedOutput): CoreError {
  return new CoreError(
    'CONFLICT',
    `No column of ${name} is read as external id, by which the CRM would know its accounts. Run it again with the column that holds them.`,
  );
}

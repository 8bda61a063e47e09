import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { checkActionFolder } from '../../batch/actions/write-action-files.ts';
import { CRM_NAMES, type CrmName } from '../../contract/crm-name.ts';
import { CoreError } from '../../contract/errors.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import type { Context } from '../context.ts';
import type { GlobalOptions } from './global-options.ts';
import { findSetting } from './settings.ts';

/** What `core crosscheck` can be told about the files for a CRM, as commander gives it. */
export interface ActionOptions extends GlobalOptions {
  readonly actions?: string;
  readonly for?: CrmName;
  readonly only?: 'accepted';
  readonly includeDelete?: boolean;
  /** Whose decisions tell what people accepted. */
  readonly workspace?: string;
}

/** A folder of files for a CRM that was asked for. */
export interface AskedActions {
  readonly folder: string;
  readonly crm: CrmName;
  readonly isOnlyAccepted: boolean;
  readonly includeDelete: boolean;
  readonly workspace: string;
}

export function forOption(): Option {
  return new Option('--for <crm>', 'the CRM the files are for').choices(CRM_NAMES);
}

export function actionOptions(command: Command): Command {
  return command
    .option('--actions <folder>', 'write the files that carry the recommendations out, into a new folder')
    .addOption(forOption())
    .addOption(
      new Option(
        '--only <which>',
        'of the recommendations only those that people accepted, in core review or by core overrides',
      ).choices(['accepted']),
    )
    .option('--include-delete', 'with a file of the accounts to delete');
}

/** Undefined when no files are asked for. Throws USAGE and OUTPUT_REFUSED before anything is done. */
export function askedActions(options: ActionOptions, context: Context): AskedActions | undefined {
  const { actions, only, includeDelete, for: crm } = options;
  if (actions === undefined) {
    const [stray] = [
      ...(crm === undefined ? [] : ['--for']),
      ...(only === undefined ? [] : ['--only']),
      ...(includeDelete === undefined ? [] : ['--include-delete']),
    ];
    if (stray === undefined) return undefined;
    throw new CoreError('USAGE', `${stray} is about the files of --actions`, {
      field: stray,
      fix: 'Name a folder for the files: --actions out/',
    });
  }
  if (crm === undefined)
    throw new CoreError('USAGE', 'it is not said which CRM the files are for', {
      field: '--for',
      fix: `Add --for and one of ${CRM_NAMES.join(', ')}.`,
    });
  if (only !== undefined && findSetting('endpoint', options, context) !== undefined)
    throw new CoreError('USAGE', 'what people accepted is known on this machine only', {
      field: '--only',
      fix: 'Run the command without an endpoint, or without --only.',
    });
  const folder = resolve(context.cwd, actions);
  checkActionFolder(folder, '--actions');
  const { workspace = DEFAULT_WORKSPACE } = options;
  return {
    folder,
    crm,
    isOnlyAccepted: only !== undefined,
    includeDelete: includeDelete === true,
    workspace,
  };
}

import { resolve, sep } from 'node:path';
import { Command } from 'commander';
import { backUp, isOlderBackup } from '../../admin/backup.ts';
import { checkOutputPath } from '../../batch/output/output-file.ts';
import { kindOfPath, linkTarget } from '../../batch/output/output-target.ts';
import { isBrokenOff, writeFailure } from '../../batch/output/write-failure.ts';
import { CoreError } from '../../contract/errors.ts';
import { buildVersion } from '../../disk/build-version.ts';
import { statOf } from '../../disk/stat-of.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { refuseShared } from '../config/shared-only.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { addYesOption, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';

export function backupCommand(): Command {
  return addYesOption(new Command('backup'), 'replace a file that is no backup, and do not ask')
    .description('Writes ids, entities, runs, jobs and the universe in use into one file')
    .argument('<file>', 'a tar.gz that core restore reads')
    .addHelpText('after', EXAMPLES)
    .action(running(backup));
}

async function backup(
  [file = '']: readonly string[],
  options: GlobalOptions & YesOption,
  context: Context,
): Promise<number> {
  refuseShared(
    context,
    'core backup',
    'Back up the database with pg_dump, the files with the tools of their store.',
  );
  const path = backupPath(file, context);
  if (isOfOthers(path) && !(await isReplaced(path, options, context))) return DECLINED;
  context.say(`Backing up ${context.dataDir} …`);
  const signal = context.stopSignal();
  const { dataDir, clock } = context;
  const request = { dataDir, path: linkTarget(path), coreVersion: buildVersion(), clock, signal };
  const { bytes, referenceVersion } = await backUp(request).catch((error: unknown) => {
    if (signal.aborted) context.say('Stopped. No backup was written.');
    throw isBrokenOff(error) ? writeFailure(path, error, { file: path }) : error;
  });
  if (context.isJson)
    context.print(`${JSON.stringify({ path, bytes, reference_version: referenceVersion })}\n`);
  context.say(`${(bytes / 1e6).toFixed(1)} MB written to ${context.paint.bold(path)}`);
  return 0;
}

function backupPath(file: string, { cwd, dataDir }: Context): string {
  if (file === '-') throw new CoreError('USAGE', 'a backup is written into a file', { field: 'file' });
  const path = resolve(cwd, file);
  checkOutputPath(path, [], 'core backup <file>');
  if (kindOfPath(path) === 'special') {
    const fix = 'Name a file with core backup <file>.';
    throw new CoreError('OUTPUT_REFUSED', `${path} is no regular file`, { file: path, fix });
  }
  if (!linkTarget(path).startsWith(dataDir + sep)) return path;
  const fix = 'Name a file elsewhere, best on another disk.';
  throw new CoreError('OUTPUT_REFUSED', `${path} lies in the folder that is backed up`, { file: path, fix });
}

/** A file with content that is no older backup; an empty one may have been made for the backup. */
function isOfOthers(path: string): boolean {
  const target = linkTarget(path);
  return (statOf(target)?.size ?? 0) > 0 && !isOlderBackup(target);
}

/** What is there may be somebody's accounts. Throws OUTPUT_REFUSED where nobody can be asked. */
async function isReplaced(path: string, options: YesOption, context: Context): Promise<boolean> {
  if (options.yes !== true && !context.isInteractive) {
    const fix = 'Name another file, or add --yes to replace it.';
    throw new CoreError('OUTPUT_REFUSED', `${path} is there already, and is no backup`, { file: path, fix });
  }
  return isConfirmed(`Replace ${path}?`, options, context);
}

const EXAMPLES = `
Examples:
  core backup core-backup.tar.gz                 also while runs and imports are at work
  core backup "/mnt/backups/core-$(date +%F).tar.gz" -q
  core backup core-backup.tar.gz --yes           in the place of another file of that name`;

import { resolve } from 'node:path';
import { Command } from 'commander';
import { restore } from '../../admin/restore.ts';
import type { SharedPlace } from '../../engine/open-stores.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { addYesOption, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';

interface RestoreOptions extends GlobalOptions, YesOption {
  readonly force?: boolean;
}

export function restoreCommand(): Command {
  return addYesOption(new Command('restore'))
    .description(
      'Makes the data folder, or an empty database of several machines, what it was when a backup was made',
    )
    .argument('<file>', 'what core backup has written')
    .option('--force', 'also when there is a data folder; its content is kept as <folder>.before-restore-<n>')
    .addHelpText('after', EXAMPLES)
    .action(running(restoreBackup));
}

async function restoreBackup(
  [file = '']: readonly string[],
  options: RestoreOptions,
  context: Context,
): Promise<number> {
  const { dataDir, shared } = context;
  const path = resolve(context.cwd, file);
  if (shared !== undefined) return restoreForAll(path, shared, context);
  const question = `Replace ${dataDir}? Its content is kept beside it.`;
  if (options.force === true && !(await isConfirmed(question, options, context))) return DECLINED;
  context.say(`Restoring ${path} …`);
  const signal = context.stopSignal();
  const request = { path, dataDir, isForced: options.force === true, signal };
  const { manifest, kept } = await restore(request).catch((error: unknown) => {
    if (signal.aborted) context.say('Stopped. Nothing was changed.');
    throw error;
  });
  const { core, created_at, reference_version } = manifest;
  const restored = { path, data_dir: dataDir, kept: kept ?? null, core, created_at, reference_version };
  if (context.isJson) context.print(`${JSON.stringify(restored)}\n`);
  context.say(`${context.paint.bold(dataDir)} is as it was at ${created_at}.`);
  if (kept !== undefined) context.say(`What was there before is in ${kept}`);
  return 0;
}

/** From one machine to those that share a database. */
async function restoreForAll(path: string, shared: SharedPlace, context: Context): Promise<number> {
  const { dataDir, clock } = context;
  context.say(`Bringing ${path} over …`);
  const signal = context.stopSignal();
  const { restoreShared } = await import('../../admin/restore-shared.ts');
  const { manifest, rows } = await restoreShared({ path, dataDir, shared, clock, signal }).catch(
    (error: unknown) => {
      if (signal.aborted) context.say('Stopped. Nothing was brought over.');
      throw error;
    },
  );
  const { core, created_at, reference_version } = manifest;
  if (context.isJson)
    context.print(`${JSON.stringify({ path, rows, core, created_at, reference_version })}\n`);
  context.say(`The database is as the machine was at ${created_at}: ${rows.toLocaleString('en-US')} rows.`);
  context.say('Accounts of CRMs are not in a backup: core crm load loads them again.');
  return 0;
}

const EXAMPLES = `
Examples:
  core restore core-backup.tar.gz --data-dir /srv/core
  core restore core-backup.tar.gz --force
  core restore core-backup.tar.gz --database postgres://core@db.example/core --files /mnt/core --secret-key-file core.key`;

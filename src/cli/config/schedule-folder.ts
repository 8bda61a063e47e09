import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import type { Context } from '../context.ts';

type Place = Pick<Context, 'cwd' | 'dataDir' | 'shared'>;

/**
 * Where the runs of a schedule make their folders: the one that is given, else one in the data directory, or in the folder that
 * machines share, for each of them may do a run and reads the report of the one before. Throws OUTPUT_REFUSED for a folder that is not
 * there, USAGE where machines share no folder.
 */
export function scheduleFolder(name: string, given: string | undefined, place: Place): string {
  const { cwd, dataDir, shared } = place;
  if (given !== undefined) return folderThere(resolve(cwd, given));
  if (shared === undefined) return join(dataDir, 'crosschecks', name);
  if (shared.files === undefined || !isAbsolute(shared.files))
    throw new CoreError('USAGE', 'machines that share a database need one folder for the reports', {
      field: '--folder',
      fix: 'Name a folder that is there on every machine that runs schedules.',
    });
  const folder = join(folderThere(shared.files), 'crosschecks', name);
  makeFolder(folder);
  return folder;
}

function folderThere(folder: string): string {
  if (existsSync(folder)) return folder;
  throw new CoreError('OUTPUT_REFUSED', `there is no folder ${folder}`, {
    field: '--folder',
    fix: 'Make the folder, or name another one.',
  });
}

/** Throws OUTPUT_REFUSED where this machine has not the folder that machines share for the reports: nobody would find them here. */
export function requireScheduleFolder(folder: string, { shared }: Pick<Place, 'shared'>): void {
  if (shared === undefined || existsSync(folder)) return;
  throw new CoreError('OUTPUT_REFUSED', `this machine has no folder ${folder}`, {
    field: '--folder',
    fix: 'Mount it on every machine that runs schedules, or add the schedule again with a folder that all of them have.',
  });
}

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../disk/make-folder.ts';
import { isOldMark, isOwnerAlive, isOwnerHere, processOwner } from '../sqlite/process-owner.ts';
import { NORMALS } from './normal-file.ts';
import { TEXTS, TOLD_TEXTS } from './text-file.ts';

const DATASETS = 'crm';

/** What the name of the folder ends with in which lists are while doubles are found. */
export const LISTS = '-lists';
/** And that in which files are that machines share while they do parts of the work. */
export const PARTS = '-parts';

/** Where the datasets of a data directory are. */
export function datasetFolder(dataDir: string): string {
  return join(dataDir, DATASETS);
}

export function versionPath(folder: string, version: string): string {
  return join(folder, `${version}.sqlite`);
}

function draftPath(folder: string, version: string): string {
  return join(folder, `${version}.draft`);
}

/** A file that says which process builds the version. */
function markPath(folder: string, version: string): string {
  return join(folder, `${version}.owner`);
}

/** Marks a version as being built by this process, so that no other takes its files for left ones; returns the path of its draft. */
export function markDraft(folder: string, version: string): string {
  makeFolder(folder);
  writeFileSync(markPath(folder, version), processOwner());
  return draftPath(folder, version);
}

export function unmarkDraft(folder: string, version: string): void {
  rmSync(markPath(folder, version), { force: true });
}

export function removeDraft(folder: string, version: string): void {
  for (const path of [draftPath(folder, version), versionPath(folder, version)]) removeDatabase(path);
  unmarkDraft(folder, version);
}

/** Readers that have it open go on reading; the disk gets its space when the last of them is done. */
export function removeDatabase(path: string): void {
  for (const end of ['', '-journal', TEXTS, TOLD_TEXTS, NORMALS, LISTS, PARTS])
    rmSync(path + end, { recursive: true, force: true });
}

/**
 * Removes the files that no dataset has and no living process builds. Whether a version is in use is asked after its mark
 * was read: a mark goes only when the version is in use.
 */
export async function removeLeftFiles(
  folder: string,
  isInUse: (version: string) => Promise<boolean>,
): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const version =
      /^([0-9a-z_]+)\.(?:sqlite|draft|owner)(?:-journal|-texts|-told|-normals|-lists|-parts)?$/.exec(
        name,
      )?.[1];
    if (version === undefined || isBeingBuilt(folder, version)) continue;
    if (await isInUse(version)) unmarkDraft(folder, version);
    else removeDraft(folder, version);
  }
}

function isBeingBuilt(folder: string, version: string): boolean {
  const mark = markPath(folder, version);
  const owner = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  return isOwnerAlive(owner) && (isOwnerHere(owner) || !isOldMark(mark));
}

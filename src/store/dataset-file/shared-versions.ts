import { existsSync } from 'node:fs';
import type { SharedFiles } from '../../disk/shared-files.ts';
import type { DatasetRows, DatasetVersions } from '../../jobs/dataset-rows.ts';
import { versionPath } from './dataset-folder.ts';

/** Where the files of versions are. */
export interface VersionPlace {
  /** Of this machine. */
  readonly folder: string;
  /** Those of all machines; without, all are in the folder. */
  readonly files?: SharedFiles | undefined;
}

const NAMES = 'crm/';
const ENDING = '.sqlite';
/** A file is kept moments before the rows tell of its version. */
const LEFT_MS = 60 * 60 * 1000;

/** What the file of a version is called among those that machines share. */
export function sharedName(version: string): string {
  return `${NAMES}${version}${ENDING}`;
}

/** Where the file of a version is on this machine; it is fetched when another one has made it, if it is there at all. */
export async function pathHere({ folder, files }: VersionPlace, version: string): Promise<string> {
  const path = versionPath(folder, version);
  if (files !== undefined && !existsSync(path)) await files.fetch(sharedName(version), path);
  return path;
}

/** The same versions; whoever asks for one finds its file on this machine. */
export function versionsHere(versions: DatasetVersions, place: VersionPlace): DatasetVersions {
  if (place.files === undefined) return versions;
  return {
    async versionOf(key) {
      const version = await versions.versionOf(key);
      if (version !== undefined) await pathHere(place, version);
      return version;
    },
    isInUse: versions.isInUse,
  };
}

/** Takes versions whose files nobody has any more out of use, and forgets files that no row tells of. */
export async function tidyShared(
  rows: Pick<DatasetRows, 'all' | 'isInUse' | 'removeVersion'>,
  files: SharedFiles,
): Promise<void> {
  // In this order: what comes into use meanwhile has had its name before.
  const inUse = (await rows.all()).map(({ version }) => version);
  const kept = new Map((await files.list(NAMES)).map((file) => [versionIn(file.name), file]));
  for (const version of inUse) if (!kept.has(version)) await rows.removeVersion(version);
  for (const [version, { name, ageMs }] of kept)
    if (ageMs > LEFT_MS && !inUse.includes(version) && !(await rows.isInUse(version)))
      await files.forget([name]);
}

function versionIn(name: string): string {
  return name.slice(NAMES.length, -ENDING.length);
}

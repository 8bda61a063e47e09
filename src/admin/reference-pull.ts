import { join } from 'node:path';
import { CoreError } from '../contract/errors.ts';
import { referenceFolder } from '../engine/open-stores.ts';
import type { ImportFiles, Publication } from '../sources/importers/importer.ts';
import { IMPORTERS } from '../sources/importers/registry.ts';
import { pullFiles } from '../sources/pull/pull-files.ts';
import type { PulledFile, PullOptions } from '../sources/pull/pull-options.ts';
import { refuseWhileLocked } from '../store/sqlite/lock-file.ts';
import { isOwnerAlive, processOwner } from '../store/sqlite/process-owner.ts';
import { lockPath } from '../store/universe-file/reference-files.ts';

export type { PullEvent } from '../sources/pull/pull-options.ts';

/** The sources whose registers publish files. */
export const PULLED_SOURCES: readonly string[] = IMPORTERS.filter(
  ({ publication }) => publication !== undefined,
).map(({ name }) => name);

type PullRequest = Omit<PullOptions, 'publication' | 'folder' | 'lockOwner'> & {
  readonly dataDir: string;
  /** What comes is to be imported: then nothing is downloaded while another process changes the universe. */
  readonly isForImport: boolean;
};

interface PulledSource {
  readonly files: readonly PulledFile[];
  /** What the importer of the source is given. */
  readonly toImport: ImportFiles;
}

/** Downloads what a source publishes into `downloads/<source>` of the data directory. */
export async function pullSource(source: string, request: PullRequest): Promise<PulledSource> {
  const publication = publicationOf(source);
  const folder = join(request.dataDir, 'downloads', source);
  if (request.isForImport) refuseWhileLocked(lockPath(referenceFolder(request.dataDir)));
  const lockOwner = { name: processOwner(), isAlive: isOwnerAlive };
  const files = await pullFiles({ ...request, publication, folder, lockOwner });
  return { files, toImport: importFilesOf(files) };
}

function publicationOf(source: string): Publication {
  const known = IMPORTERS.find(({ name }) => name === source);
  if (known?.publication !== undefined) return known.publication;
  const problem = known === undefined && source !== 'csv' ? 'there is no source' : 'nothing is published by';
  throw new CoreError('USAGE', `${problem} ${source}`, {
    field: 'source',
    fix: `The sources that can be downloaded are ${PULLED_SOURCES.join(', ')}; others are for core reference import.`,
  });
}

/** Files that fill an option go there, one as one and several as a list; the others are the main files. */
function importFilesOf(files: readonly PulledFile[]): ImportFiles {
  const options: Record<string, readonly string[]> = {};
  for (const { option, path } of files) {
    if (option !== undefined) options[option] = [...(options[option] ?? []), path];
  }
  const entries = Object.entries(options).map(([option, [first = '', ...rest]]) => [
    option,
    rest.length === 0 ? first : [first, ...rest],
  ]);
  return {
    paths: files.filter(({ option }) => option === undefined).map(({ path }) => path),
    options: Object.fromEntries(entries),
  };
}

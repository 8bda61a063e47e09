import { join } from 'node:path';
import { CoreError } from '../contract/errors.ts';
import { type BackupManifest, DATABASE_NAME } from '../store/backup/backup-manifest.ts';
import { newer } from '../store/backup/backup-problems.ts';
import { disownWork } from '../store/backup/copy-database.ts';
import { unpackBackup } from '../store/backup/unpack-backup.ts';
import {
  hasContent,
  realDirectory,
  refuseWhileInUse,
  replaceDirectory,
} from '../store/sqlite/data-directory.ts';
import { withWorkingFolder } from '../store/universe-file/working-folder.ts';

interface RestoreRequest {
  readonly path: string;
  readonly dataDir: string;
  /** A directory with content may be replaced; it is kept beside the new one. */
  readonly isForced: boolean;
  readonly signal: AbortSignal;
}

interface RestoreReport {
  readonly manifest: BackupManifest;
  /** Where the content of before is now; undefined when there was none. */
  readonly kept: string | undefined;
}

/** Makes a data directory of a backup. Until the backup is unpacked beside it and found to be whole, nothing of it changes. */
export async function restore({ path, dataDir, isForced, signal }: RestoreRequest): Promise<RestoreReport> {
  const directory = realDirectory(dataDir);
  if (hasContent(directory)) {
    if (!isForced) throw occupied(directory);
    refuseWhileInUse(directory);
  }
  return withWorkingFolder(directory, async (folder) => {
    const fresh = join(folder, 'data');
    const manifest = await unpackBackup(path, fresh, signal);
    freeWork(join(fresh, DATABASE_NAME), path, manifest);
    return { manifest, kept: replaceDirectory(directory, fresh) };
  });
}

function freeWork(databasePath: string, path: string, manifest: BackupManifest): void {
  try {
    disownWork(databasePath);
  } catch (error) {
    // The only thing that can be wrong with what was found to be whole.
    throw error instanceof CoreError && error.code === 'CONFIG' ? newer(path, manifest.core) : error;
  }
}

function occupied(directory: string): CoreError {
  return new CoreError('OUTPUT_REFUSED', `${directory} is not empty`, {
    file: directory,
    fix: `Add --force to keep its content as ${directory}.before-restore-1, or name a new folder with --data-dir.`,
  });
}

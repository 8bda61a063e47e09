import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { OWNER_ONLY } from '../../disk/owner-only.ts';
import { type BackupManifest, DATABASE_NAME, POINTER_NAME, SECRET_KEY_NAME } from './backup-manifest.ts';
import { disownWork } from './copy-database.ts';
import { unpackBackup } from './unpack-backup.ts';

/** A backup in a folder, to be brought to machines that share what was of one. */
export interface UnpackedBackup {
  readonly manifest: BackupManifest;
  readonly databasePath: string;
  /** Where its universe is (universe-file/reference-files.ts); undefined when it has none. */
  readonly universeFolder: string | undefined;
  /**
   * Makes the key of the backup that of all machines; gives what takes it away again. Throws CONFIG where none is named, or
   * another one is there.
   */
  placeKey(path: string | undefined): () => void;
}

/** Unpacks a backup whose work nobody has claimed any more. Throws what unpackBackup does. */
export async function unpackForAll(
  path: string,
  folder: string,
  signal: AbortSignal,
): Promise<UnpackedBackup> {
  const manifest = await unpackBackup(path, folder, signal);
  const databasePath = join(folder, DATABASE_NAME);
  disownWork(databasePath);
  return {
    ...{ manifest, databasePath },
    universeFolder: manifest.reference_version === null ? undefined : dirname(join(folder, POINTER_NAME)),
    placeKey: (keyPath) => placeKey(join(folder, SECRET_KEY_NAME), keyPath),
  };
}

function placeKey(from: string, path: string | undefined): () => void {
  if (!existsSync(from)) return () => {};
  const field = '--secret-key-file';
  if (path === undefined)
    throw new CoreError('CONFIG', 'the backup has secrets, and with them the key for all machines', {
      ...{ field, fix: 'Name a new file for it with --secret-key-file or CORE_SECRET_KEY_FILE.' },
    });
  const key = readFileSync(from, 'utf8');
  if (!existsSync(path)) {
    writeFileSync(path, key, { mode: OWNER_ONLY, flush: true });
    return () => rmSync(path, { force: true });
  }
  if (readFileSync(path, 'utf8').trim() === key.trim()) return () => {};
  throw new CoreError('CONFIG', `${path} is not the key of the backup`, {
    ...{ file: path, field, fix: 'Name a file that is not there yet: it gets the key of the backup.' },
  });
}

import { closeSync, openSync, readSync } from 'node:fs';
import { constants, gunzipSync } from 'node:zlib';
import { MANIFEST_NAME } from './backup-manifest.ts';

const FIRST_BYTES = 1 << 16;
/** A member of a tar begins with its name, ended by a zero. */
const NAME_BYTES = 100;

/** Whether a file is a backup that core has written, whole or not: an archive that begins with its manifest. */
export function isBackup(path: string): boolean {
  const first = Buffer.alloc(FIRST_BYTES);
  const file = openSync(path, 'r');
  try {
    const read = first.subarray(0, readSync(file, first));
    const [name] = gunzipSync(read, { finishFlush: constants.Z_SYNC_FLUSH })
      .toString('latin1', 0, NAME_BYTES)
      .split('\0');
    return name === MANIFEST_NAME;
  } catch {
    // No gzip, or one that is cut off at once.
    return false;
  } finally {
    closeSync(file);
  }
}

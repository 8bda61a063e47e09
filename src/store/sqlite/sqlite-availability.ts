import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '../../contract/disk-full.ts';
import { CoreError } from '../../contract/errors.ts';

const NAME = 'room.probe';
/** About what a few jobs take. */
const BYTES = Buffer.alloc(64 * 1024);

/**
 * Throws what a data directory answers to somebody who writes: whether its disk, or a quota, has room is only told by
 * writing. The file has lost its name before anything is in it, so that nothing of it is left.
 */
export async function checkAvailable(dataDir: string): Promise<void> {
  const path = join(dataDir, NAME);
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await rm(path);
      await file.write(BYTES);
    } finally {
      await file.close();
    }
  } catch (error) {
    const what = isDiskFull(error) ? 'has no room left on its disk' : 'cannot be written';
    throw new CoreError('WRITE_FAILED', `${dataDir} ${what}: ${String(error)}`, {
      fix: 'Make room there; the service goes on by itself.',
    });
  }
}

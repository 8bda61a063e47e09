import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkAvailable } from '../../../src/store/sqlite/sqlite-availability.ts';
import { tempFolder } from '../../temp-folder.ts';

it('takes what is written, and leaves nothing of it', async () => {
  const dataDir = tempFolder();
  await checkAvailable(dataDir);
  expect(readdirSync(dataDir)).toEqual([]);
});

it.skipIf(!existsSync('/dev/full'))('says that the disk of the data directory has no room', async () => {
  const dataDir = tempFolder();
  symlinkSync('/dev/full', join(dataDir, 'room.probe'));
  await expect(checkAvailable(dataDir)).rejects.toMatchObject({
    code: 'WRITE_FAILED',
    message: expect.stringContaining(`${dataDir} has no room left on its disk`),
  });
  expect(readdirSync(dataDir)).toEqual([]);
});

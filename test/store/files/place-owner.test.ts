import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderContentStore } from '../../../src/store/files/folder-content-store.ts';
import { ownedContentStore } from '../../../src/store/files/place-owner.ts';
import { tempFolder } from '../../temp-folder.ts';
import { fileOf, filled } from '../content-store-suite.ts';

function databases() {
  const folder = tempFolder();
  const open = (id: string) => ownedContentStore(folderContentStore(folder), async () => id);
  return { folder, first: open('first'), again: open('first'), second: open('second') };
}

const REFUSED = { code: 'CONFIG', message: expect.stringContaining('has the files of another database') };

it('lets another database neither put files where one has its own nor remove them', async () => {
  const { folder, first, again, second } = databases();
  const { hash } = await first.put(fileOf(filled(10)));
  await expect(second.remove(hash)).rejects.toMatchObject(REFUSED);
  await expect(second.put(fileOf(filled(20)))).rejects.toMatchObject(REFUSED);
  expect(await again.find(hash)).toBeDefined();
  expect(readdirSync(folder).sort()).toEqual(['database-id', 'sha256']);
});

it('takes a place with files that nobody has marked yet', async () => {
  const { folder, first } = databases();
  const { hash } = await folderContentStore(folder).put(fileOf(filled(10)));
  await first.remove(hash);
  expect(await first.find(hash)).toBeUndefined();
});

it('asks again where the place was away', async () => {
  const { folder, first } = databases();
  rmSync(folder, { recursive: true });
  await expect(first.put(fileOf(filled(10)))).rejects.toThrow(`there is no folder ${folder}`);
  mkdirSync(join(folder));
  await first.put(fileOf(filled(10)));
});

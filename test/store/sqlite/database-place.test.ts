import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSqliteStores } from '../../../src/store/sqlite/open-sqlite-stores.ts';
import { tempFolder } from '../../temp-folder.ts';
import { servedJob } from '../jobs.ts';

it('takes nothing while core.sqlite is gone or replaced below a service, and goes on when it is back', async () => {
  const folder = tempFolder();
  const path = join(folder, 'core.sqlite');
  let last = 0;
  const stores = openSqliteStores(folder, { newId: () => `${++last}`, now: () => 1 }, { forMany: true });
  onTestFinished(() => stores.close());
  const asks = [
    () => stores.jobs.create([servedJob()]),
    () => stores.jobs.createClaimed([servedJob()], { owner: 'host/1/1', forMs: 1 }),
    () => stores.checkAvailable(),
  ];
  const refused = async (what: string) => {
    const error = { code: 'STORE_UNREACHABLE', message: `${path} ${what}` };
    for (const ask of asks) await expect(ask()).rejects.toMatchObject(error);
  };
  renameSync(path, `${path}.away`);
  await refused('is gone');
  copyFileSync(`${path}.away`, path);
  await refused('is another file than the one that is in use');
  renameSync(`${path}.away`, path);
  for (const ask of asks) await ask();
});

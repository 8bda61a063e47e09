import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderContentStore } from '../../../src/store/files/folder-content-store.ts';
import { openContentStore } from '../../../src/store/files/open-content-store.ts';
import { until } from '../../cli/run-core.ts';
import { isThere } from '../../is-there.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';
import { describeContentStore, fileOf, filled, type OpenedContentStore } from '../content-store-suite.ts';
import { commandOf, endOf, getting, putting } from './content-process.ts';

describeContentStore('files in a folder that machines share', opened);

async function opened(): Promise<OpenedContentStore & { readonly folder: string }> {
  const folder = tempFolder();
  const kept = join(folder, 'sha256');
  return {
    folder,
    store: folderContentStore(folder),
    reopened: () => folderContentStore(folder),
    place: { name: folder, variables: {} },
    async damage(hash) {
      const bytes = readFileSync(join(kept, hash));
      bytes[bytes.length >> 1] = 1 ^ (bytes[bytes.length >> 1] ?? 0);
      writeFileSync(join(kept, hash), bytes);
    },
    rest: async () => partialsIn(kept),
  };
}

function partialsIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !/^[0-9a-f]{64}$/.test(name)) : [];
}

describe('a folder that machines share', () => {
  it('is asked for before anything is done when it is not there', async () => {
    const folder = tempPath('not-mounted');
    const opening = openContentStore(folder, { variables: {}, sleep: async () => {} });
    await expect(opening).rejects.toMatchObject({
      code: 'CONFIG',
      message: `there is no folder ${folder}`,
    });
  });

  it('has to be there: one that is not mounted is not made', async () => {
    const folder = join(tempFolder(), 'not-mounted');
    const store = folderContentStore(folder);
    await expect(store.put(fileOf(filled(1)))).rejects.toThrow(`there is no folder ${folder}`);
    expect(existsSync(folder)).toBe(false);
  });

  it('takes the place of a file that somebody has cut off', async () => {
    const { store, folder } = await opened();
    const path = fileOf(filled(1000));
    const { hash } = await store.put(path);
    writeFileSync(join(folder, 'sha256', hash), 'cut off');
    await store.put(path);
    expect((await store.find(hash))?.bytes).toBe(1000);
  });

  it.skipIf(!isThere('mkfifo'))(
    'shows nothing of a file whose writer is killed in the middle, and is cleared by the next one',
    async () => {
      const { store, place, folder, rest } = await opened();
      const pipe = tempPath('pipe');
      execFileSync('mkfifo', [pipe]);
      const child = putting(place, pipe);
      const writer = await open(pipe, 'w');
      await writer.write(filled(100_000));
      await until(() => partialsIn(join(folder, 'sha256')).length > 0, 'the file is begun');
      child.kill('SIGKILL');
      expect((await endOf(child)).signal).toBe('SIGKILL');
      await writer.close();
      expect(await rest()).toHaveLength(1);
      for await (const file of store.list()) throw new Error(`${file.hash} is listed`);
      await store.put(fileOf(filled(10)));
      expect(await rest()).toEqual([]);
    },
  );

  it.skipIf(!isThere('mkfifo'))(
    'leaves nothing of its name where a process is killed while it gets a file',
    async () => {
      const { store, place, folder } = await opened();
      const { hash } = await store.put(fileOf(filled(100_000)));
      const kept = join(folder, 'sha256', hash);
      renameSync(kept, `${kept}.aside`);
      execFileSync('mkfifo', [kept]);
      const path = tempPath('got');
      const child = getting(place, hash, path);
      const writer = await open(kept, 'w');
      await writer.write(filled(1000));
      const beside = () => readdirSync(join(path, '..'));
      await until(() => beside().length > 0, 'the file is begun');
      child.kill('SIGKILL');
      await endOf(child);
      await writer.close();
      expect([existsSync(path), beside().length]).toEqual([false, 1]);
      rmSync(kept);
      renameSync(`${kept}.aside`, kept);
      await store.get(hash, path);
      expect([readFileSync(path).equals(filled(100_000)), beside()]).toEqual([true, ['got']]);
    },
  );

  it.skipIf(!canMount())('says that the disk is full, and keeps nothing of the file', () => {
    const disk = tempFolder();
    const name = join(disk, 'shared');
    const work = commandOf({ name, variables: {} }, ['put', fileOf(filled(3_000_000))]);
    const script = 'mount -t tmpfs -o size=1m none "$1" && mkdir "$2" && shift 2 && "$@"; ls -A "$0" >&2';
    const mounted = ['--mount', 'sh', '-c', script, join(name, 'sha256'), disk, name, ...work];
    const { stderr } = spawnSync('unshare', mounted, { encoding: 'utf8' });
    expect(stderr).toBe(`WRITE_FAILED: ${join(disk, 'shared', 'sha256')}: the disk is full`);
  });
});

/** A disk of its own needs the rights of root. */
function canMount(): boolean {
  return isThere('unshare') && spawnSync('unshare', ['--mount', 'true']).status === 0;
}

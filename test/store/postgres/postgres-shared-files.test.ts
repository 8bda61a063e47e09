import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ContentStore } from '../../../src/store/files/content-store.ts';
import { folderContentStore } from '../../../src/store/files/folder-content-store.ts';
import { openSharedFiles } from '../../../src/store/files/open-shared-files.ts';
import { hashOf } from '../../../src/store/files/partial-file.ts';
import { REMOVING_MS } from '../../../src/store/files/shared-names.ts';
import { postgresSharedNames } from '../../../src/store/postgres/postgres-shared-names.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const databases = databaseOfFile();

/** Two machines that share a folder and a database. */
function machines() {
  const shared = tempFolder();
  const content = folderContentStore(shared);
  const [first, second] = [databases.open(), databases.elsewhere()];
  let nowMs = 0;
  const now = () => nowMs;
  let gets = 0;
  const counting: ContentStore = {
    ...content,
    get(hash, path) {
      gets++;
      return content.get(hash, path);
    },
  };
  const pauses: number[] = [];
  const filesOn = (database: typeof first, kept: ContentStore) =>
    openSharedFiles({
      ...{ content: async () => kept, names: postgresSharedNames(database, { now }) },
      sleep: async (ms) => void pauses.push(ms),
    });
  return {
    ...{ shared, content, first, pauses, filesOn },
    here: filesOn(first, content),
    there: filesOn(second, counting),
    names: postgresSharedNames(second, { now }),
    gets: () => gets,
    contents: () => readdirSync(join(shared, 'sha256')),
    pass(ms: number) {
      nowMs += ms;
    },
  };
}

function written(text: string): string {
  const path = tempPath('file');
  writeFileSync(path, text);
  return path;
}

describePostgres('files that machines share', () => {
  it('are had on another machine by the names under which they were kept', async () => {
    const { here, there, gets } = machines();
    await here.keep('crm/a.sqlite', written('one'));
    const path = join(tempFolder(), 'crm', 'a.sqlite');
    const hashes = await Promise.all([there.fetch('crm/a.sqlite', path), there.fetch('crm/a.sqlite', path)]);
    expect([readFileSync(path, 'utf8'), new Set(hashes).size, gets()]).toEqual(['one', 1, 1]);
    expect(await there.fetch('crm/b.sqlite', `${path}2`)).toBeUndefined();
    expect(existsSync(`${path}2`)).toBe(false);
  });

  it('are listed by what their names begin with', async () => {
    const { here, there, pass } = machines();
    for (const name of ['crm/b', 'crm/a', 'crn', 'files/%', 'crm']) await here.keep(name, written(name));
    pass(5);
    const listed = await there.list('crm/');
    expect(listed.map(({ name, bytes, ageMs }) => [name, bytes, ageMs])).toEqual([
      ['crm/a', 5, 5],
      ['crm/b', 5, 5],
    ]);
    expect(await there.find('crm/b')).toEqual(listed[1]);
    await there.forget(['crm/a', 'never']);
    expect((await here.list('')).map(({ name }) => name)).toEqual(['crm', 'crm/b', 'crn', 'files/%']);
  });

  it('have one content at a time, and whoever fetches gets the latest', async () => {
    const { here, there } = machines();
    const path = tempPath('fetched');
    for (const text of ['one', 'two', 'one']) {
      await here.keep('name', written(text));
      await there.fetch('name', path);
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  });

  it('are removed a day after the last name has gone, and not before', async () => {
    const { here, there, contents, pass } = machines();
    await here.keep('a', written('same'));
    await here.keep('b', written('same'));
    pass(2 * DAY_MS);
    await here.forget(['a']);
    pass(2 * DAY_MS);
    expect(await there.sweep(DAY_MS)).toBe(0);
    await here.keep('b', written('other'));
    pass(DAY_MS);
    expect([await there.sweep(DAY_MS), contents().length]).toEqual([0, 2]);
    pass(1);
    expect([await there.sweep(DAY_MS), contents().length]).toEqual([1, 1]);
  });

  it('that core did not put under a name stay, as the universe', async () => {
    const { here, content, contents, pass } = machines();
    await content.put(written('universe'));
    pass(2 * DAY_MS);
    expect([await here.sweep(DAY_MS), contents().length]).toEqual([0, 1]);
  });

  it('that are put while what they have is swept are put again', async () => {
    const { here, names, content, pass, pauses, contents } = machines();
    const path = written('same');
    await here.keep('a', path);
    await here.forget(['a']);
    pass(2 * DAY_MS);
    const hash = await names.claimUnnamed(DAY_MS);
    expect(await names.claimUnnamed(DAY_MS)).toBeUndefined();
    await expect(here.keep('b', path)).rejects.toMatchObject({ code: 'STORE_BUSY' });
    expect([await here.find('b'), pauses.length > 0]).toEqual([undefined, true]);
    await content.remove(hash ?? '');
    await names.removed(hash ?? '');
    await here.keep('b', path);
    expect(contents()).toEqual([hash]);
  });

  it('that are put by who is slow are not taken by a sweep in between', async () => {
    const { here, names, content, pass, contents } = machines();
    const path = written('same');
    await here.keep('a', path);
    await here.forget(['a']);
    pass(2 * DAY_MS);
    const file = await hashOf(path);
    expect(await names.announce(file)).toBe(true);
    expect(await here.sweep(DAY_MS)).toBe(0);
    await content.put(path);
    pass(2 * DAY_MS);
    // It took more than a day: then the name is not given to what is no longer there.
    expect(await here.sweep(DAY_MS)).toBe(1);
    expect(await names.give('b', file)).toBe(false);
    await here.keep('b', path);
    expect(contents()).toEqual([file.hash]);
  });

  it('that a killed process was about to remove can be kept again, and are removed by another one', async () => {
    const { here, names, pass } = machines();
    for (const name of ['a', 'b']) await here.keep(name, written(name));
    await here.forget(['a', 'b']);
    pass(2 * DAY_MS);
    await names.claimUnnamed(DAY_MS);
    await names.claimUnnamed(DAY_MS);
    expect(await here.sweep(DAY_MS)).toBe(0);
    pass(REMOVING_MS + 1);
    await here.keep('a', written('a'));
    expect(await here.sweep(DAY_MS)).toBe(1);
    expect(await here.fetch('a', tempPath('fetched'))).toBeDefined();
  });

  it('are kept and swept at once by many without a name that has nothing', async () => {
    const { here, there, pass } = machines();
    const paths = Array.from({ length: 6 }, (_, at) => written(`content ${at}`));
    for (let round = 0; round < 5; round++) {
      pass(2 * DAY_MS);
      const sweeps = [here.sweep(0), there.sweep(0)];
      const keeps = paths.map((path, at) => [here, there][at % 2]?.keep(`name ${at}`, path));
      const kept = await Promise.allSettled(keeps);
      await Promise.all(sweeps);
      for (const [at, { status }] of kept.entries())
        if (status === 'fulfilled') expect(await there.fetch(`name ${at}`, tempPath('f'))).toBeDefined();
      await here.forget(paths.map((_, at) => `name ${at}`));
    }
  });

  it('that are damaged, or out of reach, are told by name and place, and nothing is lost', async () => {
    const { here, there, shared, contents } = machines();
    await here.keep('crm/a', written('one'));
    const [hash = ''] = contents();
    const path = join(tempFolder(), 'fetched');
    renameSync(shared, `${shared}.away`);
    const fetching = there.fetch('crm/a', path);
    await expect(fetching).rejects.toMatchObject({ code: 'CONFIG', place: { file: 'crm/a' } });
    await expect(fetching).rejects.toThrow(shared);
    await expect(here.keep('crm/a', written('two'))).rejects.toThrow(`there is no folder ${shared}`);
    renameSync(`${shared}.away`, shared);
    writeFileSync(join(shared, 'sha256', hash), 'eno');
    await expect(there.fetch('crm/a', path)).rejects.toThrow(/ is damaged: /);
    expect(existsSync(path)).toBe(false);
    rmSync(join(shared, 'sha256', hash));
    await here.keep('crm/a', written('one'));
    await there.fetch('crm/a', path);
    expect(readFileSync(path, 'utf8')).toBe('one');
  });
});

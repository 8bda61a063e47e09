import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { ended, masked, rowsOf, until, type Workplace, workplace } from '../run-core.ts';

const MANY = 1200;
const ROWS = Array.from({ length: MANY }, (_, at) => `Siemens AG,siemens.com,${at}\n`).join('');

describe('core backup and core restore', () => {
  const place = workplace();
  const said = async (...args: readonly string[]) => {
    const { stdout, stderr, code } = await place.core(...args);
    return { stdout, stderr: masked(stderr, place).replace(/\d+\.\d MB/, 'M MB'), code };
  };
  const resolved = async (...args: readonly string[]) =>
    rowsOf((await place.core('resolve', 'few.csv', '-o', '-', '-q', ...args)).stdout);
  let before: readonly Readonly<Record<string, string>>[];

  beforeAll(async () => {
    place.write('few.csv', 'name,website\nSiemens AG,siemens.com\nUnheard Of Workshop,unheardof.com\n');
    before = await resolved('--create-missing');
    // Takes the created company up into the universe.
    await place.core('reference', 'list', '-q');
  });

  it('say what they do', async () => {
    expect(await said('backup', 'backup.tar.gz')).toEqual({
      stdout: '',
      stderr: 'Backing up FOLDER/data …\nM MB written to FOLDER/backup.tar.gz\n',
      code: 0,
    });
    expect(await said('restore', 'backup.tar.gz', '--data-dir', 'copy')).toEqual({
      stdout: '',
      stderr: 'Restoring FOLDER/backup.tar.gz …\nFOLDER/copy is as it was at TIME.\n',
      code: 0,
    });
  });

  it('give a folder in which the same companies have the same ids, and the same runs are listed', async () => {
    const both = [[], ['--data-dir', 'copy']];
    const [runs, copied] = await Promise.all(both.map((at) => place.core('jobs', 'list', '--json', ...at)));
    const [known, copy] = await Promise.all(both.map((at) => place.core('reference', 'list', ...at)));
    expect(copied).toEqual(runs);
    expect(JSON.parse(runs?.stdout ?? '')).toHaveLength(1);
    expect(copy).toEqual(known);
    const then = await resolved('--data-dir', 'copy');
    expect(before.map((row) => row.core_outcome)).toEqual(['matched', 'created']);
    expect(then.map((row) => row.core_outcome)).toEqual(['matched', 'matched']);
    expect(then.map((row) => row.core_id)).toEqual(before.map((row) => row.core_id));
  });

  it('write where a link leads, and refuse what is no file', async () => {
    symlinkSync('linked.tar.gz', join(place.folder, 'link.tar.gz'));
    expect(await said('backup', 'link.tar.gz', '-q')).toMatchObject({ code: 0 });
    expect(readlinkSync(join(place.folder, 'link.tar.gz'))).toBe('linked.tar.gz');
    expect(place.has('linked.tar.gz')).toBe(true);
    symlinkSync('/dev/null', join(place.folder, 'null'));
    const { code, stderr } = await said('backup', 'null');
    expect([code, stderr]).toEqual([2, expect.stringContaining('FOLDER/null is no regular file')]);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it('replace no file but an older backup, unless that is said', async () => {
    place.write('leads.csv', 'name\nSiemens AG\n');
    const { code, stderr } = await said('backup', 'leads.csv');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('FOLDER/leads.csv is there already, and is no backup'),
    ]);
    expect(stderr).toContain('Name another file, or add --yes to replace it.');
    expect(place.read('leads.csv')).toBe('name\nSiemens AG\n');
    place.write('empty.tar.gz', '');
    for (const args of [['leads.csv', '--yes'], ['leads.csv'], ['empty.tar.gz']]) {
      expect(await said('backup', ...args, '-q')).toMatchObject({ code: 0 });
      expect(statSync(join(place.folder, args[0] ?? '')).size).toBeGreaterThan(1000);
    }
  });

  it('tell the same as JSON', async () => {
    const made = JSON.parse((await place.core('backup', 'second.tar.gz', '--json', '-q')).stdout);
    const path = join(place.folder, 'second.tar.gz');
    const inUse = JSON.parse((await place.core('reference', 'list', '--json')).stdout).version;
    // The small file of created companies is written again from the database.
    const [version] = inUse.split('-');
    expect(inUse).toMatch(/^\w+-\w+$/);
    expect(made).toEqual({ path, bytes: statSync(path).size, reference_version: version });
    const args = ['restore', 'second.tar.gz', '--data-dir', 'copy', '--force', '--json', '-q'];
    expect(JSON.parse((await place.core(...args)).stdout)).toEqual({
      ...{ path, data_dir: join(place.folder, 'copy'), kept: join(place.folder, 'copy.before-restore-1') },
      ...{ core: expect.any(String), created_at: expect.any(String), reference_version: version },
    });
  });

  it.each([
    [['backup', 'data/backup.tar.gz'], 'FOLDER/data/backup.tar.gz lies in the folder that is backed up', 2],
    [['backup', 'missing/x.tar.gz'], 'the folder of FOLDER/missing/x.tar.gz does not exist', 2],
    [['backup', 'x.tar.gz', '--data-dir', 'nope'], 'there is nothing to back up in FOLDER/nope', 2],
    [['restore', 'backup.tar.gz'], 'FOLDER/data is not empty', 2],
    [['restore', 'nope.tar.gz', '--data-dir', 'new'], 'there is no file FOLDER/nope.tar.gz', 2],
    [['restore', 'few.csv', '--data-dir', 'new'], 'FOLDER/few.csv is no backup of core', 3],
  ])('refuse %j and leave nothing behind', async (args, problem, code) => {
    const names = () => readdirSync(place.folder).sort();
    const there = names();
    const refused = await said(...args);
    expect(refused).toMatchObject({ stdout: '', code });
    expect(refused.stderr).toContain(`core: ${problem}\n`);
    expect(names()).toEqual(there);
  });
});

describe('a backup that is made while a run is at work', () => {
  const place = workplace();

  it('goes on with the run where it is restored, though the first process lives', async () => {
    place.write('many.csv', `name,website,number\n${ROWS}`);
    const run = place.start('resolve', 'many.csv', '-o', '-');
    // Its output is not read yet: the run waits for its reader and stays open.
    await once(run.stdout, 'readable');
    await untilRowsAreDone(place);
    const made = await place.core('backup', 'backup.tar.gz', '-q');
    const busy = await place.core('restore', 'backup.tar.gz', '--force');
    await place.core('restore', 'backup.tar.gz', '--data-dir', 'copy', '-q');
    const { stdout, stderr, code } = await place.core('resolve', 'many.csv', '-o', '-', '--data-dir', 'copy');
    const first = await ended(run);
    expect([made.code, busy.code, first.code, code]).toEqual([0, 5, 0, 0]);
    expect(busy.stderr).toContain(`core: process ${run.pid} is working in ${place.dataDir}\n`);
    expect(stderr).toMatch(/^Going on with run run_\w+: [1-9][\d,]* rows are done\.$/m);
    expect(rowsOf(stdout)).toHaveLength(MANY);
    expect(stdout).toBe(first.stdout);
  });
});

describe('kill -9', () => {
  const place = workplace();
  const contentOf = (folder: string) =>
    readdirSync(join(place.folder, folder)).map((name) => [
      name,
      statSync(join(place.folder, folder, name)).size,
    ]);

  beforeAll(async () => {
    await place.core('jobs', 'list');
    // Enough that nobody could write or read it at once.
    const database = new Database(join(place.dataDir, 'core.sqlite'));
    const insert = database.prepare('INSERT INTO removed_source SELECT hex(randomblob(1000000))');
    database.transaction(() => Array.from({ length: 50 }, () => insert.run()))();
    database.close();
  });

  it('in the middle of a backup leaves no file of that name, and the next backup no trace of it', async () => {
    await killed(place, 'backup.tar.gz', 'backup', 'backup.tar.gz');
    expect(place.has('backup.tar.gz')).toBe(false);
    expect((await place.core('backup', 'backup.tar.gz', '-q')).code).toBe(0);
    expect(readdirSync(place.folder).sort()).toEqual(['backup.tar.gz', 'data']);
  });

  it('in the middle of a restore leaves the folder as it was, and the next restore no trace of it', async () => {
    const there = contentOf('data');
    await killed(place, 'data', 'restore', 'backup.tar.gz', '--force');
    expect(contentOf('data')).toEqual(there);
    expect((await place.core('restore', 'backup.tar.gz', '--force', '-q')).code).toBe(0);
    expect(readdirSync(place.folder).sort()).toEqual(['backup.tar.gz', 'data', 'data.before-restore-1']);
    expect(contentOf('data.before-restore-1')).toEqual(there);
  });
});

/** Starts `core` and kills it as soon as it has written some of what is to get the name. */
async function killed({ folder, start }: Workplace, name: string, ...args: readonly string[]): Promise<void> {
  const child = start(...args);
  const result = ended(child);
  const partial = join(folder, `${name}.${child.pid}.partial`);
  const written = () =>
    ['backup', 'data/core.sqlite'].some(
      (file) => (statSync(join(partial, file), { throwIfNoEntry: false })?.size ?? 0) > 100_000,
    );
  await until(() => written() || child.exitCode !== null, `${name} is being written`);
  child.kill('SIGKILL');
  expect((await result).code).toBeNull();
  expect(readFileSync(join(partial, 'owner'), 'utf8')).toContain(String(child.pid));
}

/** The run has got somewhere: rows of it have been committed. */
async function untilRowsAreDone(place: Workplace): Promise<void> {
  for (;;) {
    const { stdout } = await place.core('jobs', 'list', '--json');
    const [run] = JSON.parse(stdout) as { readonly jobs: { readonly completed: number } }[];
    if ((run?.jobs.completed ?? 0) > 0) return;
  }
}

import { beforeAll, describe, expect, it } from 'vitest';
import { storesIn } from '../../stores.ts';
import { masked, workplace } from '../run-core.ts';

const DAY_MS = 86_400_000;

const place = workplace();
const jobs = (...args: readonly string[]) => place.core('jobs', ...args);
const listed = async () => JSON.parse((await jobs('list', '--json')).stdout);

interface ListedRun {
  readonly id: string;
}
let newest: ListedRun;
let oldest: ListedRun;

beforeAll(async () => {
  place.write('first.csv', 'website,city\nsiemens.com,Munich\nzzyzxquantum.com,Baker\nragged\n');
  place.write('second.csv', 'website,pick\nsiemens.com,1111111111\n');
  await place.core('resolve', 'first.csv');
  await place.core('resolve', 'second.csv', '--map', 'core_id=pick');
  [newest, oldest] = await listed();
});

describe.concurrent('core jobs', () => {
  it('lists the runs, newest first', async () => {
    const { stdout, stderr, code } = await jobs('list');
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => masked(line, place).split(/ {2,}/));
    expect(rows).toEqual([
      ['run', 'started', 'state', 'done', 'failed', 'open', 'file'],
      ['run_ID', 'TIME', 'finished', '0', '1', '0', 'FOLDER/second.csv'],
      ['run_ID', 'TIME', 'finished', '2', '0', '0', 'FOLDER/first.csv'],
    ]);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('shows a run with its options and its summary', async () => {
    const { id } = oldest;
    const [plain, json] = await Promise.all([jobs('show', id), jobs('show', id, '--json')]);
    const run = JSON.parse(json.stdout);
    expect(run).toEqual(oldest);
    expect(run).toMatchObject({
      id,
      input: `${place.folder}/first.csv`,
      options: { bias: 'url', explain: false },
    });
    expect(run).toMatchObject({ jobs: { completed: 2, failed: 0, open: 0 }, summary: { rows: 3 } });
    expect(plain.stdout).toContain(`id                ${id}\n`);
    expect(plain.stdout).toContain('jobs              {"completed":2,"failed":0,"open":0}\n');
  });

  it('shows one job as the body that its GET would have', async () => {
    const [first] = JSON.parse((await jobs('list', '--run', oldest.id, '--json')).stdout);
    const body = JSON.parse((await jobs('show', first.id, '--json')).stdout);
    expect(body).toMatchObject({ id: first.id, status: 'completed', extended: { outcome: 'matched' } });
    expect(body.record.legal_info.legal_name).toBe('Siemens AG');
  });

  it('lists the jobs of a run by row; a row that could not be used has none', async () => {
    const { stdout } = await jobs('list', '--run', oldest.id);
    expect(
      masked(stdout, place)
        .split('\n')
        .map((line) => line.trim().split(/ +/)),
    ).toEqual([['row', 'job', 'state'], ['1', 'job_ID', 'completed'], ['2', 'job_ID', 'completed'], ['']]);
  });

  it.each([
    [['show', 'run_0'], 'core: there is no run run_0\n'],
    [['prune', '--older-than', '3x'], 'core: 3x is no age\n'],
  ])('refuses %j with exit code 2', async (args, message) => {
    const { stdout, stderr, code } = await jobs(...args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(message);
  });

  it('tells what it refuses as JSON with --json', async () => {
    const { stdout, stderr, code } = await jobs('delete', 'run_0', '--json');
    const fix = 'Run core jobs list to see what is kept.';
    const error = { code: 'RUN_NOT_FOUND', message: 'there is no run run_0', fix };
    expect({ stdout, error: JSON.parse(stderr), code }).toEqual({ stdout: '', error: { error }, code: 2 });
  });
});

describe('core jobs delete and prune', () => {
  it('delete one run and keep the others', async () => {
    const { id } = newest;
    expect(await jobs('delete', id)).toEqual({ stdout: '', stderr: `Run ${id} deleted.\n`, code: 0 });
    expect(await listed()).toEqual([oldest]);
  });

  it('delete what is older than they are told, with all its jobs', async () => {
    const job = JSON.parse((await jobs('list', '--run', oldest.id, '--json')).stdout)[1].id;
    expect(await jobs('prune')).toEqual({
      ...{ stdout: '', code: 0 },
      stderr: '0 runs, 0 jobs and 0 deliveries deleted; 0.0 MB given back to the disk.\n',
    });
    const counted = await jobs('prune', '--older-than', '0s', '--dry-run');
    expect(counted.stderr).toBe('1 run, 1 job and 0 deliveries would be deleted: 0.0 MB of content.\n');
    expect(await listed()).toEqual([oldest]);
    const pruned = await jobs('prune', '--older-than', '0s', '--json', '-q');
    const counts = { runs: 1, jobs: 1, deliveries: 0, inbound_runs: 0, bytes: expect.any(Number) };
    expect(JSON.parse(pruned.stdout)).toEqual({ ...counts, unfinished_runs: 0, dry_run: false });
    expect({ stderr: pruned.stderr, code: pruned.code }).toEqual({ stderr: '', code: 0 });
    expect(await listed()).toEqual([]);
    expect((await jobs('list', '--run', oldest.id)).code).toBe(2);
    expect((await jobs('show', job)).stderr).toContain('core: the job of this id is too old to be kept\n');
  });

  it('refuse to delete by a clock that has jumped, unless they are told that it is right', async () => {
    const stores = storesIn(place.dataDir, () => Date.now() - 40 * DAY_MS);
    await stores.storeClock.believe();
    const refused = await jobs('prune');
    expect(refused).toMatchObject({ stdout: '', code: 2 });
    expect(refused.stderr).toMatch(
      /^core: the clock shows .+ for the clock may be wrong\n {2}fix Set the clock/,
    );
    expect((await jobs('prune', '--dry-run')).code).toBe(0);
    expect((await jobs('prune', '--trust-clock')).code).toBe(0);
    expect((await jobs('prune')).code).toBe(0);
  });

  it('refuse to delete where everything is to be kept, unless an age is given', async () => {
    const env = { CORE_RETENTION: 'off' };
    expect((await place.coreWith(env, 'jobs', 'prune')).stderr).toContain('the setting retention is off');
    expect((await place.coreWith(env, 'jobs', 'prune', '--older-than', '1d')).code).toBe(0);
  });
});

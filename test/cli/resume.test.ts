import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { ended, rowsOf, until, type Workplace, workplace } from './run-core.ts';

const STARTER = join(import.meta.dirname, '..', '..', 'src', 'sources', 'starter');
const ROWS = 3000;

/** Rows made of starter companies as a CRM might have them, every tenth a company that nobody knows. */
function accounts(): string {
  const companies = readdirSync(STARTER).flatMap((name) => rowsOf(readFileSync(join(STARTER, name), 'utf8')));
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const {
      legal_name = '',
      trading_name = '',
      websites = '',
      city,
    } = companies[(at * 7) % companies.length] ?? {};
    const name = [legal_name, trading_name, legal_name.toUpperCase(), `${trading_name} (duplicate)`][at % 4];
    const website = at % 3 === 0 ? '' : websites.split('|')[0];
    if (at % 10 === 0) return [at, `Unheard Of Workshop ${at % 170}`, `unheardof${at % 170}.com`, 'Ghent'];
    return [at, name, website, city];
  });
  return stringify([['Row', 'Account Name', 'Website', 'City'], ...rows]);
}

const OPTIONS = ['accounts.csv', '-o', 'out.csv', '--create-missing', '--concurrency', '1'];

/** Starts the run and sends the signal once so much of its output is written. */
async function stopAt(place: Workplace, bytes: number, signal: 'SIGKILL' | 'SIGINT') {
  const child = place.start('resolve', ...OPTIONS);
  const partial = join(place.folder, 'out.csv.partial');
  const size = () => statSync(partial, { throwIfNoEntry: false })?.size ?? 0;
  const result = ended(child);
  await until(() => size() > bytes || child.exitCode !== null, `the output has ${bytes} bytes`);
  child.kill(signal);
  return result;
}

/** Kills the very first run before there is a universe to resolve against. */
async function dieWhileBuilding(place: Workplace): Promise<void> {
  const child = place.start('resolve', ...OPTIONS);
  const result = ended(child);
  const files = () => readdirSync(place.folder, { recursive: true }).map(String);
  await until(() => files().some((name) => name.includes('building-')), 'the universe is being built');
  child.kill('SIGKILL');
  expect((await result).code).toBeNull();
}

/** How many rows the run says it found done; not a number when it does not say that it goes on. */
function goesOn(stderr: string): number {
  const done = /^Going on with run run_\w+: ([\d,]+) rows are done\.$/m.exec(stderr)?.[1];
  return done === undefined ? Number.NaN : Number(done.replaceAll(',', ''));
}

const csv = accounts();
const linesOf = (count: number) => csv.split('\n').slice(0, count).join('\n');

describe('a run that is killed', () => {
  const calm = workplace({ isNew: true });
  const rough = workplace({ isNew: true });

  it('at any moment goes on, and its output is the same to the byte', async () => {
    for (const place of [calm, rough]) place.write('accounts.csv', csv);
    const [uninterrupted] = await Promise.all([calm.core('resolve', ...OPTIONS), dieWhileBuilding(rough)]);
    const whole = calm.read('out.csv');
    const done: number[] = [];
    for (const part of [0.1, 0.4, 0.75]) {
      const { stderr, code } = await stopAt(rough, whole.length * part, 'SIGKILL');
      expect({ code, isThere: rough.has('out.csv') }).toEqual({ code: null, isThere: false });
      if (part > 0.1) done.push(goesOn(stderr));
    }
    const kept = await rough.core('jobs', 'prune', '--older-than', '0s', '--dry-run');
    expect(kept.stderr).toMatch(/^1 unfinished run of that age stays: core jobs list shows/m);
    const last = await rough.core('resolve', ...OPTIONS, '--json');
    done.push(goesOn(last.stderr));
    expect(uninterrupted.code).toBe(0);
    expect(done[0]).toBeGreaterThan(0);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(JSON.parse(last.stdout)).toMatchObject({ rows: ROWS, resumed_rows: done.at(-1) });
    expect(rough.read('out.csv') === whole).toBe(true);
    expect(rough.has('out.csv.partial')).toBe(false);
  }, 180_000);

  it('is one run in the list, finished; both data directories know the same companies', async () => {
    const [runs, one, other] = await Promise.all([
      rough.core('jobs', 'list', '--json'),
      calm.core('reference', 'list', '--json'),
      rough.core('reference', 'list', '--json'),
    ]);
    expect(JSON.parse(runs.stdout)).toMatchObject([{ jobs: { completed: ROWS, failed: 0, open: 0 } }]);
    expect(JSON.parse(runs.stdout)[0].completed_at).not.toBeNull();
    expect(JSON.parse(one.stdout).version).toBe(JSON.parse(other.stdout).version);
  });
});

describe('a run that is interrupted with Ctrl-C', () => {
  const place = workplace();
  beforeAll(async () => {
    place.write('accounts.csv', linesOf(1500));
    await place.core('reference', 'list');
  });

  it('stops with 130, says how to go on, and leaves no output', async () => {
    const { stdout, stderr, code } = await stopAt(place, 0, 'SIGINT');
    expect({ stdout, code }).toEqual({ stdout: '', code: 130 });
    expect(stderr).toMatch(
      /^Stopped\. What is done is kept: the same command goes on from there \(run run_\w+\)\.\n$/,
    );
    expect(place.has('out.csv')).toBe(false);
    expect(place.has('out.csv.partial')).toBe(false);
  });

  it('starts afresh when the file or an option changed, and says which', async () => {
    place.write('accounts.csv', linesOf(20));
    const { stderr, code } = await place.core('resolve', ...OPTIONS, '--explain');
    expect(stderr).toMatch(
      /^Starting afresh: the input file and the options changed since the unfinished run\.$/m,
    );
    expect(code).toBe(0);
    expect(rowsOf(place.read('out.csv'))).toHaveLength(19);
  });

  it('starts over with --fresh', async () => {
    place.write('accounts.csv', linesOf(1500));
    const { stdout, stderr, code } = await place.core('resolve', ...OPTIONS, '--fresh', '--json');
    expect(stderr).not.toMatch(/Going on|Starting afresh/);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ rows: 1499, resumed_rows: 0 });
  });

  it('is forgotten when a later run of the file has ended', async () => {
    place.write('accounts.csv', linesOf(20));
    const { stderr } = await place.core('resolve', ...OPTIONS, '--explain');
    expect(stderr).not.toMatch(/Going on|Starting afresh/);
  });
});

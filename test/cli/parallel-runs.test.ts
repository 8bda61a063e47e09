import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { ended, rowsOf, until, type Workplace, workplace } from './run-core.ts';

const SIEMENS = '6075156552';
const MANY = 1200;
/** So many that they are at work when another process, which was started afterwards, asks for their output. */
const MORE = 20_000;

function accounts(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => `Siemens AG,siemens.com,${at}`);
  return `name,website,number\n${rows.join('\n')}\n`;
}

function writeAccounts(place: Workplace): void {
  place.write('one.csv', accounts(MANY));
  place.write('more.csv', accounts(MORE));
  place.write('two.csv', 'name,website\nSiemens AG,siemens.com\n');
}

const place = workplace();
beforeAll(() => writeAccounts(place));

describe('two runs at once', () => {
  it('in one new data directory both finish, though only one can build the universe', async () => {
    const [one, two] = await Promise.all([
      place.core('resolve', 'one.csv', '--bias', 'name'),
      place.core('resolve', 'two.csv', '--bias', 'name'),
    ]);
    expect(`${one.stderr}${two.stderr}`).not.toContain('core: ');
    expect([one.code, two.code]).toEqual([0, 0]);
    expect(rowsOf(place.read('two.resolved.csv'))).toMatchObject([{ core_id: SIEMENS }]);
  });

  it('both finish, each with its own rows', async () => {
    const [one, two] = await Promise.all([
      place.core('resolve', 'one.csv'),
      place.core('resolve', 'two.csv'),
    ]);
    expect([one.code, two.code]).toEqual([0, 0]);
    const ids = [...rowsOf(place.read('one.resolved.csv')), ...rowsOf(place.read('two.resolved.csv'))];
    expect(ids).toHaveLength(MANY + 1);
    expect(ids.every((row) => row.core_id === SIEMENS)).toBe(true);
  });

  it('with one output are refused while the first is at work, which writes its own rows', async () => {
    const first = place.start('resolve', 'more.csv', '-o', 'out.csv', '--fresh');
    const done = ended(first);
    await until(() => place.has('out.csv.partial') || first.exitCode !== null, 'the output is begun');
    const second = await place.core('resolve', 'two.csv', '-o', 'out.csv', '--fresh');
    expect([second.code, second.stderr]).toEqual([
      2,
      expect.stringMatching(
        new RegExp(
          `^core: process ${first.pid} on .* is writing .*out\\.csv \\(run_.*name another output`,
          's',
        ),
      ),
    ]);
    expect((await done).code).toBe(0);
    expect(rowsOf(place.read('out.csv')).map((row) => row.number)).toHaveLength(MORE);
    expect(place.has('out.csv.partial')).toBe(false);
  });

  it('of the same file are refused while the first is at work, which finishes', async () => {
    const first = place.start('resolve', 'one.csv', '-o', '-');
    // Its output is not read yet: the run waits for its reader and stays open.
    await once(first.stdout, 'readable');
    const second = await place.core('resolve', 'one.csv', '-o', '-');
    expect({ stdout: second.stdout, code: second.code }).toEqual({ stdout: '', code: 2 });
    expect(second.stderr).toMatch(new RegExp(`core: process ${first.pid}\\b.* is working on the same run`));
    expect(second.stderr).toContain('  fix Wait for the other process, or stop it.\n');
    const { stdout, code } = await ended(first);
    expect(rowsOf(stdout)).toHaveLength(MANY);
    expect(code).toBe(0);
  });
});

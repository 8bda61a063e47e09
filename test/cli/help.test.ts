import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workplace } from './run-core.ts';

const place = workplace({ isNew: true });
const ROOT = join(import.meta.dirname, '..', '..');

describe.concurrent('core without a command', () => {
  it('shows its help as an error: commands, examples and exit codes; it makes no data directory', async () => {
    const [bare, asked] = await Promise.all([place.core(), place.core('--help')]);
    expect(bare).toEqual({ stdout: '', stderr: asked.stdout, code: 2 });
    expect(asked).toMatchObject({ stderr: '', code: 0 });
    expect(place.has('data')).toBe(false);
    expect(asked.stdout).toMatch(/^Usage: core \[options\] \[command\]\n/);
    for (const command of ['resolve', 'lookup', 'reference', 'jobs'])
      expect(asked.stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
    expect(asked.stdout).toContain('\nExamples:\n  core resolve accounts.csv ');
    expect(asked.stdout).toContain('\nExit codes: 0 done; 1 done, but rows failed');
  });

  it('prints the version of package.json', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const said = { stdout: `${version}\n`, stderr: '', code: 0 };
    expect(await Promise.all([place.core('--version'), place.core('-V', '--json')])).toEqual([said, said]);
  });

  it('has help for every command', async () => {
    const [resolve, same, list] = await Promise.all([
      place.core('resolve', '--help'),
      place.core('help', 'resolve'),
      place.core('jobs', 'list', '--help'),
    ]);
    expect(resolve).toEqual(same);
    expect(resolve.stdout).toMatch(/^Usage: core resolve \[options\] <file>\n/);
    expect(resolve.stdout).toContain('\nExamples:\n  core resolve accounts.csv\n');
    expect(list.stdout).toMatch(/^Usage: core jobs list \[options\]\n/);
    expect(list.code).toBe(0);
  });
});

describe.concurrent('a command line that is wrong', () => {
  it.each([
    [['resovle', 'a.csv'], "unknown command 'resovle'", '(Did you mean resolve?)'],
    [['jobs', 'lst'], "unknown command 'lst'", '(Did you mean list?)'],
    [['resolve', 'a.csv', '--formt', 'csv'], "unknown option '--formt'", '(Did you mean --format?)'],
    [['resolve', 'a.csv', '--format', 'xml'], 'Allowed choices are csv, json, ndjson, jsonl.', ''],
  ])('ends %j with exit code 2 and says what was meant', async (args, problem, suggestion) => {
    const { stdout, stderr, code } = await place.core(...args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(problem);
    expect(stderr).toContain(suggestion);
  });

  it('is told as JSON with --json', async () => {
    const { stdout, stderr, code } = await place.core('resolve', '--json');
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'USAGE' } });
  });
});

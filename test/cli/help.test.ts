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

  it('prints the version of package.json, and the build behind it', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const { build } = JSON.parse(readFileSync(join(ROOT, 'dist', 'build.json'), 'utf8'));
    expect(build).toMatch(/^20\d{6}(?:\.[0-9a-f]{8,})?$/);
    const said = { stdout: `${version}+${build}\n`, stderr: '', code: 0 };
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
    const paths = [
      ['help', 'jobs', 'list'],
      ['jobs', 'help', 'list'],
    ];
    expect(await Promise.all(paths.map((path) => place.core(...path)))).toEqual([list, list]);
    expect(await place.core('help')).toEqual(await place.core('--help'));
  });

  it('has it behind an argument, of a command that has commands of its own, too', async () => {
    const [behind, alone] = await Promise.all([
      place.core('review', 'accounts.crosscheck.csv', '--help'),
      place.core('review', '--help'),
    ]);
    expect(behind).toEqual(alone);
    expect(behind.code).toBe(0);
  });
});

describe.concurrent('a command line that is wrong', () => {
  it.each([
    ['resovle a.csv', "unknown command 'resovle'", 'resovle', 'Did you mean resolve?'],
    ['jobs lst', "unknown command 'lst'", 'lst', 'Did you mean list?'],
    ['reference imprt', "unknown command 'imprt'", 'imprt', 'Did you mean import?'],
    ['config lst', "unknown command 'lst'", '', 'Did you mean list?'],
    ['help resolv', "unknown command 'resolv'", '', 'Did you mean resolve?'],
    ['resolv --help', "unknown command 'resolv'", '', 'Did you mean resolve?'],
    ['--no-color help resolv', "unknown command 'resolv'", '', 'Did you mean resolve?'],
    ['help reference imprt', "unknown command 'imprt'", '', 'Did you mean import?'],
    ['reference help imprt', "unknown command 'imprt'", '', 'Did you mean import?'],
    ['help zzz', "unknown command 'zzz'", '', 'Run core --help to see what there is.'],
    ['jobs zzz', "unknown command 'zzz'", 'zzz', 'Run core jobs --help to see what there is.'],
    ['resolve a.csv --formt csv', "unknown option '--formt'", '--formt', 'Did you mean --format?'],
    [
      'lookup',
      "missing required argument 'core_id'",
      'core_id',
      'Run core lookup --help to see what there is.',
    ],
    [
      'resolve a.csv --format xml',
      "option '--format <format>' argument 'xml' is invalid. Allowed choices are csv, json, ndjson, jsonl, xlsx.",
      '--format',
      'Run core resolve --help to see what there is.',
    ],
  ])(
    'core %s ends with exit code 2, says what is wrong and then what to do',
    async (line, problem, at, fix) => {
      const ran = await place.core(...line.split(' '));
      const where = at === '' ? '' : `  at  ${at}\n`;
      expect(ran).toEqual({ stdout: '', stderr: `core: ${problem}\n${where}  fix ${fix}\n`, code: 2 });
    },
  );

  it('is told as JSON with --json', async () => {
    const { stdout, stderr, code } = await place.core('resolve', '--json');
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(JSON.parse(stderr)).toEqual({
      error: {
        code: 'USAGE',
        message: "missing required argument 'file'",
        field: 'file',
        fix: 'Run core resolve --help to see what there is.',
      },
    });
    const bare = await place.core('--json');
    expect(JSON.parse(bare.stderr)).toMatchObject({
      error: { code: 'USAGE', message: 'there is no command' },
    });
    expect(bare.code).toBe(2);
  });
});

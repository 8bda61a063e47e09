import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isThere } from '../is-there.ts';
import { programOnTerminal } from './on-terminal.ts';
import { CORE, workplace } from './run-core.ts';

const place = workplace();
let run = '';

beforeAll(async () => {
  place.write('accounts.csv', 'website\nsiemens.com\n');
  await place.core('resolve', 'accounts.csv');
  run = JSON.parse((await place.core('jobs', 'list', '--json')).stdout)[0].id;
  // As after npm link.
  mkdirSync(join(place.folder, 'bin'));
  place.write('bin/core', `#!/bin/sh\nexec ${process.execPath} ${CORE} "$@"\n`);
  chmodSync(join(place.folder, 'bin', 'core'), 0o755);
});

const answered = async (...words: readonly string[]) =>
  (await place.core('completion', 'words', ...words)).stdout.trimEnd().split('\n');

describe('core completion words', () => {
  it('answers with what it is, and candidates with what they mean', async () => {
    expect(await answered('jobs', 'sh')).toEqual([
      'words',
      'show\tShows one run, or one job with its record',
    ]);
    expect(await answered('resolve', '')).toEqual(['files']);
  });

  it('knows the runs and the sources of the data folder', async () => {
    expect(await answered('jobs', 'show', '')).toEqual(['words', run]);
    expect(await answered('reference', 'remove', '')).toEqual(['words', 'starter']);
    expect(await answered('keys', 'delete', '')).toEqual(['words']);
  });

  it('makes nothing where nothing is', async () => {
    const missing = join(place.folder, 'missing');
    expect(await answered('--data-dir', missing, 'jobs', 'show', '')).toEqual(['words']);
    expect(existsSync(missing)).toBe(false);
  });

  it('loads a small part of core alone, so that nobody waits', async () => {
    const bundle = join(CORE, '..', '..', 'dist', 'bundle');
    const env = { NODE_DEBUG: 'esm' };
    const { stderr } = await place.coreWith(env, 'completion', 'words', 'jobs', 'show', '');
    const loaded = readdirSync(bundle).filter((name) => stderr.includes(`/dist/bundle/${name}`));
    expect(loaded).toContain('completion.js');
    expect(loaded).not.toContain('main.js');
  });
});

interface Shell {
  readonly command: readonly string[];
  /** What the shell reads when it starts, and the file that it looks for. */
  readonly start: { readonly file: string; readonly text: string };
}

/** What the shell has on its line after Tab, shown by making it the arguments of another command. */
async function typed({ command, start }: Shell, line: string): Promise<string> {
  place.write(start.file, `PATH="$PWD/bin:$PATH"\nPS1='READY> '\n${start.text}\n`);
  const keys = `${line}\t\u0001printf 'LINE[%s]\\n' \u0005; exit\r`;
  const variables = { ZDOTDIR: place.folder };
  const { screen } = await programOnTerminal(place, { cue: 'READY>', keys, variables }, command);
  return [...screen.matchAll(/LINE\[([^%\]\r\n]*)\]/g)].map(([, word]) => word).join(' ');
}

describe.skipIf(!isThere('python3')).each([
  {
    name: 'bash',
    shell: {
      command: ['bash', '--rcfile', '.bashrc', '-i'],
      start: { file: '.bashrc', text: 'source <(core completion bash)' },
    },
  },
  {
    name: 'zsh',
    shell: {
      command: ['zsh', '-i'],
      start: {
        file: '.zshrc',
        text: 'autoload -U compinit && compinit -u -D\nsource <(core completion zsh)',
      },
    },
  },
])('in $name', ({ name, shell }) => {
  const isPossible = isThere(name);

  it.skipIf(!isPossible)('Tab completes a command', async () => {
    expect(await typed(shell, 'core jobs sh')).toBe('core jobs show');
  });

  it.skipIf(!isPossible)('Tab completes a field, and leaves the cursor at it', async () => {
    expect(await typed(shell, 'core resolve a.csv --map legal')).toBe('core resolve a.csv --map legal_name=');
  });

  it.skipIf(!isPossible)('Tab completes a value after =', async () => {
    expect(await typed(shell, 'core resolve a.csv --format=n')).toBe('core resolve a.csv --format=ndjson');
  });

  it.skipIf(!isPossible)('Tab completes the id of a run', async () => {
    expect(await typed(shell, 'core jobs show ')).toBe(`core jobs show ${run}`);
  });

  it.skipIf(!isPossible)('Tab completes a file', async () => {
    expect(await typed(shell, 'core resolve accounts.c')).toBe('core resolve accounts.csv');
  });
});

describe.skipIf(!isThere('fish') || !isThere('python3'))('in fish', () => {
  const completed = async (line: string) => {
    const script = `core completion fish | source; complete -C '${line}'`;
    const variables = { PATH: `${join(place.folder, 'bin')}:${process.env.PATH}` };
    const { screen } = await programOnTerminal(place, { variables }, ['fish', '--no-config', '-c', script]);
    return screen.trim().split(/\r?\n/);
  };

  it('completes commands, fields, values, runs and files', async () => {
    expect(await completed('core jobs sh')).toEqual(['show\tShows one run, or one job with its record']);
    expect(await completed('core resolve a.csv --map legal')).toEqual(['legal_name=']);
    expect(await completed('core resolve a.csv --format=n')).toEqual(['--format=ndjson']);
    expect(await completed('core jobs show ')).toEqual([run]);
    expect(await completed('core resolve accounts.c')).toEqual(['accounts.csv']);
  });

  it('completes paths with blanks, and behind an option and =', async () => {
    mkdirSync(join(place.folder, 'my lists'));
    place.write('my lists/new ones.csv', 'name\n');
    expect(await completed('core resolve my\\ lists/')).toEqual(['my lists/new ones.csv']);
    expect(await completed('core resolve "my lists/n')).toEqual(['my lists/new ones.csv']);
    expect(await completed('core resolve --output=my')).toEqual(['--output=my lists/']);
    expect(await completed('core --data-dir my')).toEqual([expect.stringMatching(/^my lists\/\t/)]);
  });
});

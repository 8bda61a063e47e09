import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { commandLine } from '../src/cli/main.ts';
import { ERROR_TABLE } from '../src/contract/errors.ts';
import { IMPORTERS } from '../src/sources/importers/registry.ts';
import { commandDocs, commandsOf } from './cli/command-docs.ts';
import { workplace } from './cli/run-core.ts';
import { imported } from './sources/importers/imported.ts';
import { tempFolder } from './temp-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const readme = read('README.md');
const manifest = JSON.parse(read('package.json'));
const program = commandLine();
const commands = new Map(commandsOf(program).map(({ path, command }) => [path, command]));

describe('docs/cli.md', () => {
  it('is what the commands say of themselves; npm run docs writes it', () => {
    const docs = commandDocs(commandLine());
    if (process.env.UPDATE_DOCS === '1') writeFileSync(join(ROOT, 'docs', 'cli.md'), docs);
    expect(read('docs/cli.md')).toBe(docs);
    for (const [path] of commands) expect(docs).toContain(`\n## ${path}\n`);
    expect(commands.size).toBeGreaterThan(10);
  });
});

describe('the README', () => {
  const calls = fenced(readme).flatMap(callsOf);

  it('calls only commands that are there, with options and arguments that they have', () => {
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.flatMap(problemsOf)).toEqual([]);
  });

  it('tells of no option that no command has', () => {
    const known = new Set([...commands.values()].flatMap(optionsOf));
    const told = [...readme.matchAll(/`(--[a-z-]+)[^`]*`/g)].map(([, option = '']) => option);
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter((option) => !known.has(option))).toEqual([]);
  });

  it('has a first command whose file comes with the package', () => {
    const [first = ''] = calls;
    const [, file = ''] = /^core resolve (\S+)$/.exec(first) ?? [];
    expect(manifest.files).toContain(file);
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(manifest.bin).toEqual({ core: 'bin/core.js' });
  });

  it('sets up and tests with the line that CI runs', () => {
    const [line = ''] = fenced(readme).filter((text) => text.endsWith('# set-up and tests'));
    expect(withoutComment(line)).toBe('npm ci && npm test');
    expect(read('.ci/run').trim().split('\n').at(-1)).toBe(withoutComment(line));
    expect(statSync(join(ROOT, '.ci/run')).mode & 0o111).toBe(0o111);
    expect(manifest.scripts).toMatchObject({ test: 'vitest run', prepare: 'node bin/prepare.js' });
  });

  it('has a table of contents that leads to every part', () => {
    const parts = [...readme.matchAll(/^## (.+)$/gm)].map(([, title = '']) => anchorOf(title));
    const linked = [...readme.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(parts.length).toBeGreaterThan(5);
    expect(linked).toEqual(parts);
  });

  it('puts core on the path as it says', () => {
    const prefix = tempFolder();
    // npm's own scripts would compile again what other tests are running.
    const env = { ...process.env, npm_config_prefix: prefix, npm_config_ignore_scripts: 'true' };
    expect(fenced(readme).map(withoutComment)).toContain('npm link');
    execFileSync('npm', ['link', '--offline'], { cwd: ROOT, env, stdio: 'ignore' });
    const said = execFileSync(join(prefix, 'bin', 'core'), ['--version'], { cwd: prefix });
    expect(String(said)).toMatch(/^\d+\.\d+\.\d+\+[\d.a-f]+\n$/);
    expect(String(said).split('+')[0]).toBe(manifest.version);
  });

  it('links to files that are there', () => {
    expect(brokenLinks('README.md')).toEqual([]);
    expect(linksOf(readme).length).toBeGreaterThan(2);
  });

  it('tells every exit code that an error can have', () => {
    const [, part = ''] = /^## Exit codes\n([\s\S]*?)^## /m.exec(readme) ?? [];
    const told = [...part.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
    const codes = Object.values(ERROR_TABLE).map(({ exit }) => exit);
    expect(told).toEqual([...new Set([0, 1, 130, ...codes])].sort((left, right) => left - right));
  });

  it('counts the starter companies about right', async () => {
    const starter = IMPORTERS.filter(({ name }) => name === 'starter');
    const counts = await Promise.all(starter.map(async (one) => (await imported(one, [])).records.length));
    const told = Number(/starter universe of some ([\d,]+)/.exec(readme)?.[1]?.replace(',', ''));
    expect(Math.abs((counts[0] ?? 0) / told - 1)).toBeLessThan(0.05);
  });
});

describe('docs/', () => {
  const paths = ['docs/tour.md', 'docs/decisions.md', 'docs/matching.md', 'docs/identity.md'];

  it.each(paths)('%s names only paths that are there', (path) => {
    const named = [...read(path).matchAll(/`((?:src|bin|test|bench)\/[^`\s]*)`/g)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it('says of every dependency why it is there', () => {
    const decisions = read('docs/decisions.md');
    const names = Object.keys({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
      ...manifest.devDependencies,
    });
    const own = names.filter((name) => !name.startsWith('@types/'));
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter((name) => !decisions.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('a core_id of the documents', () => {
  // docs/api.md asks for the first to show that nobody has it.
  const unknown = ['9999999999'];
  const place = workplace();

  it('is one that core knows when it has just been set up', async () => {
    const texts = ['README.md', 'docs/api.md', 'docs/cli.md'].map(read);
    const told = texts.flatMap((text) => text.match(/\b[1-9]\d{9}\b/g) ?? []);
    const ids = [...new Set(told)].filter((id) => !unknown.includes(id));
    expect(ids.length).toBeGreaterThan(1);
    const found = await Promise.all(ids.map((id) => place.core('reference', 'show', id, '--json')));
    expect(found.map(({ stdout }) => JSON.parse(stdout).core_id)).toEqual(ids);
  });

  it('can be looked up once the file of the first command is resolved', async () => {
    await place.core('resolve', join(ROOT, 'fixtures', 'accounts.csv'), '-o', '-');
    const [id = ''] = /(?<=core lookup )\d{10}/.exec(readme) ?? [];
    expect(JSON.parse((await place.core('lookup', id, '--json')).stdout).record.core_id).toBe(id);
  });
});

describe('the Node lines of package.json', () => {
  const lock = JSON.parse(read('package-lock.json'));
  const oldest = [...manifest.engines.node.matchAll(/\^(\d+\.\d+\.\d+)/g)].map(([, version = '']) => version);

  it('are those of the lock file and of the README, and CI has the newer ones', () => {
    expect(lock.packages[''].engines).toEqual(manifest.engines);
    expect(oldest).toEqual(['20.19.0', '22.13.0', '24.0.0']);
    expect(readme).toContain('Node 20.19, 22.13 or 24');
    for (const line of ['22', '24']) expect(read('.ci/run')).toContain(`\ntest_with ${line} `);
  });

  it('are such that every package of the lock file takes them from their oldest release on', () => {
    const packages = Object.entries<{ engines?: { node?: string } }>(lock.packages);
    const asking = packages.flatMap(([name, { engines }]) =>
      engines?.node === undefined ? [] : [{ name, range: engines.node }],
    );
    const refused = asking.filter(({ range }) => !oldest.every((version) => isIn(range, version)));
    expect(asking.length).toBeGreaterThan(100);
    expect(refused).toEqual([]);
  });
});

/** Whether a release is in a range such as `^20.17.0 || >=22.9.0` or `20.x`. */
function isIn(range: string, version: string): boolean {
  const asked = numbersOf(version);
  return range.split('||').some((part) => {
    const [, sign, least = ''] = /^\s*(>=|\^|)\s*v?([\d.x*]+)\s*$/.exec(part) ?? [];
    const from = numbersOf(least);
    const isLater = asked[0] !== from[0] || (asked[1] ?? 0) >= (from[1] ?? 0);
    if (least === '*') return true;
    if (sign === '>=') return (asked[0] ?? 0) > (from[0] ?? 0) || (asked[0] === from[0] && isLater);
    return asked[0] === from[0] && isLater;
  });
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

/** The lines of the fenced blocks. */
function fenced(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, text = '']) =>
    text.trim().split('\n'),
  );
}

function withoutComment(line: string): string {
  return line.replace(/\s+#.*$/, '');
}

/** The calls of `core` in a line of shell, from `core` to the end of that command. */
function callsOf(line: string): readonly string[] {
  const parts = withoutComment(line).split(/\s*(?:&&|\|)\s*/);
  return parts.map((part) => part.replace(/^npx /, '')).filter((part) => part.startsWith('core '));
}

function problemsOf(call: string): readonly string[] {
  const words = call.match(/"[^"]*"|[^\s"]+(?:"[^"]*")?/g) ?? [];
  const depth = Math.max(...words.map((_, at) => (commands.has(words.slice(0, at + 1).join(' ')) ? at : 0)));
  const command = commands.get(words.slice(0, depth + 1).join(' '));
  // A command that has others in it may do something itself.
  const isGroup =
    command !== undefined && command.commands.length > 0 && command.registeredArguments.length === 0;
  if (command === undefined || depth === 0 || isGroup) return [`${call}: no such command`];
  const known = [...optionsOf(command), ...optionsOf(program)];
  const unknown = words.filter((word) => /^--?[a-z]/.test(word) && !known.includes(word));
  const isMissing =
    words.length - depth - 1 < command.registeredArguments.filter((one) => one.required).length;
  return [
    ...unknown.map((word) => `${call}: no option ${word}`),
    ...(isMissing ? [`${call}: an argument is missing`] : []),
  ];
}

function optionsOf(command: Command): readonly string[] {
  return command.options.flatMap(({ short, long }) =>
    [short, long].filter((name) => typeof name === 'string'),
  );
}

function linksOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
}

function brokenLinks(path: string): readonly string[] {
  const targets = linksOf(read(path)).filter((target) => !/^https?:/.test(target));
  return targets.filter((target) => !existsSync(join(ROOT, dirname(path), target)));
}

import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { until, workplace } from '../cli/run-core.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const SIEMENS = '6075156552\n';

describe('a program of the README', () => {
  const place = workplace();
  const shown: Record<string, string> = {};
  let apiKey = '';

  beforeAll(async () => {
    const { stdout } = await place.core('keys', 'create', '--json');
    apiKey = JSON.parse(stdout).api_key;
    const address = await served();
    for (const language of ['python', 'ts'])
      shown[language] = blockOf(language).replace('http://127.0.0.1:8080', address);
    mkdirSync(join(place.folder, 'node_modules'));
    symlinkSync(ROOT, join(place.folder, 'node_modules', 'core'));
    place.write('package.json', '{"type":"module"}');
    return () => child?.kill();
  });

  let child: ReturnType<typeof place.start> | undefined;
  const served = async () => {
    child = place.start('serve', '--port', '0', '--log-level', 'silent');
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    await until(() => /core serves \S+ /.test(said), 'core serves');
    return /core serves (\S+) /.exec(said)?.[1] ?? '';
  };
  const run = async (command: string, file: string) => {
    const env = { PATH: process.env.PATH, CORE_API_KEY: apiKey };
    return (await promisify(execFile)(command, [file], { cwd: place.folder, env })).stdout;
  };

  it.skipIf(!hasPython())('in Python resolves a company', async () => {
    place.write('resolve.py', shown.python ?? '');
    expect(await run('python3', 'resolve.py')).toBe(SIEMENS);
  });

  it('in TypeScript resolves a company', async () => {
    const { code } = await transform(shown.ts ?? '', { loader: 'ts' });
    place.write('resolve.js', code);
    expect(await run(process.execPath, 'resolve.js')).toBe(SIEMENS);
  });

  it('in TypeScript has the types that it needs', () => {
    place.write('resolve.ts', shown.ts ?? '');
    const options = '--noEmit --strict --target es2023 --module nodenext --types node --skipLibCheck'.split(
      ' ',
    );
    const roots = ['--typeRoots', join(ROOT, 'node_modules', '@types')];
    const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
    expect(execFileSync(tsc, [...options, ...roots, 'resolve.ts'], { cwd: place.folder }).toString()).toBe(
      '',
    );
  });
});

function blockOf(language: string): string {
  const [, text] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(README) ?? [];
  if (text === undefined) throw new Error(`the README has no ${language}`);
  return text;
}

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

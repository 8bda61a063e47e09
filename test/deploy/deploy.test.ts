import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { isThere, pathOf } from '../is-there.ts';
import { tempFolder } from '../temp-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DEPLOY = join(ROOT, 'deploy');
const CORE = join(ROOT, 'bin', 'core.js');
const dockerfile = readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8');
const unit = readFileSync(join(DEPLOY, 'core.service'), 'utf8');

/** The words of an instruction, which are written as JSON. */
const wordsOf = (instruction: RegExp): readonly string[] => {
  const [, list = ''] = new RegExp(`${instruction.source} (\\[.*\\])$`, 'm').exec(dockerfile) ?? [];
  return JSON.parse(list);
};

describe('deploy/Dockerfile', () => {
  it('has two stages of one pinned release, and does not run as root', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual([
      expect.stringMatching(/^node:\d+\.\d+\.\d+-bookworm$/),
      expect.stringMatching(/^node:\d+\.\d+\.\d+-bookworm-slim$/),
    ]);
    expect(new Set(bases.map((base) => base?.split('-')[0])).size).toBe(1);
    expect(dockerfile.indexOf('\nUSER node')).toBeLessThan(dockerfile.indexOf('\nENTRYPOINT'));
    expect(dockerfile).toContain('\nUSER node');
  });

  it('copies what is there, and all that the package is made of', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path = '']) => path);
    const missing = copied.filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
    const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(copied).toEqual(
      expect.arrayContaining(files.filter((path: string) => !path.startsWith('fixtures/'))),
    );
  });

  it('serves with what it starts, and its health check finds it well and then gone', async () => {
    const words = wordsOf(/^CMD/);
    expect(wordsOf(/^ENTRYPOINT/)).toEqual(['core']);
    const served = await started(words);
    const [program = '', ...check] = healthCheck(served.port);
    expect(spawnSync(program, check).status).toBe(0);
    await served.stop();
    expect(spawnSync(program, check).status).toBe(1);
  });
});

describe('deploy/core.service', () => {
  it('starts a service that answers, and stops it within its time', async () => {
    const [, command = ''] = /^ExecStart=\/usr\/local\/bin\/core (.*)$/m.exec(unit) ?? [];
    const served = await started(command.split(' '));
    expect((await fetch(`http://127.0.0.1:${served.port}/readyz`)).status).toBe(200);
    expect(await served.stop()).toBe(0);
  });

  it.skipIf(!isThere('systemd-analyze'))('is what systemd takes', () => {
    const folder = tempFolder();
    // The program of the unit need not be installed to look at the rest.
    const own = join(folder, 'core.service');
    execFileSync('cp', [join(DEPLOY, 'core.service'), own]);
    execFileSync('sed', ['-i', `s#/usr/local/bin/core#${process.execPath}#`, own]);
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', own], { encoding: 'utf8' });
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes(own))).toEqual([]);
  });
});

describe.skipIf(!isThere('caddy'))('deploy/Caddyfile', () => {
  it('is what Caddy takes, in the form that Caddy writes', () => {
    const file = join(DEPLOY, 'Caddyfile');
    const caddy = pathOf('caddy') ?? '';
    const valid = spawnSync(caddy, ['validate', '--adapter', 'caddyfile', '--config', file], {
      encoding: 'utf8',
      env: { HOME: tempFolder() },
    });
    expect(valid.status, valid.stderr).toBe(0);
    expect(spawnSync(caddy, ['fmt', file], { encoding: 'utf8' }).stdout).toBe(readFileSync(file, 'utf8'));
  });
});

/** The health check of the image, at another port. */
function healthCheck(port: string): readonly string[] {
  return wordsOf(/^HEALTHCHECK.* CMD/).map((word) => word.replace(':8080', `:${port}`));
}

/** Starts `core` with the words of a file of deploy/, on a free port of loopback. */
async function started(words: readonly string[]) {
  const dataDir = join(tempFolder(), 'data');
  cpSync(inject('starterData'), dataDir, { recursive: true });
  const own = words.map((word) => (word === '8080' ? '0' : word === '0.0.0.0' ? '127.0.0.1' : word));
  expect(own).toContain('0');
  const child = spawn(process.execPath, [CORE, ...own], {
    env: { PATH: process.env.PATH, HOME: dataDir, CORE_DATA_DIR: dataDir },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  child.stdout.resume();
  const port = await new Promise<string>((found, lost) => {
    let told = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      const [, served] = /core serves http:\/\/[\d.]+:(\d+)/.exec(told) ?? [];
      if (served !== undefined) found(served);
    });
    void ended.then(() => lost(new Error(told)));
  });
  return {
    port,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

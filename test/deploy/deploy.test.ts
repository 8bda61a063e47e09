import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isThere, pathOf } from '../is-there.ts';
import { tempFolder } from '../temp-folder.ts';
import { stagesOf, wordsOf } from './image/dockerfile.ts';
import { started } from './served.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DEPLOY = join(ROOT, 'deploy');
const dockerfile = readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8');
const unit = readFileSync(join(DEPLOY, 'core.service'), 'utf8');
const { files, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe('deploy/Dockerfile', () => {
  const stages = stagesOf(dockerfile);
  const last = stages.at(-1) ?? { base: '', name: '', instructions: [] };

  it('has two stages of one pinned release that core runs on, and does not run as root', () => {
    expect(stages.map(({ base }) => base)).toEqual([
      expect.stringMatching(/^node:\d+\.\d+\.\d+-bookworm(@sha256:[\da-f]{64})?$/),
      expect.stringMatching(/^node:\d+\.\d+\.\d+-bookworm-slim(@sha256:[\da-f]{64})?$/),
    ]);
    const releases = new Set(stages.map(({ base }) => /^node:([^-]+)/.exec(base)?.[1] ?? ''));
    expect(releases.size).toBe(1);
    const lines = [...String(engines.node).matchAll(/\^(\d+)/g)].map(([, line]) => line);
    expect(lines).toContain([...releases][0]?.split('.')[0]);
    const words = last.instructions.map(({ word }) => word);
    expect(words.indexOf('USER')).toBeLessThan(words.indexOf('ENTRYPOINT'));
    expect(last.instructions).toContainEqual({ word: 'USER', rest: '1000:1000' });
  });

  it('is pinned as docs/deploy.md says', () => {
    const document = readFileSync(join(ROOT, 'docs', 'deploy.md'), 'utf8');
    const named = [...document.matchAll(/imagetools inspect (\S+)/g)].map(([, tag]) => tag);
    expect(named).toEqual(stages.map(({ base }) => base.split('@')[0]));
  });

  it('copies what is there, and all that the package is made of', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path = '']) => path);
    const missing = copied.filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
    expect(copied).toEqual(
      expect.arrayContaining(files.filter((path: string) => !path.startsWith('fixtures/'))),
    );
  });

  it('serves with what it starts, and its health check finds it well and then gone', async () => {
    expect(wordsOf(last, 'ENTRYPOINT')).toEqual(['core']);
    const served = await started(wordsOf(last, 'CMD'));
    const here = wordsOf(last, 'HEALTHCHECK').map((word) => word.replace(':8080', `:${served.port}`));
    const [program = '', ...check] = here;
    expect(spawnSync(program, check).status).toBe(0);
    await served.stop();
    expect(spawnSync(program, check).status).toBe(1);
  });

  it.skipIf(!isThere('hadolint'))('is what hadolint takes without a remark', () => {
    const file = join(DEPLOY, 'Dockerfile');
    const { status, stdout } = spawnSync(pathOf('hadolint') ?? '', [file], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  });

  it('needs no package of Debian beside what its base images have', () => {
    expect(dockerfile).not.toContain('apt-get');
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
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('core.service'))).toEqual([]);
  });
});

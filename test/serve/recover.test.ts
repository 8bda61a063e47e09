import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { until } from '../cli/run-core.ts';
import { tempFolder } from '../temp-folder.ts';
import { booksOf } from './books.ts';
import { callerWith } from './caller.ts';
import { serve } from './served-process.ts';

const FAMILY = 'entity-resolution';
const JOB = { family: FAMILY, body: { legal_name: 'Siemens AG' } } as const;

/** Loaded into every thread: worker threads end as they begin, as long as a file is there. */
const FAILING_THREADS = `
  import { existsSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (!isMainThread && existsSync(process.env.THREADS_FAIL)) throw new Error('too many open files');
`;

describe('core serve whose worker threads cannot start', { timeout: 60_000 }, () => {
  it('is not ready, and runs the jobs that it took as soon as a thread works again', async () => {
    const { served, books, post, letThreadsStart } = await withoutThreads();
    const id = await post();
    await until(() => served.stderr().includes('too many open files'), 'the failure is logged');
    expect(await readiness(served.address)).toMatchObject({ status: 503, body: { status: 'no_threads' } });
    letThreadsStart();
    await until(
      async () => (await books.look({ family: FAMILY, id })).status === 'completed',
      'the job is completed',
    );
    expect(await readiness(served.address)).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await served.stop()).toEqual({ code: 0, signal: null });
  });

  it('says in its log which jobs it could not run, and why', async () => {
    const { served, post } = await withoutThreads();
    const id = await post();
    const ofJob = () =>
      served
        .stderr()
        .split('\n')
        .find((line) => line.includes(id));
    await until(() => ofJob() !== undefined, 'the job is in the log');
    const line: unknown = JSON.parse(ofJob() ?? '');
    expect(line).toMatchObject({ jobs: [id], err: { message: 'too many open files' } });
    expect(await served.stop()).toEqual({ code: 0, signal: null });
  });
});

async function withoutThreads() {
  const dataDir = tempFolder();
  cpSync(inject('starterData'), dataDir, { recursive: true });
  const [preload, marker] = [join(dataDir, 'preload.mjs'), join(dataDir, 'threads-fail')];
  writeFileSync(preload, FAILING_THREADS);
  writeFileSync(marker, '');
  const env = { NODE_OPTIONS: `--import ${pathToFileURL(preload)}`, THREADS_FAIL: marker };
  const served = await serve({ dataDir, args: ['--concurrency', '1'], env });
  const books = booksOf(dataDir);
  const caller = callerWith((await books.newKey()).apiKey);
  return {
    ...{ served, books, letThreadsStart: () => rmSync(marker) },
    post: async () => (await caller.post(served.address, { ...JOB, idempotencyKey: 'one' })) ?? '',
  };
}

async function readiness(address: string) {
  const answer = await fetch(`${address}/readyz`);
  return { status: answer.status, body: await answer.json() };
}

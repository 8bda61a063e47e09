import { Pool } from 'undici';
import type { JobFamily } from '../../dist/contract/job.js';
import type { ServedCore } from './served-core.ts';

/** One run at one concurrency. */
export interface MeasuredLoad {
  readonly jobs: number;
  readonly requests: number;
  readonly seconds: number;
  /** Of every job from its POST to the answer that has its result, ascending. */
  readonly latenciesMs: readonly number[];
  /** Of every POST alone, ascending. */
  readonly postsMs: readonly number[];
  readonly errors: readonly string[];
  /** Of the server. */
  readonly cpuSeconds: number;
}

export interface Loads {
  readonly family: JobFamily;
  readonly concurrency: number;
  readonly runs: readonly MeasuredLoad[];
}

export interface LoadOptions {
  readonly served: ServedCore;
  readonly family: JobFamily;
  readonly bodies: readonly string[];
  /** How many callers there are at once, one after the other. */
  readonly concurrencies: readonly number[];
  readonly repeats: number;
}

const LONGEST_MS = 10_000;
const MOST_JOBS = 5_000;
const WARM_UP_JOBS = 300;

/** POST, then GET with `Prefer: wait=20` until the job has ended, by each caller without a pause. */
export async function measureLoads(options: LoadOptions): Promise<readonly Loads[]> {
  const { concurrencies, repeats, ...load } = options;
  await loaded({ ...load, concurrency: 10 }, WARM_UP_JOBS);
  const loads: Loads[] = [];
  for (const concurrency of concurrencies) {
    const runs: MeasuredLoad[] = [];
    for (let run = 0; run < repeats; run++) runs.push(await loaded({ ...load, concurrency }, MOST_JOBS));
    loads.push({ family: load.family, concurrency, runs });
  }
  const wrong = loads.flatMap(({ runs }) => runs.flatMap(({ errors }) => errors));
  if (wrong.length > 0) throw new Error(`${wrong.length} jobs had errors; the first: ${wrong[0]}`);
  return loads;
}

interface Load extends Pick<LoadOptions, 'served' | 'family' | 'bodies'> {
  readonly concurrency: number;
}

async function loaded(load: Load, mostJobs: number): Promise<MeasuredLoad> {
  const { served, family, bodies, concurrency } = load;
  const pool = new Pool(served.address, { connections: concurrency, pipelining: 1 });
  const seen: Seen = { jobs: 0, requests: 0, latenciesMs: [], postsMs: [], errors: [] };
  const caller = { pool, path: `/v1/${family}`, apiKey: served.apiKey, seen };
  await connected(pool, concurrency);
  const cpuBefore = await served.cpuSeconds();
  const started = performance.now();
  const oneAfterTheOther = async () => {
    while (seen.jobs < mostJobs && performance.now() - started < LONGEST_MS) {
      const body = bodies[seen.jobs++ % bodies.length] ?? '';
      await oneJob(caller, body).catch((error) => seen.errors.push(String(error)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, oneAfterTheOther));
  const seconds = (performance.now() - started) / 1000;
  const cpuSeconds = (await served.cpuSeconds()) - cpuBefore;
  await pool.close();
  for (const times of [seen.latenciesMs, seen.postsMs]) times.sort((one, other) => one - other);
  return { ...seen, seconds, cpuSeconds };
}

/** Every caller has a connection before the time begins: making hundreds at one moment is measured by nothing else. */
async function connected(pool: Pool, concurrency: number): Promise<void> {
  const ask = async () => {
    const { body } = await pool.request({ method: 'GET', path: '/readyz' });
    await body.dump();
  };
  await Promise.all(Array.from({ length: concurrency }, ask));
}

interface Seen {
  jobs: number;
  requests: number;
  readonly latenciesMs: number[];
  readonly postsMs: number[];
  readonly errors: string[];
}

interface Caller {
  readonly pool: Pool;
  readonly path: string;
  readonly apiKey: string;
  readonly seen: Seen;
}

async function oneJob(caller: Caller, body: string): Promise<void> {
  const { path, seen } = caller;
  const started = performance.now();
  const created = await asked(caller, { method: 'POST', path, body });
  seen.postsMs.push(performance.now() - started);
  for (;;) {
    const job = await asked(caller, { method: 'GET', path: `${path}/${created.id}` });
    if (job.status === 'failed') throw new Error(`job ${created.id}: ${JSON.stringify(job)}`);
    if (job.status === 'completed') break;
  }
  seen.latenciesMs.push(performance.now() - started);
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

async function asked({ pool, apiKey, seen }: Caller, { method, path, body = '' }: Asked) {
  const headers = { 'x-api-key': apiKey };
  const answer = await pool.request(
    method === 'POST'
      ? { method, path, body, headers: { ...headers, 'content-type': 'application/json' } }
      : { method, path, headers: { ...headers, prefer: 'wait=20' } },
  );
  seen.requests++;
  const text = await answer.body.text();
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
  // What the server answers is what is measured here, not its form.
  return JSON.parse(text) as { readonly id?: string; readonly status: string };
}

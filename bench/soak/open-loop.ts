import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { type Journal, noteError, noteResult } from './journal.ts';

export interface OpenLoop {
  readonly address: string;
  readonly apiKey: string;
  readonly webhookUrl: string;
  /** Of POST /v1/entity-resolution, without a webhook. */
  readonly bodies: readonly string[];
  readonly ratePerSecond: number;
  readonly seconds: number;
  readonly journal: Journal;
}

const PATH = '/v1/entity-resolution';
/** Every fifth job is asked for by GET, the others are told by webhook. */
const POLLED_OF = 5;

/** Posts on a fixed schedule, however long the answers take, and waits for all that it asked for. */
export async function openLoop(load: OpenLoop): Promise<void> {
  const pool = new Pool(load.address);
  const underWay = new Set<Promise<void>>();
  const begunMs = performance.now();
  for (let number = 0; number < load.ratePerSecond * load.seconds; number++) {
    const dueMs = begunMs + (number * 1000) / load.ratePerSecond;
    const earlyMs = dueMs - performance.now();
    if (earlyMs > 0) await pause(earlyMs);
    const job = oneJob({ ...load, pool }, number, dueMs)
      .catch((error) => noteError(load.journal, kindOf(error)))
      .then(() => void underWay.delete(job));
    underWay.add(job);
  }
  await Promise.all(underWay);
  await pool.close();
}

type Caller = OpenLoop & { readonly pool: Pool };

async function oneJob(caller: Caller, number: number, dueMs: number): Promise<void> {
  const { bodies, journal, webhookUrl } = caller;
  const isPolled = number % POLLED_OF === 0;
  const body: object = JSON.parse(bodies[number % bodies.length] ?? '');
  const sent = isPolled ? body : { ...body, webhook_url: webhookUrl };
  const { id } = await asked(caller, PATH, sent);
  if (id === undefined) throw new Error('POST: an answer without an id');
  journal.postsMs.push(performance.now() - dueMs);
  journal.accepted.set(id, { dueMs, isPolled });
  while (isPolled) {
    const { status } = await asked(caller, `${PATH}/${id}`);
    if (status === 'completed' || status === 'failed') return noteResult(journal, id, status === 'completed');
  }
}

/** POST when there is a body, else a GET that is held back; throws on any status that is not the documented one. */
async function asked({ pool, apiKey }: Caller, path: string, sent?: object) {
  const headers = { 'x-api-key': apiKey };
  const answer = await pool.request(
    sent === undefined
      ? { method: 'GET', path, headers: { ...headers, prefer: 'wait=20' } }
      : {
          method: 'POST',
          path,
          body: JSON.stringify(sent),
          headers: { ...headers, 'content-type': 'application/json' },
        },
  );
  const text = await answer.body.text();
  const [method, expected] = sent === undefined ? ['GET', 200] : ['POST', 202];
  if (answer.statusCode !== expected) throw new Error(`${method}: status ${answer.statusCode}`);
  // What the server answers is what is measured here, not its form.
  return JSON.parse(text) as { readonly id?: string; readonly status: string };
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? `${error.code}: ${error.message}` : error.message;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeAccounts } from '../accounts.ts';
import { runCore } from '../run-core.ts';
import { bodiesOf } from '../serve/bodies.ts';
import { prepareUniverse } from '../serve/prepare-universe.ts';
import { type PostgresHere, startPostgres } from '../shared/postgres-here.ts';
import { openSharedPlace, sharedEnvironment } from '../shared/shared-place.ts';
import { openBenchReference } from '../universe.ts';

/** Rows of the one workspace that wait while the other one posts. */
const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const ROWS_OF_PART = 50_000;
const JOBS = Number(process.env.BENCH_JOBS ?? 100);
const SEED = 20261123;
const MACHINES = [
  { name: 'service', words: ['--requests-only'] },
  { name: 'worker', kind: 'worker' },
] as const;

/** Measures how long single jobs of a workspace take, alone and while another one has many rows waiting. */
async function fairness(folder: string, postgres: PostgresHere): Promise<void> {
  const environment = await sharedEnvironment(folder, postgres.url);
  const starter = join(folder, 'starter');
  await prepareUniverse(starter, join(folder, 'none'));
  const accounts = join(folder, 'accounts.csv');
  const reference = openBenchReference(starter);
  await writeAccounts(accounts, reference, { rows: 3000, seed: SEED });
  reference.close();
  const bodies = bodiesOf(accounts);
  const keyOf = async (workspace: string) => {
    const words = ['keys', 'create', '--json', '--workspace', workspace, '--data-dir', join(folder, 'owner')];
    return String(JSON.parse((await runCore(words, environment)).stdout).api_key);
  };
  const [many, single] = [await keyOf('many'), await keyOf('single')];
  const place = openSharedPlace({ folder, variables: environment, ended: () => {}, machines: MACHINES });
  try {
    const address = await place.address();
    await place.machines[1]?.now().address;
    await latencies(JOBS / 10, { address, apiKey: single, bodies });
    tellLatencies('alone', await latencies(JOBS, { address, apiKey: single, bodies }));
    const path = await sendRows({ address, apiKey: many, bodies });
    for (let done = 0; done === 0; done = await doneIn(path, many)) await pause(100);
    const [before, beforeMs] = [await doneIn(path, many), performance.now()];
    tellLatencies('beside the rows', await latencies(JOBS, { address, apiKey: single, bodies }));
    const [after, seconds] = [await doneIn(path, many), (performance.now() - beforeMs) / 1000];
    tell(
      `meanwhile ${after - before} of ${ROWS} rows ended, ${Math.round((after - before) / seconds)} a second`,
    );
  } finally {
    await Promise.all(place.machines.map((machine) => machine.now().kill()));
  }
}

interface Asking {
  readonly address: string;
  readonly apiKey: string;
  readonly bodies: readonly string[];
}

/** Milliseconds from each POST to the end of its job, one job after the other, ascending. */
async function latencies(count: number, { address, apiKey, bodies }: Asking): Promise<readonly number[]> {
  const all: number[] = [];
  for (let at = 0; at < count; at++) {
    const body = bodies[at % bodies.length] ?? '{}';
    const begunMs = performance.now();
    const { id } = await asked(`${address}/v1/entity-resolution`, apiKey, { method: 'POST', body });
    const headers = { prefer: 'wait=30' };
    const { status } = await asked(`${address}/v1/entity-resolution/${id}`, apiKey, { headers });
    if (status !== 'completed') throw new Error(`a job is ${status} after half a minute`);
    all.push(performance.now() - begunMs);
  }
  return all.sort((one, other) => one - other);
}

/** Sends and starts a bulk; gives its address. */
async function sendRows({ address, apiKey, bodies }: Asking): Promise<string> {
  const path = `${address}/v1/bulk/entity-resolution`;
  const { id } = await asked(path, apiKey, { method: 'POST' });
  const parts = Math.ceil(ROWS / ROWS_OF_PART);
  const begunMs = performance.now();
  for (let part = 0; part < parts; part++) {
    const rows = Math.min(ROWS_OF_PART, ROWS - part * ROWS_OF_PART);
    const body = Array.from({ length: rows }, (_, at) => bodies[at % bodies.length]).join('\n');
    const headers = { 'content-type': 'application/x-ndjson' };
    await asked(`${path}/${id}/parts/${part + 1}`, apiKey, { method: 'PUT', headers, body });
  }
  tell(`${ROWS} rows were taken in ${Math.round((performance.now() - begunMs) / 1000)} s`);
  await asked(`${path}/${id}/start`, apiKey, { method: 'POST', body: JSON.stringify({ parts }) });
  return `${path}/${id}`;
}

async function doneIn(path: string, apiKey: string): Promise<number> {
  return Number((await asked(path, apiKey)).done);
}

async function asked(
  url: string,
  apiKey: string,
  init: RequestInit = {},
): Promise<Readonly<Record<string, unknown>>> {
  const type = init.body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(url, { ...init, headers: { ...type, ...init.headers, 'x-api-key': apiKey } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

function tellLatencies(when: string, ascending: readonly number[]): void {
  const at = (share: number) => Math.round(ascending[Math.ceil(share * ascending.length) - 1] ?? Number.NaN);
  tell(`${ascending.length} single jobs ${when}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'core-fairness-'));
const postgres = await startPostgres(folder);
try {
  await fairness(folder, postgres);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Extended } from '../../dist/contract/extended.js';
import { newIds } from '../../dist/engine/new-ids.js';
import { openWorkQueues } from '../../dist/engine/served/work-queues.js';
import { systemClock } from '../../dist/http/client/clock.js';
import type { ClaimedJob, ExecutedJob } from '../../dist/jobs/job-store.js';
import type { JobExecutor } from '../../dist/jobs/runner.js';
import { openPostgresStores } from '../../dist/store/postgres/open-postgres-stores.js';

/**
 * A worker that finds no company for any record, at once: what is left is the work of the queue. It takes up as much as
 * `core worker --concurrency 1` does, says so by a line, and ends with SIGTERM.
 */
const AT_ONCE = { jobs: 2, chunks: Number(process.env.BENCH_CHUNKS ?? 2), runs: 1, parts: 0 };
const UNMATCHED: Extended = {
  outcome: 'no_match',
  sources: [],
  candidates: [],
  unmatched_reason: 'nothing_similar',
  probability: null,
  explanation: null,
};
const MATCHED: Extended = { ...UNMATCHED, outcome: 'matched', sources: ['list'], unmatched_reason: null };
const [url = ''] = process.argv.slice(2);

/** The share of records for which it names a company all the same: then its id is kept with the result. */
const FOUND = Number(process.env.BENCH_FOUND ?? 0);
const COMPANIES = 50_000;

function ended({ id, token }: ClaimedJob): ExecutedJob {
  const number = numberOf(id);
  const isFound = number % 1000 < FOUND * 1000;
  const core_id = isFound ? `core_${hash('sha1', String(number % COMPANIES)).slice(0, 20)}` : null;
  const name = `Company ${number}`;
  const record = {
    ...{ core_id, confidence: isFound ? 'HIGH' : null, matched_name: isFound ? name : null },
    reasoning: `Of the companies that are like ${name} none shares its name, city and website with ${id}.`,
  };
  const pinned = core_id === null ? null : { coreId: core_id, recordKeys: [`list:${core_id}`] };
  const result = { state: 'completed', record, extended: isFound ? MATCHED : UNMATCHED } as const;
  return { id, token, result, pinned, mentioned: [], created: null, notRun: [] };
}

function numberOf(id: string): number {
  return Number.parseInt(hash('md5', id).slice(0, 8), 16);
}

const executor: JobExecutor = { execute: async (jobs) => jobs.map(ended), close: async () => {} };
const newId = newIds(Date.now);
const stores = await openPostgresStores(url, { newId }, { name: 'core worker' });
const queues = await openWorkQueues({
  ...{ stores, clock: systemClock, executor, enriching: executor, atOnce: AT_ONCE },
  // Nobody shares out accounts here.
  ...{ datasetFolder: tmpdir(), referenceVersion: () => '' },
  onEnded: () => {},
  onRowsEnded: () => {},
  onError: (what, error) => process.stderr.write(`${what}: ${error}\n`),
  at: () => {},
});
const staying = setInterval(() => {}, 60_000);
process.once('SIGTERM', async () => {
  clearInterval(staying);
  await queues.close();
  await stores.close();
});
process.stdout.write('works\n');

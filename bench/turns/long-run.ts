import { setTimeout as pause } from 'node:timers/promises';
import { newIds } from '../../dist/engine/new-ids.js';
import type { BulkStore } from '../../dist/jobs/bulk-store.js';
import { postgresBulkStore } from '../../dist/store/postgres/postgres-bulk-store.js';
import type { PostgresDatabase } from '../../dist/store/postgres/postgres-database.js';
import { postgresJobStore } from '../../dist/store/postgres/postgres-job-store.js';
import { type TableFigures, tableFigures, tableLines, walBytes } from './queue-figures.ts';
import { takeRows, waitingRow } from './waiting-rows.ts';

export interface LongRun {
  readonly minutes: number;
  /** Minutes from the begin at which a long reader begins, and at which it ends. */
  readonly reader: readonly [number, number];
}

const MINUTE_MS = 60_000;
/** Single jobs a second, each posted by itself, and rows of small bulks; so the processors stay mostly free. */
const JOBS_A_SECOND = Number(process.env.BENCH_JOBS ?? 40);
const ROWS_A_SECOND = 250;
/** Rows that are taken as fast as can be, once a minute. */
const BURST_ROWS = 40_000;
const READ_EVERY_MS = 10_000;
const OPTIONS = { createMissing: false, keepEvidence: true };

/** Lets jobs and rows flow for minutes, in some of which somebody reads without end; tells every minute how fast they go. */
export async function longRun(database: PostgresDatabase, { minutes, reader }: LongRun): Promise<void> {
  const parts = { newId: newIds(Date.now) };
  const [bulks, jobs] = [postgresBulkStore(database, parts), postgresJobStore(database, parts)];
  const begunMs = performance.now();
  const atMinute = (minute: number) => pause(Math.max(0, begunMs + minute * MINUTE_MS - performance.now()));
  const over = new AbortController();
  const post = async () => {
    const { request, charges } = waitingRow(1);
    const job = { family: 'entity-resolution', request, charges, options: OPTIONS, keyId: 'key_1' } as const;
    await jobs.create([{ ...job, workspace: 'single' }]);
  };
  const sendFew = async () => {
    const { key, parts: count } = await takeRows(bulks, 'few', ROWS_A_SECOND);
    await bulks.start(key, count);
  };
  const flowing = [flow(post, 1000 / JOBS_A_SECOND, over.signal), flow(sendFew, 1000, over.signal)];
  const reading = atMinute(reader[0]).then(() => readFor(database, (reader[1] - reader[0]) * MINUTE_MS));
  tell(
    `${JOBS_A_SECOND} single jobs and ${ROWS_A_SECOND} rows a second; a reader from minute ${reader.join(' to ')}`,
  );
  tell('minute  reader  rows/s  ms for a job  dead  MB  WAL MB');
  for (let minute = 1; minute <= minutes; minute++) {
    await atMinute(minute - 0.2);
    const rate = await burst(bulks);
    const jobMs = await jobSpan(database);
    const tables = await tableFigures(database);
    const isRead = minute > reader[0] && minute <= reader[1];
    const wal = Math.round((await walBytes(database)) / 2 ** 20);
    const dead = sum(tables, ({ dead: figure }) => figure);
    const megabytes = Math.round(sum(tables, ({ bytes }) => bytes) / 2 ** 20);
    tell([minute, isRead ? 'yes' : 'no', Math.round(rate), jobMs, dead, megabytes, wal].join('  '));
    if (reader.includes(minute) || minute === minutes) tell(tableLines(tables).join('\n'));
  }
  over.abort();
  await Promise.all([...flowing, reading]);
}

/** So often, whatever each takes: on a fixed schedule. */
async function flow(work: () => Promise<void>, everyMs: number, signal: AbortSignal): Promise<void> {
  const begunMs = performance.now();
  for (let turn = 1; !signal.aborted; turn++) {
    await work();
    await pause(Math.max(0, begunMs + turn * everyMs - performance.now()));
  }
}

/** What is seen by one that reads stays until it is over: nothing that others leave behind can be cleaned up. */
async function readFor(database: PostgresDatabase, ms: number): Promise<void> {
  const endMs = performance.now() + ms;
  const reading = database.snapshot(async function* (asked) {
    while (performance.now() < endMs) {
      yield await asked.rows('SELECT count(*) FROM core.bulk');
      await pause(READ_EVERY_MS);
    }
  });
  for await (const _ of reading);
}

/** Rows a second of a bulk that is worked on alone with what flows. */
async function burst(bulks: BulkStore): Promise<number> {
  const { key, parts } = await takeRows(bulks, 'many', BURST_ROWS);
  const begunMs = performance.now();
  await bulks.start(key, parts);
  while ((await bulks.status(key))?.status !== 'completed') await pause(20);
  return BURST_ROWS / ((performance.now() - begunMs) / 1000);
}

/** Milliseconds from the creation of a job to its end, of the latest hundred in the middle. */
async function jobSpan(database: PostgresDatabase): Promise<number> {
  const [found] = await database.rows<{ ms: number }>(
    `SELECT percentile_disc(.5) WITHIN GROUP (ORDER BY completed_at - created_at) AS ms FROM (
      SELECT completed_at, created_at FROM core.job WHERE completed_at IS NOT NULL ORDER BY number DESC LIMIT 100) AS job`,
  );
  return found?.ms ?? Number.NaN;
}

function sum(tables: readonly TableFigures[], of: (table: TableFigures) => number): number {
  return tables.reduce((total, table) => total + of(table), 0);
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newIds } from '../../dist/engine/new-ids.js';
import { migratePostgres } from '../../dist/store/postgres/migrate.js';
import { postgresBulkStore } from '../../dist/store/postgres/postgres-bulk-store.js';
import { openPostgresDatabase, type PostgresDatabase } from '../../dist/store/postgres/postgres-database.js';
import { startPostgres } from '../shared/postgres-here.ts';
import { startIdleWorkers } from './idle-workers.ts';
import { longRun } from './long-run.ts';
import {
  COUNTING,
  countStatements,
  statementTable,
  tableFigures,
  tableLines,
  walBytes,
} from './queue-figures.ts';
import { takeRows } from './waiting-rows.ts';

/**
 * How many rows of bulks a second go through the queue over PostgreSQL when resolving them takes no time, by one worker and
 * by two (`npm run bench:turns`), and what they leave behind. Everything runs on this machine.
 */
const ROWS = Number(process.env.BENCH_ROWS ?? 400_000);
const WORKERS = (process.env.BENCH_WORKERS ?? '1,2').split(',').map(Number);
const WORKSPACES = ['first', 'second'];
/** Lets jobs and rows flow for so long instead, with somebody who reads for ten minutes of them. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 0);
/** Prints the statements that took longest; counting them takes a few hundredths of the speed. */
const COUNTS = process.env.BENCH_STATEMENTS === '1';

const folder = mkdtempSync(join(tmpdir(), 'core-turns-'));
const postgres = await startPostgres(folder, COUNTS ? COUNTING : []);
const database = await openPostgresDatabase(postgres.url);
try {
  await migratePostgres(database);
  if (COUNTS) await countStatements(database);
  if (MINUTES > 0) await measureLong();
  else await measureAll();
} finally {
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  for (const workers of WORKERS) await measure(workers);
  await pause(1500);
  process.stdout.write(`\n${tableLines(await tableFigures(database)).join('\n')}\n`);
}

/** With two workers; the reader has half of the time, ten minutes at most. */
async function measureLong(): Promise<void> {
  const workers = await startIdleWorkers(2, postgres.url);
  const begin = Math.round(MINUTES / 4);
  await longRun(database, {
    minutes: MINUTES,
    reader: [begin, begin + Math.min(10, Math.round(MINUTES / 2))],
  });
  await workers.stop();
}

async function measure(count: number): Promise<void> {
  const bulks = postgresBulkStore(database, { newId: newIds(Date.now) });
  const taken = [];
  for (const workspace of WORKSPACES) taken.push(await takeRows(bulks, workspace, ROWS / WORKSPACES.length));
  await database.rows('CHECKPOINT');
  const workers = await startIdleWorkers(count, postgres.url);
  await pause(1000);
  if (COUNTS) await statementTable(database);
  const before = { wal: await walBytes(database), processor: workers.processorSeconds() };
  const begunMs = performance.now();
  for (const { key, parts } of taken) await bulks.start(key, parts);
  while (await isUnderWay(database)) await pause(50);
  const seconds = (performance.now() - begunMs) / 1000;
  const processor = workers.processorSeconds() - before.processor;
  const wal = (await walBytes(database)) - before.wal;
  const statements = COUNTS ? await statementTable(database) : [];
  await workers.stop();
  const figures = [
    `${ROWS.toLocaleString('en-US')} rows by ${count === 1 ? 'one worker' : `${count} workers`}: ${Math.round(ROWS / seconds).toLocaleString('en-US')} rows/s`,
    `${Math.round(wal / ROWS)} bytes of WAL a row`,
    `${((processor / ROWS) * 1e6).toFixed(1)} µs of the workers' processors a row`,
  ];
  process.stdout.write(`${[figures.join(', '), ...statements].join('\n')}\n`);
}

async function isUnderWay(asked: PostgresDatabase): Promise<boolean> {
  const [found] = await asked.rows<{ count: number }>(
    `SELECT count(*) AS count FROM core.bulk WHERE state = 'processing'`,
  );
  return (found?.count ?? 0) > 0;
}

import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { findDoublesInParts } from '../../../src/crm/duplicates/find-doubles-in-parts.ts';
import { judgePrepared } from '../../../src/crm/duplicates/judge-prepared.ts';
import type { PartsDesk } from '../../../src/engine/datasets/parts-desk.ts';
import type { ScoringThreads } from '../../../src/engine/datasets/scoring-threads.ts';
import type { NewPart } from '../../../src/jobs/shared-parts.ts';
import { LISTS } from '../../../src/store/dataset-file/dataset-folder.ts';
import { openDatasetFile } from '../../../src/store/dataset-file/dataset-tables.ts';
import { fileDataset } from '../../../src/store/dataset-file/file-dataset.ts';
import { duckDbDoublesStore } from '../../../src/store/duckdb/duckdb-doubles-store.ts';
import { referencePath, sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import { company, draftOf } from '../../builders.ts';
import { open, prepared } from '../../crm/duplicates/prepared-accounts.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';
import { draftedAccounts } from './drafted-accounts.ts';

/** Threads load compiled files: those that test/build.ts made. */
const COMPILED = join(import.meta.dirname, '../../../dist/engine/datasets');

it('threads find the doubles that one finds, and let go of the file', async () => {
  const { path, database } = draftedAccounts();
  const dataset = fileDataset(database);
  const scoring = await threadsOn(path, 2);
  const sizes = { accounts: 10, pairs: 20, judged: 10 };
  const doubles = await findDoublesInParts(dataset, { ...scoring, sizes });
  expect([...doubles]).toEqual([...findDoubles(fileDataset(database))]);
  await scoring.close();
  database.exec('DELETE FROM account');
});

it('a thread judges part of the pairs of accounts that were prepared', async () => {
  const { path, database } = draftedAccounts();
  const scoring = await threadsOn(path, 1);
  const dataset = fileDataset(database);
  const found = await judgePrepared(dataset, prepared(dataset, [open(dataset)]), scoring, { size: 10 });
  expect([...found]).toEqual([...findDoubles(fileDataset(database))]);
  await scoring.close();
  database.exec('DELETE FROM account');
});

it('threads share lists that are on disk', async () => {
  const { path, database } = draftedAccounts();
  const scoring = await threadsOn(path, 2);
  const store = await duckDbDoublesStore(path + LISTS);
  const found = await findDoublesInParts(fileDataset(database), scoring, store);
  expect([...found]).toEqual([...findDoubles(fileDataset(database))]);
  await scoring.close();
  store.close();
});

it('a draft that is judged in a thread with lists on disk is judged as one in memory', async () => {
  const judge = await judging();
  const [inMemory, onDisk] = [draftedAccounts(), draftedAccounts()];
  for (const { database } of [inMemory, onDisk]) database.close();
  await judge(inMemory.path, 1_000_000);
  // What a killed thread has left is taken away by whoever keeps lists there.
  mkdirSync(onDisk.path + LISTS);
  await judge(onDisk.path, 1);
  expect(rowsIn(onDisk.path)).toEqual(rowsIn(inMemory.path));
  expect(rowsIn(onDisk.path).doubles.length).toBeGreaterThan(100);
  expect(readdirSync(dirname(onDisk.path))).toEqual(['accounts.draft']);
});

it('a draft that is judged in a thread, which shares the work out, is judged as one that is not', async () => {
  const judge = await judging();
  const [alone, shared] = [draftedAccounts(), draftedAccounts()];
  for (const { database } of [alone, shared]) database.close();
  await judge(alone.path, 1_000_000);
  const { desk, offered } = deskOfOne();
  await judge(shared.path, 1, desk);
  expect(rowsIn(shared.path)).toEqual(rowsIn(alone.path));
  expect(offered().length).toBeGreaterThan(5);
  expect(readdirSync(dirname(shared.path))).toEqual(['accounts.draft']);
});

/** A desk to which nobody else comes. */
function deskOfOne() {
  const offered: NewPart[] = [];
  const waiting: NewPart[] = [];
  const desk: PartsDesk = {
    folder: tempFolder(),
    putAccounts: async (path) => void expect(existsSync(path)).toBe(true),
    putKnown: async (_, path) => void expect(existsSync(path)).toBe(true),
    async offer(part) {
      offered.push(part);
      waiting.push(part);
    },
    async claim() {
      const part = waiting.shift();
      return part && { ...part, work: 'work_1', token: 1 };
    },
    drop: async () => {},
    ended: () => new Promise(() => {}),
  };
  return { desk, offered: () => offered };
}

function rowsIn(path: string) {
  const database = openDatasetFile(path);
  const all = (table: string) => database.prepare(`SELECT * FROM ${table}`).all();
  const rows = { doubles: all('double'), verdicts: all('verdict'), groups: all('duplicate_group') };
  database.close();
  return rows;
}

it('a thread that cannot read the accounts is told of', async () => {
  const { database } = draftedAccounts();
  const scoring = await threadsOn(tempPath('nothing'), 2);
  await expect(findDoublesInParts(fileDataset(database), scoring)).rejects.toMatchObject({
    code: 'SQLITE_CANTOPEN',
  });
});

async function threadsOn(path: string, threads: number): Promise<ScoringThreads> {
  const { scoringThreads }: typeof import('../../../src/engine/datasets/scoring-threads.ts') = await import(
    pathToFileURL(join(COMPILED, 'scoring-threads.js')).href
  );
  const scoring = scoringThreads(path, threads);
  onTestFinished(scoring.close);
  return scoring;
}

/** Judges drafts in a thread against a universe of one company. */
async function judging() {
  const folder = tempFolder();
  const universe = sqliteReferenceStore(folder).replace(draftOf([company({ id: '1', name: 'Siemens AG' })]));
  onTestFinished(() => universe.close());
  const { judgeInThread }: typeof import('../../../src/engine/datasets/judge-thread.ts') = await import(
    pathToFileURL(join(COMPILED, 'judge-thread.js')).href
  );
  const judge = judgeInThread((version) => referencePath(folder, version));
  const by = { checkedAt: '2026-01-01T00:00:00.000Z', referenceVersion: universe.version };
  const rules = CrosscheckRules.parse({});
  return (path: string, leastOnDisk: number, desk?: PartsDesk) =>
    judge({ path, by, rules, overrides: [], keepsPairs: true, leastOnDisk }, universe, { desk });
}

import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import type { Dataset } from '../../../src/crm/dataset.ts';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { doublesOfDraft } from '../../../src/engine/datasets/doubles-of-draft.ts';
import { draftResolution } from '../../../src/engine/datasets/draft-resolution.ts';
import type { EarlyDoubles, EarlyLimits } from '../../../src/engine/datasets/early-doubles.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import { openDraft } from '../../../src/store/dataset-file/dataset-draft.ts';
import { openDatasetFile } from '../../../src/store/dataset-file/dataset-tables.ts';
import { fileDataset } from '../../../src/store/dataset-file/file-dataset.ts';
import { company, universeOf } from '../../builders.ts';
import { manyAccounts } from '../../crm/duplicates/many-accounts.ts';
import { tempPath } from '../../temp-folder.ts';

/** Threads load compiled files: those that test/build.ts made. */
const COMPILED = join(import.meta.dirname, '../../../dist/engine/datasets/early-doubles.js');
const RULES = CrosscheckRules.parse({});
const ALL: EarlyLimits = { least: 1, most: 1_000_000 };

it('doubles that are looked for while accounts are resolved are those that are found afterwards', async () => {
  const { path, early } = await resolvedWhile(ALL);
  const port = early.handOver();
  expect(port).toBeDefined();
  const dataset = datasetIn(path);
  const found = await doublesOfDraft(dataset, { path, prepared: port });
  expect([...found]).toEqual([...findDoubles(datasetIn(path))]);
  expect(found.length).toBeGreaterThan(100);
  expect(new Set([...Array(dataset.size).keys()].map((at) => dataset.identity(at).outcome)).size).toBe(2);
  await early.close();
  expect(readdirSync(dirname(path))).toEqual(['accounts.draft']);
});

it('accounts are resolved, and their normal forms kept, as without', async () => {
  const [early, alone] = [
    await resolvedWhile(ALL),
    await resolvedWhile({ least: 1_000_000, most: 1_000_000 }),
  ];
  expect(rowsIn(early.path)).toEqual(rowsIn(alone.path));
  expect(rowsIn(early.path).normals.length).toBeGreaterThan(80);
  expect(alone.early.handOver()).toBeUndefined();
  await early.early.close();
});

it('nothing is prepared of more accounts than lists in memory are for', async () => {
  const { early } = await resolvedWhile({ least: 1, most: 50 });
  expect(early.handOver()).toBeUndefined();
});

it('who judges finds the doubles when the thread was lost before it was done', async () => {
  const { path, early } = await resolvedWhile(ALL);
  await early.close();
  expect(early.handOver()).toBeUndefined();
  const { port1, port2 } = new MessageChannel();
  port2.close();
  const found = await doublesOfDraft(datasetIn(path), { path, prepared: port1 });
  expect([...found]).toEqual([...findDoubles(datasetIn(path))]);
});

/** Adds accounts to a draft and resolves them, with doubles being looked for meanwhile. */
async function resolvedWhile(
  limits: EarlyLimits,
): Promise<{ readonly path: string; readonly early: EarlyDoubles }> {
  const path = tempPath('accounts.draft');
  const draft = { ...openDraft(path, undefined), path };
  const { earlyDoubles }: typeof import('../../../src/engine/datasets/early-doubles.ts') = await import(
    pathToFileURL(COMPILED).href
  );
  const early = earlyDoubles(draft, limits);
  onTestFinished(early.close);
  const accounts = manyAccounts();
  const known = ['Siemens AG', 'Netflix Inc', 'Danone SA'].map((name) => company({ name, id: name }));
  const resolution = draftResolution(early.draft, {
    ...{ workspace: 'default', executor: inProcessExecutor(workflowContext(universeOf(known))), groups: 2 },
    ...{ keepEvidence: false, keepNormal: true, signal: new AbortController().signal, beginsAtOnce: true },
    onResolved: async () => {},
  });
  for (const [at, { id, is: _is, ...given }] of accounts.entries()) {
    draft.add([{ line: at + 1, id, account: { external_id: id, ...given }, resolvedBy: '' }]);
    early.added();
    resolution.added(RULES);
    // The first ones are resolved before the thread knows of any, the others with what it tells.
    if (at === accounts.length / 2) await takenIn(early, limits);
  }
  early.allAdded(accounts.length);
  await preparedIn(early, limits);
  await resolution.rest(RULES);
  await new Promise((done) => setImmediate(done));
  draft.seal();
  return { path, early };
}

/** Resolves when the thread has told the normal forms of some accounts, where it is to tell any. */
async function takenIn(early: EarlyDoubles, { least, most }: EarlyLimits): Promise<void> {
  if (least > 1 || most < 100) return;
  await vi.waitFor(
    () => expect(early.draft.unresolved(0, 500).every(({ normal }) => normal !== undefined)).toBe(true),
    {
      timeout: 60_000,
    },
  );
}

/** Resolves when the thread has prepared all accounts, where it is to prepare any. */
async function preparedIn(early: EarlyDoubles, { least, most }: EarlyLimits): Promise<void> {
  if (least > 1 || most < 100) return;
  await vi.waitFor(() => expect(early.atHand()?.isBusy()).toBe(false), { timeout: 60_000 });
}

function datasetIn(path: string): Dataset {
  const database = openDatasetFile(path);
  onTestFinished(() => void database.close());
  return fileDataset(database);
}

function rowsIn(path: string) {
  const database = openDatasetFile(path);
  const all = (table: string) => database.prepare(`SELECT * FROM ${table} ORDER BY position`).all();
  const rows = { resolutions: all('resolution'), normals: all('normal') };
  database.close();
  return rows;
}

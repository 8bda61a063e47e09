import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { DatasetDraft, DatasetStore } from '../../../src/jobs/dataset-store.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { company, universeOf } from '../../builders.ts';
import { tempPath } from '../../temp-folder.ts';
import { datasetsBeside } from '../loaded-datasets.ts';
import { linesOf } from './account-lines.ts';

const KEY = { workspace: 'default', name: null };
const ACME = { external_id: '1', trading_name: 'Acme' };

it.each(['add', 'resolve', 'switchIn'] as const)(
  'a disk that is full at the %s of accounts is told, and changes nothing',
  async (step) => {
    const { datasets, fill, files } = opened(step);
    await datasets.load(KEY, linesOf([ACME]), {});
    const { in_use: before } = await datasets.status(KEY, { waitMs: 20_000 });
    fill();
    const told = await failureOf(datasets.load(KEY, linesOf([ACME, { ...ACME, external_id: '2' }]), {}));
    const { in_use: after, load } = await datasets.status(KEY, { waitMs: 20_000 });
    expect(told ?? load?.error_message).toMatch(/the disk is full/i);
    expect(after).toEqual(before);
    expect(files()).toHaveLength(1);
  },
);

function full(): Error {
  return Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
}

async function failureOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Datasets on a disk that is full from a moment on, as SQLite tells it. */
function opened(step: 'add' | 'resolve' | 'switchIn') {
  const path = tempPath('core.sqlite');
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  const reference = universeOf([company({ name: 'Acme', website: 'acme.com' })]);
  let isFull = false;
  const failing = (draft: DatasetDraft): DatasetDraft => ({
    ...draft,
    [step]: () => {
      throw full();
    },
  });
  const wrapped = (store: DatasetStore): DatasetStore => ({
    ...store,
    async noteLoad(key, kind, load) {
      if (isFull && load.state === 'failed') throw full();
      await store.noteLoad(key, kind, load);
    },
    async begin(key, kind) {
      const draft = await store.begin(key, kind);
      return isFull ? failing(draft) : draft;
    },
  });
  const executor = inProcessExecutor(workflowContext(reference));
  const datasets = datasetsBeside({ database, executor, reference: () => reference, wrapped });
  const fill = () => {
    isFull = true;
  };
  return { datasets, fill, files: () => readdirSync(join(dirname(path), 'crm')) };
}

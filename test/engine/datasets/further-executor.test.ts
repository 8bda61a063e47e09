import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import type { ThreadAtHand } from '../../../src/engine/datasets/thread-at-hand.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { makeNormalFile } from '../../../src/store/dataset-file/normal-file.ts';
import { referencePath, sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import { company, draftOf, universeOf } from '../../builders.ts';
import { withoutTexts } from '../../jobs/run-through.ts';
import { storesIn } from '../../stores.ts';
import { tempFolder } from '../../temp-folder.ts';

/** Threads load compiled files: those that test/build.ts made. */
const COMPILED = join(import.meta.dirname, '../../../dist/engine/datasets');
const COMPANIES = [company({ id: '1', name: 'Zymergen' })];
const JOBS = ['Zymergen', 'Nobody'].map(
  (name, at): ClaimedJob => ({
    ...{ id: String(at), workspace: 'default', family: 'entity-resolution', createdMs: 0, progress: null },
    ...{ request: { legal_name: name }, options: { createMissing: false, keepEvidence: false }, token: 1 },
  }),
);
const here = () => inProcessExecutor(workflowContext(universeOf(COMPANIES)));

it('answers in its thread as this process does', async () => {
  const folder = tempFolder();
  const reference = sqliteReferenceStore(folder).replace(draftOf(COMPANIES));
  onTestFinished(() => reference.close());
  const nobody = { execute: () => Promise.reject(new Error('the thread was not asked')) };
  const further = await openFurther(referencePath(folder, reference.version), nobody);
  expect(withoutTexts(await further.execute(JOBS))).toEqual(await here().execute(JOBS));
});

it('what a thread without a universe cannot do is done instead', async () => {
  const further = await openFurther(join(tempFolder(), 'no-universe'), here());
  const [first, next] = await Promise.all([further.execute(JOBS), further.execute(JOBS)]);
  const whole = await here().execute(JOBS);
  expect([first, next, await further.execute(JOBS)]).toEqual([whole, whole, whole]);
});

it('a thread that is there for something else answers when it has no step to do; others are asked until then, and when it has ended', async () => {
  const folder = tempFolder();
  const reference = sqliteReferenceStore(folder).replace(draftOf(COMPANIES));
  onTestFinished(() => reference.close());
  const thread = await openEarly();
  const path = referencePath(folder, reference.version);
  const nobody = { execute: () => Promise.reject(new Error('the thread was not asked')) };
  const further = await openFurther(path, nobody, thread);
  const bodies = JOBS.map(({ id, request }) => JSON.stringify({ ...request, external_id: id }));
  const taking = thread.take(bodies);
  await expect(further.execute(JOBS)).rejects.toThrow('the thread was not asked');
  expect(await taking).toHaveLength(JOBS.length);
  expect(withoutTexts(await further.execute(JOBS))).toEqual(await here().execute(JOBS));
  await further.close();
  await thread.prepare();
  await thread.close();
  await expect(further.execute(JOBS)).rejects.toThrow('the thread was not asked');
});

it('what such a thread cannot do is done instead', async () => {
  const lost = { isBusy: () => false, execute: () => Promise.reject(new Error('the thread is gone')) };
  const further = await openFurther(join(tempFolder(), 'no-universe'), here(), lost);
  expect(await further.execute(JOBS)).toEqual(await here().execute(JOBS));
});

async function openEarly() {
  const { earlyThread }: typeof import('../../../src/engine/datasets/early-thread.ts') = await import(
    pathToFileURL(join(COMPILED, 'early-thread.js')).href
  );
  const normals = makeNormalFile(join(tempFolder(), 'accounts.draft'));
  const thread = earlyThread({ file: normals.file });
  onTestFinished(async () => {
    await thread.close();
    normals.close();
  });
  return thread;
}

async function openFurther(path: string, instead: Pick<JobExecutor, 'execute'>, atHand?: ThreadAtHand) {
  const { furtherExecutor }: typeof import('../../../src/engine/datasets/further-executor.ts') = await import(
    pathToFileURL(join(COMPILED, 'further-executor.js')).href
  );
  const files = { referencePath: path, datasetFolder: tempFolder() };
  const further = furtherExecutor({ files, ports: storesIn(tempFolder()) }, instead, atHand);
  onTestFinished(() => further.close());
  return further;
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { inProcessExecutor } from '../../../src/engine/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/workflow-context.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { referencePath, sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import { company, draftOf, universeOf } from '../../builders.ts';
import { withoutTexts } from '../../jobs/run-through.ts';
import { storesIn } from '../../stores.ts';
import { tempFolder } from '../../temp-folder.ts';

/** A thread loads compiled files: those that test/build.ts made. */
const COMPILED = join(import.meta.dirname, '../../../dist/engine/datasets/further-executor.js');
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

async function openFurther(path: string, instead: Pick<JobExecutor, 'execute'>) {
  const { furtherExecutor }: typeof import('../../../src/engine/datasets/further-executor.ts') = await import(
    pathToFileURL(COMPILED).href
  );
  const files = { referencePath: path, datasetFolder: tempFolder() };
  const further = furtherExecutor({ files, ports: storesIn(tempFolder()) }, instead);
  onTestFinished(() => further.close());
  return further;
}

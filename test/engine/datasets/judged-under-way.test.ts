import { dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { JobOfDataset } from '../../../src/engine/datasets/dataset-id.ts';
import { judgeAgainst } from '../../../src/engine/datasets/judge-task.ts';
import { judgedUnderWay } from '../../../src/engine/datasets/judged-under-way.ts';
import { sendingRows } from '../../../src/engine/datasets/row-channel.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import { runJob } from '../../../src/jobs/workflows/run-job.ts';
import { datasetFolder } from '../../../src/store/dataset-file/dataset-folder.ts';
import { openJudgedDatasets } from '../../../src/store/dataset-file/judged-datasets.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteDatasetVersions } from '../../../src/store/sqlite/sqlite-dataset-rows.ts';
import { hierarchyOf } from '../../../src/universe/hierarchy/reference-family.ts';
import { company, universeOf } from '../../builders.ts';
import { tempPath } from '../../temp-folder.ts';
import { datasetsBeside } from '../loaded-datasets.ts';
import { linesOf } from './account-lines.ts';

const KEY = { workspace: 'default', name: 'run_1' };
const ZYM = { external_id: '001A000001LkQ2v', legal_name: 'Zymergen Inc', website: 'zymergen.com' };
const SAME = { ...ZYM, external_id: '2' };

it('tells of an account before the dataset is in use, and the same as afterwards', async () => {
  const engine = judging();
  await engine.datasets.load(KEY, linesOf([ZYM, SAME]), {});
  await engine.hasBegun;
  const fresh = engine.datasets.makeFresh([asking(ZYM)]);
  engine.goOn();
  await fresh;
  const { membersText, ...before } =
    (await (await engine.crm.open('default', 'run_1'))?.account('001A000001LkQ2vIAF')) ?? {};
  expect(JSON.parse(membersText ?? '')).toHaveLength(2);
  expect(engine.datasets.alone(KEY)).toEqual({ verdicts: [], leaders: [] });
  expect(before).toMatchObject({ account: ZYM, crosscheck: { duplicate: { type: expect.any(String) } } });
  expect((await engine.datasets.status(KEY, {})).in_use).toBeNull();
  engine.end();
  expect(await engine.datasets.status(KEY, { waitMs: 10_000 })).toMatchObject({ in_use: { accounts: 2 } });
  expect(await (await engine.crm.open('default', 'run_1'))?.account(ZYM.external_id)).toEqual(before);
  expect(engine.datasets.alone(KEY)).toBeUndefined();
});

it('has the text of an answer as the answer is written, without reading the members of the group', async () => {
  const engine = judging();
  const said = { ...ZYM, external_id: 'the "members":[]' };
  await engine.datasets.load(KEY, linesOf([said, SAME]), {});
  await engine.hasBegun;
  const fresh = engine.datasets.makeFresh([asking(said)]);
  engine.goOn();
  await fresh;
  const claim = { id: 'job_1', token: 1, createdMs: 0, progress: null };
  const job = { ...claim, ...asking(said) } as ClaimedJob;
  const end = await runJob(job, { ...engine.context, crm: engine.crm });
  engine.end();
  if (!('result' in end) || end.result.state === 'failed') throw new Error('it has not ended');
  const { record, extended } = end.result;
  const { duplicate } = Object(record).crosscheck;
  expect(Object.getOwnPropertyDescriptor(duplicate, 'members')).toHaveProperty('get', expect.any(Function));
  expect(record).toMatchObject({ crosscheck: { duplicate: { members: [{}, {}] } } });
  expect(end.texts).toEqual({ record: JSON.stringify(record), extended: JSON.stringify(extended) });
});

it('waits for the dataset with what it was not told', async () => {
  const engine = judging();
  await engine.datasets.load(KEY, linesOf([ZYM]), {});
  await engine.hasBegun;
  const fresh = engine.datasets.makeFresh([asking({ ...ZYM, external_id: 'nobody' })]);
  engine.goOn();
  engine.end();
  await fresh;
  expect(await (await engine.crm.open('default', 'run_1'))?.account('nobody')).toBeUndefined();
});

it('answers nobody against accounts that could not be judged', async () => {
  const engine = judging();
  await engine.datasets.load(KEY, linesOf([ZYM]), {});
  await engine.hasBegun;
  const fresh = engine.datasets.makeFresh([asking(ZYM)]);
  engine.fail(new Error('the thread is gone'));
  await expect(fresh).rejects.toThrow('the thread is gone');
  await expect(engine.datasets.makeFresh([asking(ZYM)])).rejects.toThrow('the thread is gone');
});

function asking(request: typeof ZYM): JobOfDataset {
  const options = { createMissing: true, keepEvidence: false, dataset: KEY.name };
  return { family: 'crosscheck', workspace: KEY.workspace, options, request };
}

/** Datasets whose judge begins and ends when the test says so. */
function judging() {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  const reference = universeOf([company({ name: 'Zymergen', website: 'zymergen.com', country: 'US' })]);
  const underWay = judgedUnderWay();
  const [begun, going, ending] = [moment(), moment(), moment()];
  const context = workflowContext(reference);
  const datasets = datasetsBeside({
    ...{ database, underWay, reference: () => reference },
    executor: inProcessExecutor(context),
    async judge(task, world, { channel } = {}) {
      begun.pass();
      await going.passed;
      await judgeAgainst(hierarchyOf(world), task, { hears: channel && sendingRows(channel) });
      await ending.passed;
    },
  });
  const opened = openJudgedDatasets(sqliteDatasetVersions(database), datasetFolder(dirname(database.name)));
  onTestFinished(opened.close);
  const crm = underWay.over(opened);
  return {
    context,
    datasets,
    crm,
    hasBegun: begun.passed,
    goOn: going.pass,
    end: ending.pass,
    fail: going.fail,
  };
}

function moment() {
  let pass = () => {};
  let fail = (_reason: Error) => {};
  const passed = new Promise<void>((resolve, reject) => {
    pass = resolve;
    fail = reject;
  });
  return { passed, pass, fail };
}

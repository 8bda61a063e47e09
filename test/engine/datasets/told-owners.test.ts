import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import { jobAtHand } from '../../../src/jobs/job-at-hand.ts';
import type { ExecutedJob } from '../../../src/jobs/job-store.ts';
import { datasetFolder } from '../../../src/store/dataset-file/dataset-folder.ts';
import { openJudgedDatasets } from '../../../src/store/dataset-file/judged-datasets.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteDatasetVersions } from '../../../src/store/sqlite/sqlite-dataset-rows.ts';
import type { ReferenceVersion } from '../../../src/universe/reference-store.ts';
import { company } from '../../builders.ts';
import { runThrough } from '../../jobs/run-through.ts';
import { newJob } from '../../store/jobs.ts';
import { tempPath } from '../../temp-folder.ts';
import { smallEngine } from '../small-engine.ts';
import { loaded } from './account-lines.ts';

const GINKGO = company({
  id: 'ginkgo',
  name: 'Ginkgo Bioworks',
  website: 'ginkgobioworks.com',
  country: 'US',
});
const ZYMERGEN = company({
  ...{ id: 'zymergen', name: 'Zymergen', website: 'zymergen.com', country: 'US' },
  relations: [{ type: 'parent', id: 'ginkgo' }],
});
const ACCOUNTS: readonly CrmAccount[] = [
  { external_id: '1', legal_name: 'Zymergen Inc', website: 'zymergen.com' },
  { external_id: '2', trading_name: 'Ginkgo Bioworks', website: 'ginkgobioworks.com' },
  { external_id: '3', trading_name: 'Quorvane Tidewick Pumps', country: 'DE', city: 'Rostock' },
  { external_id: '4', trading_name: 'Kebab Palace' },
];

describe('the owners of accounts, told when their dataset is judged', () => {
  it('are those that a job finds by itself, for known and for created companies', async () => {
    const { path, reference } = await judgedAccounts();
    const kept = await told(path, reference);
    changeDataset(path, 'UPDATE verdict SET owners = NULL');
    expect(await told(path, reference)).toEqual(kept);
    expect(kept.map(parentOf)).toEqual(['2', null, null, undefined]);
  });

  it('are worked out anew against another universe than that of the dataset', async () => {
    const { path, reference } = await judgedAccounts();
    const kept = await told(path, reference);
    changeDataset(path, `UPDATE verdict SET owners = '{"parentage":null,"mentioned":[]}'`);
    expect((await told(path, reference)).map(parentOf)).toEqual([undefined, undefined, undefined, undefined]);
    changeDataset(path, `UPDATE judged SET reference_version = 'another'`);
    expect(await told(path, reference)).toEqual(kept);
  });

  it('are worked out anew where a dataset of an earlier build has none', async () => {
    const { path, reference } = await judgedAccounts();
    const kept = await told(path, reference);
    changeDataset(path, 'ALTER TABLE verdict DROP COLUMN owners');
    changeDataset(path, 'ALTER TABLE judged DROP COLUMN reference_version');
    expect(await told(path, reference)).toEqual(kept);
  });
});

async function judgedAccounts() {
  const path = tempPath('core.sqlite');
  const { service, reference } = smallEngine([ZYMERGEN, GINKGO], { path });
  await loaded(service, ACCOUNTS, 'run-1');
  return { path, reference };
}

/** What jobs tell of the accounts, against the dataset as it stands on disk. */
async function told(path: string, reference: ReferenceVersion): Promise<readonly ExecutedJob[]> {
  const database = openCoreDatabase(path);
  const crm = openJudgedDatasets(sqliteDatasetVersions(database), datasetFolder(dirname(path)));
  const context = workflowContext(reference, { crm });
  const options = { createMissing: false, keepEvidence: false, dataset: 'run-1' };
  const jobs = ACCOUNTS.map((request) => newJob({ family: 'crosscheck', request, options }));
  const ended = await Promise.all(jobs.map((job, at) => runThrough(jobAtHand(job, String(at), 0), context)));
  crm.close();
  database.close();
  return ended;
}

/** The account of the parent; null without one, undefined where nothing is told of owners. */
function parentOf({ result }: ExecutedJob): string | null | undefined {
  if (result.state === 'failed') throw new Error(result.errorMessage);
  const { parentage } = result.record as {
    parentage: { parent: { external_id: string | null } | null } | null;
  };
  return parentage === null ? undefined : (parentage.parent?.external_id ?? null);
}

function changeDataset(path: string, sql: string): void {
  const folder = datasetFolder(dirname(path));
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.sqlite'));
  const database = new Database(join(folder, file));
  onTestFinished(() => void database.close());
  database.exec(sql);
  database.close();
}

import { existsSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import { type Datasets, openDatasets } from '../../../src/engine/datasets/datasets.ts';
import { judgeHere } from '../../../src/engine/datasets/judge-task.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import { datasetsOf, groupPorts } from '../../../src/engine/open-local.ts';
import { handingGroups } from '../../../src/engine/threads/handed-group.ts';
import { openThreadContext } from '../../../src/engine/threads/thread-context.ts';
import { jobAtHand } from '../../../src/jobs/job-at-hand.ts';
import type { SourceRecord } from '../../../src/resolution/records/source-record.ts';
import { datasetFolder } from '../../../src/store/dataset-file/dataset-folder.ts';
import { openJudgedDatasets } from '../../../src/store/dataset-file/judged-datasets.ts';
import { folderContentStore } from '../../../src/store/files/folder-content-store.ts';
import { openSharedFiles } from '../../../src/store/files/open-shared-files.ts';
import type { PostgresDatabase } from '../../../src/store/postgres/postgres-database.ts';
import { postgresDatasetLeases } from '../../../src/store/postgres/postgres-dataset-leases.ts';
import { postgresDatasetRows } from '../../../src/store/postgres/postgres-dataset-rows.ts';
import { postgresOverrideStore } from '../../../src/store/postgres/postgres-override-store.ts';
import { postgresProcesses } from '../../../src/store/postgres/postgres-processes.ts';
import { postgresSharedNames } from '../../../src/store/postgres/postgres-shared-names.ts';
import { postgresSharedParts } from '../../../src/store/postgres/postgres-shared-parts.ts';
import { postgresSignals } from '../../../src/store/postgres/postgres-signals.ts';
import { postgresStoreClock } from '../../../src/store/postgres/postgres-store-clock.ts';
import { referencePath, sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import type { PublishedUniverses } from '../../../src/universe/published-universes.ts';
import { company, draftOf } from '../../builders.ts';
import { testClock } from '../../clock.ts';
import { linesOf } from '../../engine/datasets/account-lines.ts';
import { endedOf } from '../../jobs/run-through.ts';
import { tempFolder } from '../../temp-folder.ts';
import { newJob } from '../jobs.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const ZYMERGEN = company({ id: 'zymergen', name: 'Zymergen', website: 'zymergen.com' });
const GINKGO = company({ id: 'ginkgo', name: 'Ginkgo Bioworks', website: 'ginkgobioworks.com' });
const ACCOUNT: CrmAccount = { external_id: '1', legal_name: 'Zymergen', website: 'zymergen.com' };
const OWN = { workspace: 'default', name: null };

const databases = databaseOfFile();

interface Shared {
  readonly folder: string;
  /** The version of the universe that machines take up. */
  published: string;
}

/** A machine with a universe of its own over the database and the folder that it shares with others. */
function machine(database: PostgresDatabase, records: readonly SourceRecord[], shared: Shared) {
  const dataDir = tempFolder();
  const references = tempFolder();
  const universe = sqliteReferenceStore(references).replace(draftOf(records));
  const clock = testClock();
  const content = folderContentStore(shared.folder);
  const stores = {
    datasets: postgresDatasetRows(database, {}),
    overrides: postgresOverrideStore(database),
    storeClock: postgresStoreClock(database, {}),
    shared: {
      datasetLeases: postgresDatasetLeases(database, {}),
      universes: publishedIn(shared),
      parts: postgresSharedParts(database, {}),
      signals: postgresSignals(database),
      processes: postgresProcesses(database, { newId: () => '' }),
    },
    sharedFiles: openSharedFiles({
      ...{ content: async () => content, names: postgresSharedNames(database, {}), sleep: clock.sleep },
    }),
  };
  const ports = groupPorts(dataDir, stores);
  const folder = datasetFolder(dataDir);
  const crm = openJudgedDatasets(ports.datasets, folder);
  const executor = inProcessExecutor(workflowContext(universe, { crm }));
  const judgedBy: string[] = [];
  const datasets = openDatasets({
    ...{ ...datasetsOf({ dataDir, clock }, stores), executor, reference: () => universe },
    judge(task, reference) {
      judgedBy.push(reference.version);
      return judgeHere(task, reference);
    },
    ...{ keepEvidence: false, groups: 1 },
    onError: (_, error) => {
      throw error;
    },
  });
  onTestFinished(async () => {
    await datasets.close();
    crm.close();
    universe.close();
  });
  const thread = () =>
    openThreadContext({
      referencePath: referencePath(references, universe.version),
      datasetFolder: folder,
    });
  return { datasets, executor, ports, folder, thread, judgedBy, version: universe.version, stores };
}

function publishedIn(shared: Shared): Pick<PublishedUniverses, 'current'> {
  const current = async () => ({
    ...{ version: shared.published, hash: '', bytes: 0, entityCount: 0, format: 0, publishedMs: 0 },
  });
  return { current };
}

function machines(there: readonly SourceRecord[] = [ZYMERGEN]) {
  const shared = { folder: tempFolder(), published: '' };
  const first = machine(databases.open(), [ZYMERGEN], shared);
  shared.published = first.version;
  return { shared, here: first, there: machine(databases.elsewhere(), there, shared) };
}

async function load(datasets: Datasets): Promise<void> {
  await datasets.load(OWN, linesOf([ACCOUNT]), {});
  expect((await datasets.status(OWN, { waitMs: 20_000 })).load?.state).toBe('completed');
}

const JOB = jobAtHand(newJob({ family: 'crosscheck', request: ACCOUNT }), '1', 0);
const JUDGED = { record: { crosscheck: { recommended_action: { action: expect.anything() } } } };

describePostgres('accounts that were loaded on one machine', () => {
  it('are what crosschecks of another one are evaluated against', async () => {
    const { here, there } = machines();
    await load(here.datasets);
    const [inProcess] = endedOf(await there.executor.execute([JOB]));
    expect(inProcess?.result).toMatchObject(JUDGED);
  });

  it('are opened by the threads of another one', async () => {
    const { here, there } = machines();
    await load(here.datasets);
    const thread = there.thread();
    const execute = handingGroups(there.ports, (group) => thread.execute(structuredClone(group)));
    const [inThread] = endedOf(await execute([JOB]));
    expect(inThread?.result).toMatchObject(JUDGED);
  });

  it('are fetched before a group of jobs is executed, which is tried again when they cannot be', async () => {
    const { here, there } = machines();
    await load(here.datasets);
    const [file] = await here.stores.sharedFiles.list('crm/');
    await there.datasets.makeFresh([JOB]);
    expect(existsSync(`${there.folder}/${file?.name.slice('crm/'.length)}`)).toBe(true);
  });

  it('are judged again by one machine, for a decision that both have heard of', async () => {
    const { here, there } = machines();
    await load(here.datasets);
    const decided_at = '2026-01-01T00:00:00.000Z';
    await here.stores.overrides.add('default', [
      { override: { decision: 'operating', account: '1', is_operating: true, reason: '', decided_at } },
    ]);
    await Promise.all([here.datasets.makeFresh([JOB]), there.datasets.makeFresh([JOB])]);
    await Promise.all([here.datasets.refreshAll(), there.datasets.refreshAll()]);
    expect(here.judgedBy.length + there.judgedBy.length).toBe(2);
    expect((await there.datasets.status(OWN, {})).in_use?.is_current).toBe(true);
  });

  it('are judged again by the universe that all take up, and not by an older one', async () => {
    const { shared, here, there } = machines([ZYMERGEN, GINKGO]);
    await load(here.datasets);
    await there.datasets.refreshAll();
    expect(there.judgedBy).toEqual([]);
    shared.published = there.version;
    for (const { datasets } of [here, there, here, there]) await datasets.refreshAll();
    expect([here.judgedBy, there.judgedBy]).toEqual([[here.version], [there.version]]);
    expect((await there.datasets.status(OWN, {})).in_use?.is_current).toBe(true);
  });
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { CrmAccount } from '../../../src/contract/crm-account.ts';
import { openDesk } from '../../../src/engine/datasets/parts-desk.ts';
import { resolveAccounts } from '../../../src/engine/datasets/resolve-accounts.ts';
import { shareResolution } from '../../../src/engine/datasets/shared-resolution.ts';
import type { SharedWork } from '../../../src/engine/datasets/shared-work.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import { openDraft } from '../../../src/store/dataset-file/dataset-draft.ts';
import { openDatasetFile } from '../../../src/store/dataset-file/dataset-tables.ts';
import { company, universeOf } from '../../builders.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';
import { leftIn, partWorker, placeOf } from './part-machines.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const LONG_MS = 120_000;
const ACCOUNTS = 3000;
const NAMES = ['Zymergen', 'Ginkgo Bioworks', 'Amyris'];

const databases = databaseOfFile();

interface Resolving {
  readonly sharing?: SharedWork;
  readonly signal?: AbortSignal;
  /** Accounts are resolved here from then on. */
  readonly isFree?: () => Promise<unknown>;
}

function known() {
  return universeOf(NAMES.map((name) => company({ name })));
}

/** Resolves accounts of known companies and of others, alone or with whoever works beside; tells what stands in the draft. */
async function resolved({
  sharing,
  signal = new AbortController().signal,
  isFree = async () => {},
}: Resolving = {}) {
  const universe = known();
  const path = tempPath('dataset.draft');
  const draft = openDraft(path, undefined);
  onTestFinished(draft.seal);
  const names = Array.from({ length: ACCOUNTS }, (_, at) => NAMES[at % 7] ?? `Company ${at}`);
  draft.add(
    names.map((legal_name, at) => ({
      ...{ line: at + 1, id: `a${at}`, resolvedBy: '' },
      account: CrmAccount.parse({ external_id: `a${at}`, legal_name }),
    })),
  );
  let here = 0;
  const executor = inProcessExecutor(workflowContext(universe));
  await resolveAccounts(draft, {
    executor: {
      async execute(jobs: readonly ClaimedJob[]) {
        await isFree();
        here += jobs.length;
        return executor.execute(jobs);
      },
    },
    ...{ workspace: 'acme', keepEvidence: true, keepNormal: true, groups: 1, signal },
    share: sharing && shareResolution(sharing, { path, referenceVersion: universe.version }),
    onResolved: async () => {},
  });
  draft.seal();
  const file = openDatasetFile(path);
  const rows = ['resolution', 'normal'].map((table) =>
    file.prepare(`SELECT * FROM ${table} ORDER BY position`).all(),
  );
  file.close();
  return { here, rows };
}

function sharingOver(shared: string, onOpen = () => {}): SharedWork {
  const place = placeOf(databases.open(), shared);
  return {
    least: 100,
    async open(workspace, { path }) {
      const desk = await openDesk({ ...place, ...{ work: 'work_1', workspace, folder: `${path}-parts` } });
      onOpen();
      return desk;
    },
    removeLeft: async () => {},
    close: async () => {},
  };
}

describePostgres('accounts that several machines resolve', { timeout: LONG_MS }, () => {
  it('are resolved as by one', async () => {
    const shared = tempFolder();
    const alone = await resolved();
    const sharing = sharingOver(shared);
    const universe = known();
    const executor = inProcessExecutor(workflowContext(universe));
    const worker = await partWorker(databases.elsewhere(), {
      ...{ shared, owner: 'one/1/1', executor, referenceVersion: universe.version },
    });
    const isFree = () => vi.waitFor(() => expect(worker.done()).toBeGreaterThan(0), { timeout: LONG_MS });
    const together = await resolved({ sharing, isFree });
    expect(together.rows).toEqual(alone.rows);
    expect(alone.here).toBe(ACCOUNTS);
    expect(together.here).toBeLessThan(ACCOUNTS);
    expect(await leftIn(databases.elsewhere())).toEqual([]);
  });

  it('are resolved here where others have another universe', async () => {
    const shared = tempFolder();
    const sharing = sharingOver(shared);
    const worker = await partWorker(databases.elsewhere(), {
      ...{ shared, owner: 'one/1/1', referenceVersion: 'another' },
    });
    expect((await resolved({ sharing })).here).toBe(ACCOUNTS);
    expect(worker.done()).toBe(0);
  });

  it('are given up when the load is stopped, and leave nothing behind', async () => {
    const stopping = new AbortController();
    const sharing = sharingOver(tempFolder(), () => stopping.abort(new Error('stopped')));
    await expect(resolved({ sharing, signal: stopping.signal })).rejects.toThrow('stopped');
    expect(await leftIn(databases.elsewhere())).toEqual([]);
  });
});

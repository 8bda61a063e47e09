import { dirname } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type GroupPorts,
  type HandedGroup,
  handingGroups,
} from '../../../src/engine/threads/handed-group.ts';
import { openThreadContext } from '../../../src/engine/threads/thread-context.ts';
import { jobAtHand } from '../../../src/jobs/job-at-hand.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import { datasetFolder } from '../../../src/store/dataset-file/dataset-folder.ts';
import { referencePath, sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import { company, draftOf } from '../../builders.ts';
import { entity } from '../../crm/overrides/decisions.ts';
import { endedOf } from '../../jobs/run-through.ts';
import { newJob } from '../../store/jobs.ts';
import { storesIn } from '../../stores.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';
import { loaded } from '../datasets/account-lines.ts';
import { smallEngine } from '../small-engine.ts';

const COMPANIES = ['zymergen', 'ginkgo'].map((name) => company({ id: name, name, website: `${name}.com` }));
const ACCOUNT = { external_id: 'A', legal_name: 'Zymergen', website: 'zymergen.com' };

describe('the decisions of people', () => {
  it('are handed to each thread once for each revision', async () => {
    const { stores, threads, handed } = await opened(2);
    const entitiesOf = () =>
      Promise.all(
        threads.map(async (execute) => endedOf(await execute([resolution()]))[0]?.pinned?.coreId ?? null),
      );
    expect(await entitiesOf()).toEqual([mintCoreId('list:zymergen'), mintCoreId('list:zymergen')]);
    await stores.overrides.add('default', [{ override: entity('A', mintCoreId('list:ginkgo')) }]);
    for (let round = 0; round < 2; round++)
      expect(await entitiesOf()).toEqual([mintCoreId('list:ginkgo'), mintCoreId('list:ginkgo')]);
    const [{ number } = { number: 0 }] = await stores.overrides.list('default');
    await stores.overrides.remove('default', [number]);
    expect(await entitiesOf()).toEqual([mintCoreId('list:zymergen'), mintCoreId('list:zymergen')]);
    expect(handed().filter(({ decisions }) => decisions.some(({ list }) => list !== undefined))).toHaveLength(
      4,
    );
  });

  it('of one workspace are none of another', async () => {
    const { stores, threads } = await opened(1);
    await stores.overrides.add('acme', [{ override: entity('A', null) }]);
    const jobs = [resolution('default', '1'), resolution('acme', '2')];
    const ended = endedOf((await threads[0]?.(jobs)) ?? []);
    expect(ended.map(({ pinned }) => pinned?.coreId ?? null)).toEqual([mintCoreId('list:zymergen'), null]);
  });
});

describe('the dataset that crosschecks are evaluated against', () => {
  it('is looked up again when its file has gone meanwhile', async () => {
    const { threads, handed, path } = await opened(1, { isLate: true });
    await load(path, 'run-1');
    const [ended] = endedOf((await threads[0]?.([crosscheck('run-1')])) ?? []);
    expect(ended?.result).toMatchObject({
      record: { crosscheck: { recommended_action: expect.anything() } },
    });
    expect(handed().map(({ datasets }) => datasets.map(({ version }) => version === 'gone'))).toEqual([
      [true],
      [false],
    ]);
  });

  it('is none after many times, so that a job ends', async () => {
    const { threads, handed, path } = await opened(1, { isLost: true });
    await load(path, 'run-1');
    const [ended] = endedOf((await threads[0]?.([crosscheck('run-1')])) ?? []);
    expect(ended?.result).toMatchObject({ state: 'completed', record: { crosscheck: null } });
    expect(handed().at(-1)?.datasets).toEqual([{ workspace: 'default', name: 'run-1', version: undefined }]);
  });

  it('is closed by a thread when it is in use no more', async () => {
    const { threads, path, held } = await opened(1);
    const engine = await load(path, 'run-1');
    await threads[0]?.([crosscheck('run-1')]);
    expect(held()).toHaveLength(1);
    await engine.dropAccounts?.({ dataset: 'run-1' });
    await threads[0]?.([resolution()]);
    await threads[0]?.([resolution()]);
    expect(held()).toEqual([]);
  });
});

function resolution(workspace = 'default', id = '1'): ClaimedJob {
  return { ...jobAtHand(newJob({ request: { ...ACCOUNT } }), id, 0), workspace };
}

function crosscheck(dataset: string): ClaimedJob {
  const options = { createMissing: false, keepEvidence: false, dataset };
  return jobAtHand(newJob({ family: 'crosscheck', request: ACCOUNT, options }), '1', 0);
}

async function load(path: string, dataset: string) {
  const { service } = smallEngine(COMPANIES, { path });
  expect((await loaded(service, [ACCOUNT], dataset)).load?.state).toBe('completed');
  return service;
}

/** Threads as this thread has them, over one data directory; what is handed to them is copied, as for a thread. */
async function opened(count: number, trouble: { readonly isLate?: boolean; readonly isLost?: boolean } = {}) {
  const path = tempPath('core.sqlite');
  const stores = storesIn(dirname(path));
  const references = tempFolder();
  const universe = sqliteReferenceStore(references).replace(draftOf(COMPANIES));
  onTestFinished(() => universe.close());
  const handed: HandedGroup[] = [];
  let held: readonly string[] = [];
  const ports: GroupPorts = { overrides: stores.overrides, datasets: troubled(stores.datasets, trouble) };
  const threads = Array.from({ length: count }, () => {
    const thread = openThreadContext({
      referencePath: referencePath(references, universe.version),
      datasetFolder: datasetFolder(dirname(path)),
    });
    return handingGroups(ports, async (group) => {
      handed.push(group);
      const answer = await thread.execute(structuredClone(group));
      if ('held' in answer) held = answer.held;
      return structuredClone(answer);
    });
  });
  return { stores, threads, path, handed: () => handed, held: () => held };
}

function troubled(
  datasets: GroupPorts['datasets'],
  { isLate = false, isLost = false }: { readonly isLate?: boolean; readonly isLost?: boolean },
): GroupPorts['datasets'] {
  let isAsked = false;
  return {
    isInUse: datasets.isInUse,
    async versionOf(key) {
      const isGone = isLost || (isLate && !isAsked);
      isAsked = true;
      return isGone ? 'gone' : datasets.versionOf(key);
    },
  };
}

import { describe, expect, it, onTestFinished } from 'vitest';
import type { OverrideStore } from '../../../src/crm/overrides/override-store.ts';
import { decidedEntities } from '../../../src/engine/jobs/decided-entities.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteOverrideStore } from '../../../src/store/sqlite/sqlite-override-store.ts';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import { company, universeOf } from '../../builders.ts';
import { entity, same } from '../../crm/overrides/decisions.ts';
import { endedOf } from '../../jobs/run-through.ts';
import { tempPath } from '../../temp-folder.ts';

const ZYMERGEN = company({ name: 'Zymergen', website: 'zymergen.com' });
const GINKGO = company({ name: 'Ginkgo', website: 'ginkgo.bio' });
const GINKGO_ID = mintCoreId('list:ginkgo');
const ZYMERGEN_ID = mintCoreId('list:zymergen');

describe('jobs', () => {
  it('obey what people of their workspace have decided by then', async () => {
    const { overrides, resolve } = engine();
    expect(await resolve('acme', 'acme', 'zeta')).toEqual([ZYMERGEN_ID, ZYMERGEN_ID, ZYMERGEN_ID]);
    await overrides.add('acme', [{ override: entity('A', GINKGO_ID) }]);
    expect(await resolve('acme', 'zeta', 'acme')).toEqual([GINKGO_ID, ZYMERGEN_ID, GINKGO_ID]);
    await overrides.add('acme', [{ override: entity('A', null) }]);
    expect(await resolve('acme')).toEqual([null]);
    const numbers = (await overrides.list('acme')).map(({ number }) => number);
    await overrides.remove('acme', numbers);
    expect(await resolve('acme')).toEqual([ZYMERGEN_ID]);
  });

  it('look once for each group, and read the decisions once for each revision', async () => {
    const { overrides, resolve, asked } = engine();
    await resolve('acme', 'acme', 'acme');
    expect(asked()).toEqual({ revision: 1, list: 0 });
    await overrides.add('acme', [{ override: entity('B', GINKGO_ID) }]);
    await resolve('acme', 'acme', 'zeta');
    await resolve('acme');
    expect(asked()).toEqual({ revision: 3, list: 1 });
  });

  it('look for no decision of a record when there is none about entities', async () => {
    const { overrides } = engine();
    await overrides.add('acme', [{ override: same('A', 'B') }]);
    expect(await decidedEntities(overrides).of('acme')).toBeUndefined();
  });
});

function engine() {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  const overrides = sqliteOverrideStore(database);
  let count = { revision: 0, list: 0 };
  const counting: Pick<OverrideStore, 'list' | 'revision'> = {
    revision(workspace) {
      count.revision++;
      return overrides.revision(workspace);
    },
    list(workspace) {
      count.list++;
      return overrides.list(workspace);
    },
  };
  const decisions = decidedEntities(counting);
  const executor = inProcessExecutor(workflowContext(universeOf([ZYMERGEN, GINKGO]), { decisions }));
  return {
    overrides,
    /** How often the store was asked since the last time. */
    asked() {
      const asked = count;
      count = { revision: 0, list: 0 };
      return asked;
    },
    /** Resolves one account in each of the workspaces, in one group. */
    async resolve(...workspaces: readonly string[]) {
      const ended = endedOf(await executor.execute(workspaces.map(jobOf)));
      return ended.map(({ result }) =>
        result.state === 'failed' ? result.errorMessage : coreIdOf(result.record),
      );
    },
  };
}

function jobOf(workspace: string): ClaimedJob {
  return {
    ...{ id: 'job_1', workspace, family: 'entity-resolution' },
    request: { website: 'zymergen.com', external_id: 'A' },
    options: { createMissing: false, keepEvidence: false },
    ...{ createdMs: 0, progress: null, token: 1 },
  };
}

function coreIdOf(record: unknown): string | null {
  // A record of entity resolution.
  return (record as { core_id: string | null }).core_id;
}

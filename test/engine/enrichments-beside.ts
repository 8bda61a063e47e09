import { onTestFinished } from 'vitest';
import type { WorkspaceSettingsStore } from '../../src/access/workspace-settings-store.ts';
import type { Clock } from '../../src/contract/clock.ts';
import { enrichmentQueue } from '../../src/engine/inbound/enrichment-queue.ts';
import { workWhileWaiting } from '../../src/engine/inbound/work-while-waiting.ts';
import { decidedEntities } from '../../src/engine/jobs/decided-entities.ts';
import { CACHE_MS } from '../../src/inbound/run-states.ts';
import type { JobExecutor } from '../../src/jobs/runner.ts';
import type { CoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteEnrichmentStore } from '../../src/store/sqlite/sqlite-enrichment-store.ts';
import { sqliteOverrideStore } from '../../src/store/sqlite/sqlite-override-store.ts';

interface Beside {
  readonly database: CoreDatabase;
  readonly executor: JobExecutor;
  readonly clock: Clock;
  readonly settings: Pick<WorkspaceSettingsStore, 'of'>;
  readonly owner?: string;
}

/** The enrichment runs of an engine under test: worked on by a queue, until the test ends, and while somebody waits. */
export function enrichmentsBeside({ database, executor, clock, settings, owner = 'host/1/1' }: Beside) {
  let last = 0;
  const store = sqliteEnrichmentStore(database, {
    newId: () => `${++last}`,
    now: clock.now,
    cacheMs: CACHE_MS,
  });
  const onError = (_: string, error: unknown) => {
    throw error;
  };
  const parts = { store, executor, clock, owner, settings, onError };
  const decisions = decidedEntities(sqliteOverrideStore(database));
  return {
    store,
    queue() {
      const queue = enrichmentQueue({ ...parts, groups: 2 });
      onTestFinished(() => queue.close());
      return { store, work: queue, decisions };
    },
    whileWaiting: () => ({ store, work: workWhileWaiting(parts), decisions }),
  };
}

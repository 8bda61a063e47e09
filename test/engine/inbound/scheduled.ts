import { onTestFinished } from 'vitest';
import { type Scheduler, scheduler } from '../../../src/engine/inbound/scheduler.ts';
import { workWhileWaiting } from '../../../src/engine/inbound/work-while-waiting.ts';
import { decidedEntities } from '../../../src/engine/jobs/decided-entities.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import { newIds } from '../../../src/engine/new-ids.ts';
import type { EnrichmentStore } from '../../../src/inbound/enrichment-store.ts';
import { CACHE_MS } from '../../../src/inbound/run-states.ts';
import { readSchedule } from '../../../src/inbound/schedule-config.ts';
import type { ScheduleStore } from '../../../src/inbound/schedule-store.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { type CoreDatabase, openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteBeforeImages } from '../../../src/store/sqlite/sqlite-before-images.ts';
import { sqliteEnrichmentStore } from '../../../src/store/sqlite/sqlite-enrichment-store.ts';
import { sqliteOverrideStore } from '../../../src/store/sqlite/sqlite-override-store.ts';
import { sqliteScheduleStore } from '../../../src/store/sqlite/sqlite-schedule-store.ts';
import { sqliteWorkspaceSettingsStore } from '../../../src/store/sqlite/sqlite-workspace-settings-store.ts';
import { company, universeOf } from '../../builders.ts';
import { tempPath } from '../../temp-folder.ts';
import { type FastClock, fastClock } from './fast-forward.ts';
import { type MemoryCrm, memoryCrm } from './memory-crm.ts';

export const START = Date.UTC(2026, 4, 4, 8, 0, 30);
export const KEY = { workspace: 'ours', name: 'leads' };
const ACME = company({ source: 'starter', id: 'acme', name: 'Acme', website: 'acme.com', country: 'GB' });

export const CONFIG = `
name: leads
connection: sales
object: Lead
cadence: { every: minute }
map: { name: Company, website: Website, emailDomain: Email }
writeback:
  fields: { Core_Id: core_id, Country: country }
  only_if_blank: [Country]
`;

/** A process with a scheduler on a database and a CRM that outlive it. */
export interface ScheduledProcess {
  readonly scheduler: Scheduler;
  readonly schedules: ScheduleStore;
  readonly enrichments: EnrichmentStore;
  readonly errors: readonly unknown[];
}

export interface ScheduledWorld {
  readonly database: CoreDatabase;
  readonly clock: FastClock;
  readonly crm: MemoryCrm;
  /** Starts a process; the owners of the others are dead. Stores may be wrapped, so that they die. */
  start(wrap?: Wrap): Promise<ScheduledProcess>;
}

interface Wrap {
  readonly schedules?: (store: ScheduleStore) => ScheduleStore;
  readonly enrichments?: (store: EnrichmentStore) => EnrichmentStore;
  readonly executor?: JobExecutor;
}

export function scheduledWorld(): ScheduledWorld {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  // The tests are about what is committed, not about the disk.
  database.pragma('synchronous = OFF');
  onTestFinished(() => void database.close());
  const clock = fastClock(START);
  const crm = memoryCrm();
  const newId = newIds(clock.now);
  const store = { newId, now: clock.now, cacheMs: CACHE_MS };
  const decisions = decidedEntities(sqliteOverrideStore(database));
  const known = inProcessExecutor(workflowContext(universeOf([ACME]), { decisions }));
  let owners = 0;
  return {
    database,
    clock,
    crm,
    async start(wrap = {}) {
      const owner = `host/${++owners}/1`;
      const errors: unknown[] = [];
      const schedules = (wrap.schedules ?? same)(sqliteScheduleStore(database, store));
      const enrichments = (wrap.enrichments ?? same)(sqliteEnrichmentStore(database, store));
      const settings = sqliteWorkspaceSettingsStore(database);
      const onError = (_: string, error: unknown) => void errors.push(error);
      const parts = { clock, owner, settings, decisions, onError };
      const work = workWhileWaiting({ ...parts, store: enrichments, executor: wrap.executor ?? known });
      await schedules.releaseLeases((other) => other === owner);
      await enrichments.releaseLeases((other) => other === owner);
      const connect = async () => crm.connection;
      const imagesOf = (workspace: string, connection: string) =>
        sqliteBeforeImages(database, { workspace, connection, now: clock.now });
      return {
        scheduler: scheduler({ ...parts, schedules, enrichments, work, connect, imagesOf }),
        ...{ schedules, enrichments, errors },
      };
    },
  };
}

export function configured(text = CONFIG) {
  return readSchedule(text, 'inbound.yaml');
}

function same<T>(store: T): T {
  return store;
}

import type { WorkspaceSettingsStore } from '../../access/workspace-settings-store.ts';
import type { Clock } from '../../contract/clock.ts';
import type { EnrichmentStore } from '../../inbound/enrichment-store.ts';
import { CACHE_MS } from '../../inbound/run-states.ts';
import type { Schedule, ScheduleStore } from '../../inbound/schedule-store.ts';
import type { JobExecutor } from '../../jobs/runner.ts';
import type { CoreDatabase } from '../../store/sqlite/core-database.ts';
import { isOwnerAlive, processOwner } from '../../store/sqlite/process-owner.ts';
import { sqliteBeforeImages } from '../../store/sqlite/sqlite-before-images.ts';
import { sqliteScheduleStore } from '../../store/sqlite/sqlite-schedule-store.ts';
import { namedConnections } from '../named-connections.ts';
import { newIds } from '../new-ids.ts';
import type { EnrichmentWork } from './ended-run.ts';
import { type PreviewedRow, previewSchedule } from './preview-schedule.ts';
import { type Scheduler, scheduler } from './scheduler.ts';

interface OpenSchedulerOptions {
  readonly database: CoreDatabase;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly enrichments: EnrichmentStore;
  readonly settings: Pick<WorkspaceSettingsStore, 'of'>;
  readonly work: EnrichmentWork;
  readonly executor: JobExecutor;
  readonly onError: (what: string, error: unknown) => void;
}

export interface OpenedScheduler extends Scheduler {
  readonly schedules: ScheduleStore;
  /** What the next run would do with the first rows that have changed. */
  preview(schedule: Schedule, limit: number): Promise<readonly PreviewedRow[]>;
}

/** The scheduler of a data directory; schedules that a process has left behind which died are free at once. */
export async function openScheduler(options: OpenSchedulerOptions): Promise<OpenedScheduler> {
  const { database, clock } = options;
  const { now } = clock;
  const schedules = scheduleStoreOf(database, clock);
  await schedules.releaseLeases(isOwnerAlive);
  const connections = namedConnections(options);
  const running = scheduler({
    ...options,
    schedules,
    owner: processOwner(),
    connect: (workspace, name) => connections.open(workspace, name),
    imagesOf: (workspace, connection) => sqliteBeforeImages(database, { workspace, connection, now }),
  });
  return {
    ...running,
    schedules,
    async preview(schedule, limit) {
      const { workspace, config } = schedule;
      const connection = await connections.open(workspace, config.connection);
      const { accounts_at_once: most } = await options.settings.of(workspace);
      const open = (await options.enrichments.open()).find((one) => one.workspace === workspace)?.open ?? 0;
      return previewSchedule(schedule, {
        ...{ connection, schedules, limit, nowMs: now(), room: most - open },
        ...{ enrichments: options.enrichments, executor: options.executor },
      }).finally(() => connection.close());
    },
  };
}

export function scheduleStoreOf(database: CoreDatabase, { now }: Pick<Clock, 'now'>): ScheduleStore {
  return sqliteScheduleStore(database, { newId: newIds(now), now, cacheMs: CACHE_MS });
}

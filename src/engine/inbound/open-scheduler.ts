import type { Clock } from '../../contract/clock.ts';
import type { Schedule, ScheduleStore } from '../../inbound/schedule-store.ts';
import type { JobExecutor } from '../../jobs/runner.ts';
import { isOwnerAlive, processOwner } from '../../store/sqlite/process-owner.ts';
import { decidedEntities } from '../jobs/decided-entities.ts';
import { namedConnections } from '../named-connections.ts';
import type { EngineStores } from '../stores.ts';
import type { EnrichmentWork } from './ended-run.ts';
import { type PreviewedRow, previewSchedule } from './preview-schedule.ts';
import { type Scheduler, scheduler } from './scheduler.ts';

interface OpenSchedulerOptions {
  readonly stores: EngineStores;
  readonly clock: Clock;
  readonly work: EnrichmentWork;
  readonly executor: JobExecutor;
  readonly onError: (what: string, error: unknown) => void;
}

export interface OpenedScheduler extends Scheduler {
  readonly schedules: ScheduleStore;
  /** What the next run would do with the first rows that have changed. */
  preview(schedule: Schedule, limit: number): Promise<readonly PreviewedRow[]>;
}

/** The scheduler of all workspaces; schedules that a process has left behind which died are free at once. */
export async function openScheduler(options: OpenSchedulerOptions): Promise<OpenedScheduler> {
  const { stores, ...parts } = options;
  const { schedules, enrichments, settings } = stores;
  await schedules.releaseLeases(isOwnerAlive);
  const connections = namedConnections(options);
  const running = scheduler({
    ...{ ...parts, schedules, enrichments, settings },
    decisions: decidedEntities(stores.overrides),
    owner: processOwner(),
    connect: (workspace, name) => connections.open(workspace, name),
    imagesOf: (workspace, connection) => stores.imagesOf(workspace, connection),
  });
  return {
    ...running,
    schedules,
    async preview(schedule, limit) {
      const { workspace, config } = schedule;
      const connection = await connections.open(workspace, config.connection);
      const { accounts_at_once: most } = await settings.of(workspace);
      const open = (await enrichments.open()).find((one) => one.workspace === workspace)?.open ?? 0;
      return previewSchedule(schedule, {
        ...{ connection, schedules, limit, nowMs: options.clock.now(), room: most - open },
        ...{ enrichments, executor: options.executor },
      }).finally(() => connection.close());
    },
  };
}

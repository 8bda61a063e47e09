import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';
import type { ScheduleKey, ScheduleKind, WorkspaceSchedules } from '../../contract/ui/schedules.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import type { EngineStores } from '../../engine/stores.ts';
import type { ScheduleKey as StoredKey } from '../../inbound/schedule-store.ts';
import { crosschecksAdmin } from '../crosschecks-admin.ts';
import { type SchedulesAdmin, schedulesAdmin } from '../schedules-admin.ts';
import { crosscheckView, enrichmentView, scheduleLine } from './schedule-views.ts';

/** What both kinds of schedules have. */
interface EitherAdmin extends Pick<SchedulesAdmin, 'pause' | 'resume'> {
  find(name: string): Promise<unknown>;
}

interface SchedulesParts {
  readonly stores: Pick<EngineStores, 'schedules' | 'crosschecks' | 'connections'>;
  readonly clock: Clock;
  /** Runs one, and answers when it has ended: false when another process is at it. */
  readonly runSchedule: (kind: ScheduleKind, key: StoredKey) => Promise<boolean>;
}

const RUNS = 10;
const LINES = 200;
/** A run that another process is at is told within this time. */
const BEGIN_MS = 300;

/** The schedules of one workspace; those of crosschecks are all of `default`. */
export function workspaceSchedules(parts: SchedulesParts, workspace: string): WorkspaceSchedules {
  const { stores, clock, runSchedule } = parts;
  const enrichments = schedulesAdmin({ stores, workspace });
  const crosschecks = crosschecksAdmin(stores);
  const either = ({ kind, name }: ScheduleKey): EitherAdmin => {
    if (kind === 'enrichment') return enrichments;
    if (workspace !== DEFAULT_WORKSPACE) throw new CoreError('NOT_FOUND', `there is no schedule ${name}`);
    return crosschecks;
  };
  return {
    async list() {
      const enriching = await Promise.all(
        (await enrichments.list()).map(async (schedule) =>
          enrichmentView(schedule, (await enrichments.log(schedule.name, RUNS)).runs),
        ),
      );
      if (workspace !== DEFAULT_WORKSPACE) return enriching;
      return [...enriching, ...(await crosschecks.list()).map(crosscheckView)];
    },
    async log({ kind, name }) {
      if (kind === 'crosscheck') return [];
      const { lines } = await enrichments.log(name, LINES);
      return lines.map(scheduleLine);
    },
    pause: async (key) => either(key).pause(key.name),
    resume: async (key) => either(key).resume(key.name),
    async runNow(key) {
      const { kind, name } = key;
      await either(key).find(name);
      const running = runSchedule(kind, { workspace, name });
      if (!(await Promise.race([running, clock.sleep(BEGIN_MS).then(() => true)])))
        throw new CoreError('RUN_BUSY', `a run of ${name} is under way`);
    },
  };
}

import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';
import type { ScheduleKey, ScheduleKind, WorkspaceSchedules } from '../../contract/ui/schedules.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import type { ScheduleKey as StoredKey } from '../../inbound/schedule-store.ts';
import { type CrosschecksAdmin, crosschecksAdmin } from '../crosschecks-admin.ts';
import { type SchedulesAdmin, schedulesAdmin } from '../schedules-admin.ts';
import { crosscheckView, enrichmentView, scheduleLine } from './schedule-views.ts';

/** What both kinds of schedules have. */
interface EitherAdmin extends Pick<SchedulesAdmin, 'pause' | 'resume'> {
  find(name: string): Promise<unknown>;
}

interface SchedulesParts {
  readonly dataDir: string;
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
  const { clock, runSchedule } = parts;
  const enrichments = <T>(work: (schedules: SchedulesAdmin) => Promise<T>) =>
    closing(schedulesAdmin({ ...parts, workspace }), work);
  const crosschecks = <T>(work: (schedules: CrosschecksAdmin) => Promise<T>) =>
    closing(crosschecksAdmin(parts), work);
  const either = <T>(
    { kind, name }: ScheduleKey,
    work: (schedules: EitherAdmin) => Promise<T>,
  ): Promise<T> => {
    if (kind === 'enrichment') return enrichments(work);
    if (workspace !== DEFAULT_WORKSPACE) throw new CoreError('NOT_FOUND', `there is no schedule ${name}`);
    return crosschecks(work);
  };
  return {
    async list() {
      const enriching = await enrichments(async (schedules) =>
        Promise.all(
          (await schedules.list()).map(async (schedule) =>
            enrichmentView(schedule, (await schedules.log(schedule.name, RUNS)).runs),
          ),
        ),
      );
      if (workspace !== DEFAULT_WORKSPACE) return enriching;
      const checking = await crosschecks(async (schedules) => (await schedules.list()).map(crosscheckView));
      return [...enriching, ...checking];
    },
    async log({ kind, name }) {
      if (kind === 'crosscheck') return [];
      const { lines } = await enrichments((schedules) => schedules.log(name, LINES));
      return lines.map(scheduleLine);
    },
    pause: (key) => either(key, (schedules) => schedules.pause(key.name)),
    resume: (key) => either(key, (schedules) => schedules.resume(key.name)),
    async runNow(key) {
      const { kind, name } = key;
      await either(key, (schedules) => schedules.find(name));
      const running = runSchedule(kind, { workspace, name });
      if (!(await Promise.race([running, clock.sleep(BEGIN_MS).then(() => true)])))
        throw new CoreError('RUN_BUSY', `a run of ${name} is under way`);
    },
  };
}

async function closing<A extends { close(): void }, T>(admin: A, work: (admin: A) => Promise<T>): Promise<T> {
  try {
    return await work(admin);
  } finally {
    admin.close();
  }
}

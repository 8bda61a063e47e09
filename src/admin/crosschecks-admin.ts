import { CoreError } from '../contract/errors.ts';
import { DEFAULT_WORKSPACE } from '../contract/workspace-settings.ts';
import type { EngineStores } from '../engine/stores.ts';
import type { CrosscheckConfig, CrosscheckRun, CrosscheckSchedule } from '../inbound/crosscheck-schedule.ts';
import { switchedSchedules } from './switched-schedules.ts';

/** A schedule with its last runs, the newest first. */
export interface ListedCrosscheck {
  readonly schedule: CrosscheckSchedule;
  readonly runs: readonly CrosscheckRun[];
}

/** What the owner of a data directory does to its schedules of crosschecks; those of a name that is not there throw NOT_FOUND. */
export interface CrosschecksAdmin {
  /** Throws NOT_FOUND for a connection that is not there, CONFLICT for a name that is. */
  add(config: CrosscheckConfig): Promise<CrosscheckSchedule>;
  list(): Promise<readonly ListedCrosscheck[]>;
  find(name: string): Promise<CrosscheckSchedule>;
  runs(name: string, limit: number): Promise<readonly CrosscheckRun[]>;
  pause(name: string): Promise<void>;
  resume(name: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Crosschecks of the command line are those of workspace `default`, and so are their schedules. */
export function crosschecksAdmin({
  crosschecks: store,
  connections,
}: Pick<EngineStores, 'crosschecks' | 'connections'>): CrosschecksAdmin {
  const workspace = DEFAULT_WORKSPACE;
  const find = async (name: string) => (await store.find({ workspace, name })) ?? unknown(name);
  return {
    async add(config) {
      if ((await connections.find(workspace, config.connection)) === undefined)
        throw new CoreError('NOT_FOUND', `there is no connection ${config.connection}`, {
          field: '--connection',
          fix: `Make it with core crm connect ${config.connection}, or name another one.`,
        });
      await store.add(workspace, config);
      return find(config.name);
    },
    async list() {
      const schedules = await store.list(workspace);
      return Promise.all(
        schedules.map(async (schedule) => ({ schedule, runs: await store.runs(schedule, LOOKED_AT) })),
      );
    },
    find,
    runs: async (name, limit) => store.runs(await find(name), limit),
    ...switchedSchedules({ store, workspace, unknown }),
  };
}

/** Runs among which the last one that succeeded is looked for. */
const LOOKED_AT = 20;

function unknown(name: string): never {
  throw new CoreError('NOT_FOUND', `there is no schedule ${name}`, {
    fix: 'Run core crm schedule list to see the schedules.',
  });
}

import { CoreError } from '../contract/errors.ts';
import type { EngineStores } from '../engine/stores.ts';
import type { ScheduleConfig } from '../inbound/schedule-config.ts';
import type { LoggedLine, LoggedRun, Schedule } from '../inbound/schedule-store.ts';
import { switchedSchedules } from './switched-schedules.ts';
import { checkWorkspace } from './workspace-name.ts';

interface SchedulesOptions {
  readonly stores: Pick<EngineStores, 'schedules' | 'connections'>;
  readonly workspace: string;
}

/** What the owner of a data directory does to the schedules of one workspace; those of a name that is not there throw NOT_FOUND. */
export interface SchedulesAdmin {
  /** Throws NOT_FOUND for a connection that is not there, CONFLICT for a name that is. */
  add(config: ScheduleConfig): Promise<Schedule>;
  list(): Promise<readonly Schedule[]>;
  find(name: string): Promise<Schedule>;
  pause(name: string): Promise<void>;
  resume(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  log(
    name: string,
    limit: number,
  ): Promise<{ readonly runs: readonly LoggedRun[]; readonly lines: readonly LoggedLine[] }>;
}

export function schedulesAdmin({ stores, workspace }: SchedulesOptions): SchedulesAdmin {
  checkWorkspace(workspace);
  const { schedules: store, connections } = stores;
  const find = async (name: string) => (await store.find({ workspace, name })) ?? unknown(name);
  return {
    async add(config) {
      if ((await connections.find(workspace, config.connection)) === undefined)
        throw new CoreError('NOT_FOUND', `there is no connection ${config.connection}`, {
          field: 'connection',
          fix: `Make it with core crm connect ${config.connection}, or name another one.`,
        });
      await store.add({ workspace, name: config.name }, config);
      return find(config.name);
    },
    list: () => store.list(workspace),
    find,
    ...switchedSchedules({ store, workspace, unknown }),
    async log(name, limit) {
      const key = { workspace, name: (await find(name)).name };
      return { runs: await store.runs(key, limit), lines: await store.log(key, limit) };
    },
  };
}

function unknown(name: string): never {
  throw new CoreError('NOT_FOUND', `there is no schedule ${name}`, {
    fix: 'Run core inbound schedule list to see the schedules.',
  });
}

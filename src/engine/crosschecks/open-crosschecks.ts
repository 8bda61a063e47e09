import { join } from 'node:path';
import type { Clock } from '../../contract/clock.ts';
import type { CrosscheckScheduleStore } from '../../inbound/crosscheck-schedule.ts';
import { openCoreDatabase } from '../../store/sqlite/core-database.ts';
import { isOwnerAlive, isOwnerHere, processOwner } from '../../store/sqlite/process-owner.ts';
import { sqliteCrosscheckSchedules } from '../../store/sqlite/sqlite-crosscheck-schedules.ts';
import {
  type CrosscheckScheduler,
  type CrosscheckWork,
  crosscheckScheduler,
} from './crosscheck-scheduler.ts';

interface OpenCrosschecksOptions extends CrosscheckWork {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly onError: (what: string, error: unknown) => void;
}

export interface OpenedCrosschecks extends CrosscheckScheduler {
  readonly schedules: CrosscheckScheduleStore;
}

/** The schedules of crosschecks of a data directory, and what runs them; those that a process has left which died are free at once. */
export async function openCrosschecks(options: OpenCrosschecksOptions): Promise<OpenedCrosschecks> {
  const database = openCoreDatabase(join(options.dataDir, 'core.sqlite'));
  const schedules = sqliteCrosscheckSchedules(database, options.clock);
  await schedules.releaseLeases(isOwnerAlive);
  // Of a process on another host the lease tells whether it is alive.
  const isAlive = (owner: string) => isOwnerHere(owner) && isOwnerAlive(owner);
  const owners = { owner: processOwner(), ownerOf: processOwner, isAlive };
  const running = crosscheckScheduler({ ...options, ...owners, schedules });
  return {
    ...running,
    schedules,
    async close() {
      await running.close();
      database.close();
    },
  };
}

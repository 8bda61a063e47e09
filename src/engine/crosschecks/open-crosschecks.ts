import type { Clock } from '../../contract/clock.ts';
import type { CrosscheckScheduleStore } from '../../inbound/crosscheck-schedule.ts';
import { isOwnerAlive, isOwnerHere, processOwner } from '../../store/sqlite/process-owner.ts';
import {
  type CrosscheckScheduler,
  type CrosscheckWork,
  crosscheckScheduler,
} from './crosscheck-scheduler.ts';

interface OpenCrosschecksOptions extends CrosscheckWork {
  readonly schedules: CrosscheckScheduleStore;
  readonly clock: Clock;
  readonly onError: (what: string, error: unknown) => void;
}

export interface OpenedCrosschecks extends CrosscheckScheduler {
  readonly schedules: CrosscheckScheduleStore;
}

/** The schedules of crosschecks, and what runs them; those that a process has left which died are free at once. */
export async function openCrosschecks(options: OpenCrosschecksOptions): Promise<OpenedCrosschecks> {
  const { schedules } = options;
  await schedules.releaseLeases(isOwnerAlive);
  // Of a process on another host the lease tells whether it is alive.
  const isAlive = (owner: string) => isOwnerHere(owner) && isOwnerAlive(owner);
  const owners = { owner: processOwner(), ownerOf: processOwner, isAlive };
  return { ...crosscheckScheduler({ ...options, ...owners }), schedules };
}

import { CoreError } from '../../contract/errors.ts';
import type { KnownRow } from '../../inbound/schedule-row.ts';
import type { Schedule } from '../../inbound/schedule-store.ts';
import { configOf } from './schedule-config-text.ts';

export interface ScheduleRow extends Omit<Schedule, 'config' | 'rows' | 'cursor'> {
  readonly config: string;
  readonly cursor: string | null;
  readonly known: number;
  readonly waiting: number;
  readonly stopped: number;
}

export interface StoredRow extends Omit<KnownRow, 'isOwnWrite'> {
  readonly isOwnWrite: number;
}

export function scheduleOf({ config, cursor, known, waiting, stopped, ...row }: ScheduleRow): Schedule {
  return {
    ...row,
    config: configOf(config),
    cursor: cursor === null ? undefined : JSON.parse(cursor),
    rows: { known, waiting, stopped },
  };
}

export function knownRow({ isOwnWrite, ...row }: StoredRow): KnownRow {
  return { ...row, isOwnWrite: isOwnWrite === 1 };
}

/** There is a schedule of that name in the workspace. */
export function scheduleThere(name: string): CoreError {
  return new CoreError('CONFLICT', `there is a schedule called ${name} already`, {
    field: 'name',
    fix: `Take it away with core inbound schedule remove ${name}, or give this one another name.`,
  });
}

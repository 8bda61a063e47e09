import { CoreError } from '../../contract/errors.ts';
import {
  CrosscheckConfig,
  CrosscheckOutcome,
  type CrosscheckRun,
  type CrosscheckSchedule,
} from '../../inbound/crosscheck-schedule.ts';

export type CrosscheckScheduleRow = Omit<CrosscheckSchedule, 'config'> & { readonly config: string };
export type CrosscheckRunRow = Omit<CrosscheckRun, 'outcome'> & { readonly outcome: string | null };

/** Runs that the log can tell of. */
export const RUNS_TOLD = 1000;

export function crosscheckScheduleOf({ config, ...row }: CrosscheckScheduleRow): CrosscheckSchedule {
  return { ...row, config: configOf(config) };
}

export function crosscheckRunOf({ outcome, ...run }: CrosscheckRunRow): CrosscheckRun {
  return { ...run, outcome: outcome === null ? null : CrosscheckOutcome.parse(JSON.parse(outcome)) };
}

export function configOf(text: string): CrosscheckConfig {
  return CrosscheckConfig.parse(JSON.parse(text));
}

/** `2026-05-04T08-00-30.000Z`: a name that every file system takes. */
export function folderName(ms: number): string {
  return new Date(ms).toISOString().replaceAll(':', '-');
}

/** There is a schedule of that name in the workspace. */
export function crosscheckScheduleThere(name: string): CoreError {
  return new CoreError('CONFLICT', `there is a schedule called ${name} already`, {
    field: '--name',
    fix: `Take it away with core crm schedule remove ${name}, or give this one another --name.`,
  });
}

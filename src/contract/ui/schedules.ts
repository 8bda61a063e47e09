import { z } from 'zod';
import type { UiRoutes } from './ui-route.ts';

const text = z.string();

/** Enrichments of the rows of a CRM, or crosschecks of all its accounts. */
export const ScheduleKind = z.enum(['enrichment', 'crosscheck']);
export type ScheduleKind = z.infer<typeof ScheduleKind>;

export const ScheduleRun = z.strictObject({
  run: z.int(),
  started_at: text,
  /** Null while it is under way, and of one that was broken off. */
  ended_at: text.nullable(),
  error: text.nullable(),
  /** What it has found; null where nothing is told. */
  outcome: text.nullable(),
});
export type ScheduleRun = z.infer<typeof ScheduleRun>;

/** What a run did with a row of the CRM, and why. */
export const ScheduleLine = z.strictObject({
  at: text,
  row: text.nullable(),
  what: text,
  reason: text.nullable(),
  detail: text.nullable(),
});
export type ScheduleLine = z.infer<typeof ScheduleLine>;

export const ScheduleView = z.strictObject({
  kind: ScheduleKind,
  name: text,
  connection: text,
  /** Which rows it reads; null of crosschecks. */
  object: text.nullable(),
  /** How often, in words. */
  cadence: text,
  next_at: text,
  /** Null when it is not paused. */
  paused_reason: text.nullable(),
  /** Runs that failed since the last that did not. */
  failures: z.int(),
  /** Of the last run, if it failed. */
  error: text.nullable(),
  /** Rows that it knows, that wait, and that are left alone after their attempts failed; null of crosschecks. */
  rows: z.strictObject({ known: z.int(), waiting: z.int(), stopped: z.int() }).nullable(),
  /** Newest first. */
  runs: z.array(ScheduleRun),
});
export type ScheduleView = z.infer<typeof ScheduleView>;

/** A schedule is known by its kind and its name. */
export interface ScheduleKey {
  readonly kind: ScheduleKind;
  readonly name: string;
}

/** The schedules of a workspace; one that is not there throws NOT_FOUND. */
export interface WorkspaceSchedules {
  /** Enrichments first, each by name. */
  list(): Promise<readonly ScheduleView[]>;
  /** What runs of an enrichment have done with each row, newest first; none of crosschecks. */
  log(key: ScheduleKey): Promise<readonly ScheduleLine[]>;
  pause(key: ScheduleKey): Promise<void>;
  resume(key: ScheduleKey): Promise<void>;
  /** Begins a run, due or not, paused or not. Throws RUN_BUSY while one is under way. */
  runNow(key: ScheduleKey): Promise<void>;
}

const NOTHING = z.strictObject({});
const ofSchedule = { role: 'admin' } as const;

/** Settings > Schedules. */
export const SCHEDULES_ROUTES = {
  'list-schedules': { method: 'GET', path: '/schedules', response: z.array(ScheduleView), ...ofSchedule },
  'schedule-log': {
    method: 'GET',
    path: '/schedules/{kind}/{name}/log',
    response: z.array(ScheduleLine),
    ...ofSchedule,
  },
  'pause-schedule': {
    method: 'POST',
    path: '/schedules/{kind}/{name}/pause',
    response: NOTHING,
    ...ofSchedule,
  },
  'resume-schedule': {
    method: 'POST',
    path: '/schedules/{kind}/{name}/resume',
    response: NOTHING,
    ...ofSchedule,
  },
  'run-schedule': { method: 'POST', path: '/schedules/{kind}/{name}/run', response: NOTHING, ...ofSchedule },
} as const satisfies UiRoutes;

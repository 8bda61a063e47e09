import type { SCHEDULES_ROUTES } from '../../../../contract/ui/schedules.ts';
import type { CallsOf } from '../../parts/calls-of.ts';

export const SCHEDULES_CALLS: CallsOf<typeof SCHEDULES_ROUTES> = {
  'list-schedules': ['GET', '/schedules'],
  'schedule-log': ['GET', '/schedules/{kind}/{name}/log'],
  'pause-schedule': ['POST', '/schedules/{kind}/{name}/pause'],
  'resume-schedule': ['POST', '/schedules/{kind}/{name}/resume'],
  'run-schedule': ['POST', '/schedules/{kind}/{name}/run'],
};

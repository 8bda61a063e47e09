import { parseWith } from '../../../contract/parse.ts';
import { type SCHEDULES_ROUTES, type ScheduleKey, ScheduleKind } from '../../../contract/ui/schedules.ts';
import type { HandlersOf } from './ui-call.ts';

export const SCHEDULES_HANDLERS: HandlersOf<typeof SCHEDULES_ROUTES> = {
  'list-schedules': async ({ admin }) => [...(await admin.schedules.list())],
  'schedule-log': async ({ admin, parameters }) => [...(await admin.schedules.log(keyIn(parameters)))],
  async 'pause-schedule'({ admin, parameters }) {
    await admin.schedules.pause(keyIn(parameters));
    return {};
  },
  async 'resume-schedule'({ admin, parameters }) {
    await admin.schedules.resume(keyIn(parameters));
    return {};
  },
  async 'run-schedule'({ admin, parameters }) {
    await admin.schedules.runNow(keyIn(parameters));
    return {};
  },
};

function keyIn({ kind, name }: { readonly kind: string; readonly name: string }): ScheduleKey {
  return { kind: parseWith(ScheduleKind, kind, 'the address'), name };
}

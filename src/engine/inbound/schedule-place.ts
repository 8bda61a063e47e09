import type { CrmCursor } from '../../contract/crm-connection.ts';
import { isElsewhere } from '../../inbound/schedule-store.ts';
import type { ScheduleRun } from './schedule-parts.ts';

/** Where a run goes on in the CRM. When its connection leads to another one, all that was known of rows is forgotten first. */
export async function placeToGoOn({
  claim,
  connection: { place },
  parts,
}: ScheduleRun): Promise<CrmCursor | undefined> {
  const { cursor } = claim;
  if (cursor === undefined || place === undefined || cursor.place === place) return cursor;
  if (isElsewhere(cursor, place)) {
    const detail = `the connection leads to ${place} and no longer to ${cursor.place}`;
    const log = [{ crmId: null, what: 'begun anew', reason: null, detail } as const];
    await parts.schedules.step(claim, { isAnew: true, rows: [], log });
    return undefined;
  }
  await parts.schedules.step(claim, { cursor: { ...cursor, place }, rows: [], log: [] });
  return cursor;
}

import type { CrmUpdate } from '../../contract/crm-connection.ts';
import { type FoundFields, foundTexts, isTooUnsure } from '../../inbound/found-fields.ts';
import type { WriteBack } from '../../inbound/schedule-config.ts';
import type { KnownRow } from '../../inbound/schedule-row.ts';
import type { ScheduleRun } from './schedule-parts.ts';

/** What was found of rows, by their ids. */
export type RowFindings = ReadonlyMap<string, FoundFields>;

/** What was found of rows, without those whose run was told something else than they tell. */
export async function rowFindings(
  rows: readonly KnownRow[],
  { claim, parts }: ScheduleRun,
): Promise<RowFindings> {
  const found = new Map<string, FoundFields>();
  for (const { crmId, executionId, input } of rows) {
    const run = await parts.enrichments.find(claim.workspace, executionId ?? '');
    if (run === undefined || run.told === input) found.set(crmId, run?.found ?? {});
  }
  return found;
}

/** What is to stand in the CRM; of a row of which nothing was found, or nothing sure enough, there is none. */
export function updatesOf(
  findings: RowFindings,
  { fields, min_confidence: least }: WriteBack,
): readonly CrmUpdate[] {
  return [...findings]
    .filter(([, found]) => !isTooUnsure(found, least))
    .map(([id, found]) => ({ id, fields: foundTexts(fields, id, found) }))
    .filter((update) => Object.keys(update.fields).length > 0);
}

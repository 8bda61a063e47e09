import type { CompanyTold } from '../contract/company-told.ts';
import type { CrmRow, CrmUpdate } from '../contract/crm-connection.ts';
import type { ScheduleConfig } from './schedule-config.ts';
import { rowInput } from './schedule-row.ts';

/** What was sent of a row, and what is written into it. */
export interface EnrichedRow {
  readonly input: CompanyTold;
  readonly written: CrmUpdate['fields'];
}

/** Whether a row tells what it told when it was enriched, but for what this schedule has written into it since. */
export function tellsTheSame(
  row: Pick<CrmRow, 'fields'>,
  { input, written }: EnrichedRow,
  config: Pick<ScheduleConfig, 'map'>,
): boolean {
  const [now, then, own] = [rowInput(row, config), input, rowInput({ fields: written }, config)].map(
    membersOf,
  );
  return Object.keys(config.map).every((name) => {
    const value = now?.[name];
    return value === then?.[name] || (own?.[name] !== undefined && value === own[name]);
  });
}

function membersOf(told: CompanyTold): Readonly<Record<string, string>> {
  return JSON.parse(told);
}

import type { FirmographicsRecord } from '../../contract/firmographics.ts';

/** What `core firmographics` adds to a row. */
export const FIRMOGRAPHIC_COLUMNS = [
  'core_operational_status',
  'core_status_reasoning',
  'core_hq_address',
  'core_hq_city',
  'core_hq_state',
  'core_hq_postal_code',
  'core_hq_country',
  'core_headcount',
  'core_headcount_range',
  'core_headcount_as_of',
  'core_headcount_source',
  'core_revenue',
  'core_revenue_currency',
  'core_revenue_range',
  'core_revenue_fiscal_year',
  'core_revenue_source',
  'core_industry',
  'core_founded_year',
] as const;
export type FirmographicColumn = (typeof FIRMOGRAPHIC_COLUMNS)[number];

/** The size and state of a row's entity as cells; revenue in whole units of its currency. */
export function firmographicCells(record: FirmographicsRecord): Readonly<Record<FirmographicColumn, string>> {
  const { headquarters, headcount, revenue } = record;
  return {
    core_operational_status: record.operational_status,
    core_status_reasoning: record.reasoning,
    core_hq_address: headquarters?.address ?? '',
    core_hq_city: headquarters?.city ?? '',
    core_hq_state: headquarters?.state ?? '',
    core_hq_postal_code: headquarters?.postal_code ?? '',
    core_hq_country: headquarters?.country ?? '',
    core_headcount: figure(headcount?.value),
    core_headcount_range: headcount?.range ?? '',
    core_headcount_as_of: headcount?.as_of ?? '',
    core_headcount_source: headcount?.source ?? '',
    core_revenue: figure(revenue?.value),
    core_revenue_currency: revenue?.currency ?? '',
    core_revenue_range: revenue?.range ?? '',
    core_revenue_fiscal_year: figure(revenue?.fiscal_year),
    core_revenue_source: revenue?.source ?? '',
    core_industry: record.industry ?? '',
    core_founded_year: figure(record.founded_year),
  };
}

function figure(value: number | null | undefined): string {
  return value == null ? '' : String(value);
}

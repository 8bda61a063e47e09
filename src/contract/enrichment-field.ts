import { z } from 'zod';

/** The fields of an entity that an inbound enrichment can give out; null when unknown. `crm_id` is the request's own. */
export const EnrichmentField = z.enum([
  'crm_id',
  'core_id',
  'legal_name',
  'trading_name',
  'website',
  'country',
  'identity_type',
  'confidence',
  'reasoning',
  'registration_number',
  'registration_country',
  'entity_type',
  'entity_subtype',
  'operational_status',
  'headquarters_address',
  'headquarters_city',
  'headquarters_state',
  'headquarters_postal_code',
  'headquarters_country',
  'headcount',
  'headcount_range',
  'revenue',
  'revenue_currency',
  'revenue_range',
  'industry',
  'founded_year',
  'parent_core_id',
  'parent_name',
  'top_parent_core_id',
  'top_parent_name',
  'top_operating_parent_core_id',
  'top_operating_parent_name',
]);
export type EnrichmentField = z.infer<typeof EnrichmentField>;

/** The outputs of a workspace that has settled none. */
export const DEFAULT_OUTPUTS = [
  'core_id',
  'legal_name',
  'trading_name',
  'website',
  'country',
  'operational_status',
  'headcount',
  'revenue',
  'parent_core_id',
  'top_parent_core_id',
] as const satisfies readonly EnrichmentField[];

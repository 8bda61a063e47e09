import type { CombinedRecord } from '../../src/contract/combined.ts';
import type { Crosscheck, CrosscheckRecord } from '../../src/contract/crosscheck.ts';
import type { EntityResolutionRecord } from '../../src/contract/entity-resolution.ts';
import type { FirmographicsRecord } from '../../src/contract/firmographics.ts';
import type { LookupEntity } from '../../src/contract/lookup-entity.ts';
import type { Parentage, Party } from '../../src/contract/resolve-parent.ts';

export const AT = '2026-11-20T08:30:00.125Z';
export const LATER = '2026-11-20T08:30:04.000Z';

export const resolved = {
  core_id: '4802117365',
  company_registration: { number: '01234567', country: 'GB', source: 'companies-house' },
  company_registration_number: '01234567',
  identity_type: 'legal_entity',
  identity_resolution_confidence: 'HIGH',
  identity_resolution_reasoning: 'Name, website and registration number agree.',
  legal_info: {
    legal_name: 'ACME LIMITED',
    website: 'acme.example',
    country: 'GB',
    trading_name: 'Acme',
    confidence: 'HIGH',
    reasoning: 'The register gives this name.',
  },
  trading_info: {
    trading_name: 'Acme',
    website: 'acme.example',
    country: null,
    confidence: 'MEDIUM',
    reasoning: 'The website gives this name.',
  },
  entity_classification: { type: 'Company', subtype: 'Operating', reasoning: null },
} satisfies EntityResolutionRecord;

export const unmatched = {
  ...resolved,
  core_id: null,
  company_registration: null,
  company_registration_number: null,
  identity_type: null,
  identity_resolution_reasoning: 'No known entity is near.',
  legal_info: null,
  trading_info: null,
  entity_classification: null,
} satisfies EntityResolutionRecord;

export const acmeGroup = {
  core_id: '7310042286',
  trading_name: 'Acme Group',
  legal_name: 'ACME GROUP PLC',
  website: null,
  country: 'GB',
  entity_category: 'Company',
  entity_sub_category: 'Operating',
  reasoning: 'The register names it as owner.',
  confidence: 'HIGH',
} satisfies Party;

export const parentage = {
  core_id: '4802117365',
  parent: acmeGroup,
  top_parent: acmeGroup,
  top_operating_parent: null,
  regional_subsidiary: { is_regional: false, regional_scope: null, reasoning: null },
} satisfies Parentage;

export const firmographics = {
  core_id: '4802117365',
  operational_status: 'Active',
  reasoning: 'The register lists it as active.',
  headquarters: {
    address: '1 High Street',
    city: 'Leeds',
    state: null,
    postal_code: 'LS1 1AA',
    country: 'GB',
  },
  headcount: { value: 120, range: '51-200', as_of: '2025', source: 'companies-house' },
  revenue: { value: 9_500_000, currency: 'GBP', range: null, fiscal_year: 2025, source: 'companies-house' },
  industry: null,
  founded_year: 1974,
} satisfies FirmographicsRecord;

export const combined = { ...resolved, firmographics, parentage } satisfies CombinedRecord;

export const finding = {
  recommended_action: {
    action: 'Merge',
    association_type: null,
    reasoning: 'Acme, 001A, is the same company.',
  },
  duplicate: {
    type: 'DUPLICATE',
    reasoning: 'Same entity.',
    group_id: 'g-1',
    duplicate_of: { core_id: '4802117365', external_id: '001A' },
    members: [
      { external_id: '001A', core_id: '4802117365', type: 'PRIMARY', reasoning: null },
      { external_id: '001B', core_id: '4802117365', type: 'DUPLICATE', reasoning: 'Same entity.' },
    ],
    checked_at: AT,
  },
  op_status: { operational_status: 'Active', reasoning: 'The register lists it as active.' },
  checked_at: AT,
} satisfies Crosscheck;

const groupAccount = { ...acmeGroup, external_id: '001G' };

export const crosschecked = {
  core_id: '4802117365',
  external_id: '001B',
  identity: {
    identity_type: 'legal_entity',
    identity_resolution_confidence: 'HIGH',
    identity_resolution_reasoning: 'Name and website agree.',
    company_registration_number: null,
    legal_info: resolved.legal_info,
    trading_info: resolved.trading_info,
    entity_classification: resolved.entity_classification,
  },
  crosscheck: finding,
  parentage: { ...parentage, parent: groupAccount, top_parent: { ...groupAccount, external_id: null } },
} satisfies CrosscheckRecord;

export const lookedUp = {
  id: 'job-1',
  status: 'completed',
  created_at: AT,
  completed_at: LATER,
  record: {
    core_id: '4802117365',
    entity_type: 'legal_entity',
    legal_info: {
      country: 'GB',
      reasoning: 'The register gives this name.',
      brand_name: 'Acme',
      confidence: 'HIGH',
      legal_name: 'ACME LIMITED',
      website: 'acme.example',
    },
    brand_info: {
      country: 'GB',
      website: 'acme.example',
      reasoning: 'The website gives this name.',
      brand_name: 'Acme',
      confidence: 'LOW',
    },
    entity_classification: { type: 'Company', subtype: 'Operating', reasoning: null },
  },
} satisfies LookupEntity;

export const completed = { status: 'completed', id: 'job-1', created_at: AT, completed_at: LATER } as const;

export const failed = {
  status: 'failed',
  jobid: 'job-1',
  created_at: AT,
  completed_at: LATER,
  record: null,
  error_message: 'No entity has this core_id.',
  error_type: 'core_id_not_found',
} as const;

/** The example without one of its members. */
export function without<T extends object, K extends keyof T>(example: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = example;
  return rest;
}

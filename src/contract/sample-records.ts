import type { CombinedRecord } from './combined.ts';
import type { CrosscheckRecord } from './crosscheck.ts';
import type { EntityResolutionRecord } from './entity-resolution.ts';
import type { FirmographicsRecord } from './firmographics.ts';
import type { JobFamily } from './job.ts';
import type { Parentage, Party } from './resolve-parent.ts';

/** The company of all samples, and its account in a CRM. */
export const SAMPLE_CORE_ID = '4802117365';
export const SAMPLE_ACCOUNT_ID = '001000000000001AAA';

const legalInfo = {
  legal_name: 'ACME WIDGETS LIMITED',
  website: 'acme-widgets.example',
  country: 'GB',
  trading_name: 'Acme Widgets',
  confidence: 'HIGH',
  reasoning: 'The register gives this name.',
} as const;

const tradingInfo = {
  trading_name: 'Acme Widgets',
  website: 'acme-widgets.example',
  country: 'GB',
  confidence: 'HIGH',
  reasoning: 'The website gives this name.',
} as const;

const resolution: EntityResolutionRecord = {
  core_id: SAMPLE_CORE_ID,
  company_registration: { number: '01234567', country: 'GB', source: 'companies-house' },
  company_registration_number: '01234567',
  identity_type: 'legal_entity',
  identity_resolution_confidence: 'HIGH',
  identity_resolution_reasoning: 'Website and registration number agree.',
  legal_info: legalInfo,
  trading_info: tradingInfo,
  entity_classification: { type: 'Company', subtype: 'Operating', reasoning: null },
  external_id: SAMPLE_ACCOUNT_ID,
};

const group: Party = {
  core_id: '7310042286',
  trading_name: 'Acme',
  legal_name: 'ACME GROUP PLC',
  website: 'acme.example',
  country: 'GB',
  entity_category: 'Company',
  entity_sub_category: 'Operating',
  reasoning: 'The register names it as owner.',
  confidence: 'HIGH',
};

const parentage: Parentage = {
  core_id: SAMPLE_CORE_ID,
  parent: group,
  top_parent: group,
  top_operating_parent: group,
  regional_subsidiary: { is_regional: false, regional_scope: null, reasoning: null },
};

const firmographics: FirmographicsRecord = {
  core_id: SAMPLE_CORE_ID,
  operational_status: 'Active',
  reasoning: 'The register lists it as active.',
  headquarters: {
    ...{ address: '1 High Street', city: 'Leeds', state: null, postal_code: 'LS1 1AA', country: 'GB' },
  },
  headcount: { value: 120, range: '51-200', as_of: '2025', source: 'companies-house' },
  revenue: { value: 9_500_000, currency: 'GBP', range: null, fiscal_year: 2025, source: 'companies-house' },
  industry: null,
  founded_year: 1974,
};

const combined: CombinedRecord = { ...resolution, firmographics, parentage };

function crosscheck(timestamp: string): CrosscheckRecord {
  const account = { ...group, external_id: '001000000000002AAA' };
  return {
    core_id: SAMPLE_CORE_ID,
    external_id: SAMPLE_ACCOUNT_ID,
    identity: {
      identity_type: 'legal_entity',
      identity_resolution_confidence: 'HIGH',
      identity_resolution_reasoning: 'Website and registration number agree.',
      company_registration_number: '01234567',
      legal_info: legalInfo,
      trading_info: tradingInfo,
      entity_classification: resolution.entity_classification,
    },
    crosscheck: {
      recommended_action: {
        action: 'Associate',
        association_type: 'set_initial_parent',
        reasoning: `Acme, ${account.external_id}, ${account.core_id}: the register names it as owner.`,
      },
      duplicate: null,
      op_status: { operational_status: 'Active', reasoning: 'The register lists it as active.' },
      checked_at: timestamp,
    },
    parentage: { ...parentage, parent: account, top_parent: account, top_operating_parent: account },
  };
}

/** A record of every family, about one company. */
export const SAMPLE_RECORDS: Readonly<Record<JobFamily, (timestamp: string) => unknown>> = {
  'entity-resolution': () => resolution,
  'resolve-parent': () => parentage,
  firmographics: () => firmographics,
  combined: () => combined,
  crosscheck,
};

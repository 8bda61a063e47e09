import type { CombinedRecord } from '../contract/combined.ts';
import { type Confidence, isSureEnough } from '../contract/confidence.ts';
import type { EnrichmentField } from '../contract/enrichment-field.ts';
import type { EntityResolutionRecord } from '../contract/entity-resolution.ts';
import type { Outcome } from '../contract/extended.ts';
import type { FirmographicsRecord } from '../contract/firmographics.ts';
import type { Parentage, Party } from '../contract/resolve-parent.ts';

/** A text, a whole number or an amount; null when it is not known. */
export type FoundValue = string | number | null;

/** What a run has found so far, by fields of the entity; absent is what it has not looked for yet. */
export type FoundFields = Readonly<
  Partial<Record<EnrichmentField, FoundValue>> & {
    core_id?: string | null;
    confidence?: Confidence | null;
    outcome?: Outcome | null;
    reasoning?: string | null;
    /** What people had decided of the account, as crm/overrides/entity-decisions.ts tells it; absent where nothing was. */
    decided?: string;
  }
>;

/** What a run gives out under each configured name, null where nothing was found yet. */
export function outputsOf(
  outputs: Readonly<Record<string, EnrichmentField>>,
  crmId: string,
  found: FoundFields,
): Readonly<Record<string, FoundValue>> {
  const known: FoundFields = { ...found, crm_id: crmId };
  return Object.fromEntries(Object.entries(outputs).map(([name, field]) => [name, known[field] ?? null]));
}

/** What was found, as texts for fields of a CRM; what was not found is left out, and never blanks a field. */
export function foundTexts(
  fields: Readonly<Record<string, EnrichmentField>>,
  crmId: string,
  found: FoundFields,
): Readonly<Record<string, string>> {
  const outputs = Object.entries(outputsOf(fields, crmId, found));
  return Object.fromEntries(
    outputs.flatMap(([field, value]) => (value === null ? [] : [[field, String(value)]])),
  );
}

/** Whether an account is linked with less confidence than is asked; an entity that was created for it is no guess. */
export function isTooUnsure({ confidence, outcome, ...found }: FoundFields, least: Confidence): boolean {
  if (found.core_id == null || confidence == null || outcome === 'created') return false;
  return !isSureEnough(confidence, least);
}

/** What is known when the account is linked to an entity, or to none. */
export function identityFields(record: EntityResolutionRecord): FoundFields {
  const { legal_info: legal, trading_info: trading, entity_classification: kind } = record;
  return {
    core_id: record.core_id,
    legal_name: legal?.legal_name ?? null,
    trading_name: trading?.trading_name ?? legal?.trading_name ?? null,
    website: legal?.website ?? trading?.website ?? null,
    country: legal?.country ?? trading?.country ?? null,
    identity_type: record.identity_type,
    confidence: record.identity_resolution_confidence,
    reasoning: record.identity_resolution_reasoning,
    registration_number: record.company_registration?.number ?? null,
    registration_country: record.company_registration?.country ?? null,
    entity_type: kind?.type ?? null,
    entity_subtype: kind?.subtype ?? null,
  };
}

/** What is known in the end. */
export function allFields(record: CombinedRecord): FoundFields {
  const { firmographics = null, parentage = null } = record;
  return { ...identityFields(record), ...firmographicFields(firmographics), ...parentFields(parentage) };
}

function firmographicFields(record: FirmographicsRecord | null): FoundFields {
  if (record === null) return {};
  const { headquarters, headcount, revenue } = record;
  return {
    operational_status: record.operational_status,
    headquarters_address: headquarters?.address ?? null,
    headquarters_city: headquarters?.city ?? null,
    headquarters_state: headquarters?.state ?? null,
    headquarters_postal_code: headquarters?.postal_code ?? null,
    headquarters_country: headquarters?.country ?? null,
    headcount: headcount?.value ?? null,
    headcount_range: headcount?.range ?? null,
    revenue: revenue?.value ?? null,
    revenue_currency: revenue?.currency ?? null,
    revenue_range: revenue?.range ?? null,
    industry: record.industry,
    founded_year: record.founded_year,
  };
}

function parentFields(record: Parentage | null): FoundFields {
  if (record === null) return {};
  const { parent, top_parent: top, top_operating_parent: operating } = record;
  return {
    parent_core_id: parent?.core_id ?? null,
    parent_name: nameOf(parent),
    top_parent_core_id: top.core_id,
    top_parent_name: nameOf(top),
    top_operating_parent_core_id: operating?.core_id ?? null,
    top_operating_parent_name: nameOf(operating),
  };
}

function nameOf(party: Party | null): string | null {
  return party?.trading_name ?? party?.legal_name ?? null;
}

import type { Confidence } from '../../contract/confidence.ts';
import type { EntityInput } from '../../contract/entity-input.ts';
import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import type { Extended } from '../../contract/extended.ts';
import { socialOf } from '../../resolution/comparisons/social.ts';
import { withinLimit } from '../../resolution/reasoning/sentences.ts';
import type { CreatedRecord } from '../../universe/created-entity.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { identityOf, registrationOf } from './entity-record.ts';
import type { WorkflowResult } from './workflow.ts';

/** What a resolution leaves behind that has come to its end, with or without an entity. */
export function completed(
  record: EntityResolutionRecord,
  extended: Extended,
  facts: EntityFacts | null,
): WorkflowResult {
  const pinned = facts === null ? null : { coreId: facts.coreId, recordKeys: facts.sources };
  return {
    result: { state: 'completed', record, extended },
    pinned,
    mentioned: [],
    created: null,
    ran: ['entity-resolution'],
  };
}

/** The last sentence of the reasoning of an entity that was created. */
export const CREATED = 'A new entity was created from the record.';

/** The same for an entity that was created; `reasoning` says why none of the known ones was taken. */
export function createdResult(
  input: EntityInput,
  { facts, record }: CreatedRecord,
  { reasoning, extended }: { readonly reasoning: string; readonly extended: Extended },
): WorkflowResult {
  const statement = { confidence: 'LOW' as const, reasoning: withinLimit(reasoning, CREATED) };
  return { ...completed(matchedRecord(input, facts, statement), extended, facts), created: record };
}

/** How sure the answer is, and why. */
export interface Statement {
  readonly confidence: Confidence;
  readonly reasoning: string;
}

/** The record of an entity. */
export function matchedRecord(
  input: EntityInput,
  facts: EntityFacts,
  statement: Statement,
): EntityResolutionRecord {
  const registration = registrationOf(facts, input);
  return {
    core_id: facts.coreId,
    company_registration: registration,
    company_registration_number: registration?.number ?? null,
    ...identityOf(facts, statement.confidence),
    identity_resolution_confidence: statement.confidence,
    identity_resolution_reasoning: statement.reasoning,
    entity_classification: facts.classification,
    ...(input.match_to_social === true && { social: socialOf(input, facts) }),
    ...(input.external_id !== undefined && { external_id: input.external_id }),
  };
}

/** The record of a request without an entity. */
export function unmatchedRecord(
  input: EntityInput,
  { confidence, reasoning }: Statement,
): EntityResolutionRecord {
  const registration = registrationOf(null, input);
  return {
    core_id: null,
    company_registration: registration,
    company_registration_number: registration?.number ?? null,
    identity_type: null,
    identity_resolution_confidence: confidence,
    identity_resolution_reasoning: reasoning,
    legal_info: null,
    trading_info: null,
    entity_classification: null,
    ...(input.match_to_social === true && { social: null }),
    ...(input.external_id !== undefined && { external_id: input.external_id }),
  };
}

import type { Confidence } from '../../contract/confidence.ts';
import type { EntityInput } from '../../contract/entity-input.ts';
import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import type { Extended } from '../../contract/extended.ts';
import { socialOf } from '../../resolution/comparisons/social.ts';
import { type Decision, isWorthNaming, type Ranked } from '../../resolution/decide.ts';
import { withinLimit } from '../../resolution/reasoning/sentences.ts';
import { type Resolution, resolveRecord } from '../../resolution/resolve.ts';
import { createdRecordOf } from '../../universe/created-entity.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import type { ResolutionOptions } from '../job-options.ts';
import type { ExecutedJob, PinnedEntity } from '../job-store.ts';
import { identityOf, registrationOf } from './entity-record.ts';
import { extendedOf } from './extended-of.ts';
import { failedResult } from './failed-result.ts';
import { toldEntity } from './told-entity.ts';
import type { ResolutionContext, WorkflowResult } from './workflow.ts';

/** The whole of an entity-resolution job: a canonical record for a given `core_id`, else the decision of the matcher. */
export function runEntityResolution(
  input: EntityInput,
  options: ResolutionOptions,
  universe: ResolutionContext,
): WorkflowResult {
  return input.core_id === undefined
    ? resolved(input, options, universe)
    : canonical(input, input.core_id, universe);
}

function resolved(
  input: EntityInput,
  options: ResolutionOptions,
  universe: ResolutionContext,
): WorkflowResult {
  const { reference, rarity } = universe;
  const tell = (entity: number) => toldEntity(reference.facts(entity));
  const resolution = resolveRecord(input, { index: reference.index, rarity, tell });
  return {
    ...decided(input, resolution, { options, universe }),
    mentioned: mentionedIn(resolution.decision, options, universe),
  };
}

function decided(
  input: EntityInput,
  resolution: Resolution,
  { options, universe }: { options: ResolutionOptions; universe: ResolutionContext },
): WorkflowResult {
  const { decision } = resolution;
  const { reference } = universe;
  if (decision.kind === 'match') {
    const facts = reference.facts(decision.best.entity);
    const statement = { confidence: decision.confidence, reasoning: resolution.reasoning };
    const extended = extendedOf('matched', { resolution, facts, options, reference });
    return completed(matchedRecord(input, facts, statement), extended, facts);
  }
  if (decision.kind === 'no_match' && options.createMissing) {
    const created = createdRecordOf(input, resolution.record);
    if (created !== undefined) return createdResult(input, resolution, { ...created, options, reference });
  }
  const outcome = decision.kind === 'ambiguous' ? 'ambiguous' : 'no_match';
  return completed(
    unmatchedRecord(input, resolution),
    extendedOf(outcome, { resolution, facts: null, options, reference }),
    null,
  );
}

/** Entities whose ids may stand in the reasoning, the candidates or the evidence. */
function mentionedIn(
  decision: Decision,
  options: ResolutionOptions,
  { reference }: ResolutionContext,
): readonly PinnedEntity[] {
  return mentionedOf(decision, options).map(({ entity }) => {
    const { coreId, sources } = reference.facts(entity);
    return { coreId, recordKeys: sources };
  });
}

function mentionedOf(decision: Decision, { keepEvidence }: ResolutionOptions): readonly Ranked[] {
  if (decision.kind === 'match')
    return decision.others.slice(0, 1).filter((other) => keepEvidence || isWorthNaming(other));
  return decision.kind === 'ambiguous' ? decision.candidates : decision.near.slice(0, 2);
}

function canonical(input: EntityInput, coreId: string, { reference }: ResolutionContext): WorkflowResult {
  const entity = reference.index.entityOf(coreId);
  if (entity === undefined) {
    const errorMessage = 'No entity has the core_id of the request.';
    return failedResult('core_id_not_found', errorMessage);
  }
  const facts = reference.facts(entity);
  const statement = {
    confidence: 'HIGH' as const,
    reasoning: 'The request names this entity by its core_id.',
  };
  const extended: Extended = {
    outcome: 'matched',
    sources: [...facts.sources],
    candidates: [],
    unmatched_reason: null,
    explanation: null,
  };
  return completed(matchedRecord(input, facts, statement), extended, facts);
}

function completed(
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

const CREATED = 'A new entity was created from the record.';

function createdResult(
  input: EntityInput,
  resolution: Resolution,
  {
    facts,
    record,
    options,
    reference,
  }: {
    facts: EntityFacts;
    record: NonNullable<ExecutedJob['created']>;
    options: ResolutionOptions;
    reference: ReferenceVersion;
  },
): WorkflowResult {
  const statement = {
    confidence: 'LOW' as const,
    reasoning: withinLimit(resolution.reasoning, CREATED),
  };
  const extended = extendedOf('created', { resolution, facts, options, reference });
  return { ...completed(matchedRecord(input, facts, statement), extended, facts), created: record };
}

interface Statement {
  readonly confidence: Confidence;
  readonly reasoning: string;
}

function matchedRecord(input: EntityInput, facts: EntityFacts, statement: Statement): EntityResolutionRecord {
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

function unmatchedRecord(input: EntityInput, { decision, reasoning }: Resolution): EntityResolutionRecord {
  const registration = registrationOf(null, input);
  return {
    core_id: null,
    company_registration: registration,
    company_registration_number: registration?.number ?? null,
    identity_type: null,
    identity_resolution_confidence: decision.confidence,
    identity_resolution_reasoning: reasoning,
    legal_info: null,
    trading_info: null,
    entity_classification: null,
    ...(input.match_to_social === true && { social: null }),
    ...(input.external_id !== undefined && { external_id: input.external_id }),
  };
}

import type { EntityInput } from '../../contract/entity-input.ts';
import { shownEvidence } from '../../resolution/comparisons/shown-evidence.ts';
import { type Decision, isWorthNaming, type Ranked } from '../../resolution/decide.ts';
import { rankedOf } from '../../resolution/explanation.ts';
import { normalRecordIn } from '../../resolution/records/normal-record.ts';
import { type CandidateSource, type Resolution, resolveRecord } from '../../resolution/resolve.ts';
import { createdRecordOf } from '../../universe/created-entity.ts';
import type { ResolutionOptions } from '../job-options.ts';
import type { PinnedEntity, RankedCandidate } from '../job-store.ts';
import { createdMatch, type Unmatched } from './created-match.ts';
import { decidedResolution } from './decided-resolution.ts';
import { deniedEntities, leftOutBy, withDenial } from './denied-entities.ts';
import { extendedOf, namedExtended } from './extended-of.ts';
import { notFound } from './failed-result.ts';
import { personResolution } from './person-resolution.ts';
import { completed, createdResult, matchedRecord, unmatchedRecord } from './resolution-result.ts';
import { toldEntity } from './told-entity.ts';
import type { ResolutionContext, WorkflowResult } from './workflow.ts';

/**
 * The whole of an entity-resolution job: a canonical record for a given `core_id`, else what a person has decided, else
 * nobody for the account of a person, else the decision of the matcher.
 */
export function runEntityResolution(
  input: EntityInput,
  options: ResolutionOptions,
  universe: ResolutionContext,
): WorkflowResult {
  if (input.core_id !== undefined) return canonical(input, input.core_id, universe);
  const decision = universe.decided?.of(input);
  if (decision !== undefined) return decidedResolution(input, decision, { options, universe });
  return options.isPerson === true ? personResolution(input, options) : resolved(input, options, universe);
}

function resolved(
  input: EntityInput,
  options: ResolutionOptions,
  universe: ResolutionContext,
): WorkflowResult {
  const { reference, rarity } = universe;
  const tell = (entity: number) => toldEntity(reference.facts(entity));
  const denied = deniedEntities(input, universe);
  const excluded = denied.size === 0 ? {} : { excluded: new Set(denied.keys()) };
  const source = { index: reference.index, rarity, tell, ...excluded };
  const found = resolveRecord(input, { ...source, ...knownBefore(input, options, universe) });
  const resolution = denied.size === 0 ? found : { ...found, reasoning: withDenial(found, denied, tell) };
  const { compared, end } = decided({
    ...{ input, options, universe, resolution },
    source: { ...source, record: found.record },
  });
  const words = leftOutBy(found, denied);
  return {
    ...(words === undefined ? end : restingOn(end, words)),
    mentioned: mentionedIn(compared, options, universe),
    ...(isToTell(options) && { normal: JSON.stringify(resolution.record) }),
    ...(options.tellRanked === true && { ranked: rankedOf(compared.decision).map(rankedCandidate) }),
  };
}

/** What was worked out of the record before: by who has normalised it, or together with others. */
function knownBefore(
  input: EntityInput,
  { normal }: ResolutionOptions,
  universe: ResolutionContext,
): Pick<CandidateSource, 'record' | 'weighed'> {
  const weighed = universe.weighed?.get(input);
  if (weighed !== undefined) return { weighed };
  return normal === undefined ? {} : { record: normalRecordIn(normal) };
}

function isToTell({ tellNormal, normal }: ResolutionOptions): boolean {
  return tellNormal === true && normal === undefined;
}

function rankedCandidate({ profile, probability, evidence }: Ranked): RankedCandidate {
  return { coreId: profile.coreId, probability, evidence: evidence.map(shownEvidence) };
}

/** The result with the decision of a person that it rests on. */
function restingOn(end: WorkflowResult, decision: string): WorkflowResult {
  const { result } = end;
  if (result.state === 'failed') return end;
  return { ...end, result: { ...result, extended: { ...result.extended, decision } } };
}

type Resolved = Omit<Unmatched, 'created'>;

/** What became of the record, and what was compared at last: a known company comes first, then one that was created before. */
function decided(resolved: Resolved): { readonly compared: Resolution; readonly end: WorkflowResult } {
  const { input, options, universe, resolution } = resolved;
  const { decision, reasoning } = resolution;
  const { reference } = universe;
  if (decision.kind === 'match') {
    const facts = reference.facts(decision.best.entity);
    const end = completed(
      matchedRecord(input, facts, { confidence: decision.confidence, reasoning }),
      extendedOf('matched', { resolution, facts, options, reference }),
      facts,
    );
    return { compared: resolution, end };
  }
  return decision.kind === 'no_match'
    ? ofNoKnown(resolved)
    : { compared: resolution, end: unresolved(resolved, 'ambiguous') };
}

function ofNoKnown(resolved: Resolved): ReturnType<typeof decided> {
  const { input, options, universe, resolution } = resolved;
  const denied = universe.decided?.notOf(input) ?? [];
  const created = createdRecordOf(input, resolution.record, { isApart: denied.length > 0 });
  const facts = options.tellNormal === true &&
    created !== undefined && { createdFacts: JSON.stringify(created.facts) };
  const before = createdMatch({ ...resolved, created });
  if (before !== undefined) return { compared: before.resolution, end: { ...before.result, ...facts } };
  const lacks = created !== undefined && { lacks: { key: created.key } };
  const isDenied = denied.some(({ coreId }) => coreId === created?.coreId);
  if (!options.createMissing || created === undefined || isDenied)
    return { compared: resolution, end: { ...unresolved(resolved, 'no_match'), ...lacks } };
  const { reference } = universe;
  const extended = extendedOf('created', { resolution, facts: created.facts, options, reference });
  const end = createdResult(input, created, { reasoning: resolution.reasoning, extended });
  return { compared: resolution, end: { ...end, ...facts, ...lacks } };
}

function unresolved(
  { input, options, universe: { reference }, resolution }: Resolved,
  outcome: 'ambiguous' | 'no_match',
): WorkflowResult {
  const { decision, reasoning } = resolution;
  return completed(
    unmatchedRecord(input, { confidence: decision.confidence, reasoning }),
    extendedOf(outcome, { resolution, facts: null, options, reference }),
    null,
  );
}

/** Entities whose ids may stand in the reasoning, the candidates or the evidence. */
function mentionedIn(
  { decision, leftOut }: Resolution,
  options: ResolutionOptions,
  { reference }: ResolutionContext,
): readonly PinnedEntity[] {
  const compared = mentionedOf(decision, options).map(({ entity }) => entity);
  return [...compared, ...leftOut.slice(0, 1)].map((entity) => {
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
  if (entity === undefined) return notFound(coreId);
  const facts = reference.facts(entity);
  const statement = {
    confidence: 'HIGH' as const,
    reasoning:
      coreId === facts.coreId
        ? 'The request names this entity by its core_id.'
        : `The request names this entity by the core_id ${coreId}, which leads to ${facts.coreId} now: both are one company.`,
  };
  return completed(matchedRecord(input, facts, statement), namedExtended(facts), facts);
}

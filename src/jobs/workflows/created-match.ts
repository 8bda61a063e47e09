import type { EntityInput } from '../../contract/entity-input.ts';
import { withinLimit } from '../../resolution/reasoning/sentences.ts';
import { type CandidateSource, type Resolution, resolveRecord } from '../../resolution/resolve.ts';
import type { CreatedRecord } from '../../universe/created-entity.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import type { ResolutionOptions } from '../job-options.ts';
import { extendedOf } from './extended-of.ts';
import { completed, matchedRecord } from './resolution-result.ts';
import type { ResolutionContext, WorkflowResult } from './workflow.ts';

const ITS_OWN = 'An earlier run created this entity from a record that says the same.';

export interface Unmatched {
  readonly input: EntityInput;
  readonly options: ResolutionOptions;
  readonly universe: ResolutionContext;
  /** What was compared with the entities of the sources. */
  readonly source: CandidateSource;
  /** What it found: none of them. */
  readonly resolution: Resolution;
  /** What the record can stand for. */
  readonly created: CreatedRecord | undefined;
}

/**
 * The entity that earlier runs created for a record which none of the known companies is; undefined when there is none. The
 * one that was created from just this record comes first. Where new ones are created, it is the only one: so the same
 * record has the same entity in every run, whatever was created in between.
 */
export function createdMatch(unmatched: Unmatched): CreatedMatch | undefined {
  const own = ownEntity(unmatched);
  const { createMissing } = unmatched.options;
  const { input, source } = unmatched;
  if (own !== undefined) {
    const resolution = resolveRecord(input, { ...source, candidates: [own] });
    if (resolution.decision.kind === 'match') return matched(resolution, unmatched);
    if (createMissing) return ownAgain(own, unmatched);
  }
  const apart = source.index.created;
  if (createMissing || apart === undefined) return undefined;
  const resolution = resolveRecord(input, { ...source, index: apart });
  return resolution.decision.kind === 'match' ? matched(resolution, unmatched) : undefined;
}

export interface CreatedMatch {
  /** What was compared at last. */
  readonly resolution: Resolution;
  readonly result: WorkflowResult;
}

function ownEntity({ created, universe, source }: Unmatched): number | undefined {
  const entity = created === undefined ? undefined : universe.reference.entityOfRecord(created.key);
  return entity === undefined || source.excluded?.has(entity) === true ? undefined : entity;
}

function matched(resolution: Resolution, { input, options, universe }: Unmatched): CreatedMatch | undefined {
  const { decision, reasoning } = resolution;
  if (decision.kind !== 'match') return undefined;
  const facts = universe.reference.facts(decision.best.entity);
  const record = matchedRecord(input, facts, { confidence: decision.confidence, reasoning });
  const { reference } = universe;
  const extended = extendedOf('matched', { resolution, facts, options, reference });
  return { resolution, result: completed(record, extended, facts) };
}

/** The record says too little to be found by it, but it is what the entity was created from. */
function ownAgain(own: number, { input, options, universe, resolution }: Unmatched): CreatedMatch {
  const { reference } = universe;
  const facts: EntityFacts = reference.facts(own);
  const reasoning = withinLimit(resolution.reasoning, ITS_OWN);
  const record = matchedRecord(input, facts, { confidence: 'LOW', reasoning });
  const extended = extendedOf('matched', { resolution, facts, options, reference });
  return { resolution, result: completed(record, extended, facts) };
}

import type { EntityInput } from '../../contract/entity-input.ts';
import {
  areNames,
  hasOwnIdentifier,
  isAtAnotherSite,
  isInAnotherPlace,
  isInSameTown,
  WHOLE_NAME,
} from '../../resolution/comparisons/candidate-evidence.ts';
import { withinLimit } from '../../resolution/reasoning/sentences.ts';
import { type CandidateSource, type Resolution, resolveRecord } from '../../resolution/resolve.ts';
import type { CreatedRecord } from '../../universe/created-entity.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import type { ResolutionOptions } from '../job-options.ts';
import { extendedOf } from './extended-of.ts';
import { completed, matchedRecord } from './resolution-result.ts';
import type { ResolutionContext, WorkflowResult } from './workflow.ts';

const ITS_OWN = 'An earlier run created this entity from a record that says the same.';
const BY_NAME =
  'An earlier run created this entity from a record of that name, and nothing else tells that it is the same company.';

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
  return resembling(resolveRecord(input, { ...source, index: apart }), unmatched);
}

/**
 * What callers brought is a sample of nothing: that a name is rare among it says nothing of the world, where thousands are called
 * `The Red Lion`. So the entity that a record resembles is its own by an identifier, or by the whole name in the same town; by the
 * name alone it is a best guess, and none where the two say different places or websites.
 */
function resembling(resolution: Resolution, unmatched: Unmatched): CreatedMatch | undefined {
  const { decision } = resolution;
  if (decision.kind !== 'match') return undefined;
  const { evidence } = decision.best;
  if (hasOwnIdentifier(evidence)) return matched(resolution, unmatched);
  if (!areNames(evidence, WHOLE_NAME) || isInAnotherPlace(evidence) || isAtAnotherSite(evidence))
    return undefined;
  if (isInSameTown(evidence)) return matched(resolution, unmatched);
  const reasoning = withinLimit(resolution.reasoning, BY_NAME);
  return matched({ ...resolution, decision: { ...decision, confidence: 'LOW' }, reasoning }, unmatched);
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

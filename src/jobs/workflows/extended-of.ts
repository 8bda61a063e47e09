import type { Extended } from '../../contract/extended.ts';
import type { Resolution } from '../../resolution/resolve.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import type { ResolutionOptions } from '../job-options.ts';
import { candidateOf, toldEntity } from './told-entity.ts';

interface Ended {
  readonly resolution: Resolution;
  /** Of the entity that was matched or created. */
  readonly facts: EntityFacts | null;
  readonly options: ResolutionOptions;
  readonly reference: ReferenceVersion;
}

/** The member `extended` of a job that went through the matcher. */
export function extendedOf(
  outcome: Extended['outcome'],
  { resolution, facts, options, reference }: Ended,
): Extended {
  const { decision, unmatchedReason } = resolution;
  const fitting = decision.kind === 'ambiguous' ? decision.candidates : [];
  return {
    outcome,
    sources: facts === null ? [] : [...facts.sources],
    candidates: fitting.map(({ entity }) => candidateOf(toldEntity(reference.facts(entity)))),
    unmatched_reason: outcome === 'created' ? null : unmatchedReason,
    probability: decision.kind === 'match' ? shownProbability(decision.best.probability) : null,
    // Made when it is read, which takes as long as the decision.
    explanation: options.keepEvidence ? resolution.explanation : null,
  };
}

/** The same of an entity that the request names by its `core_id`. */
export function namedExtended(facts: EntityFacts): Extended {
  return {
    outcome: 'matched',
    sources: [...facts.sources],
    candidates: [],
    unmatched_reason: null,
    probability: 1,
    explanation: null,
  };
}

/** Nobody is wholly sure. */
const SUREST = 0.9999;

function shownProbability(probability: number): number {
  return Math.min(SUREST, Math.round(probability * 1e4) / 1e4);
}

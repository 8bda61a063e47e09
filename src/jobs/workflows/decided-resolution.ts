import type { EntityInput } from '../../contract/entity-input.ts';
import type { Extended } from '../../contract/extended.ts';
import type { EntityDecision } from '../../crm/overrides/entity-decisions.ts';
import { shortened } from '../../resolution/reasoning/clause.ts';
import { ended, MOST_CHARACTERS, namedEntity } from '../../resolution/reasoning/sentences.ts';
import { normaliseRecord } from '../../resolution/records/normal-record.ts';
import { createdRecordOf } from '../../universe/created-entity.ts';
import type { ResolutionOptions } from '../job-options.ts';
import { completed, createdResult, matchedRecord, unmatchedRecord } from './resolution-result.ts';
import { toldEntity } from './told-entity.ts';
import type { ResolutionContext, WorkflowResult } from './workflow.ts';

interface Against {
  readonly options: ResolutionOptions;
  readonly universe: ResolutionContext;
}

/** The resolution of an account about which a person has decided; nothing is compared. */
export function decidedResolution(
  input: EntityInput,
  decision: EntityDecision,
  { options, universe: { reference } }: Against,
): WorkflowResult {
  if (decision.coreId === null) return noneOfTheKnown(input, decision, options);
  const entity = reference.index.entityOf(decision.coreId);
  if (entity === undefined) {
    const reasoning = reasoningOf(decision, `${decision.coreId}, which the universe does not have`);
    const extended = extendedOf('no_match', {
      unmatched_reason: 'decided_unknown',
      decision: decision.words,
    });
    const record = unmatchedRecord(input, { confidence: 'LOW', reasoning });
    return { ...completed(record, extended, null), lacks: { coreId: decision.coreId } };
  }
  const facts = reference.facts(entity);
  const reasoning = reasoningOf(decision, namedEntity(toldEntity(facts)));
  return completed(
    matchedRecord(input, facts, { confidence: 'HIGH', reasoning }),
    extendedOf('matched', { sources: [...facts.sources], probability: 1, decision: decision.words }),
    facts,
  );
}

function noneOfTheKnown(
  input: EntityInput,
  decision: EntityDecision,
  { createMissing, isPerson }: ResolutionOptions,
): WorkflowResult {
  const reasoning = reasoningOf(decision, 'none of the known companies');
  const created =
    createMissing && isPerson !== true
      ? createdRecordOf(input, normaliseRecord(input), { isApart: true })
      : undefined;
  if (created !== undefined) {
    const extended = extendedOf('created', { sources: [...created.facts.sources], decision: decision.words });
    return createdResult(input, created, { reasoning, extended });
  }
  const extended = extendedOf('no_match', { unmatched_reason: 'decided', decision: decision.words });
  return completed(unmatchedRecord(input, { confidence: 'HIGH', reasoning }), extended, null);
}

function extendedOf(outcome: Extended['outcome'], more: Partial<Extended>): Extended {
  return {
    outcome,
    sources: [],
    candidates: [],
    unmatched_reason: null,
    probability: null,
    explanation: null,
    ...more,
  };
}

/** `A person decided on 2026-03-01 that this account is Acme (4812345678, London, GB): It says so on its invoices.` */
function reasoningOf({ sameAs, decidedAt, decidedBy, reason }: EntityDecision, who: string): string {
  const through = sameAs === null ? '' : ` one company with ${shortened(sameAs)}, which is`;
  const sentence = `${decidedBy ?? 'A person'} decided on ${decidedAt.slice(0, 10)} that this account is${through} ${who}`;
  return shortened(ended(reason === null ? sentence : `${sentence}: ${reason}`), MOST_CHARACTERS);
}

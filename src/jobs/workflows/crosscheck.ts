import type { CrosscheckRecord, CrosscheckRequest } from '../../contract/crosscheck.ts';
import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import type { ResolutionOptions } from '../job-options.ts';
import { runEntityResolution } from './entity-resolution.ts';
import type { ResolutionContext, WorkflowResult } from './workflow.ts';

/**
 * Resolves an entity, creating it when it is new. The pass over the caller's CRM cannot run: no workspace has a dataset
 * yet, so that no account has the `external_id` (docs/wire.md, Crosscheck record); its charge is given back.
 */
export function runCrosscheck(
  request: CrosscheckRequest,
  options: ResolutionOptions,
  universe: ResolutionContext,
): WorkflowResult {
  const identity = runEntityResolution(request, { ...options, createMissing: true }, universe);
  if (identity.result.state === 'failed') return identity;
  // The record is that of entity resolution, made by the call above.
  const record = crosscheckRecord(request, identity.result.record as EntityResolutionRecord);
  return { ...identity, result: { ...identity.result, record } };
}

function crosscheckRecord(request: CrosscheckRequest, resolved: EntityResolutionRecord): CrosscheckRecord {
  return {
    core_id: resolved.core_id,
    external_id: request.external_id,
    identity: {
      identity_type: resolved.identity_type,
      identity_resolution_confidence: resolved.identity_resolution_confidence,
      identity_resolution_reasoning: resolved.identity_resolution_reasoning,
      company_registration_number: resolved.company_registration_number,
      legal_info: resolved.legal_info,
      trading_info: resolved.trading_info,
      entity_classification: resolved.entity_classification,
    },
    crosscheck: null,
    parentage: null,
    ...(resolved.social !== undefined && { social: resolved.social }),
  };
}

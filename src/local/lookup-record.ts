import type { CrosscheckIdentity, CrosscheckRecord } from '../contract/crosscheck.ts';
import type { EntityResolutionRecord } from '../contract/entity-resolution.ts';
import type { LookupRecord } from '../contract/lookup-entity.ts';
import { classificationOf, identityOf } from '../jobs/entity-record.ts';
import type { StoredJob } from '../jobs/job-store.ts';
import type { EntityFacts } from '../reference/entity.ts';

/** The entity-level part of a resolution: the entity's facts of now, or as the job knew them when it is gone. */
export function lookupRecordOf(job: StoredJob, facts: EntityFacts | undefined): LookupRecord {
  const record = identityPartOf(job);
  const confidence = record.identity_resolution_confidence;
  const identity = facts === undefined ? record : identityOf(facts, confidence);
  const { legal_info: legal, trading_info: trading } = identity;
  return {
    core_id: facts?.coreId ?? record.core_id ?? '',
    entity_type: identity.identity_type ?? 'trading_entity',
    legal_info:
      legal === null
        ? null
        : {
            country: legal.country,
            reasoning: legal.reasoning,
            brand_name: legal.trading_name,
            confidence: legal.confidence,
            legal_name: legal.legal_name,
            website: legal.website,
          },
    brand_info:
      trading === null
        ? null
        : {
            country: trading.country,
            website: trading.website,
            reasoning: trading.reasoning,
            brand_name: trading.trading_name,
            confidence: trading.confidence,
          },
    entity_classification: facts === undefined ? record.entity_classification : classificationOf(facts),
  };
}

/** A combined record has the members of a resolution itself, a crosscheck record in `identity`. */
function identityPartOf({ family, record }: StoredJob): IdentityPart {
  // The workflow of the job's family wrote the record.
  if (family !== 'crosscheck') return record as EntityResolutionRecord;
  const { core_id, identity } = record as CrosscheckRecord;
  return { core_id, ...identity };
}

type IdentityPart = CrosscheckIdentity & Pick<EntityResolutionRecord, 'core_id'>;

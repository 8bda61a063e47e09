import type { CrosscheckIdentity, CrosscheckRecord } from '../../contract/crosscheck.ts';
import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import type { LookupRecord } from '../../contract/lookup-entity.ts';
import type { StoredJob } from '../../jobs/job-store.ts';
import { identityOf } from '../../jobs/workflows/entity-record.ts';
import { type Agreement, brandAgreement, legalAgreement } from '../../universe/agreement.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import type { NormalSourceRecord } from '../../universe/normal-source-record.ts';

/** What is known of an entity by now: its facts, and the records that they come from. */
export interface KnownEntity {
  readonly facts: EntityFacts;
  readonly records: readonly NormalSourceRecord[];
}

/**
 * The facts of the entity of now, or as the job knew them when it is gone; how sure they are is the sources' to say, and
 * never that of a request.
 */
export function lookupRecordOf(job: StoredJob, known: KnownEntity | undefined): LookupRecord {
  const record = identityPartOf(job);
  const facts = known?.facts;
  const identity = facts === undefined ? record : identityOf(facts, 'LOW');
  const { legal_info: legal, trading_info: trading } = identity;
  const sureLegal = known === undefined ? UNCONFIRMED : legalAgreement(known.facts, known.records);
  const sureBrand = known === undefined ? UNCONFIRMED : brandAgreement(known.facts, known.records);
  return {
    core_id: facts?.coreId ?? record.core_id ?? '',
    entity_type: identity.identity_type ?? 'trading_entity',
    legal_info: legal && {
      ...{ country: legal.country, reasoning: sureLegal.reasoning, brand_name: legal.trading_name },
      ...{ confidence: sureLegal.confidence, legal_name: legal.legal_name, website: legal.website },
    },
    brand_info: trading && {
      ...{ country: trading.country, website: trading.website, reasoning: sureBrand.reasoning },
      ...{ brand_name: trading.trading_name, confidence: sureBrand.confidence },
    },
    entity_classification: facts === undefined ? record.entity_classification : facts.classification,
  };
}

const UNCONFIRMED: Agreement = { confidence: 'LOW', reasoning: 'No source of the universe confirms it.' };

/** A combined record has the members of a resolution itself, a crosscheck record in `identity`. */
function identityPartOf({ family, record }: StoredJob): IdentityPart {
  // The workflow of the job's family wrote the record.
  if (family !== 'crosscheck') return record as EntityResolutionRecord;
  const { core_id, identity } = record as CrosscheckRecord;
  return { core_id, ...identity };
}

type IdentityPart = CrosscheckIdentity & Pick<EntityResolutionRecord, 'core_id'>;

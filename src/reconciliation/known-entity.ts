import type { FoundFields } from '../inbound/found-fields.ts';
import type { RecordIdentifier } from '../resolution/records/source-record.ts';

/** What is told of an entity: the fields that an inbound enrichment gives out, and what only its records have. */
export interface KnownEntity {
  readonly coreId: string;
  /** The trading name, else the legal one. */
  readonly name: string;
  readonly fields: FoundFields;
  /** Where it is, when no headquarters are known. */
  readonly city: string | null;
  readonly socialUrl: string | null;
  /** Every name of its records, each once, the best source first. */
  readonly names: readonly string[];
  readonly identifiers: readonly RecordIdentifier[];
  /** `source:id` of every record, best source first. */
  readonly sources: readonly string[];
}

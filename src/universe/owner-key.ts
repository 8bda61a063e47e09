import type { RecordRelation, SourceRecord } from '../resolution/records/source-record.ts';
import { relatedKey } from './vanished-source.ts';

const OWNERS: readonly RecordRelation['type'][] = ['parent', 'branch_of', 'ultimate_parent'];

/** The key of the record that owns the record today, as its source says. */
export function ownerKey(record: SourceRecord): string | undefined {
  const owner = OWNERS.flatMap((type) =>
    record.relations.filter((relation) => relation.type === type && relation.until === undefined),
  )[0];
  return owner === undefined ? undefined : relatedKey(record, owner);
}

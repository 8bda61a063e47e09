import type { SourceInfo } from '../resolution/records/source.ts';
import type { RecordRelation, SourceRecord } from '../resolution/records/source-record.ts';
import { recordKey } from './core-id.ts';

/**
 * Records that left their source, or went with it, while the id of their entity was given out and no other record bears
 * it. They answer for that id, link with nothing and are found by nothing else.
 */
export const VANISHED_SOURCE: SourceInfo = { name: 'vanished', trust: 0, kind: 'list' };

const PREFIX = `${VANISHED_SOURCE.name}:`;

/** The last that was known of a record, known as `vanished:source:id` from now on. */
export function vanishedRecord(record: SourceRecord): SourceRecord {
  if (record.source === VANISHED_SOURCE.name) return record;
  const { status, ...known } = record;
  const id = recordKey(record);
  const relations = record.relations.map((relation) => ({
    ...relation,
    id: relatedKey(record, relation),
  }));
  const last = { ...known, source: VANISHED_SOURCE.name, id, relations };
  // That it operates was true for as long as its source said so.
  return status === undefined || status === 'active' ? last : { ...last, status };
}

/** The key of a record when it has vanished. */
export function vanishedKey(key: string): string {
  return isVanished(key) ? key : `${PREFIX}${key}`;
}

/** The key of a record that another one names; of a vanished record the key itself is its relation's id. */
export function relatedKey(record: SourceRecord, relation: RecordRelation): string {
  return record.source === VANISHED_SOURCE.name
    ? relation.id
    : recordKey({ source: record.source, id: relation.id });
}

export function isVanished(key: string): boolean {
  return key.startsWith(PREFIX);
}

import type { OpStatus } from '../../contract/crosscheck.ts';
import type { Prominence } from '../../resolution/comparisons/prominence.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { operationalStatusOf } from '../../universe/firmographics/operational-status.ts';
import { hierarchyOf } from '../../universe/hierarchy/reference-family.ts';
import type { Link } from '../../universe/link.ts';
import { normaliseSourceRecord } from '../../universe/normal-source-record.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import { VANISHED_SOURCE } from '../../universe/vanished-source.ts';
import { LINK_WORDS } from './link-words.ts';
import { type DatedRecord, type SourceFact, sourceFacts } from './source-facts.ts';

interface NamedEntity {
  readonly coreId: string;
  readonly name: string;
}

/** An entity with the records that it is made of and why they are together. */
export interface ShownEntity {
  /** The id that was asked for, when the entity has another one by now. */
  readonly askedId: string | undefined;
  readonly name: string;
  readonly facts: EntityFacts;
  /** How widely it is known; undefined when that is no more than one source's record tells. */
  readonly prominence: Prominence | undefined;
  /** Whether it still operates, and why so. */
  readonly operating: OpStatus;
  readonly parent: NamedEntity | null;
  readonly successor: NamedEntity | null;
  /** Other ids that lead to it: those of its records, and the one that was asked for. */
  readonly redirects: readonly string[];
  /** Best source first. */
  readonly records: readonly {
    readonly key: string;
    /** ISO 8601; empty for a record that left its source. */
    readonly importedAt: string;
    readonly record: SourceRecord;
  }[];
  readonly links: readonly (Link & { readonly words: string })[];
  readonly sourceFacts: readonly SourceFact[];
}

/** Gathers what a version of the universe knows of an entity. */
export function shownEntity(
  reference: ReferenceVersion,
  entity: number,
  { askedId, redirects }: { readonly askedId: string; readonly redirects: readonly string[] },
): ShownEntity {
  const facts = reference.facts(entity);
  const { name, prominence } = reference.index.profile(entity);
  const records = datedRecords(reference, facts);
  const named = (coreId: string | null) =>
    coreId === null ? null : (namedEntity(reference, reference.index.entityOf(coreId)) ?? null);
  return {
    askedId: askedId === facts.coreId ? undefined : askedId,
    name,
    facts,
    prominence,
    operating: operationalStatusOf(facts, hierarchyOf(reference).family),
    parent: named(facts.parentId),
    successor: named(facts.successorId),
    redirects,
    records: records.map(({ normal: { key, record }, importedAt }) => ({ key, importedAt, record })),
    links: linksOf(reference, entity),
    sourceFacts: sourceFacts(records, facts, (key) => namedEntity(reference, reference.entityOfRecord(key))),
  };
}

function datedRecords(reference: ReferenceVersion, facts: EntityFacts): readonly DatedRecord[] {
  const sources = new Map(reference.sources().map((source) => [source.name, source]));
  return facts.sources.flatMap((key) => {
    const record = reference.record(key);
    if (record === undefined) return [];
    const source = sources.get(record.source) ?? GONE;
    return [{ normal: normaliseSourceRecord(record, source), importedAt: source.importedAt }];
  });
}

/** Of a record that left its source nobody knows the import any more. */
const GONE = { ...VANISHED_SOURCE, importedAt: '' };

/** In order of keys: the store gives them in any. */
function linksOf(reference: ReferenceVersion, entity: number): ShownEntity['links'] {
  const links = reference.links(entity).map((link) => ({ ...link, words: LINK_WORDS[link.reason] }));
  const sortKey = ({ left, right }: Link) => `${left}\n${right}`;
  return links.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

function namedEntity({ index }: ReferenceVersion, entity: number | undefined): NamedEntity | undefined {
  if (entity === undefined) return undefined;
  const { coreId, name } = index.profile(entity);
  return { coreId, name };
}

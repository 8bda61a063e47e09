import type { SourceInfo } from '../resolution/records/source.ts';
import type { RecordRelation, RecordStatus, SourceRecord } from '../resolution/records/source-record.ts';
import type { NoOwnerStatement, OwnerStatement, StatusStatement } from './entity.ts';
import { fieldTrust, type TrustedField } from './field-trust.ts';
import type { Fact } from './most-believed.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { presentParts } from './present-parts.ts';
import { relatedKey, VANISHED_SOURCE } from './vanished-source.ts';

/** What finds the entity of a record that another one names. */
export interface Related {
  readonly idOf: (recordKey: string) => string | undefined;
  /** `core_id` of the entity itself, which does not own itself. */
  readonly self: string;
}

const LEVELS: { readonly [T in RecordRelation['type']]?: OwnerStatement['level'] } = {
  parent: 'direct',
  ultimate_parent: 'ultimate',
  branch_of: 'head_office',
};

/** What the sources say of who owns the entity, each owner once for each source and level, the most believed first. */
export function ownerStatements(
  records: readonly NormalSourceRecord[],
  { idOf, self }: Related,
): readonly OwnerStatement[] {
  const statements = new Map<string, OwnerStatement>();
  for (const { record, source } of records) {
    const trust = fieldTrust(source, 'parent');
    for (const relation of record.relations) {
      const level = LEVELS[relation.type];
      const owner = level === undefined ? undefined : idOf(relatedKey(record, relation));
      if (level === undefined || owner === undefined || owner === self) continue;
      const key = `${source.name} ${level} ${owner}`;
      const { since, until } = relation;
      if (!statements.has(key))
        statements.set(key, presentParts({ level, owner, source: source.name, trust, since, until }));
    }
  }
  return byBelief([...statements.values()]);
}

const RANK = { direct: 0, head_office: 0, ultimate: 1 } as const;

/** Direct owners before those at the top, of which the levels between are not known; of equals in the order of records. */
function byBelief(statements: readonly OwnerStatement[]): readonly OwnerStatement[] {
  return [...statements].sort((a, b) => RANK[a.level] - RANK[b.level] || b.trust - a.trust);
}

/** Owners of today: what ended, as the source says, is history. */
export function currentOwners(owners: readonly OwnerStatement[]): readonly OwnerStatement[] {
  return owners.filter(({ until }) => until === undefined);
}

/** A source that was written with every company's owner in mind: one that works and has none there is at the top. */
const NAMES_EVERY_OWNER = 'starter';
export const NONE_LISTED = 'NONE_LISTED';
/** There is an owner, of which the source knows the name alone. */
export const OWNER_UNLISTED = 'OWNER_UNLISTED';

/** Where the sources say that there is no owner to be named, the most believed first. */
export function noOwnerStatements(records: readonly NormalSourceRecord[]): readonly NoOwnerStatement[] {
  return records.flatMap(({ record, source }) => {
    const trust = fieldTrust(source, 'parent');
    const reported = record.parentExceptions ?? [];
    const isAtTop =
      source.name === NAMES_EVERY_OWNER &&
      record.status === 'active' &&
      record.relations.length === 0 &&
      reported.length === 0;
    const listed = isAtTop ? [{ level: 'direct' as const, reason: NONE_LISTED }] : [];
    return [...reported, ...listed].map((one) => ({ ...one, source: source.name, trust }));
  });
}

/**
 * Those of the records that tell the status of the entity: one in whose place another record of the same entity came was a
 * double, or tells of a name that was given up, and says nothing of the company.
 */
export function tellingStatus(
  records: readonly NormalSourceRecord[],
  { idOf, self }: Related,
): readonly NormalSourceRecord[] {
  const isReplaced = (old: NormalSourceRecord) =>
    records.some(
      ({ key, record }) =>
        key !== old.key &&
        record.relations.some(
          (relation) => relation.type === 'predecessor' && relatedKey(record, relation) === old.key,
        ),
    );
  return records.filter(
    (one) =>
      !isReplaced(one) &&
      !one.record.relations.some(
        (relation) => relation.type === 'successor' && idOf(relatedKey(one.record, relation)) === self,
      ),
  );
}

/** What each source says of the status, the most believed first; that something vanished says nothing. */
export function statusStatements(records: readonly NormalSourceRecord[]): readonly StatusStatement[] {
  const believed = records
    .filter(({ source }) => source.name !== VANISHED_SOURCE.name)
    .sort((a, b) => statusTrust(b) - statusTrust(a));
  const statements = new Map<string, StatusStatement>();
  for (const { record, source } of believed) {
    const { statusNote: note, closedOn, updatedOn } = record;
    const isByListing = record.status === undefined && isListed(record, source);
    const status = isByListing ? 'active' : record.status;
    const key = `${source.name} ${status}`;
    if (status === undefined || statements.has(key)) continue;
    const statement = { status, source: source.name, note, closedOn, updatedOn };
    statements.set(key, presentParts({ ...statement, isByListing: isByListing || undefined }));
  }
  return [...statements.values()];
}

function statusTrust({ record, source }: NormalSourceRecord): number {
  return fieldTrust(source, record.status === 'absorbed' ? 'absorbed' : 'status');
}

/** The status that the most believed source says; null where none says any, and shares are listed at most. */
export function believedStatus(statements: readonly StatusStatement[]): RecordStatus | null {
  const isSaid = statements.some(({ isByListing }) => isByListing !== true);
  return isSaid ? (statements[0]?.status ?? null) : null;
}

/** Whether shares of the company are traded, as a list of listings or the SEC says. */
export function haveListedShares(records: readonly NormalSourceRecord[]): boolean {
  return records.some(
    ({ record, source }) => isListed(record, source) || (source.name === SEC && record.status === 'active'),
  );
}

const SEC = 'sec-edgar';

/** A company whose shares are traded exists; nobody asks a list of listings for more. */
function isListed({ isDelisted }: SourceRecord, { kind }: SourceInfo): boolean {
  return kind === 'listing' && isDelisted !== true;
}

/** What each source measured, the most believed first, one statement each. */
export function measures<T extends object>(
  records: readonly NormalSourceRecord[],
  measure: Fact<T>,
  field?: TrustedField,
): readonly (T & { readonly source: string })[] {
  const bySource = new Map<string, T & { readonly source: string }>();
  const believed = [...records].sort(
    (a, b) => fieldTrust(b.source, field) - fieldTrust(a.source, field) || byAge(a, b),
  );
  for (const record of believed) {
    const { name: source } = record.source;
    const measured = measure(record);
    if (measured !== undefined && !bySource.has(source)) bySource.set(source, { ...measured, source });
  }
  return [...bySource.values()];
}

/** What was changed last comes first. */
function byAge(a: NormalSourceRecord, b: NormalSourceRecord): number {
  return (b.record.updatedOn ?? '').localeCompare(a.record.updatedOn ?? '');
}

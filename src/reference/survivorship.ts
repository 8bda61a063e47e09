import type { ProfileName } from '../resolution/entity-profile.ts';
import { carriesLegalForm } from '../resolution/normalise-name.ts';
import type { EntityFacts, Sourced } from './entity.ts';
import { normaliseIdentifier } from './normal-identifiers.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import type { SourceRecord } from './source-record.ts';

/** Records of one entity by trust in their source, then by key: the first that knows a fact gives it. */
export function byTrust(records: readonly NormalSourceRecord[]): readonly NormalSourceRecord[] {
  return [...records].sort((a, b) => b.source.trust - a.source.trust || (a.key < b.key ? -1 : 1));
}

/** Chooses the shown value of every fact. `records` are in order of trust; `idOf` finds the entity of a related record. */
export function survivingFacts(
  coreId: string,
  records: readonly NormalSourceRecord[],
  idOf: (recordKey: string) => string | undefined,
): EntityFacts {
  const related = (type: 'parent' | 'successor') => relatedId(records, { type, idOf, self: coreId });
  return {
    coreId,
    legalName: legalName(records),
    tradingName: tradingName(records),
    website: sourced(records, (record) => record.domains[0]),
    country: sourced(records, (record) => record.place.country),
    city: first(records, (record) => record.record.city) ?? null,
    registration: registration(records),
    socialUrl: first(records, (record) => record.record.socialUrl) ?? null,
    category: first(records, (record) => record.record.category) ?? null,
    subcategory: first(records, (record) => record.record.subcategory) ?? null,
    status: first(records, (record) => record.record.status) ?? null,
    parentId: related('parent'),
    successorId: related('successor'),
    headcount: sourced(records, (record) => record.record.headcount),
    revenueMusd: sourced(records, (record) => record.record.revenueMusd),
    industry: first(records, (record) => record.record.industry) ?? null,
    foundedYear: first(records, (record) => record.record.foundedYear) ?? null,
    sources: records.map((record) => record.key),
  };
}

function first<T>(
  records: readonly NormalSourceRecord[],
  fact: (record: NormalSourceRecord) => T | undefined,
): T | undefined {
  for (const record of records) {
    const value = fact(record);
    if (value !== undefined) return value;
  }
  return undefined;
}

function sourced<T>(
  records: readonly NormalSourceRecord[],
  fact: (record: NormalSourceRecord) => T | undefined,
): Sourced<T> | null {
  return (
    first(records, (record) => {
      const value = fact(record);
      return value === undefined ? undefined : { value, source: record.source.name };
    }) ?? null
  );
}

/** The most trusted legal name; of two spellings of it the one that is not in capitals alone. */
function legalName(records: readonly NormalSourceRecord[]): Sourced<string> | null {
  const named = (record: SourceRecord) => record.names.find((name) => name.kind === 'legal')?.value;
  const chosen = sourced(records, (record) => named(record.record) ?? formal(record));
  if (chosen === null || chosen.value !== chosen.value.toUpperCase()) return chosen;
  const tokens = tokensOf(records, chosen.value);
  const mixed = records.flatMap((record) =>
    record.names.map((name) => ({ name, source: record.source.name })),
  );
  const better = mixed.find(
    ({ name }) =>
      name.text !== name.text.toUpperCase() && name.forms.length > 0 && name.tokens.join('') === tokens,
  );
  return better === undefined ? chosen : { value: better.name.text, source: better.source };
}

function tokensOf(records: readonly NormalSourceRecord[], text: string): string | undefined {
  const name: ProfileName | undefined = records
    .flatMap((record) => record.names)
    .find((candidate) => candidate.text === text);
  return name?.tokens.join('');
}

function formal(record: NormalSourceRecord): string | undefined {
  return record.names.find((name) => name.kind !== 'former' && carriesLegalForm(name.text))?.text;
}

function tradingName(records: readonly NormalSourceRecord[]): Sourced<string> | null {
  const trading = sourced(records, (record) => record.names.find((name) => name.kind === 'trading')?.text);
  return trading ?? sourced(records, (record) => record.names.find((name) => name.kind !== 'former')?.text);
}

/** As its register writes it; a number that only fills the field, or a tax number, is none. */
function registration(records: readonly NormalSourceRecord[]): EntityFacts['registration'] {
  for (const { record, source, place } of records) {
    for (const identifier of record.identifiers) {
      if (identifier.type !== 'registration') continue;
      const normal = normaliseIdentifier(identifier, place.country)?.registration;
      if (normal !== undefined)
        return { number: identifier.value, country: normal.country ?? null, source: source.name };
    }
  }
  return null;
}

function relatedId(
  records: readonly NormalSourceRecord[],
  {
    type,
    idOf,
    self,
  }: { type: 'parent' | 'successor'; idOf: (recordKey: string) => string | undefined; self: string },
): string | null {
  for (const { record } of records) {
    for (const relation of record.relations) {
      const id = relation.type === type ? idOf(`${record.source}:${relation.id}`) : undefined;
      if (id !== undefined && id !== self) return id;
    }
  }
  return null;
}

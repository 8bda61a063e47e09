import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { carriesLegalForm } from '../resolution/names/normalise-name.ts';
import { normalisePlace } from '../resolution/records/normalise-place.ts';
import type { RecordRelation, SourceRecord } from '../resolution/records/source-record.ts';
import type { EntityFacts, Headquarters, Sourced } from './entity.ts';
import { fieldTrust, type TrustedField } from './field-trust.ts';
import { classificationOf } from './firmographics/classification.ts';
import { brandsIn } from './hierarchy/brand.ts';
import { normaliseIdentifier } from './normal-identifiers.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import {
  currentOwners,
  measures,
  noOwnerStatements,
  ownerStatements,
  type Related,
  statusStatements,
} from './source-statements.ts';
import { relatedKey } from './vanished-source.ts';

/** Records of one entity by trust in their source, then by key: the first that knows a fact gives it. */
export function byTrust<T extends Pick<NormalSourceRecord, 'key' | 'source'>>(
  records: readonly T[],
): readonly T[] {
  return [...records].sort((a, b) => b.source.trust - a.source.trust || (a.key < b.key ? -1 : 1));
}

/** Chooses the shown value of every fact. `records` are in order of trust; `idOf` finds the entity of a related record. */
export function survivingFacts(
  coreId: string,
  records: readonly NormalSourceRecord[],
  idOf: Related['idOf'],
): EntityFacts {
  const related = { idOf, self: coreId };
  const category = categoryOf(records);
  const subcategory = sourced(records, ({ record }) => record.subcategory);
  const owners = ownerStatements(records, related);
  const isBranch = owners.some(({ level }) => level === 'head_office');
  const industry = first(records, ({ record }) => record.industry, 'industry') ?? null;
  const [legal, trading] = [legalName(records), tradingName(records)];
  const names = [legal, trading].flatMap((shown) => namedIn(records, shown) ?? []);
  const [name] = names;
  return {
    coreId,
    legalName: legal,
    tradingName: trading,
    website: sourced(records, (record) => record.domains[0], 'website'),
    ...countries(records),
    city: first(records, (record) => record.record.city) ?? null,
    registration: registration(records),
    socialUrl: first(records, (record) => record.record.socialUrl) ?? null,
    category: category?.value ?? null,
    subcategory: subcategory?.value ?? null,
    classification: classificationOf({ name, category, subcategory, industry, isBranch }),
    brands: brandsIn(names),
    status: first(records, (record) => record.record.status, 'status') ?? null,
    statuses: statusStatements(records),
    owners,
    noOwners: noOwnerStatements(records),
    parentId: currentOwners(owners)[0]?.owner ?? null,
    successorId: relatedId(records, 'successor', related),
    managedById: relatedId(records, 'managed_by', related),
    headquarters: headquarters(records),
    headcounts: measures(records, (record) => record.headcount, 'headcount'),
    revenues: measures(records, (record) => record.revenue),
    industry,
    foundedYear: first(records, (record) => record.record.foundedYear) ?? null,
    sources: records.map((record) => record.key),
  };
}

type Fact<T> = (record: NormalSourceRecord) => T | undefined;

/** Countries that are the same are told once. */
function countries(
  records: readonly NormalSourceRecord[],
): Pick<EntityFacts, 'country' | 'legalCountry' | 'tradingCountry'> {
  const country = sourced(records, ({ place }) => place.country);
  const legal = sourced(records, legalCountryOf);
  const trading = sourced(records, tradingCountryOf);
  return {
    country,
    legalCountry: legal?.value === country?.value ? null : legal,
    tradingCountry: trading?.value === legal?.value ? null : trading,
  };
}

/** That of the registered seat where the record has another one as its main address. */
export function legalCountryOf({ record, place }: NormalSourceRecord): string | undefined {
  const seat = record.otherPlaces?.find(({ kind, country }) => kind === 'legal' && country !== undefined);
  return seat === undefined ? place.country : normalisePlace(seat).country;
}

/** Only a head office beside the seat and the country of a listing tell where a company works; other addresses may be either. */
function tradingCountryOf(record: NormalSourceRecord): string | undefined {
  const { country } = record.place;
  return record.source.kind === 'listing' || legalCountryOf(record) !== country ? country : undefined;
}

/** The value of the source that is believed most about the field; of equals the one that was changed last. */
function sourced<T>(
  records: readonly NormalSourceRecord[],
  fact: Fact<T>,
  field?: TrustedField,
): Sourced<T> | null {
  let best: { readonly record: NormalSourceRecord; readonly value: T } | undefined;
  for (const record of records) {
    const value = fact(record);
    if (value === undefined) continue;
    if (best === undefined || isBetter(record, best.record, field)) best = { record, value };
  }
  return best === undefined ? null : { value: best.value, source: best.record.source.name };
}

function first<T>(
  records: readonly NormalSourceRecord[],
  fact: Fact<T>,
  field?: TrustedField,
): T | undefined {
  return sourced(records, fact, field)?.value;
}

function isBetter(
  { source, record }: NormalSourceRecord,
  than: NormalSourceRecord,
  field: TrustedField | undefined,
): boolean {
  const trust = fieldTrust(source, field) - fieldTrust(than.source, field);
  if (trust !== 0) return trust > 0;
  return (record.updatedOn ?? '') > (than.record.updatedOn ?? '');
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
  const trading = sourced(
    records,
    (record) => record.names.find((name) => name.kind === 'trading')?.text,
    'tradingName',
  );
  return trading ?? sourced(records, (record) => record.names.find((name) => name.kind !== 'former')?.text);
}

/** What says little where another source knows a company: a newspaper is "Other" in a list of research organisations. */
const VAGUE: ReadonlySet<string> = new Set(['Other', 'Facility', 'Healthcare', 'Archive']);

function categoryOf(records: readonly NormalSourceRecord[]): Sourced<string> | null {
  const telling = ({ record: { category } }: NormalSourceRecord) =>
    category === undefined || VAGUE.has(category) ? undefined : category;
  return (
    sourced(records, telling, 'category') ?? sourced(records, ({ record }) => record.category, 'category')
  );
}

/** The name taken apart, as one of the records has it. */
function namedIn(
  records: readonly NormalSourceRecord[],
  name: Sourced<string> | null,
): ProfileName | undefined {
  return records.flatMap(({ names }) => names).find(({ text }) => text === name?.value);
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

/** The entity of a related record. */
function relatedId(
  records: readonly NormalSourceRecord[],
  type: RecordRelation['type'],
  { idOf, self }: Related,
): string | null {
  const fact = ({ record }: NormalSourceRecord) => {
    for (const relation of record.relations) {
      const id = relation.type === type ? idOf(relatedKey(record, relation)) : undefined;
      if (id !== undefined && id !== self) return id;
    }
    return undefined;
  };
  return first(records, fact) ?? null;
}

/** The address of one record, as whole as it gives it. */
function headquarters(records: readonly NormalSourceRecord[]): EntityFacts['headquarters'] {
  const address = sourced(records, ({ record, place: { country } }) => {
    const { address, city, state, postalCode } = record;
    if (address === undefined && city === undefined) return undefined;
    return presentParts({ address, city, state, postalCode, country });
  });
  return address && { ...address.value, source: address.source };
}

function presentParts(
  parts: {
    readonly [P in keyof Headquarters]-?: Headquarters[P] | undefined;
  },
): Headquarters {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

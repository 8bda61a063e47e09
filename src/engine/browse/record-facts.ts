import { normaliseWebsite } from '../../resolution/records/normalise-website.ts';
import type {
  Headcount,
  RecordIdentifier,
  RecordName,
  RecordPlace,
  RecordRelation,
  Revenue,
} from '../../resolution/records/source-record.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { amountWords } from '../../universe/firmographics/amount-words.ts';
import { type NormalSourceRecord, normaliseSourceRecord } from '../../universe/normal-source-record.ts';
import {
  EXCEPTION_FIELDS,
  IDENTIFIER_FIELDS,
  NAME_FIELDS,
  PLACE_FIELDS,
  RELATION_FIELDS,
} from './fact-fields.ts';

/** A field of a record with its value, and which shown facts it may be, each in the form in which it is shown. */
export interface RecordFact {
  readonly field: string;
  readonly value: string;
  readonly says: readonly { readonly fact: keyof EntityFacts; readonly form: string | number }[];
}

/** The entity of a record that another record names; undefined when no source has that record. */
export type RelatedEntity = (key: string) => { readonly coreId: string; readonly name: string } | undefined;

/** All that a record says, as its source writes it. */
export function recordFacts(normal: NormalSourceRecord, related: RelatedEntity): readonly RecordFact[] {
  const { record } = normal;
  return [
    ...record.names.map((name) => nameFact(name, normal)),
    ...record.websites.map(websiteFact),
    ...placeFacts(normal),
    ...record.identifiers.map(identifierFact),
    ...record.relations.map((relation) => relationFact(relation, normal, related)),
    ...(record.parentExceptions ?? []).flatMap(({ level, reason, owner }) =>
      fact(
        EXCEPTION_FIELDS[level],
        owner === undefined ? `none reported: ${reason}` : `${owner} (no record)`,
      ),
    ),
    ...companyFacts(normal),
    ...borrowedFacts(normal),
  ];
}

/** What its row has of another company, which is told of nobody. */
function borrowedFacts({ record: { borrowed, ...own }, source }: NormalSourceRecord): readonly RecordFact[] {
  if (borrowed === undefined) return [];
  const { source: name, id } = own;
  const alone = { source: name, id, names: [], websites: [], identifiers: [], relations: [], ...borrowed };
  const facts = recordFacts(normaliseSourceRecord(alone, source), () => undefined);
  // The country may be told by their state alone.
  return facts
    .filter(({ field }) => field !== 'country' || borrowed.country !== undefined)
    .map(({ field, value }) => ({ field, value: `${value} (another company's)`, says: [] }));
}

/** Of `Acme Ltd t/a Zippy` either name may be shown, and of a listed security the company behind it. */
function nameFact({ value, kind, until }: RecordName, { record, source }: NormalSourceRecord): RecordFact {
  const alone = normaliseSourceRecord({ ...record, names: [{ value, kind }] }, source);
  const forms = [...new Set([value, ...alone.names.map(({ text }) => text)])];
  return {
    field: NAME_FIELDS[kind],
    value: until === undefined ? value : `${value} (until ${until})`,
    says: forms.flatMap((form) => [...says('legalName', form), ...says('tradingName', form)]),
  };
}

function websiteFact(value: string): RecordFact {
  const website = normaliseWebsite(value);
  const isOwn = website !== undefined && !website.isShared;
  return { field: 'website', value, says: isOwn ? says('website', website.domain) : [] };
}

function placeFacts({ record, place }: NormalSourceRecord): readonly RecordFact[] {
  return [
    // A state may tell the country that the source leaves out.
    ...fact('country', record.country ?? place.country, says('country', place.country)),
    ...fact('state', record.state),
    ...fact('city', record.city, says('city', record.city)),
    ...fact('postal code', record.postalCode),
    ...fact('address', record.address),
    ...(record.otherPlaces ?? []).flatMap((other) => fact(PLACE_FIELDS[other.kind], addressOf(other))),
    ...fact('phone', record.phone),
  ];
}

function addressOf({ address, city, state, postalCode, country }: RecordPlace): string {
  return [address, city, state, postalCode, country].filter((part) => part !== undefined).join(', ');
}

function identifierFact({ type, value, country }: RecordIdentifier): RecordFact {
  return {
    field: IDENTIFIER_FIELDS[type],
    value: country === undefined ? value : `${value} (${country})`,
    says: type === 'registration' ? says('registration', value) : [],
  };
}

function relationFact(
  { type, id, since, until }: RecordRelation,
  { record }: NormalSourceRecord,
  related: RelatedEntity,
): RecordFact {
  const key = `${record.source}:${id}`;
  const entity = related(key);
  const parts = [
    entity === undefined ? key : `${entity.name} (${key})`,
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ];
  return { field: RELATION_FIELDS[type], value: parts.join(' '), says: relationSays(type, entity?.coreId) };
}

function relationSays(type: RecordRelation['type'], coreId: string | undefined): RecordFact['says'] {
  if (type === 'parent') return says('parentId', coreId);
  return type === 'successor' ? says('successorId', coreId) : [];
}

function companyFacts({ record }: NormalSourceRecord): readonly RecordFact[] {
  const { socialUrl, status, category, subcategory, industry, headcount, revenue } = record;
  const { foundedYear, foundedOn = foundedYear?.toString(), closedOn } = record;
  return [
    ...fact('social profile', socialUrl, says('socialUrl', socialUrl)),
    ...fact('status', status, says('status', status)),
    ...fact('founded', foundedOn, says('foundedYear', foundedYear)),
    ...fact('closed', closedOn),
    ...fact('category', category, says('category', category)),
    ...fact('subcategory', subcategory, says('subcategory', subcategory)),
    ...fact('industry', industry, says('industry', industry)),
    ...fact(
      'headcount',
      headcount && headcountWords(headcount),
      says('headcounts', headcount && amountWords(headcount)),
    ),
    ...fact('revenue', revenue && revenueWords(revenue), says('revenues', revenue && amountWords(revenue))),
  ];
}

/** No row for what the record leaves out. */
function fact(
  field: string,
  value: string | undefined,
  saying: RecordFact['says'] = [],
): readonly RecordFact[] {
  return value === undefined ? [] : [{ field, value, says: saying }];
}

function says(shown: keyof EntityFacts, form: string | number | undefined): RecordFact['says'] {
  return form === undefined ? [] : [{ fact: shown, form }];
}

function headcountWords(headcount: Headcount): string {
  const words = amountWords(headcount);
  return headcount.asOf === undefined ? words : `${words} (as of ${headcount.asOf})`;
}

function revenueWords(revenue: Revenue): string {
  const words = `${amountWords(revenue)} ${revenue.currency}`;
  return revenue.fiscalYear === undefined ? words : `${words} (fiscal year ${revenue.fiscalYear})`;
}

import type {
  RecordIdentifier,
  RecordName,
  RecordRelation,
  RecordStatus,
  SourceRecord,
} from '../../resolution/records/source-record.ts';
import { headcountOf, revenueOf } from './amounts.ts';
import type { Imported } from './import-rows.ts';
import { listedNames } from './listed-names.ts';
import { distinctNames, presentFacts } from './record-parts.ts';

/** The facts that a plain table of companies may give, one column each. */
export const RECORD_FIELDS = [
  'id',
  'name',
  'legal_name',
  'trading_name',
  'aliases',
  'former_names',
  'names',
  'website',
  'social_url',
  'country',
  'state',
  'city',
  'postal_code',
  'address',
  'phone',
  'registration_number',
  'registration_country',
  'lei',
  'isin',
  'cik',
  'ein',
  'parent_id',
  'successor_id',
  'status',
  'delisted',
  'headcount',
  'headcount_as_of',
  'revenue',
  'revenue_currency',
  'revenue_year',
  'founded',
  'industry',
  'category',
  'subcategory',
] as const;
export type RecordField = (typeof RECORD_FIELDS)[number];
export type FieldValues = { readonly [F in RecordField]?: string };

const STATUS_WORDS: ReadonlyMap<string, RecordStatus> = new Map([
  ...['active', 'current', 'in business', 'live', 'open', 'operating', 'operational', 'trading'].map(
    as('active'),
  ),
  ...[
    'ceased',
    'ceased trading',
    'closed',
    'closed down',
    'defunct',
    'deregistered',
    'dissolved',
    'inactive',
  ].map(as('closed')),
  ...['liquidated', 'out of business', 'permanently closed', 'shut down', 'struck off', 'terminated'].map(
    as('closed'),
  ),
  ...['absorbed', 'amalgamated', 'merged', 'merged away', 'merged into', 'succeeded'].map(as('absorbed')),
]);

/** Makes the record of one row of a table, or says what it lacks. Lists are split at `|`, names also at `;`. */
export function recordOfFields(source: string, fields: FieldValues): Imported {
  const { id = '' } = fields;
  if (id === '') return { reason: 'no id' };
  const names = namesOf(fields);
  if (names === undefined) return { reason: 'names is not the list that core reference export writes' };
  if (names.length === 0) return { reason: 'no name' };
  return {
    source,
    id,
    names,
    websites: split(fields.website, /\|/),
    identifiers: identifiersOf(fields),
    relations: relationsOf(id, fields),
    ...statusOf(fields.status),
    ...(/^(?:true|yes|y|1)$/i.test(fields.delisted ?? '') && { isDelisted: true }),
    ...factsOf(fields),
    ...measuresOf(fields),
  };
}

/** The list of an export says all that the other columns of names say. Undefined when it cannot be read. */
function namesOf(fields: FieldValues): readonly RecordName[] | undefined {
  if ((fields.names ?? '') !== '') return listedNames(fields.names ?? '');
  const named = (text: string | undefined, kind: RecordName['kind']) => ({ value: text ?? '', kind });
  return distinctNames([
    named(fields.name, 'trading'),
    named(fields.legal_name, 'legal'),
    named(fields.trading_name, 'trading'),
    ...split(fields.aliases, /[|;]/).map((text) => named(text, 'alias')),
    ...split(fields.former_names, /[|;]/).map((text) => named(text, 'former')),
  ]);
}

function identifiersOf(fields: FieldValues): readonly RecordIdentifier[] {
  const plain = (['lei', 'isin', 'cik', 'ein'] as const).flatMap((type) => {
    const value = identifierOf(type, fields[type] ?? '');
    return value === '' ? [] : [{ type, value }];
  });
  if ((fields.registration_number ?? '') === '') return plain;
  const country = fields.registration_country || fields.country;
  return [
    { type: 'registration', value: fields.registration_number ?? '', ...presentFacts({ country }) },
    ...plain,
  ];
}

/** Spreadsheets take the leading zeros off a CIK; the authorities write the letters of a LEI and an ISIN large. */
function identifierOf(type: 'lei' | 'isin' | 'cik' | 'ein', value: string): string {
  if (type === 'cik') return /^\d{1,9}$/.test(value) ? value.padStart(10, '0') : value;
  return value.toUpperCase();
}

function relationsOf(id: string, fields: FieldValues): readonly RecordRelation[] {
  return [
    { type: 'parent' as const, id: fields.parent_id ?? '' },
    { type: 'successor' as const, id: fields.successor_id ?? '' },
  ].filter((relation) => relation.id !== '' && relation.id !== id);
}

/** A word that is none of ours says nothing: `delisted` shares are no closed company. */
function statusOf(text = ''): { readonly status?: RecordStatus } {
  if (text === '') return {};
  const status = STATUS_WORDS.get(text.toLowerCase().replace(/[\s_-]+/g, ' '));
  return status === undefined ? {} : { status };
}

function factsOf(fields: FieldValues): Partial<SourceRecord> {
  return presentFacts({
    socialUrl: fields.social_url,
    country: fields.country,
    state: fields.state,
    city: fields.city,
    postalCode: fields.postal_code,
    address: fields.address,
    phone: fields.phone,
    category: fields.category,
    subcategory: fields.subcategory,
    industry: fields.industry,
    foundedYear: yearOf(fields.founded),
  });
}

function measuresOf(fields: FieldValues): Pick<SourceRecord, 'headcount' | 'revenue'> {
  const headcount = headcountOf(fields.headcount, fields.headcount_as_of);
  const revenue = revenueOf(fields);
  return { ...(headcount !== undefined && { headcount }), ...(revenue !== undefined && { revenue }) };
}

/** `1998`, `1998-09-04`, `04/09/1998`: the one group of four digits that can be a year. */
function yearOf(text = ''): number | undefined {
  const year = /(?<!\d)(1[0-9]|20)\d{2}(?!\d)/.exec(text)?.[0];
  return year === undefined ? undefined : Number(year);
}

function split(text: string | undefined, at: RegExp): readonly string[] {
  if (text === undefined) return [];
  const parts = text.split(at).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

function as(status: RecordStatus): (word: string) => [string, RecordStatus] {
  return (word) => [word, status];
}

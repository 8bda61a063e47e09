import type { EnrichmentField } from '../contract/enrichment-field.ts';
import type { EntityInput } from '../contract/entity-input.ts';
import type { ExtensionValue, Named } from '../contract/reconciliation.ts';
import type { RecordIdentifier } from '../resolution/records/source-record.ts';
import { ORGANIZATION } from './entity-types.ts';
import type { KnownEntity } from './known-entity.ts';

/** Fields of a query that are texts. */
export type EvidenceField = Exclude<keyof EntityInput, 'match_to_social' | 'bias' | 'webhook_url'>;

type Values = (known: KnownEntity) => readonly ExtensionValue[];

/** A property of companies: evidence in a query, values in a data extension, or both. */
export interface Property extends Named {
  readonly description: string;
  /** The field in which a value of a query is evidence. */
  readonly evidence?: EvidenceField;
  /** What is known of an entity. */
  readonly values?: Values;
  /** The type of values that are entities. */
  readonly type?: Named;
}

/** All properties, in the order in which they are proposed. */
export const PROPERTIES: readonly Property[] = [
  {
    ...{ id: 'website', name: 'Website', description: 'The domain of the company.' },
    ...{ evidence: 'website', values: field('website') },
  },
  {
    ...{ id: 'country', name: 'Country', description: 'ISO 3166-1 alpha-2; in a query a name or a code.' },
    ...{ evidence: 'country', values: field('country') },
  },
  {
    ...{ id: 'city', name: 'City', description: 'Of the headquarters.', evidence: 'city' },
    values: ({ fields, city }) => texts(fields.headquarters_city ?? city),
  },
  {
    ...{ id: 'state', name: 'State', description: 'State or province of the headquarters.' },
    ...{ evidence: 'state', values: field('headquarters_state') },
  },
  {
    ...{ id: 'postal_code', name: 'Postal code', description: 'Of the headquarters.' },
    ...{ evidence: 'postal_code', values: field('headquarters_postal_code') },
  },
  {
    ...{ id: 'address', name: 'Address', description: 'Street address of the headquarters.' },
    ...{ evidence: 'address', values: field('headquarters_address') },
  },
  {
    ...{ id: 'legal_name', name: 'Legal name', description: 'The name under which it is registered.' },
    ...{ evidence: 'legal_name', values: field('legal_name') },
  },
  {
    ...{ id: 'trading_name', name: 'Trading name', description: 'The name that it uses in public.' },
    ...{ evidence: 'trading_name', values: field('trading_name') },
  },
  {
    ...{ id: 'names', name: 'All names', description: 'Every name that a source gives, former ones too.' },
    values: ({ names }) => texts(...names),
  },
  {
    ...{ id: 'operational_status', name: 'Status', values: field('operational_status') },
    description: 'Active, Out of business, Absorbed or Undetermined.',
  },
  ownerProperty('parent', 'Parent company', 'Who owns it directly.'),
  ownerProperty('top_parent', 'Top parent', 'Who is at the top of its owners; itself when nobody owns it.'),
  ownerProperty('top_operating_parent', 'Top operating parent', 'The highest owner that runs a business.'),
  {
    ...{ id: 'registration_number', name: 'Registration number', evidence: 'company_registration_number' },
    ...{ description: 'In a company register.', values: field('registration_number') },
  },
  {
    ...{ id: 'registration_country', name: 'Registration country', evidence: 'company_registration_country' },
    ...{ description: 'The country of that register.', values: field('registration_country') },
  },
  identifierProperty('lei', 'LEI'),
  identifierProperty('cik', 'CIK'),
  identifierProperty('ein', 'EIN'),
  identifierProperty('isin', 'ISIN'),
  identifierProperty('figi', 'FIGI'),
  identifierProperty('bic', 'BIC'),
  identifierProperty('isni', 'ISNI'),
  identifierProperty('grid', 'GRID'),
  identifierProperty('wikidata', 'Wikidata item'),
  {
    ...{ id: 'sources', name: 'Sources', description: 'The records that it is known from, as source:id.' },
    values: ({ sources }) => texts(...sources),
  },
  {
    id: 'entity_type',
    name: 'Type',
    description: 'What sort of organisation.',
    values: field('entity_type'),
  },
  { id: 'industry', name: 'Industry', description: 'Its line of business.', values: field('industry') },
  { id: 'headcount', name: 'Headcount', description: 'People, as a number.', values: field('headcount') },
  {
    id: 'headcount_range',
    name: 'Headcount range',
    description: 'Like 51-200.',
    values: field('headcount_range'),
  },
  {
    ...{ id: 'revenue', name: 'Revenue', description: 'Of a year, in whole units of the currency.' },
    values: field('revenue'),
  },
  {
    ...{ id: 'revenue_currency', name: 'Revenue currency', description: 'ISO 4217.' },
    values: field('revenue_currency'),
  },
  { id: 'founded_year', name: 'Founded', description: 'A year.', values: field('founded_year') },
  {
    ...{ id: 'social_url', name: 'Social profile', description: 'Company profile on the social network.' },
    ...{ evidence: 'social_url', values: ({ socialUrl }) => texts(socialUrl) },
  },
  { id: 'email', name: 'E-mail', description: 'Only the domain part is used.', evidence: 'email' },
  { id: 'phone', name: 'Phone', description: 'A number of the company.', evidence: 'phone' },
  {
    ...{ id: 'external_id', name: 'Your id', evidence: 'external_id' },
    description: 'Your own id of the record: what people decided about that account is obeyed.',
  },
  {
    ...{ id: 'core_id', name: 'core_id', description: 'The ten digits that name it today.' },
    ...{ evidence: 'core_id', values: ({ coreId }: KnownEntity) => texts(coreId) },
  },
];

const BY_ID: ReadonlyMap<string, Property> = new Map(PROPERTIES.map((property) => [property.id, property]));

export function propertyOf(id: string): Property | undefined {
  return BY_ID.get(id);
}

function field(name: Exclude<EnrichmentField, 'confidence' | 'reasoning'>): Values {
  return ({ fields }) => {
    const value = fields[name] ?? null;
    if (typeof value !== 'number') return texts(value);
    return [Number.isSafeInteger(value) ? { int: value } : { float: value }];
  };
}

function texts(...values: readonly (string | number | null)[]): readonly ExtensionValue[] {
  return values.flatMap((value) => (value === null || value === '' ? [] : [{ str: String(value) }]));
}

function ownerProperty(
  id: 'parent' | 'top_parent' | 'top_operating_parent',
  name: string,
  description: string,
): Property {
  const values = ({ fields }: KnownEntity): readonly ExtensionValue[] => {
    const owner = fields[`${id}_core_id`];
    if (typeof owner !== 'string') return [];
    return [{ id: owner, name: String(fields[`${id}_name`] ?? owner) }];
  };
  return { id, name, description, values, type: ORGANIZATION };
}

function identifierProperty(type: RecordIdentifier['type'], name: string): Property {
  const values = ({ identifiers }: KnownEntity) =>
    texts(...new Set(identifiers.filter((one) => one.type === type).map(({ value }) => value)));
  return { id: type, name, description: 'An identifier of the company.', values };
}

import type { FactGroup } from '../../contract/ui/companies.ts';
import type { NameKind } from '../../resolution/comparisons/entity-profile.ts';
import type {
  ParentException,
  RecordIdentifier,
  RecordPlace,
  RecordRelation,
} from '../../resolution/records/source-record.ts';

/** What people call the fields of a record. */
export const NAME_FIELDS: Readonly<Record<NameKind, string>> = {
  legal: 'legal name',
  trading: 'trading name',
  alias: 'other name',
  former: 'former name',
  acronym: 'acronym',
};
export const PLACE_FIELDS: Readonly<Record<RecordPlace['kind'], string>> = {
  legal: 'legal address',
  headquarters: 'head office',
  mailing: 'mailing address',
};
export const IDENTIFIER_FIELDS: Readonly<Record<RecordIdentifier['type'], string>> = {
  registration: 'registration',
  lei: 'LEI',
  cik: 'CIK',
  ein: 'EIN',
  isin: 'ISIN',
  figi: 'FIGI',
  wikidata: 'Wikidata',
  grid: 'GRID',
  isni: 'ISNI',
  bic: 'BIC',
};
export const RELATION_FIELDS: Readonly<Record<RecordRelation['type'], string>> = {
  parent: 'parent',
  ultimate_parent: 'ultimate parent',
  successor: 'successor',
  predecessor: 'predecessor',
  branch_of: 'branch of',
  managed_by: 'managed by',
  subfund_of: 'subfund of',
  feeder_to: 'feeder to',
};
export const EXCEPTION_FIELDS: Readonly<Record<ParentException['level'], string>> = {
  direct: RELATION_FIELDS.parent,
  ultimate: RELATION_FIELDS.ultimate_parent,
};

/** The order in which fields are shown. */
export const FIELD_ORDER: readonly string[] = [
  ...Object.values(NAME_FIELDS),
  ...['website', 'social profile', 'country', 'state', 'city', 'postal code', 'address'],
  ...Object.values(PLACE_FIELDS),
  'phone',
  ...Object.values(IDENTIFIER_FIELDS),
  ...['status', 'founded', 'closed'],
  ...Object.values(RELATION_FIELDS),
  ...['category', 'subcategory', 'industry', 'headcount', 'revenue'],
];

/** The groups in which fields are shown together; other fields are about the company itself. */
const GROUPS: readonly (readonly [group: FactGroup, fields: readonly string[]])[] = [
  ['names', Object.values(NAME_FIELDS)],
  [
    'places',
    [
      ...['website', 'social profile', 'country', 'state', 'city', 'postal code', 'address', 'phone'],
      ...Object.values(PLACE_FIELDS),
    ],
  ],
  ['identifiers', Object.values(IDENTIFIER_FIELDS)],
  ['owners', Object.values(RELATION_FIELDS)],
];

export function groupOfField(field: string): FactGroup {
  return GROUPS.find(([, fields]) => fields.includes(field))?.[0] ?? 'company';
}

import { normaliseRegistration } from '../../resolution/records/normalise-registration.ts';
import type {
  RecordIdentifier,
  RecordName,
  RecordRelation,
  RecordStatus,
  SourceRecord,
} from '../../resolution/records/source-record.ts';
import { countryCode } from '../../resolution/tables/countries.ts';
import { dayOf } from './gleif-dates.ts';
import type { GleifEntity } from './gleif-entity.ts';
import { leiFault } from './gleif-lei.ts';
import type { GleifLinks } from './gleif-links.ts';
import { gleifPlaces } from './gleif-places.ts';
import type { Imported } from './import-rows.ts';
import { distinctNames, presentFacts } from './record-parts.ts';

const NAME_KINDS: ReadonlyMap<string, RecordName['kind']> = new Map([
  ['PREVIOUS_LEGAL_NAME', 'former'],
  ['TRADING_OR_OPERATING_NAME', 'trading'],
]);
const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['GENERAL', 'Company'],
  ['BRANCH', 'Company'],
  ['SOLE_PROPRIETOR', 'Company'],
  ['FUND', 'Fund'],
  ['RESIDENT_GOVERNMENT_ENTITY', 'Government'],
  ['INTERNATIONAL_ORGANIZATION', 'Other'],
]);
/** Codes for an authority that is not on GLEIF's list, and for none: what stands beside them is of no known register. */
const NO_REGISTER = ['RA888888', 'RA999999'];

/** Makes the record of an entity, the same from the golden copy and the API; undefined for a withdrawn one. */
export function gleifRecord(entity: GleifEntity, links: GleifLinks): Imported {
  const { lei, legalName } = entity;
  const fault = leiFault(lei);
  if (fault !== undefined) return { reason: fault };
  if (isWithdrawn(entity)) return undefined;
  if (legalName === '') return { reason: `${lei} has no legal name` };
  const exceptions = links.exceptionsOf(lei);
  return {
    source: 'gleif',
    id: lei,
    names: namesOf(entity),
    websites: [],
    identifiers: identifiersOf(entity, links),
    relations: [...successorsOf(entity), ...links.relationsOf(lei)],
    ...gleifPlaces(entity),
    ...factsOf(entity),
    ...(exceptions.length > 0 && { parentExceptions: exceptions }),
  };
}

/** An LEI that was given by mistake; the one that stands for a duplicate is its successor. */
function isWithdrawn(entity: GleifEntity): boolean {
  const { registrationStatus } = entity;
  if (registrationStatus === 'DUPLICATE') return successorsOf(entity).length === 0;
  return registrationStatus === 'ANNULLED' || registrationStatus === 'CANCELLED';
}

function namesOf({ legalName, otherNames }: GleifEntity): readonly RecordName[] {
  return distinctNames([
    { value: legalName, kind: 'legal' },
    ...otherNames.map(({ name, type }) => ({
      value: name,
      kind: NAME_KINDS.get(type) ?? ('alias' as const),
    })),
  ]);
}

function identifiersOf(entity: GleifEntity, links: GleifLinks): readonly RecordIdentifier[] {
  const registration = registrationOf(entity);
  return [
    { type: 'lei', value: entity.lei },
    ...(registration === undefined ? [] : [registration]),
    ...links.isinsOf(entity.lei).map((value) => ({ type: 'isin' as const, value })),
    ...entity.bics.map((value) => ({ type: 'bic' as const, value })),
  ];
}

function registrationOf(entity: GleifEntity): RecordIdentifier | undefined {
  const { authority, registeredAs: value, jurisdiction, legalAddress } = entity;
  const country = countryCode(jurisdiction.slice(0, 2)) ?? legalAddress.country;
  const isPlaceholder = normaliseRegistration(value, country) === undefined;
  if (isPlaceholder || NO_REGISTER.includes(authority)) return undefined;
  return { type: 'registration', value, ...presentFacts({ country }) };
}

/** Of an entity that lives on, a successor is only planned. */
function successorsOf(entity: GleifEntity): readonly RecordRelation[] {
  const { lei, status, registrationStatus, successors } = entity;
  if (status !== 'INACTIVE' && registrationStatus !== 'DUPLICATE' && registrationStatus !== 'MERGED')
    return [];
  const others = new Set(successors.filter((successor) => successor !== lei && successor !== ''));
  return [...others].map((id) => ({ type: 'successor', id }));
}

/** A lapsed registration was not renewed in time, which says nothing of the company. */
function statusOf(entity: GleifEntity): RecordStatus | undefined {
  if (successorsOf(entity).length > 0) return 'absorbed';
  if (entity.status === 'INACTIVE') return 'closed';
  return entity.status === 'ACTIVE' ? 'active' : undefined;
}

function factsOf(entity: GleifEntity): Partial<SourceRecord> {
  const status = statusOf(entity);
  const foundedOn = dayOf(entity.createdOn);
  const facts = presentFacts({
    category: CATEGORIES.get(entity.category),
    subcategory: entity.category === 'BRANCH' ? 'Branch' : words(entity.subCategory),
    foundedYear: foundedOn === undefined ? undefined : Number(foundedOn.slice(0, 4)),
    foundedOn,
    closedOn: dayOf(entity.expiredOn),
    updatedOn: entity.updatedOn.slice(0, 10),
  });
  return { ...(status !== undefined && { status }), ...facts };
}

/** `CENTRAL_GOVERNMENT` is shown as `Central Government`. */
function words(code: string): string {
  return code
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');
}

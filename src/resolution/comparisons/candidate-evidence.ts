import { weightyWords } from '../tables/name-words.ts';
import { type ComparisonName, type EvidenceRow, type PlaceEvidence, rowOf } from './evidence.ts';
import type { NameEvidence, NameRelation } from './name-evidence.ts';

type Rows = readonly EvidenceRow[];

type Identifier = 'website' | 'email' | 'social' | 'registration' | 'phone';

const IDENTIFIERS: readonly Identifier[] = ['website', 'social', 'registration', 'phone'];

/** An identifier of the record is the entity's own. */
export function hasOwnIdentifier(rows: Rows): boolean {
  return IDENTIFIERS.some((identifier) =>
    identifier === 'phone' ? hasOwnPhone(rows) : isSame(rows, identifier),
  );
}

/** An identifier, the e-mail domain or the house is the entity's own: whatever their names say, the two have something in common. */
export function hasOwnAddress(rows: Rows): boolean {
  return hasOwnIdentifier(rows) || isSame(rows, 'email') || rowOf(rows, 'place')?.house === 'same';
}

/** Names of which the record's says something that the entity's does not. */
const SAYS_MORE: readonly NameRelation[] = ['record_longer', 'overlap', 'different'];

/**
 * The telephone number of the record is the entity's, and tells that it is that entity. Elsewhere and under a name that says more it
 * is the switchboard of a head office, which lists give all its places.
 */
export function hasOwnPhone(rows: Rows): boolean {
  return isSame(rows, 'phone') && !(isInAnotherPlace(rows) && areNames(rows, SAYS_MORE));
}

const BESIDE_NAMES: ReadonlySet<ComparisonName> = new Set([...IDENTIFIERS, 'email', 'place']);

/** A place or an identifier speaks for the entity, beside its names. */
export function hasMoreThanNames(rows: Rows): boolean {
  return rows.some(({ comparison, bits }) => BESIDE_NAMES.has(comparison) && bits > 0);
}

/** What tells of names, of rivals, and of whether the entity still operates. */
const BY_NAMES: ReadonlySet<ComparisonName> = new Set([
  ...(['name', 'name_words', 'name_reading', 'name_place', 'name_beside', 'name_owner'] as const),
  ...(['part', 'misspelling', 'prominence', 'status'] as const),
]);

/** A word that only one of the names has tells sisters apart: a number, a country, a direction. */
export function isSisterByWords(rows: Rows): boolean {
  return rowOf(rows, 'name_words')?.meaning === 'sibling';
}

/** Something else than the words of the names speaks against the entity: a place, an identifier, a legal form. */
export function speaksAgainst(rows: Rows): boolean {
  return rows.some(({ comparison, bits }) => bits < 0 && !BY_NAMES.has(comparison));
}

/** The record and the entity have the same of the kind. */
export function isSame(rows: Rows, identifier: Identifier): boolean {
  return rowOf(rows, identifier)?.relation === 'same';
}

/** Both names say a legal form. */
export function areLegal(rows: Rows): boolean {
  return rowOf(rows, 'name_form') !== undefined;
}

/** The names that fit best relate in one of these ways. */
export function areNames(rows: Rows, relations: readonly NameRelation[]): boolean {
  const name = rowOf(rows, 'name');
  return name !== undefined && relations.includes(name.relation);
}

/** A name that the entity bears today, not an alias, an acronym or a former one. */
export function isInUse({ kindOfName }: Pick<NameEvidence, 'kindOfName'>): boolean {
  return kindOfName === 'legal' || kindOfName === 'trading';
}

/** One name but for the order of its words. */
export const SAME_WORDS: readonly NameRelation[] = ['same', 'same_words'];

/** One name but for its spelling and the order of its words. */
export const WHOLE_NAME: readonly NameRelation[] = [...SAME_WORDS, 'respelled'];

/** Words that only the entity's name has, without articles and joints. */
export function addedWords(rows: Rows): readonly string[] {
  return weightyWords(rowOf(rows, 'name_words')?.onlyRight ?? []);
}

/** A longer name on the domain of the entity. */
export function isUnitOnDomain(rows: Rows): boolean {
  return rows.some((row) => row.comparison === 'unit' && row.cause === 'shared_domain');
}

/** Website or e-mail of the record lead to another site than the entity's. */
export function isAtAnotherSite(rows: Rows): boolean {
  return [rowOf(rows, 'website'), rowOf(rows, 'email')].some((row) => row?.relation === 'differs');
}

/** In another town, state or country, as far as the places of both are known. */
export function isInAnotherPlace(rows: Rows): boolean {
  return rowOf(rows, 'place')?.region?.includes('differs') === true;
}

/** One house and street under the names of two towns, as neighbours and parts of towns are told. */
export function isUnderAnotherTown({ house, region, left, right }: PlaceEvidence): boolean {
  const isAround = region === 'state' || region === 'country';
  return house === 'near' && isAround && left.city !== undefined && right.city !== undefined;
}

/** In one house, or in one town or postal code where the house is not known. */
export function isInSameTown(rows: Rows): boolean {
  const place = rowOf(rows, 'place');
  if (place === undefined || place.house === 'other') return false;
  return place.house === 'same' || place.region === 'postal' || place.region === 'city';
}

/**
 * In another house of the same town: schools and shops share names and switchboards. A company of a legal name, or with
 * its own website, is the same in two houses.
 */
export function isInAnotherHouse(rows: Rows): boolean {
  if (rowOf(rows, 'place')?.house !== 'other' || areLegal(rows)) return false;
  return !(isSame(rows, 'website') || isSame(rows, 'social') || isSame(rows, 'registration'));
}

/** A calling code of a country and three digits: two towns of one area have these in common. */
const AREA = 5;

/**
 * In another town, and with a telephone number of another area; nothing that is the entity's own tells of a move. Companies
 * have many numbers and towns, but what bears one name in two towns may as well be two restaurants.
 */
export function isElsewhereAltogether(rows: Rows): boolean {
  const phone = rowOf(rows, 'phone');
  if (phone?.relation !== 'differs' || phone.right === null || !isInAnotherPlace(rows)) return false;
  if (areLegal(rows) || isSame(rows, 'website') || isSame(rows, 'email') || hasOwnIdentifier(rows))
    return false;
  return phone.left.slice(0, AREA) !== phone.right.slice(0, AREA);
}

/** What the place tells; 0 where it tells nothing. */
export function placeBits(evidence: readonly EvidenceRow[]): number {
  return rowOf(evidence, 'place')?.bits ?? 0;
}

import { hasMoreThanNames, hasOwnAddress, hasOwnIdentifier } from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, type RowOf, rowOf } from '../comparisons/evidence.ts';
import { type Prominence, UNKNOWN } from '../comparisons/prominence.ts';
import { asWritten } from '../names/normal-name.ts';
import { countryOfCity } from '../tables/cities.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { saysSchool } from '../tables/local-bodies.ts';
import { GENERIC_WORDS, weightyWords } from '../tables/name-words.ts';
import { type OrganisationKind, organisationKinds, sayKind } from '../tables/organisation-kinds.ts';

/*
 * Doubts of schools, hospitals, churches and the like, of which many bear one name.
 */

type Rows = readonly EvidenceRow[];

/** Organisations of which many bear one name, each in its own town; universities have houses in several. */
const OF_STATES: ReadonlySet<OrganisationKind> = new Set(['health', 'church', 'education']);
const OF_TOWNS: ReadonlySet<OrganisationKind> = new Set(['health', 'church']);

/** `Mercy Hospital` of another state, or of another town where no state is known, and no identifier is the entity's own. */
export function isNamesakeElsewhere(rows: Rows): boolean {
  const [name, region] = [rowOf(rows, 'name'), rowOf(rows, 'place')?.region];
  const where = region === 'state_differs' ? OF_STATES : region === 'city_differs' ? OF_TOWNS : undefined;
  if (name === undefined || where === undefined || hasOwnIdentifier(rows)) return false;
  return sayKind(asWritten(name.left).tokens, where);
}

const MOST_WORDS = 3;

/** `Mercy Hospital` or `Trinity College` without a place, and hardly more is known of the one that is here. */
export function isInstitutionAnywhere(rows: Rows, { prominence = UNKNOWN }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || hasMoreThanNames(rows) || isKnownForMore(prominence)) return false;
  const words = weightyWords(asWritten(name.left).tokens);
  const telling = words.filter((word) => !isOfManyTowns(word));
  if (words.length > MOST_WORDS || telling.length === words.length) return false;
  return telling.every((word) => (GENERIC_WORDS.has(word) || isEverydayWord(word)) && !isTown(word));
}

function isOfManyTowns(word: string): boolean {
  return saysSchool(word) || sayKind([word], OF_TOWNS);
}

function isTown(word: string): boolean {
  return countryOfCity(word) !== undefined;
}

function isKnownForMore({ listings, headcount, revenue, descendants }: Prominence): boolean {
  return listings + headcount + revenue + descendants > 0;
}

/** Kinds of organisations that are hardly ever companies of some form. */
const OF_NO_FORM: ReadonlySet<OrganisationKind> = new Set([
  ...OF_STATES,
  'foundation',
  'government',
  'museum',
  'society',
]);

/** `Goucher Inc` is no Goucher College: a company of some form beside an institution that says none. */
export function isFormOfInstitution(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || name.left.forms.length === 0 || name.right.forms.length > 0) return false;
  if (hasOwnIdentifier(rows) || rowOf(rows, 'place')?.house === 'same') return false;
  const mine = organisationKinds(asWritten(name.left).tokens);
  return mine.length === 0 && sayKind(rowOf(rows, 'name_words')?.onlyRight ?? [], OF_NO_FORM);
}

/**
 * `DTI SRL`, `PDC Energy`: the short name of a company, which is no abbreviation of an institute that has those letters and
 * no legal form in any of its names.
 */
export function isAbbreviationOfInstitution(rows: Rows, { names }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !(name.kindOfName === 'acronym' || name.relation === 'initials')) return false;
  if (hasOwnAddress(rows)) return false;
  if (!saysCompany(rows, name) || names.some(({ forms }) => forms.length > 0)) return false;
  return organisationKinds(asWritten(name.left).tokens).length === 0;
}

/** By a legal form, or by a word of trade beside the letters. */
function saysCompany(rows: Rows, { left }: RowOf<'name'>): boolean {
  const added = weightyWords(rowOf(rows, 'name_words')?.onlyLeft ?? []);
  return left.forms.length > 0 || added.some((word) => GENERIC_WORDS.has(word));
}

import { hasOwnIdentifier, isInSameTown, isInUse } from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type DomainEvidence, type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { type Prominence, UNKNOWN } from '../comparisons/prominence.ts';
import { asWritten, gluedOf } from '../names/normal-name.ts';
import { saysAuthority } from '../tables/authorities.ts';
import { weightyWords } from '../tables/name-words.ts';
import { type OrganisationKind, organisationKinds } from '../tables/organisation-kinds.ts';
import {
  type BodyOfEnding,
  bodyOfEnding,
  countryOfDomain,
  isEndingOfSociety,
  isOtherKindOfEnding,
} from '../tables/website-endings.ts';
import { addressesOf, isByNameAlone } from './other-site.ts';

/*
 * Doubts of a record whose own website says by its ending that it is another kind of body, or in another country, than the entity.
 */

type Rows = readonly EvidenceRow[];
type Sites = Pick<EntityProfile, 'domains' | 'places' | 'prominence'>;

/** `fcc.gov` is not the website of a company at fcc.es, nor `amp.dev` that of one at amp.com.au: an ending of another kind. */
export function isOnOtherKindOfEnding(rows: Rows, { places }: Pick<EntityProfile, 'places'>): boolean {
  const [site] = addressesOf(rows);
  if (site?.relation !== 'other_suffix' && site?.relation !== 'spells_name') return false;
  return isByNameAlone(rows) && isOtherKindOfEnding(site.left, countriesOf(places));
}

/** Kinds of organisations that have websites under the endings of authorities and of schools, too. */
const KINDRED: Readonly<Record<BodyOfEnding, readonly OrganisationKind[]>> = {
  authority: ['government', 'health', 'laboratory', 'museum', 'foundation'],
  school: ['education', 'government', 'health', 'laboratory', 'museum', 'foundation', 'society'],
};

/**
 * `Gillette` of gillettewy.gov is the town and not the company, wherever that is; `Durham Constabulary` of durham.police.uk is no
 * university. Or the other way about, where the name is one word: `CDC` of cdc.com is not the one at cdc.gov.
 */
export function isOnSiteOfBody(rows: Rows, profile: EntityProfile): boolean {
  const site = siteOfItsOwn(rows);
  if (site === undefined || hasOwnIdentifier(rows) || areOfOneForm(rows)) return false;
  const body = bodyOfEnding(site.left);
  if (body !== undefined) return !isBody(body, profile);
  const isSpelt = site.relation === 'other_suffix' || site.relation === 'spells_name';
  const { domains } = profile;
  return (
    isSpelt &&
    wordsOf(rows) === 1 &&
    domains.length > 0 &&
    domains.every((own) => bodyOfEnding(own) !== undefined)
  );
}

/** Also one of which no website is known, nor a legal form that would tell that it is a company. */
function isBody(body: BodyOfEnding, { domains, names }: EntityProfile): boolean {
  if (domains.some((domain) => bodyOfEnding(domain) === body)) return true;
  if (domains.length === 0 && !names.some(({ forms }) => forms.length > 0)) return true;
  return names.some(
    (name) =>
      isInUse({ kindOfName: name.kind }) &&
      ((body === 'authority' && name.tokens.some(saysAuthority)) ||
        organisationKinds(name.tokens).some((kind) => KINDRED[body].includes(kind))),
  );
}

/** `Ashland` of coawi.org is hardly Ashland Inc. of ashland.com: a company has no website of a society. */
export function isOnSiteOfSociety(rows: Rows, { domains, names }: EntityProfile): boolean {
  const site = siteOfItsOwn(rows);
  if (site?.relation !== 'differs' || !isEndingOfSociety(site.left) || wordsOf(rows) > FEW_WORDS)
    return false;
  if (hasOwnIdentifier(rows) || isInSameTown(rows) || areOfOneForm(rows)) return false;
  if (domains.some(isEndingOfSociety)) return false;
  return !names.some((name) => organisationKinds(name.tokens).length > 0);
}

const FEW_WORDS = 2;

/**
 * `APS` of apsholding.it is not the one of Arizona: a website of its own under the ending of a country where the entity has neither
 * a place nor a website, and the name is one word.
 */
export function isWordOnSiteAbroad(rows: Rows, profile: Sites): boolean {
  return isOnSiteAbroad(rows, profile) && wordsOf(rows) === 1;
}

/** The same of two words, which more seldom are another's. */
export function isNameOnSiteAbroad(rows: Rows, profile: Sites): boolean {
  return isOnSiteAbroad(rows, profile) && wordsOf(rows) <= FEW_WORDS;
}

function isOnSiteAbroad(rows: Rows, { domains, places, prominence }: Sites): boolean {
  const site = siteOfItsOwn(rows);
  if (site === undefined || !isByNameAlone(rows) || mayBeOfUnit(site, prominence)) return false;
  const country = countryOfDomain(site.left);
  const own = countriesOf(places);
  if (country === undefined || own.length === 0 || own.includes(country)) return false;
  return !domains.some((domain) => countryOfDomain(domain) === country) && !isSpeltWithEnding(rows, site);
}

/** `honda.ie`: the same word as the entity's own website, and the entity is known for more, as one with units abroad is. */
function mayBeOfUnit({ relation }: DomainEvidence, prominence: Prominence = UNKNOWN): boolean {
  if (relation === 'differs' || relation === 'spells_name') return false;
  const { listings, headcount, revenue, descendants } = prominence;
  return relation !== 'other_suffix' || listings + headcount + revenue + descendants > 0;
}

/** `repl.it`, whose ending is a part of the name. */
function isSpeltWithEnding(rows: Rows, { left }: DomainEvidence): boolean {
  const name = rowOf(rows, 'name');
  return name !== undefined && gluedOf(name.left) === left.replace(/[.-]/g, '');
}

/** The website before the e-mail domain, where it is neither the entity's nor its group's. */
function siteOfItsOwn(rows: Rows): DomainEvidence | undefined {
  const [site] = addressesOf(rows);
  return site === undefined || !OF_RECORD.has(site.relation) ? undefined : site;
}

const OF_RECORD: ReadonlySet<DomainEvidence['relation']> = new Set([
  'other_suffix',
  'names_entity',
  'spells_name',
  'names_other',
  'differs',
]);

/** Who writes `Kaplan Inc` means the company, whatever its website. */
function areOfOneForm(rows: Rows): boolean {
  return rowOf(rows, 'name_form')?.relation === 'same';
}

function wordsOf(rows: Rows): number {
  const name = rowOf(rows, 'name');
  return name === undefined ? 0 : weightyWords(asWritten(name.left).tokens).length;
}

function countriesOf(places: EntityProfile['places']): readonly string[] {
  return places.flatMap(({ country }) => country ?? []);
}

import { labelOf } from '../blocking/blocking-keys.ts';
import {
  hasOwnIdentifier,
  isInAnotherPlace,
  isInSameTown,
  placeBits,
} from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type DomainEvidence, type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { asWritten } from '../names/normal-name.ts';
import { legalForms } from '../tables/legal-forms.ts';
import { isTellingWord, weightyWords } from '../tables/name-words.ts';
import { countryOfEnding } from '../tables/national-endings.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import { tradesOf } from '../tables/trades.ts';

type Rows = readonly EvidenceRow[];

/** A website that is not the entity's, in another town: nothing but the name, and what towns have in common, says that it is it. */
export function isOnSiteElsewhere(rows: Rows): boolean {
  if (rowOf(rows, 'website')?.relation !== 'differs' || !isInAnotherPlace(rows)) return false;
  return !hasOwnIdentifier(rows) && rowOf(rows, 'email')?.relation !== 'same';
}

/**
 * `Fischer`, whose website is fischer-sanitaer.de: it says its name, and more than companies put into an address. Of 37,000
 * organisations with a website of their own seven such were HIGH beside the starter list, and five of them were another company.
 */
export function isWordOnLongerSite(rows: Rows, { places }: Pick<EntityProfile, 'places'>): boolean {
  const name = rowOf(rows, 'name');
  const site = addressesOf(rows).find(({ relation }) => relation !== 'spells_name');
  if (name === undefined || site?.relation !== 'differs') return false;
  if (hasOwnIdentifier(rows) || isInSameTown(rows)) return false;
  const [word = '', ...others] = weightyWords(asWritten(name.left).tokens);
  if (others.length > 0 || word.length < FEWEST_LETTERS) return false;
  const label = labelOf(site.left);
  const rest = label.startsWith(word)
    ? label.slice(word.length)
    : label.endsWith(word) && label.slice(0, -word.length);
  if (rest === false || rest === '') return false;
  return rest.split('-').some(saysMore) || saysElsewhere(rest, places);
}

const FEWEST_LETTERS = 3;
/** `plc`, `corp`, `us` and the like are shorter, or everybody's words. */
const FEWEST_LETTERS_MORE = 4;
const OF_INVESTORS = /^(?:invest|invers|corpora|relation|official)/;

function saysMore(word: string): boolean {
  if (word.length < FEWEST_LETTERS_MORE || OF_INVESTORS.test(word)) return false;
  if (tradesOf([word]).size > 0) return true;
  return isTellingWord(word) && !isDistinguishingToken(word) && subdivisionCode(word) === undefined;
}

/**
 * `plexusplc.com` is not of Plexus Corp. of the United States, nor `burlington-wi.com` or `valiant-cn.com` of who is in neither: what
 * follows the name is a legal form that nobody has there, a state or a country. Two letters may be anything without a hyphen, unless
 * they are a state's alone (`burlingtonwi.com`).
 */
function saysElsewhere(rest: string, places: EntityProfile['places']): boolean {
  const countries = places.flatMap(({ country }) => country ?? []);
  if (countries.length === 0) return false;
  const word = rest.replace(/^-/, '');
  const form = word.length > 2 ? legalForms().get(word) : undefined;
  if (form !== undefined) return !form.countries.some((country) => countries.includes(country));
  if (word.length !== 2 || legalForms().has(word)) return false;
  const [state, country] = [subdivisionCode(word, 'US'), countryOfEnding(`.${word}`)];
  if (country !== undefined && (word === rest || countries.includes(country))) return false;
  return country !== undefined || (state !== undefined && !places.some((place) => place.state === state));
}

/**
 * `Astra`, whose website is astra.build: it spells the name of a company that has another website, and nothing but that name, which
 * is one word, says that it is the company. Of 3,470 brands with a website of their own every fourth such was another one.
 */
export function isWordOnNamesakeSite(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  const [site] = addressesOf(rows);
  if (name === undefined || site?.relation !== 'spells_name') return false;
  return isByNameAlone(rows) && weightyWords(asWritten(name.left).tokens).length === 1;
}

/** The website before the e-mail domain. */
export function addressesOf(rows: Rows): readonly DomainEvidence[] {
  return [rowOf(rows, 'website'), rowOf(rows, 'email')].filter((row) => row !== undefined);
}

/** Neither an identifier nor the place is the entity's own. */
export function isByNameAlone(rows: Rows): boolean {
  return !hasOwnIdentifier(rows) && placeBits(rows) <= 0;
}

/** And the name is one word, as of Lucid of Oakland (luciddesigngroup.com) and Lucid of Newark (lucidmotors.com). */
export function isWordOnSiteElsewhere(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !isOnSiteElsewhere(rows)) return false;
  return weightyWords(asWritten(name.left).tokens).length === 1;
}

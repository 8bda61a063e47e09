import { labelOf } from '../blocking/blocking-keys.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { townIn } from '../tables/municipalities.ts';
import { GENERIC_WORDS } from '../tables/name-words.ts';
import { saysOrganisation } from '../tables/organisation-kinds.ts';
import { bodyOfEnding, countryOfDomain } from '../tables/website-endings.ts';

/** A name without what says that it is a municipality's. */
export interface TownAlone {
  readonly reading: Reading<NormalName>;
  readonly language: string;
}

// A record's name is looked up and then compared with all candidates.
const remembered = new WeakMap<NormalName, TownAlone | null>();

/** `City of Toronto` read as Toronto, for a municipality that is on file by the place alone (`isTownOf`). Undefined for nearly all names. */
export function townAlone(name: NormalName): TownAlone | undefined {
  if (name.part !== 'whole' || name.tokens.length < 2 || name.forms.length > 0) return undefined;
  let known = remembered.get(name);
  if (known === undefined) {
    known = read(name) ?? null;
    remembered.set(name, known);
  }
  return known ?? undefined;
}

function read(name: NormalName): TownAlone | undefined {
  const town = townIn(name);
  if (town === undefined || town.place.some((word) => GENERIC_WORDS.has(word) || saysOrganisation(word)))
    return undefined;
  const reading = readAs(name, town.place, { english: undefined, withPlace: undefined, isWrittenOut: true });
  return { reading, language: town.language };
}

/** The entity says no legal form, and its website is one of a municipality where that is called so. */
export function isTownOf({ reading, language }: TownAlone, { names, domains }: EntityProfile): boolean {
  const sites = SITES.get(language);
  if (sites === undefined || names.some(({ forms }) => forms.length > 0)) return false;
  const place = reading.tokens.join('');
  return domains.some((domain) => isSiteOfTown(domain, place, sites));
}

function isSiteOfTown(domain: string, place: string, { countries, bare, words }: Sites): boolean {
  const country = countryOfDomain(domain) ?? '';
  if (bodyOfEnding(domain) === 'authority') return countries.has(country);
  const label = labelOf(domain).replaceAll('-', '');
  if (label === place) return bare.has(country) && domain.split('.').length === 2;
  return label.includes(place) && words.has(label.replace(place, ''));
}

/** Websites of municipalities, by the language of the word for them. */
interface Sites {
  /** Where authorities of the language are. */
  readonly countries: ReadonlySet<string>;
  /** Where municipalities have the bare name under the ending of the country: `erfurt.de`, but `leeds.gov.uk`. */
  readonly bare: ReadonlySet<string>;
  /** What they put beside the name: `cityofredlands.org`, `ville-orange.fr`. */
  readonly words: ReadonlySet<string>;
}

const SITES: ReadonlyMap<string, Sites> = new Map([
  sitesOf('en', 'US CA GB IE AU NZ ZA IN PH', 'CA', 'cityof townof villageof city town'),
  sitesOf('de', 'DE AT CH LI LU', 'DE AT CH LI', 'stadt gemeinde landeshauptstadt'),
  sitesOf('fr', 'FR BE CH LU CA', 'FR BE CH LU CA', 'ville villede mairie commune'),
  sitesOf('nl', 'NL BE', 'NL BE', 'gemeente'),
  sitesOf('it', 'IT CH', 'IT CH', 'comune comunedi'),
  sitesOf('es', 'ES MX AR CL CO PE EC UY VE BO PY CR', 'ES', 'ayto ayuntamiento muni'),
  ...['ca', 'gl', 'eu'].map((language) => sitesOf(language, 'ES', 'ES', 'ajuntament concello udala')),
  sitesOf('pt', 'PT BR', 'PT', 'cm municipio prefeitura'),
  sitesOf('sv', 'SE FI', 'SE FI', 'kommun'),
  sitesOf('no', 'NO', '', 'kommune'),
  sitesOf('da', 'DK', 'DK', 'kommune'),
  ...['fi', 'pl', 'cs', 'sk', 'hr', 'hu', 'ro'].map((language) => {
    const country = language === 'cs' ? 'CZ' : language.toUpperCase();
    return sitesOf(language, country, country, '');
  }),
  sitesOf('sl', 'SI', 'SI', ''),
  sitesOf('tr', 'TR', '', 'belediyesi'),
]);

function sitesOf(language: string, countries: string, bare: string, words: string): [string, Sites] {
  const setOf = (list: string) => new Set(list === '' ? [] : list.split(' '));
  return [language, { countries: setOf(countries), bare: setOf(bare), words: setOf(words) }];
}

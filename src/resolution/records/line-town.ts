import { foldWords } from '../names/fold.ts';
import { countryOfCity } from '../tables/cities.ts';
import { spellingKey } from '../tables/spelling-key.ts';
import { streetKindsOf } from '../tables/street-words.ts';
import { streetWord } from './normalise-street.ts';

/** With the number of a district behind it: `Dublin 2`. */
const TOWN = /^\p{L}[\p{L}\p{M}.'’() -]*(?: \d{1,2})?$/u;
const MOST_WORDS = 4;
/** `St. Gallen` is no street. */
const SAINT = new Set(['st', 'ste']);

/** Whether a part of an address may be the name of a town: no number of a house stands in it, and no kind of street at its ends. */
export function isTown(part: string): boolean {
  if (!TOWN.test(part)) return false;
  const words = foldWords(part).split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > MOST_WORDS || first.length < 2) return false;
  if (words.length === 1) return true;
  return !saysStreet(last) && (SAINT.has(first) || !saysStreet(first));
}

function saysStreet(word: string): boolean {
  return streetKindsOf(streetWord(word)) !== undefined;
}

const COUNTY =
  /shire$|^(?:(?:east|west) sussex|kent|surrey|essex|suffolk|norfolk|devon|cornwall|dorset|somerset|cumbria|county durham|northumberland|middlesex|rutland|merseyside|tyne and wear|west midlands|greater (?:london|manchester))$/i;

/** Whether a part is a county of England, behind the town. */
export function isCounty(part: string): boolean {
  return COUNTY.test(part);
}

const ENGLISH = new Set('US CA GB AU NZ IE'.split(' '));
/** Where the number of the house stands behind the street. */
const NUMBERED_BEHIND = new Set('AT BE CH CZ DE DK ES FI HU IT NL NO PL SE SI SK'.split(' '));
const DIRECTION = /^(?:[nsew]|[ns][ew])$/;
const WORD = /^[a-z]+$/;
const MOST_BEHIND = 3;

/**
 * The town at the end of a part that begins with a street: one that is known to be in the country, or what stands behind the
 * kind of street in English (`6663 OWENS DR PLEASANTON`) and behind the house elsewhere (`Frankenstrasse 2 Bocholt`).
 */
export function townBehindStreet(
  part: string,
  country: string | undefined,
): { readonly town: string; readonly before: string } | undefined {
  if (country === undefined) return undefined;
  const words = part.split(/\s+/);
  const count = knownTown(words, country) ?? wordsBehindStreet(words.map(foldWords), country);
  if (count === 0) return undefined;
  return { town: words.slice(-count).join(' '), before: words.slice(0, -count).join(' ') };
}

/** Of how many words at the end it is. */
function knownTown(words: readonly string[], country: string): number | undefined {
  for (let count = Math.min(MOST_BEHIND, words.length); count > 0; count--)
    if (countryOfCity(spellingKey(words.slice(-count).join(' '))) === country) return count;
  return undefined;
}

function wordsBehindStreet(words: readonly string[], country: string): number {
  const isEnglish = ENGLISH.has(country);
  if (!isEnglish && !NUMBERED_BEHIND.has(country)) return 0;
  const at = words.findLastIndex((word) => /\d/.test(word) || (isEnglish && saysStreet(word)));
  if (at < (isEnglish ? 0 : 1) || (isEnglish && !words.slice(0, at + 1).some(saysStreet))) return 0;
  const behind = words.slice(at + 1);
  if (DIRECTION.test(behind[0] ?? '')) behind.shift();
  return behind.length <= MOST_BEHIND && behind.every((word) => WORD.test(word)) ? behind.length : 0;
}

import { countryName } from './countries.ts';

/** Endings of countries that companies anywhere have for their sound or look (`.io`, `.tv`), or for their price (`.tk`). */
const USED_ANYWHERE: ReadonlySet<string> = new Set([
  ...['ac', 'ag', 'ai', 'am', 'as', 'bz', 'cc', 'cd', 'cf', 'co', 'cx', 'fm', 'ga', 'gd', 'gg', 'gl', 'gq'],
  ...['gs', 'im', 'io', 'is', 'je', 'la', 'lc', 'li', 'ly', 'me', 'mg', 'ml', 'ms', 'mu', 'nf', 'nu', 'pn'],
  ...['pw', 'sc', 'sh', 'so', 'st', 'sx', 'tc', 'tf', 'tk', 'to', 'tv', 'vc', 'vg', 'vu', 'ws'],
]);

/** What a country has below its ending for everybody who is there, also where the ending itself is used anywhere: `com.co`. */
const BELOW = /\.(?:com|co|net|org|gov|gob|edu|ac)\.[a-z]{2}$/;

const remembered = new Map<string, string | undefined>();

/** The country (alpha-2) whose companies alone have domains like this one: `TR` of `migros.com.tr`; undefined for `migros.com`. */
export function countryOfEnding(domain: string): string | undefined {
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  if (ending.length !== 2 || (USED_ANYWHERE.has(ending) && !BELOW.test(domain))) return undefined;
  if (!remembered.has(ending)) remembered.set(ending, codeOf(ending));
  return remembered.get(ending);
}

function codeOf(ending: string): string | undefined {
  const code = ending === 'uk' ? 'GB' : ending.toUpperCase();
  return countryName(code) === undefined ? undefined : code;
}

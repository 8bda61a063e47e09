import { GENERIC_WORDS } from '../tables/name-words.ts';
import { organisationKinds } from '../tables/organisation-kinds.ts';

const SHORTEST_KIND = 4;
const SHORTEST_FIRST = 5;
/** Beginnings of words, and no words of their own. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  'inter trans micro multi hydro electro petro pharma photo super hyper ultra'.split(' '),
);

/**
 * What a word that continues another says of an organisation: of `stadt` and `stadtspital` it is `spital`. Undefined where it says
 * none: `univers` is the beginning of a word that a list cut off.
 */
export function kindInCompound(long: string, first: string): string | undefined {
  if (first.length < SHORTEST_FIRST || BEGINNINGS.has(first) || !long.startsWith(first)) return undefined;
  const rest = long.slice(first.length);
  for (let at = 0; rest.length - at >= SHORTEST_KIND; at++) {
    const word = rest.slice(at);
    if (GENERIC_WORDS.has(word) || organisationKinds([word]).length > 0) return word;
  }
  return undefined;
}

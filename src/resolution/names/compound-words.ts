import { GENERIC_WORDS } from '../tables/name-words.ts';
import { saysOrganisation } from '../tables/organisation-kinds.ts';
import { canonicalWord } from './canonical-word.ts';

const SHORTEST_KIND = 4;
const SHORTEST_FIRST = 5;
/** Beginnings of words, and no words of their own. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  'inter trans micro multi hydro electro petro pharma photo super hyper ultra'.split(' '),
);

/** What joins the parts of a compound: `universitatsklinikum`, `universiteitsbibliotheek`. */
const JOINTS = /(?:s|n|en)$/;

/**
 * What a word that continues another says of an organisation: of `stadt` and `stadtspital` it is `spital`. Undefined where it says
 * none: `univers` is the beginning of a word that a list cut off.
 */
export function kindInCompound(long: string, first: string): string | undefined {
  if (first.length < SHORTEST_FIRST || BEGINNINGS.has(first) || !long.startsWith(first)) return undefined;
  return kindAfter(long, first.length);
}

/** The same of a first part that the other name has in another language: `universitatsklinikum` and `university`. */
export function kindBesideTranslation(long: string, first: string): string | undefined {
  const canonical = canonicalWord(first);
  for (let end = SHORTEST_FIRST; end <= long.length - SHORTEST_KIND; end++) {
    const head = long.slice(0, end);
    const isFirst = [head, head.replace(JOINTS, '')].some(
      (word) => word.length >= SHORTEST_FIRST && word !== canonical && canonicalWord(word) === canonical,
    );
    const kind = isFirst ? kindAfter(long, end) : undefined;
    if (kind !== undefined) return kind;
  }
  return undefined;
}

function kindAfter(long: string, from: number): string | undefined {
  for (let at = from; long.length - at >= SHORTEST_KIND; at++) {
    const word = long.slice(at);
    if (GENERIC_WORDS.has(word) || saysOrganisation(word)) return word;
  }
  return undefined;
}

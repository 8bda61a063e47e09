import type { ProfileName } from '../comparisons/entity-profile.ts';
import { legalForms } from '../tables/legal-forms.ts';
import { STOP_WORDS } from '../tables/name-words.ts';
import { remembered } from '../tables/remembered.ts';
import { type Alignment, realigned } from './align-tokens.ts';
import type { NormalName } from './normal-name.ts';

type Name = Pick<NormalName, 'text' | 'tokens' | 'forms'>;

/**
 * An article or joint that only one name has is a word where no article can stand, last before the legal form (`Quantock IN
 * Ltd`), or where it is written in capitals among words that are not (`Quantock AT`): mostly the code of a country, which
 * tells sisters apart. So it is where it is initials (`Quantock A&M University`). It is given in capitals, which no other word of a
 * name is.
 */
export function withTellingJoints(alignment: Alignment, left: NormalName, right: ProfileName): Alignment {
  const { leftOver, rightOver } = alignment;
  if (!leftOver.some(isJoint) && !rightOver.some(isJoint)) return alignment;
  const told = (words: readonly string[], name: Name) =>
    words.map((word) => (isJoint(word) && isTelling(word, name) ? word.toUpperCase() : word));
  return realigned(alignment, { leftOver: told(leftOver, left), rightOver: told(rightOver, right) });
}

function isJoint(word: string): boolean {
  return word.length > 1 && STOP_WORDS.has(word);
}

/** What stands behind a name in front of which it belongs (`Quantock Inc, The`), or behind that of a website. */
const NEVER_TELLING: ReadonlySet<string> = new Set('the of and und og och com'.split(' '));
/** Between a name and `Cie`. */
const AND = 'et';

function isTelling(word: string, name: Name): boolean {
  const { text, tokens } = name;
  if (initialsOf(word).test(text)) return true;
  if (NEVER_TELLING.has(word)) return false;
  const isLast = tokens.length > 1 && tokens.at(-1) === word;
  for (const { index, 0: written } of text.matchAll(placesOf(word))) {
    const [before, behind] = [text.slice(0, index), text.slice(index + word.length)];
    if (isLast && isBeforeForm(name, behind) && word !== AND && !isSmall(written, text)) return true;
    const isInCapitals = written === written.toUpperCase() && isMixed(before, LAST_WORD);
    if (isInCapitals && (isLast || isInside(word, behind))) return true;
  }
  return false;
}

/** The letters of a joint as initials are written: `A&M`, `A.M.`, `A and M`. */
const initialsOf = remembered(STOP_WORDS.size, (word: string) => {
  const letters = [...word].join('(?:\\s?[.&+]\\s?|\\sand\\s|\\s)');
  return new RegExp(`(?<![\\p{L}\\p{N}.&'’])${letters}(?![\\p{L}\\p{N}&'’])`, 'iu');
});

/** Where a joint stands: not in a domain (`quantock.de`), nor among letters that something parts (`D&I`). Joints are few. */
const placesOf = remembered(STOP_WORDS.size, (word: string) => {
  return new RegExp(`(?<![\\p{L}\\p{N}.@_-])${word}(?=[\\s,)]|$)`, 'giu');
});

/** As articles are written where names are not: `Jacob de Vos`. */
function isSmall(written: string, text: string): boolean {
  return written === written.toLowerCase() && /\p{Lu}/u.test(text);
}

/** Without a comma between them: `Compañia de, S.A.` begins with what stands behind. */
function isBeforeForm({ forms }: Name, behind: string): boolean {
  return forms.length > 0 && /^\s+\P{L}*\p{L}/u.test(behind);
}

/** A legal form within a name is none: `Quantock Bank AS Lietuvos`. */
function isInside(word: string, behind: string): boolean {
  return !legalForms().has(word) && isMixed(behind, FIRST_WORD);
}

const LAST_WORD = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u;
const FIRST_WORD = /[\p{L}\p{N}]+/u;

function isMixed(text: string, place: RegExp): boolean {
  return /\p{Ll}/u.test(place.exec(text)?.[0] ?? '');
}

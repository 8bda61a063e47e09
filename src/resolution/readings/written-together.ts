import type { EntityProfile, ProfileName } from '../comparisons/entity-profile.ts';
import { gluedOf, type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';

/** Words that begin with a capital, without a blank between them. */
const CAMEL = /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+(?![^\s,])/u;
const BEFORE_CAPITAL = /(?<=\p{Ll})(?=\p{Lu})/u;
/** Two words in one are found where names are aligned. */
const MANY_WORDS = 3;
const FEWEST_LETTERS = 8;

// A record's name is looked up and then compared with all candidates.
const remembered = new WeakMap<NormalName, Reading<NormalName> | null>();

/**
 * The words of a name that was written in one, as its capitals tell: `LiveHelpNow` is Live Help Now. The reading counts only where
 * the other name has all of them and no more (`inOtherPieces`): else `MetaWorks` were Meta.
 */
export function writtenApart(name: NormalName): Reading<NormalName> | undefined {
  let known = remembered.get(name);
  if (known === undefined) {
    known = apartOf(name) ?? null;
    remembered.set(name, known);
  }
  return known ?? undefined;
}

function apartOf(name: NormalName): Reading<NormalName> | undefined {
  const [word] = name.tokens.length === 1 ? (CAMEL.exec(name.text) ?? []) : [];
  if (word === undefined) return undefined;
  const words = word.split(BEFORE_CAPITAL);
  const [read] = normaliseName(words.join(' '));
  // What was taken for a legal form, or for the kind of a share, is a word of this name.
  if (read === undefined || read.tokens.length !== words.length || read.forms.length > 0) return undefined;
  return readAs(name, read.tokens);
}

/** The same name in other pieces: how the record's is to be read beside that of the entity, and that one beside it. */
export interface InOtherPieces {
  readonly left: Reading<NormalName>;
  readonly right: Reading<ProfileName>;
}

/** A name of the entity that has the letters of the record's, one of the two in one word and the other in three or more. */
export function inOtherPieces(name: NormalName, { names }: EntityProfile): InOtherPieces | undefined {
  const apart = writtenApart(name);
  const [word = ''] = name.tokens;
  if (name.tokens.length === 1) {
    if (apart === undefined && word.length < FEWEST_LETTERS) return undefined;
    for (const right of names) {
      if (apart !== undefined && areWords(apart.tokens, right.tokens)) return { left: apart, right };
      if (isWordOf(word, right)) return { left: readAs(name, right.tokens), right };
    }
    return undefined;
  }
  if (name.tokens.length < MANY_WORDS) return undefined;
  const right = names.find(({ tokens }) => tokens.length === 1 && isWordOf(tokens[0] ?? '', name));
  return right === undefined ? undefined : { left: name, right: readAs(right, name.tokens) };
}

/** `livehelpnow` of `live`, `help` and `now`. */
function isWordOf(word: string, other: Pick<NormalName, 'tokens'>): boolean {
  const { tokens } = other;
  if (tokens.length < MANY_WORDS || word.length < FEWEST_LETTERS) return false;
  return word.startsWith(tokens[0] ?? '') && word === gluedOf(other);
}

function areWords(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((word, at) => word === right[at]);
}

import { WHOLE_NAME } from '../../resolution/comparisons/candidate-evidence.ts';
import { compareForms } from '../../resolution/comparisons/compare-forms.ts';
import { compareNamePair } from '../../resolution/comparisons/compare-name-pair.ts';
import type { ProfileName } from '../../resolution/comparisons/entity-profile.ts';
import { canonicalWord } from '../../resolution/names/canonical-word.ts';
import { withoutUmlauts } from '../../resolution/names/fold.ts';
import { gluedOf, type NormalName, readingsOf } from '../../resolution/names/normal-name.ts';
import { carriesLegalForm } from '../../resolution/names/normalise-name.ts';
import { areOneTown } from '../../resolution/records/town-names.ts';
import { countryOfCity } from '../../resolution/tables/cities.ts';
import { STOP_WORDS, weightyWords } from '../../resolution/tables/name-words.ts';
import { FIXED_RARITY } from '../../universe/link-comparison.ts';

/** `Wuerth` and `Würth`: the words without spaces, an e behind a vowel that may be its umlaut left out. */
export function spelledOf(name: Pick<NormalName, 'tokens'>): string {
  return withoutUmlauts(gluedOf(name));
}

/**
 * A name says no other one than a company's, but shorter, translated or spelled in another way: `FU Berlin`, `Technical University of
 * Munich`. With another legal form, or a place in brackets, it is that of a part.
 */
export function isWayOfWriting(name: NormalName, other: ProfileName): boolean {
  if (name.country !== other.country || name.city !== other.city || !areFormsOne(name, other)) return false;
  if (name.tokens.some((word) => word.length === 1 && !other.tokens.includes(word))) return false;
  if (isShortened(name.tokens, other.tokens)) return true;
  return readingsOf(name).some((left) =>
    readingsOf(other).some((right) => {
      const { relation, onlyRight } = compareNamePair(left, right, FIXED_RARITY);
      if (WHOLE_NAME.includes(relation) || relation === 'initials') return true;
      return relation === 'entity_longer' && onlyRight.every(isSeat);
    }),
  );
}

/** `TU Berlin`, `UC Berkeley`: words of the other name in their order, of which letters stand for some. */
function isShortened(words: readonly string[], others: readonly string[]): boolean {
  const told = weightyWords(others);
  let at = 0;
  for (const word of weightyWords(words)) {
    const next = told[at];
    if (next === undefined) return false;
    if (isOneWord(word, next)) at += 1;
    else if (word.length > 1 && initialsOf(told.slice(at, at + word.length)) === word) at += word.length;
    else return false;
  }
  return at === told.length;
}

function isOneWord(word: string, other: string): boolean {
  return word === other || canonicalWord(word) === canonicalWord(other) || areOneTown(word, other);
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('');
}

/** The town where the company is, behind its name, and a form before that: `Aktiengesellschaft in München`. */
function isSeat(word: string): boolean {
  return STOP_WORDS.has(word) || countryOfCity(word) !== undefined || carriesLegalForm(`X ${word}`);
}

function areFormsOne(one: NormalName, other: ProfileName): boolean {
  if (one.forms.length === 0 || other.forms.length === 0) return true;
  const relation = compareForms(one, other);
  return relation === 'same' || relation === 'translated';
}

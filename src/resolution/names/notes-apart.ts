import { weightyWords } from '../tables/name-words.ts';
import { remembered } from '../tables/remembered.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import { alignTokens } from './align-tokens.ts';
import type { NormalName } from './normal-name.ts';
import { normaliseName } from './normalise-name.ts';

type Noted = Pick<NormalName, 'note' | 'country' | 'city'>;

/** Both say the same, or one says nothing; a place, and what may be in it; two states; or two things. */
export type NotesRelation = 'alike' | 'perhaps_within' | 'two_states' | 'apart';

/**
 * What stands in the brackets of both names tells two companies of one name: `First State Bank (Texas)` and (Nebraska), `Orbis (Bank)`
 * and (Insurance), `Weber (Werk 1)` and (Werk 2). Two spellings are one, and so is what says a word more. A town that no table has may
 * be in the country or state of the other: `Zym (Providence)` and `Zym (RI)`.
 */
export function relationOfNotes(left: Noted, right: Noted): NotesRelation {
  const [mine, theirs] = [left.note, right.note];
  if (mine === undefined || theirs === undefined || mine === theirs) return 'alike';
  const [regions, others] = [regionsIn(mine), regionsIn(theirs)];
  if (isRegionAlone(mine, regions) || isRegionAlone(theirs, others)) {
    if (regions.some((region) => others.includes(region))) return 'alike';
    if (regions.length > 0 && others.length > 0) return 'two_states';
  }
  // Towns, and countries and what is in them, are compared as places.
  if (left.country !== undefined && left.country === right.country) return 'alike';
  if (!haveWordsApart(wordsOf(mine), wordsOf(theirs))) return 'alike';
  const [isPlace, isOtherPlace] = [isWide(left, regions), isWide(right, others)];
  return isPlace === isOtherPlace ? 'apart' : 'perhaps_within';
}

export function areNotesApart(left: Noted, right: Noted): boolean {
  const relation = relationOfNotes(left, right);
  return relation === 'apart' || relation === 'two_states';
}

/** The states and provinces that it says, by their codes (ISO 3166-2): `Houston, TX`. */
const regionsIn = remembered(1000, (note: string): readonly string[] =>
  note.split(',').flatMap((part) => subdivisionCode(part) ?? []),
);

function isRegionAlone(note: string, regions: readonly string[]): boolean {
  return regions.length === 1 && !note.includes(',');
}

/** A country, a state or a province; a town has none in it. */
function isWide({ country, city }: Noted, regions: readonly string[]): boolean {
  return (country !== undefined && city === undefined) || regions.length > 0;
}

const wordsOf = remembered(1000, (note: string): readonly string[] => normaliseName(note)[0]?.tokens ?? []);

/** Each says what the other does not. */
function haveWordsApart(left: readonly string[], right: readonly string[]): boolean {
  const { pairs, leftOver, rightOver } = alignTokens(left, right);
  if (pairs.some(({ agreement }) => agreement === 'initials')) return false;
  return weightyWords(leftOver).length > 0 && weightyWords(rightOver).length > 0;
}

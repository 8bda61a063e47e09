import { hasOwnIdentifier, isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { wordAgreement } from '../../resolution/names/word-agreement.ts';
import { isGivenName, isTitle } from '../../resolution/tables/people.ts';
import { tradesOf } from '../../resolution/tables/trades.ts';
import { oneWordApart, type WordsApart } from '../names/words-apart.ts';
import { writtenApart } from '../names/written-apart.ts';

/**
 * Why two accounts may be two people of one practice or family, as a sentence: their names differ in the given name alone. `John Merrow,
 * M.D.` is not `Joan Merrow, M.D.`, whatever house and telephone they share.
 */
export function givenNameDoubt(
  rows: readonly EvidenceRow[],
  names: readonly NormalName[],
  others: readonly NormalName[],
): string | undefined {
  if (isOfOne(rows)) return undefined;
  const apart = oneWordApart(names, others);
  if (apart === undefined || !areOfTwoPeople(apart)) return undefined;
  const [one, other] = writtenApart(apart, names, others);
  return `But "${one}" and "${other}" are two given names: they may be two people.`;
}

/** Street and telephone are those of a practice, and no person's own. */
function isOfOne(rows: readonly EvidenceRow[]): boolean {
  const own = rows.filter(({ comparison }) => comparison !== 'phone');
  return hasOwnIdentifier(own) || isSame(rows, 'email');
}

/** Of a name with a title or a profession, where the one is misspelt at most, it takes one that is known. */
function areOfTwoPeople({ mine, theirs, shared }: WordsApart): boolean {
  const known = [mine, theirs].filter(isGivenName).length;
  if (known === 2) return true;
  return known === 1 && sayPerson(shared) && wordAgreement(mine, theirs) !== undefined;
}

const PROFESSIONS = ['medicine', 'dentistry', 'law', 'accounting'] as const;

function sayPerson(words: readonly string[]): boolean {
  if (words.some(isTitle)) return true;
  const trades = tradesOf(words);
  return PROFESSIONS.some((profession) => trades.has(profession));
}

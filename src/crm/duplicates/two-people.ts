import { areNames, hasOwnIdentifier } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { asWritten } from '../../resolution/names/normal-name.ts';
import { areTwoSurnames } from '../../resolution/names/surnames.ts';
import { GENERIC_WORDS } from '../../resolution/tables/name-words.ts';

/** Beside a surname; of a longer name, as `F. Hoffman-La Roche` is, the other words say that it is misspelt. */
const MOST_BESIDE = 2;

/**
 * Whether two accounts with one name but for its spelling may be those of two people: `Meier Elektro` and `Meyer Elektro`, or
 * with two telephones. An identifier that they share says that one of them is misspelt.
 */
export function mayBeTwoPeople(rows: readonly EvidenceRow[]): boolean {
  if (!areNames(rows, ['respelled']) || hasOwnIdentifier(rows)) return false;
  return rowOf(rows, 'phone')?.relation === 'differs' || areOtherSurnames(rows);
}

function areOtherSurnames(rows: readonly EvidenceRow[]): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined) return false;
  const [mine, theirs] = [asWritten(name.left).tokens, asWritten(name.right).tokens];
  const shared = mine.filter((word) => theirs.includes(word) && !GENERIC_WORDS.has(word));
  if (shared.length > MOST_BESIDE) return false;
  return mine.some((word) => !theirs.includes(word) && theirs.some((other) => areTwoSurnames(word, other)));
}

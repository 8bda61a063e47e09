import { areNames, isSame, WHOLE_NAME } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { isDistinguishingToken, isNumber } from '../../resolution/names/distinguishing-tokens.ts';

/** What makes two accounts two companies, however much else agrees. */
export type Disagreement = 'registration' | 'number' | 'place_name' | 'form' | 'country';

type Rows = readonly EvidenceRow[];

/** Read from the comparison of one account with another; undefined when nothing speaks against one company. */
export function disagreementOf(rows: Rows): Disagreement | undefined {
  const registration = rowOf(rows, 'registration')?.relation;
  if (registration === 'same') return undefined;
  if (registration === 'differs' || registration === 'other_country') return 'registration';
  return (
    siblingsOf(rows) ?? (areFormsApart(rows) ? 'form' : undefined) ?? (isAbroad(rows) ? 'country' : undefined)
  );
}

/** `Fund VII` and `Fund VIII`; `Santander Chile` and `Santander Mexico`, but one place word may be left out at home. */
function siblingsOf(rows: Rows): Disagreement | undefined {
  const words = rowOf(rows, 'name_words');
  if (words?.meaning !== 'sibling') return undefined;
  const [left, right] = [words.onlyLeft, words.onlyRight].map((only) => only.filter(isDistinguishingToken));
  if ([...(left ?? []), ...(right ?? [])].some(isNumber)) return 'number';
  const areTwoPlaces = left?.length !== 0 && right?.length !== 0;
  return areTwoPlaces || !(haveOwnIdentifier(rows) || rowOf(rows, 'place')?.house === 'same')
    ? 'place_name'
    : undefined;
}

/** `Alpha AG` and `Alpha GmbH`. */
function areFormsApart(rows: Rows): boolean {
  return rowOf(rows, 'name_form')?.relation === 'different' && areNames(rows, WHOLE_NAME);
}

function isAbroad(rows: Rows): boolean {
  return rowOf(rows, 'place')?.region === 'country_differs' && !haveOwnIdentifier(rows);
}

function haveOwnIdentifier(rows: Rows): boolean {
  return isSame(rows, 'website') || isSame(rows, 'email') || isSame(rows, 'social') || isSame(rows, 'phone');
}

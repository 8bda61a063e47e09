import { areLegal, areNames, hasOwnPhone, isSame, WHOLE_NAME } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { isBeforeForm } from '../names/brackets.ts';
import { asWritten } from '../names/normal-name.ts';

/**
 * `Zym Energy (UK) Limited` and Zym Energy plc, both of that country: of two legal names, one that is registered with a place is a
 * subsidiary's. Its website and its town are those of its group; behind the legal form a place is a note of somebody else.
 */
export function isRegisteredWithPlace(rows: readonly EvidenceRow[]): boolean {
  const [name, place] = [rowOf(rows, 'name'), rowOf(rows, 'name_place')];
  if (name === undefined || place === undefined || !areNames(rows, WHOLE_NAME) || !areLegal(rows))
    return false;
  if (isSame(rows, 'registration') || hasOwnPhone(rows)) return false;
  const [mine, theirs] = [asWritten(name.left).text, asWritten(name.right).text];
  return (place.left.length > 0 && isBeforeForm(mine)) || (place.right.length > 0 && isBeforeForm(theirs));
}

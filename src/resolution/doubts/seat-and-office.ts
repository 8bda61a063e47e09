import { isInUse } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { areWrittenAlike } from '../names/inflections.ts';
import { isFormOf } from '../tables/legal-forms.ts';

/**
 * The whole legal name, letter by letter, in two countries of which one alone has the form: the company was founded there and has
 * its head office, its listing or most of its business in the other one (`Kudzwa Holdings plc` of Hungary and of Jersey).
 * A company of a group that is called alike in both has the form of its own country.
 */
export function isSeatAndOffice(rows: readonly EvidenceRow[]): boolean {
  const [name, form, place] = [rowOf(rows, 'name'), rowOf(rows, 'name_form'), rowOf(rows, 'place')];
  if (name?.relation !== 'same' || form?.relation !== 'same' || place?.region !== 'country_differs')
    return false;
  if (!isInUse(name) || name.rarityMargin < 0 || !areWrittenAlike(name.left, name.right)) return false;
  const { left, right } = place;
  return isAtHome(form.left, left.country) !== isAtHome(form.left, right.country);
}

function isAtHome(families: readonly string[], country: string | undefined): boolean {
  return country !== undefined && families.some((family) => isFormOf(family, country));
}

import { isFormOf } from '../resolution/tables/legal-forms.ts';
import { formsOf } from './link-names.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';

/**
 * Whether a record has lost a country that was another company's, and bears a legal form that companies where the other
 * record sits do not have: `Magnum Berhad` is not Magnum of the Netherlands, though nobody says where it is.
 */
export function isAtHomeElsewhere(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return isNotFrom(right.place.country, left) || isNotFrom(left.place.country, right);
}

function isNotFrom(country: string | undefined, one: NormalSourceRecord): boolean {
  if (country === undefined || one.place.country !== undefined || one.record.borrowed?.country === undefined)
    return false;
  const forms = formsOf(one);
  return forms.length > 0 && !forms.some((form) => isFormOf(form, country));
}

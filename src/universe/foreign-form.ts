import { isFormOf } from '../resolution/tables/legal-forms.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';

/**
 * No company of its country has its legal form, so that it was founded elsewhere: the address is that of an agent
 * (`Glenveagh Properties PLC`, New York) or of a head office (`Havas N.V.`, Puteaux in France).
 */
export function isForeign(record: NormalSourceRecord): boolean {
  const { country } = record.place;
  const forms = ownForms(record);
  return country !== undefined && forms.length > 0 && !forms.some((form) => isFormOf(form, country));
}

/** One is foreign where it sits, and companies of the other's country have the form: there it may have been founded. */
export function areSeatAndOffice(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return isForeign(left) !== isForeign(right);
}

function ownForms({ names }: NormalSourceRecord): readonly string[] {
  return names.filter(({ kind }) => kind === 'legal' || kind === 'trading').flatMap(({ forms }) => forms);
}

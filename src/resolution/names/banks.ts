import { tradesOf } from '../tables/trades.ts';
import type { NormalName } from './normal-name.ts';

/** Families of legal forms that only banks have: `Nordstrom fsb`, `Capital One, N.A.`. */
const FORMS_OF_BANKS: ReadonlySet<string> = new Set(['savings-bank', 'national-association']);

export function hasFormOfBank({ forms }: Pick<NormalName, 'forms'>): boolean {
  return forms.length > 0 && forms.some((form) => FORMS_OF_BANKS.has(form));
}

/** By a word of the name, whatever its legal form: `Synchrony Bank`, `Commerzbank`, `Banco Kudzwa`. */
export function saysBank({ tokens }: Pick<NormalName, 'tokens'>): boolean {
  return tradesOf(tokens).has('banking');
}

import { PART_OF_A_NAME, WHOLE, WHOSE, WITHIN } from './personal-words.ts';

/**
 * Whether a field holds what is a person's, by its name: `first_name`, `LastName__c`, `e-mail`, `geburtsdatum`. A plain
 * `name` is a company's, and so are numbers that companies have as well: `phone`, `telefon`, `fax`, `iban`.
 */
export function isOfAPerson(name: string): boolean {
  const letters = name
    .replace(/__c$/i, '')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  if (letters === 'name') return false;
  const part = letters.replace(WHOSE, '');
  return WITHIN.test(letters) || PART_OF_A_NAME.test(part) || WHOLE.has(letters) || WHOLE.has(part);
}

import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { foldWords } from '../resolution/names/fold.ts';

/** The name letter by letter, with one spelling of each form: `crh plc` for `CRH PUBLIC LTD CO`; Inc. is not Corp. */
export function wholeName({ text }: Pick<ProfileName, 'text'>): string {
  const words = foldWords(text)
    .replace(/^the /, '')
    .replace(/ publ$/, '')
    .split(' ')
    .map((word) => FORM_SPELLINGS.get(word) ?? word)
    .join(' ');
  return [...FORM_PHRASES]
    .reduce((name, [phrase, short]) => name.replace(phrase, short), words)
    .replaceAll(' ', '');
}

const FORM_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['company', 'co'],
  ['limited', 'ltd'],
  ['aktiengesellschaft', 'ag'],
  ['berhad', 'bhd'],
]);

const FORM_PHRASES: ReadonlyMap<string, string> = new Map([
  ['public ltd co', 'plc'],
  ['sociedad anonima', 'sa'],
  ['societe anonyme', 'sa'],
]);

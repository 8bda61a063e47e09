import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** From src/resolution/tables, from dist/resolution/tables when compiled, and from dist/bundle. */
// The nearest first: above this package another one may lie.
const FOLDER = ['../..', '../../..']
  .map((up) => fileURLToPath(new URL(`${up}/src/resolution/tables/`, import.meta.url)))
  .find((path) => existsSync(path));

/** A text file of this folder: first lines that say what it holds, where that comes from and how to extend it, then its lines. */
export type TableName =
  | 'abbreviations'
  | 'authorities'
  | 'bracket-notes'
  | 'bracket-towns'
  | 'brazilian-kinds'
  | 'character-variants'
  | 'chinese-words'
  | 'cities'
  | 'company-words'
  | 'countries'
  | 'everyday-words'
  | 'generic-words'
  | 'glued-legal-forms'
  | 'institution-units'
  | 'japanese-words'
  | 'junk-words'
  | 'kindred-words'
  | 'korean-words'
  | 'legal-forms'
  | 'local-bodies'
  | 'mail-providers'
  | 'municipalities'
  | 'nationalities'
  | 'organisation-kinds'
  | 'other-script-words'
  | 'pages-at-both'
  | 'pages-at-paths'
  | 'pages-at-subdomains'
  | 'pages-at-these-paths'
  | 'people'
  | 'place-words'
  | 'regions'
  | 'sectors'
  | 'spellings'
  | 'stop-words'
  | 'street-words'
  | 'subdivisions'
  | 'surnames'
  | 'town-halls'
  | 'trades'
  | 'translations'
  | 'unit-words';

const HEADING = /^(?:#.*\n)+/;

/** Reads the lines of a table. No other file of resolution/ reads the disk: tables are part of the program. */
export function tableText(name: TableName): string {
  if (FOLDER === undefined) throw new Error('src/resolution/tables is missing');
  const text = readFileSync(`${FOLDER}${name}.txt`, 'utf8');
  return text.replace(HEADING, '');
}

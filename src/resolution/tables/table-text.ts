import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** From src/resolution/tables, from dist/resolution/tables when compiled, and from dist/bundle. */
// The nearest first: above this package another one may lie.
const FOLDER = ['../..', '../../..']
  .map((up) => fileURLToPath(new URL(`${up}/src/resolution/tables/`, import.meta.url)))
  .find((path) => existsSync(path));

/** A text file of this folder without its first line, which says what it holds and where that comes from. */
export type TableName =
  | 'abbreviations'
  | 'bracket-towns'
  | 'chinese-words'
  | 'cities'
  | 'countries'
  | 'everyday-words'
  | 'generic-words'
  | 'glued-legal-forms'
  | 'japanese-words'
  | 'kindred-words'
  | 'korean-words'
  | 'legal-forms'
  | 'mail-providers'
  | 'nationalities'
  | 'organisation-kinds'
  | 'other-script-words'
  | 'pages-at-both'
  | 'pages-at-paths'
  | 'pages-at-subdomains'
  | 'pages-at-these-paths'
  | 'place-words'
  | 'regions'
  | 'sectors'
  | 'spellings'
  | 'stop-words'
  | 'subdivisions'
  | 'surnames'
  | 'translations'
  | 'unit-words';

/** Reads a table. No other file of resolution/ reads the disk: tables are part of the program. */
export function tableText(name: TableName): string {
  if (FOLDER === undefined) throw new Error('src/resolution/tables is missing');
  const text = readFileSync(`${FOLDER}${name}.txt`, 'utf8');
  return text.slice(text.indexOf('\n') + 1);
}

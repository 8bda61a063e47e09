import { carriesLegalForm } from '../../resolution/names/normalise-name.ts';
import { cellText } from '../../tabular/cell-text.ts';
import { commonWidth } from '../../tabular/common-width.ts';
import { MOST_LINES_ABOVE } from '../../tabular/first-line.ts';
import { type CellKind, kindOf } from './cell-kind.ts';
import { headerMeaning, isForeignHeader } from './header-meaning.ts';
import { isHeaderWord } from './header-words.ts';

/** Cells of the first records of a file, the line in question first. */
type Records = readonly (readonly string[])[];

/** Says of a text whether it is the name of a well-known company. */
type IsCompany = (text: string) => boolean;

/** Kinds of cells that no header is of. A number may be one, as a year is. */
const NEVER_A_HEADER: readonly CellKind[] = ['email', 'url', 'domain', 'social', 'phone', 'id', 'country'];
/** Kinds of columns whose header is words. */
const PLAIN_KINDS: readonly CellKind[] = [...NEVER_A_HEADER, 'code', 'number', 'date'];
const WEBSITES: readonly CellKind[] = ['url', 'domain', 'social'];
const COUNTRIES: readonly CellKind[] = ['country', 'code'];
const MOST = 0.8;
const SOME = 0.2;
/** Lines below a title, among which the header may stand. */
const TITLE_LINES = 5;
/** `Generated,2026-01-01`. */
const MOST_IN_TITLE = 2;

/** Whether a cell of the first line is plainly the header of a field, so that nothing more has to be asked. */
export function isPlainHeader([first = []]: Records): boolean {
  return first.some((cell) => headerMeaning(cellText(cell)) !== undefined);
}

/**
 * How many records stand above the header, as the titles of reports do: few cells or none, and below them a line of the width of the
 * table with two headers that are known at least. 0 where there is no such line, or it is the first.
 */
export function recordsAboveHeader(records: Records): number {
  const width = commonWidth(records);
  const isHeader = (cells: readonly string[]) => cells.length === width && knownHeaders(cells) >= 2;
  const at = records.slice(0, MOST_LINES_ABOVE + 1).findIndex(isHeader);
  if (at < 1) return 0;
  const filled = saidIn(records[at] ?? []);
  const areTitles = records
    .slice(0, at)
    .every((cells) => saidIn(cells) <= MOST_IN_TITLE && saidIn(cells) < filled);
  return areTitles ? at : 0;
}

/**
 * What the first line of a file is. A header must never become a row, so a row takes evidence: a cell that no header is,
 * such as a domain or an e-mail, above a column of the same, or the name of a company above names of companies; and
 * nothing that speaks for a header: no word of headers in any cell, no words above a column of numbers. `doubtful` is a
 * line that has neither.
 */
export function firstLineIs(records: Records, isCompany: IsCompany): 'header' | 'row' | 'doubtful' {
  const [first = [], ...below] = records;
  const isHeaderCell = headerCells(isCompany);
  if (first.every((cell) => cellText(cell) === '') || first.some(isHeaderCell)) return 'header';
  if (below.slice(0, TITLE_LINES).some(isHeaderLine)) return 'header';
  // A line that is all there is has nothing below that speaks for it or against it.
  const isAlone = below.length === 0;
  const columns = first.map((cell, index) => columnAt(cell, index, below));
  if (columns.some(isHeaded)) return 'header';
  const isRow = columns.some(
    (column) => isLikeBelow(column, isAlone) || isCompanyAmongCompanies(column, { isCompany, isAlone }),
  );
  return isRow ? 'row' : 'doubtful';
}

/** Names for the columns of a file without a header: `name` where names of companies stand, else `column_2`. */
export function columnsWithout(records: Records, isCompany: IsCompany): readonly string[] {
  const width = commonWidth(records);
  const columns = Array.from({ length: width }, (_, index) => columnAt('', index, records));
  const scores = columns.map((column) => nameScore(column, isCompany));
  const best = Math.max(...scores);
  const name = best > 0 ? scores.indexOf(best) : -1;
  return columns.map((_, index) => (index === name ? 'name' : `${UNNAMED}${index + 1}`));
}

/** Whether a column has only its number for a name. */
export function isUnnamed(column: string): boolean {
  return column.startsWith(UNNAMED) && /^\d+$/.test(column.slice(UNNAMED.length));
}

const UNNAMED = 'column_';

interface Column {
  /** The cell of the first line; '' when it says nothing. */
  readonly head: string;
  /** Those below that say something. */
  readonly cells: readonly string[];
  readonly kinds: readonly CellKind[];
}

function columnAt(head: string, index: number, below: Records): Column {
  const cells = below.map((row) => cellText(row[index] ?? '')).filter((text) => text !== '');
  return { head: cellText(head), cells, kinds: cells.map(kindOf) };
}

/** A well-known name of several words, such as State Street, may have a word of headers in it. */
function headerCells(isCompany: IsCompany): (cell: string) => boolean {
  return (cell) => {
    const text = cellText(cell);
    if (headerMeaning(text) !== undefined) return true;
    if (text === '' || NEVER_A_HEADER.includes(kindOf(text))) return false;
    return isForeignHeader(text) || (isHeaderWord(text) && !(text.includes(' ') && isCompany(text)));
  };
}

/** Below a title, as reports have one. */
function isHeaderLine(cells: readonly string[]): boolean {
  const known = knownHeaders(cells);
  return known > 0 && known * 2 >= cells.length;
}

function knownHeaders(cells: readonly string[]): number {
  return cells.filter((cell) => headerMeaning(cellText(cell)) !== undefined).length;
}

function saidIn(cells: readonly string[]): number {
  return cells.filter((cell) => cellText(cell) !== '').length;
}

/** Words above a column that holds none. */
function isHeaded({ head, kinds }: Column): boolean {
  if (head === '' || kinds.length === 0) return false;
  return !PLAIN_KINDS.includes(kindOf(head)) && share(kinds, PLAIN_KINDS) >= MOST;
}

function isLikeBelow({ head, kinds }: Column, isAlone: boolean): boolean {
  const kind = kindOf(head);
  if (head === '' || !NEVER_A_HEADER.includes(kind)) return false;
  return isAlone || share(kinds, familyOf(kind)) >= MOST;
}

function familyOf(kind: CellKind): readonly CellKind[] {
  return [WEBSITES, COUNTRIES].find((family) => family.includes(kind)) ?? [kind];
}

function isCompanyAmongCompanies(
  { head, cells }: Column,
  { isCompany, isAlone }: { readonly isCompany: IsCompany; readonly isAlone: boolean },
): boolean {
  if (head === '' || !(isCompany(head) || isRegisteredName(head))) return false;
  return isAlone || companyShare(cells, isCompany) >= SOME;
}

function companyShare(cells: readonly string[], isCompany: IsCompany): number {
  if (cells.length === 0) return 0;
  return cells.filter((cell) => isCompany(cell) || isRegisteredName(cell)).length / cells.length;
}

/** A name with its legal form, and more than that. */
function isRegisteredName(text: string): boolean {
  return /\p{L}\P{L}+\p{L}/u.test(text) && carriesLegalForm(text);
}

/** The first column of words, unless another has more companies. */
function nameScore({ cells, kinds }: Column, isCompany: IsCompany): number {
  if (cells.length === 0 || share(kinds, ['words', 'other']) < SOME) return 0;
  const isVaried = new Set(cells).size > cells.length / 2;
  return isVaried ? SOME / 10 + companyShare(cells, isCompany) : 0;
}

function share(kinds: readonly CellKind[], sought: readonly CellKind[]): number {
  return kinds.length === 0 ? 0 : kinds.filter((kind) => sought.includes(kind)).length / kinds.length;
}

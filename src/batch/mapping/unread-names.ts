import { cellText } from '../../tabular/cell-text.ts';
import { kindOf } from './cell-kind.ts';
import { type ColumnMapping, NAME_FIELDS } from './column-mapping.ts';
import { headerMeaning, isForeignHeader, isOfPerson } from './header-meaning.ts';
import { isParentHeader } from './parent-headers.ts';
import { areCodes } from './record-codes.ts';

/** Columns of words that stand beside names and are none. */
const OF_OTHER_THINGS =
  /title|titel|intitul|industr|branche|sector|sektor|segment|categor|kategor|department|abteilung|position|role|rolle|funktion|function|product|produkt|service|source|quelle|tags?\b|keyword|label|status|stage|comment|kommentar|bemerkung|remark|notiz|memo|info|beschreibung|region|territor|gebiet|area|address|adress|strasse|street|person|people|salut|anrede|subject|betreff|message|reason|grund|rating|score|file|datei|path|campaign|kampagne|event|author|publisher/i;
/** A single row tells nothing of a column. */
const FEWEST = 2;
const MOST = 0.8;
const VARIED = 0.7;
const LONGEST_NAME = 100;
const MOST_WORDS = 8;
const FILE_NAME = /^\S+\.[a-z]{2,4}$/i;

/**
 * The columns that nothing is read from and that may hold the names, where no column is read as those: of words that
 * differ from row to row, below a header that says nothing of another thing. None where a file has only websites or
 * e-mail addresses.
 */
export function columnsOfUnreadNames(
  mapping: ColumnMapping,
  columns: readonly string[],
  sample: readonly (readonly string[])[],
): readonly string[] {
  if (NAME_FIELDS.some((field) => mapping[field] !== undefined)) return [];
  const used = new Set(Object.values(mapping).flat());
  return columns.filter((header, index) => {
    if (used.has(index) || isOfSomethingElse(header)) return false;
    const cells = sample.map((row) => cellText(row[index] ?? '')).filter((text) => text !== '');
    return cells.length * 2 >= sample.length && areLikeNames(cells);
  });
}

function isOfSomethingElse(header: string): boolean {
  const field = headerMeaning(header)?.field;
  const isOther = field !== undefined && !NAME_FIELDS.some((name) => name === field);
  return (
    isOther ||
    isForeignHeader(header) ||
    isParentHeader(header) ||
    isOfPerson(header) ||
    OF_OTHER_THINGS.test(header)
  );
}

function areLikeNames(cells: readonly string[]): boolean {
  if (cells.length < FEWEST || areCodes(cells) || new Set(cells).size < cells.length * VARIED) return false;
  return cells.filter(isLikeName).length >= cells.length * MOST;
}

function isLikeName(cell: string): boolean {
  if (cell.length > LONGEST_NAME || cell.split(/\s+/).length > MOST_WORDS) return false;
  if (!/\p{L}{2}/u.test(cell) || FILE_NAME.test(cell)) return false;
  const kind = kindOf(cell);
  return kind === 'words' || kind === 'other';
}

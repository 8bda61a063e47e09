import { CoreError } from '../../contract/errors.ts';
import { escapedText } from '../../tabular/workbook/escaped-text.ts';
import { MAX_CELL_TEXT, MAX_SHEET_ROWS, type WorkbookCell } from '../../tabular/workbook/workbook-cell.ts';
import type { NumberFormatList } from './number-format-list.ts';

/** What a cell of a sheet holds: a text, which is never run as a formula, or a value with its format. */
export type SheetCell = string | WorkbookCell;

/** Writes rows one after the other as the XML of a sheet (ISO 29500-1, 18.3). */
export interface SheetXml {
  readonly head: string;
  /** `line` is that of the input, for errors. Throws OUTPUT_REFUSED for what no workbook can hold. */
  row(cells: readonly SheetCell[], line?: number): string;
  readonly tail: string;
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The first row stays in sight. */
const FROZEN_HEADER =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

const TYPES: Readonly<Record<WorkbookCell['kind'], string>> = {
  text: 'inlineStr',
  number: 'n',
  boolean: 'b',
  error: 'e',
  date: 'd',
};

const INSTEAD = 'Write CSV or JSON instead, for example with --format csv.';

/** Starts a sheet; the formats of its cells are added to the list. */
export function sheetXml(formats: NumberFormatList): SheetXml {
  let rows = 0;
  return {
    head: `${XML_HEAD}<worksheet xmlns="${NAMESPACE}">${FROZEN_HEADER}<sheetData>`,
    row(cells, line) {
      rows++;
      if (rows > MAX_SHEET_ROWS) throw tooManyRows();
      const written = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${rows}`, { formats, line }));
      return `<row r="${rows}">${written.join('')}</row>`;
    },
    tail: '</sheetData></worksheet>',
  };
}

/** The error for a table that is longer than a sheet. */
export function tooManyRows(): CoreError {
  const most = (MAX_SHEET_ROWS - 1).toLocaleString('en-US');
  return new CoreError('OUTPUT_REFUSED', `a workbook has no place for more than ${most} rows`, {
    fix: INSTEAD,
  });
}

/** The error for a text that is longer than a cell; `where` names line and column. */
export function tooLongText(length: number, where: string): CoreError {
  const [has, most] = [length, MAX_CELL_TEXT].map((count) => count.toLocaleString('en-US'));
  const what = `${where} has ${has} characters, and a cell of a workbook at most ${most}`;
  return new CoreError('OUTPUT_REFUSED', what, { fix: INSTEAD });
}

interface Writing {
  readonly formats: NumberFormatList;
  readonly line: number | undefined;
}

function cellXml(cell: SheetCell, place: string, { formats, line }: Writing): string {
  const { kind, value, format } =
    typeof cell === 'string' ? { kind: 'text' as const, value: cell, format: undefined } : cell;
  if (value === '') return '';
  if (value.length > MAX_CELL_TEXT)
    throw tooLongText(
      value.length,
      `cell ${place}${line === undefined ? '' : ` (line ${line} of the input)`}`,
    );
  const style = format === undefined ? '' : ` s="${formats.add(format)}"`;
  const start = `<c r="${place}"${style} t="${TYPES[kind]}">`;
  const text = escapedText(value);
  if (kind !== 'text') return `${start}<v>${text}</v></c>`;
  return `${start}<is><t${/^\s|\s$|[\n\t]| {2}/.test(value) ? ' xml:space="preserve"' : ''}>${text}</t></is></c>`;
}

const names: string[] = [];

/** The letters of a column, counted from 0: A, B … Z, AA. */
function columnName(at: number): string {
  const known = names[at];
  if (known !== undefined) return known;
  const last = String.fromCharCode(65 + (at % 26));
  const name = at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
  names[at] = name;
  return name;
}

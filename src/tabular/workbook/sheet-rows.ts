import { BrokenBytes } from '../input-error.ts';
import { unescapedText } from './escaped-text.ts';
import type { NumberFormats } from './number-formats.ts';
import { numberText } from './number-text.ts';
import { MAX_SHEET_COLUMNS, type WorkbookCell } from './workbook-cell.ts';
import { type XmlListener, xmlSteps } from './xml-steps.ts';

/** A row of a sheet that has a value in some cell. */
export interface SheetRow {
  /** The number of the row in the sheet, from 1. */
  readonly line: number;
  /** As text, up to the last cell with a value. */
  readonly cells: readonly string[];
  /** The cells that are more than a text, in their places. */
  readonly values: readonly (WorkbookCell | undefined)[];
}

/** What the cells of a sheet refer to. */
export interface SheetReading {
  readonly sharedStrings: readonly string[];
  readonly formats: NumberFormats;
  readonly isDate1904: boolean;
  /** Hears of a cell whose formula was never calculated: it has no value. */
  readonly onUncalculated?: (line: number) => void;
  /** Hears of cells that are merged, such as `D2:D4`, after the rows: only the first of them has their value. */
  readonly onMerged?: (cells: string) => void;
}

/** Streams the rows of a sheet from the bytes of its part; rows without a value are left out. */
export async function* sheetRows(
  chunks: AsyncIterable<Buffer>,
  reading: SheetReading,
): AsyncGenerator<readonly SheetRow[]> {
  const gathered = gatheredRows(reading);
  try {
    for await (const _ of xmlSteps(chunks, gathered.listener)) yield gathered.take();
  } catch (error) {
    // The rows before the one that is damaged are whole.
    yield gathered.take();
    throw error;
  }
}

/** Types of cells whose value is not text. */
const KINDS: Readonly<Record<string, WorkbookCell['kind']>> = {
  b: 'boolean',
  e: 'error',
  d: 'date',
  n: 'number',
};

interface OpenCell {
  readonly type: string;
  readonly style: number;
  hasFormula: boolean;
}

function gatheredRows(reading: SheetReading) {
  let rows: SheetRow[] = [];
  let [line, column] = [0, 0];
  let cells: string[] = [];
  let values: (WorkbookCell | undefined)[] = [];
  let cell: OpenCell | undefined;
  let [text, isInText, isInReading] = ['', false, false];
  const startCell = ({ r: place, t: type = 'n', s: style }: Readonly<Record<string, string>>) => {
    if (place !== undefined) column = columnOf(place);
    if (column >= MAX_SHEET_COLUMNS)
      throw new BrokenBytes(
        'INPUT_TRUNCATED',
        `is damaged: row ${line} has a cell beyond the last column, ${place ?? ''}`,
      );
    cell = { type, style: style === undefined ? -1 : Number(style), hasFormula: false };
    text = '';
  };
  const endCell = ({ type, style, hasFormula }: OpenCell) => {
    if (hasFormula && text === '' && type !== 'str') reading.onUncalculated?.(line);
    const at = column++;
    const { shown, value } = readCell({ type, style, text }, reading);
    if (shown === '') return;
    while (cells.length < at) cells.push('');
    cells[at] = shown;
    if (value !== undefined) values[at] = value;
  };
  const listener: XmlListener = {
    open(name, attributes) {
      if (name === 'c') startCell(attributes);
      else if (name === 'v' || name === 't') isInText = cell !== undefined && !isInReading;
      else if (name === 'f' && cell !== undefined) cell.hasFormula = true;
      else if (name === 'rPh') isInReading = true;
      else if (name === 'mergeCell') reading.onMerged?.(attributes.ref ?? '');
      else if (name === 'row') {
        line = attributes.r === undefined ? line + 1 : Number(attributes.r);
        [column, cells, values] = [0, [], []];
      }
    },
    text(piece) {
      if (isInText) text += piece;
    },
    close(name) {
      if (name === 'c' && cell !== undefined) {
        endCell(cell);
        cell = undefined;
      } else if (name === 'v' || name === 't') isInText = false;
      else if (name === 'rPh') isInReading = false;
      else if (name === 'row' && cells.length > 0) rows.push({ line, cells, values });
    },
  };
  return {
    listener,
    take(): readonly SheetRow[] {
      const taken = rows;
      rows = [];
      return taken;
    },
  };
}

interface RawCell {
  readonly type: string;
  readonly style: number;
  readonly text: string;
}

/** The text of a cell, and what it is beside that. */
function readCell(
  { type, style, text }: RawCell,
  { sharedStrings, formats, isDate1904 }: SheetReading,
): { readonly shown: string; readonly value?: WorkbookCell } {
  const format = formats[style];
  const ofText = (shown: string) =>
    format === undefined ? { shown } : { shown, value: { kind: 'text' as const, value: shown, format } };
  if (type === 's') return ofText(sharedString(sharedStrings, text));
  const kind = KINDS[type];
  if (kind === undefined) return ofText(unescapedText(text));
  const value = { kind, value: text, ...(format !== undefined && { format }) };
  if (kind === 'number') return { shown: numberText(text, { format, isDate1904 }), value };
  if (kind === 'boolean') return { shown: text === '1' ? 'TRUE' : text === '0' ? 'FALSE' : text, value };
  return { shown: text, value };
}

function sharedString(texts: readonly string[], index: string): string {
  if (index === '') return '';
  const text = texts[Number(index)];
  if (text !== undefined) return text;
  throw new BrokenBytes(
    'INPUT_TRUNCATED',
    `is damaged: a cell names text ${index}, and there are ${texts.length}`,
  );
}

/** `AB12` is column 27, counted from 0. */
function columnOf(place: string): number {
  let column = 0;
  for (let at = 0; at < place.length; at++) {
    const letter = place.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}

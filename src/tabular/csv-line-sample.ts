import { afterLineEnd, type CsvScan } from './csv-marks.ts';

/** The part of a cell's length whose lines are looked at. */
const SAMPLE_SHARE = 64;

/** Whether lines under an open quote are rows: most of the first have the width of the header. */
export function holdsRows(
  { text, delimiter, width = 1, limits }: CsvScan,
  open: number,
  lineEnd: number,
): boolean {
  const end = open + limits.cell;
  if (width === 1 || lineEnd >= end) return false;
  const sample = text.slice(afterLineEnd(text, lineEnd), Math.min(end, lineEnd + limits.cell / SAMPLE_SHARE));
  // The last line is cut.
  const lines = sample.split(/\r\n|\n|\r/).slice(0, -1);
  const mark = String.fromCharCode(delimiter);
  const fit = lines.filter((line) => line.split(mark).length === width).length;
  return fit * 2 > lines.length;
}

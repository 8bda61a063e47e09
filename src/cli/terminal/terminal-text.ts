import stringWidth from 'string-width';
import { asOneLine } from '../../tabular/cell-text.ts';
import { printable } from './print-error.ts';

const GRAPHEMES = new Intl.Segmenter();

/** A value from a file as one line that neither steers the terminal nor turns round what stands beside it. */
export function oneLine(text: string): string {
  return printable(asOneLine(text));
}

/** How many columns of a terminal the text takes. */
export function widthOf(text: string): number {
  return stringWidth(text);
}

/** The text, or as much of it as leaves room for the … that tells of the rest. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let room = width - 1;
  for (const grapheme of graphemesOf(text)) {
    room -= widthOf(grapheme);
    if (room < 0) break;
    kept += grapheme;
  }
  return `${kept.trimEnd()}…`;
}

/** Exactly as wide as asked: cut, or filled with blanks on the right. */
export function fitted(text: string, width: number): string {
  const shown = cut(text, width);
  return shown + ' '.repeat(Math.max(0, width - widthOf(shown)));
}

/** Lines that break between words; a word that is wider than a line stays whole. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function graphemesOf(text: string): readonly string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

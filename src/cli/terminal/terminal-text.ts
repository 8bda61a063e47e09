import { printable } from './print-error.ts';

const GRAPHEMES = new Intl.Segmenter();
/** Characters of two columns by UAX #11 (East Asian Width: W and F), and pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;
const INVISIBLE = /^[\p{M}\p{Cf}]+$/u;

/** A value from a file as one line that neither steers the terminal nor turns round what stands beside it. */
export function oneLine(text: string): string {
  return printable(
    text
      .replace(/\p{Bidi_Control}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** How many columns of a terminal the text takes. */
export function widthOf(text: string): number {
  return graphemesOf(text).reduce((sum, grapheme) => sum + columnsOf(grapheme), 0);
}

/** The text, or as much of it as leaves room for the … that tells of the rest. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let room = width - 1;
  for (const grapheme of graphemesOf(text)) {
    room -= columnsOf(grapheme);
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

function columnsOf(grapheme: string): number {
  if (INVISIBLE.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

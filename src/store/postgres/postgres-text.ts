/** Of no text of the world: Unicode sets it aside for use within a program. */
const MARK = '\uFDD0';

/** A text as PostgreSQL takes it, which keeps every character but NUL; `readText` gives back what was written. */
export function writtenText(text: string): string {
  if (!text.includes('\0') && !text.includes(MARK)) return text;
  return text.replaceAll(MARK, `${MARK}1`).replaceAll('\0', `${MARK}0`);
}

export function readText(written: string): string {
  return written.includes(MARK) ? written.replaceAll(`${MARK}0`, '\0').replaceAll(`${MARK}1`, MARK) : written;
}

import { ZERO_WIDTH } from '../../tabular/cell-text.ts';

/** Writes a header as the alias table does: folded, lower case, words separated by single spaces. */
export function normaliseHeader(column: string): string {
  return column
    .normalize('NFKC')
    .toLowerCase()
    .replace(ZERO_WIDTH, '')
    .replace(/__c$/, '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

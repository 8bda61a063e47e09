import type { ReviewRow } from './review-account.ts';

/** Whether the caller's own columns of a row have all of the words. */
export function hasAllWords(words: string, own: readonly number[]): (row: ReviewRow) => boolean {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return ({ cells }) => {
    if (wanted.length === 0) return true;
    const text = own.map((at) => (cells[at] ?? '').toLowerCase()).join('\n');
    return wanted.every((word) => text.includes(word));
  };
}

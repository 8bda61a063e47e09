/**
 * The letters and digits of a name: two texts with one key are the same name but for case, accents and punctuation.
 * The matcher's own normalisation is not used, so that the labels do not depend on what they measure.
 */
export function nameKey(name: string): string {
  return folded(name).replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}

/** The words of a name in the letters of its key. */
export function nameWords(name: string): readonly string[] {
  return folded(name).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

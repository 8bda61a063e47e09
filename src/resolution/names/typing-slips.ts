/** Rows of a keyboard; each begins a quarter or a half of a key further right than the one above. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;
const SHIFTS = [0, 0.25, 0.75] as const;
/** Keys that touch each other are no further apart. */
const TOUCHING = 1.3;

/** Letters that are heard or look alike in many languages. */
const ALIKE = ['aeiouy', 'ckq', 'csz', 'xsz', 'bp', 'dt', 'fvw', 'uvw', 'gj', 'ijl', 'mn', 'lr'] as const;

/**
 * Whether somebody who means the one word may write the other: a letter more, less or moved is soon typed, another one in its
 * place where the keys touch or the two are heard or look alike. `Dunkin` is no slip for `Duskin`, nor `Chery` for `Chewy`.
 */
export function isLikelySlip(written: string, meant: string): boolean {
  if (written.length !== meant.length) return true;
  const apart = [...written].flatMap((letter, at) => (letter === meant[at] ? [] : [at]));
  const [at, ...more] = apart;
  if (at === undefined || more.length > 0) return true;
  return areNear(written[at] ?? '', meant[at] ?? '');
}

/**
 * Whether a slip of the hand leads from the one word to the other, and hardly anything else: a letter twice, two that changed
 * places, or the key beside. Another letter more or less, or one that sounds alike, makes a name of its own as well: `Nexgen` and
 * Nexen, `Pultek` and Paltek.
 */
export function isBareSlip(written: string, meant: string): boolean {
  if (written.length !== meant.length) return undoubled(written) === undoubled(meant);
  const apart = [...written].flatMap((letter, at) => (letter === meant[at] ? [] : [at]));
  const [at = 0, next, ...more] = apart;
  if (next === undefined) return areKeysNear(written[at] ?? '', meant[at] ?? '');
  if (more.length > 0 || next !== at + 1) return false;
  return written[at] === meant[next] && written[next] === meant[at];
}

function undoubled(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

function areNear(letter: string, other: string): boolean {
  if (ALIKE.some((letters) => letters.includes(letter) && letters.includes(other))) return true;
  return areKeysNear(letter, other);
}

function areKeysNear(letter: string, other: string): boolean {
  const [key, next] = [keyOf(letter), keyOf(other)];
  // Of letters that stand on no key of it, nothing is known.
  if (key === undefined || next === undefined) return true;
  return Math.abs(key.row - next.row) <= 1 && Math.abs(key.column - next.column) <= TOUCHING;
}

function keyOf(letter: string): { readonly row: number; readonly column: number } | undefined {
  const row = ROWS.findIndex((keys) => keys.includes(letter));
  if (row === -1) return undefined;
  return { row, column: (ROWS[row] ?? '').indexOf(letter) + (SHIFTS[row] ?? 0) };
}

/** Where a number stands in an ascending list; -1 when it is not there. */
export function placeIn(ascending: ArrayLike<number>, wanted: number): number {
  return placeBetween(ascending, wanted, [0, ascending.length]);
}

/** The same in a part of a list, which is ascending there; the end is not looked at. */
export function placeBetween(
  ascending: ArrayLike<number>,
  wanted: number,
  [from, to]: readonly [from: number, to: number],
): number {
  let low = from;
  let high = to - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ascending[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

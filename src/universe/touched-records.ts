import type { NumberedLink } from './clusters.ts';
import type { EarlierLinks } from './earlier-links.ts';
import type { NumberedRecords } from './numbered-records.ts';

/**
 * Tells which records may belong to another company than before: the new and changed ones, and all that are connected
 * with one of these, or with a record that has gained or lost a link, by any row of links, refused ones included. Whether
 * two groups are joined depends on nothing else.
 */
export function touchedRecords(
  { size }: NumberedRecords,
  links: readonly NumberedLink[],
  { earlier, relinked }: { readonly earlier: EarlierLinks; readonly relinked: readonly Iterable<number>[] },
): (number: number) => boolean {
  const above = Uint32Array.from({ length: size }, (_, number) => number);
  const rootOf = (number: number): number => {
    let root = number;
    for (let next = above[root] ?? root; next !== root; next = above[root] ?? root) {
      above[root] = above[next] ?? next;
      root = next;
    }
    return root;
  };
  for (const { left, right } of links) above[rootOf(left)] = rootOf(right);
  const touched = new Uint8Array(size);
  const touch = (number: number) => {
    touched[rootOf(number)] = 1;
  };
  for (const numbers of relinked) for (const number of numbers) touch(number);
  // What only callers' records tell of has no entity in the version before.
  for (const { left, right } of links)
    for (const number of [left, right]) if (earlier.entityOf(number) === undefined) touch(number);
  for (let number = 0; number < size; number++) if (!earlier.isKept(number)) touch(number);
  return (number) => touched[rootOf(number)] === 1;
}

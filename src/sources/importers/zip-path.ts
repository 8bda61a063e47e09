import { existsSync } from 'node:fs';
import { statOf } from '../../disk/stat-of.ts';

/** Where a file in a zip is: `/x/a.zip!b.csv` is `b.csv` in `/x/a.zip`. */
interface PlaceInZip {
  readonly zip: string;
  readonly name: string;
}

/** Writes the path of a file in a zip. */
export function memberPath(zip: string, name: string): string {
  return `${zip}!${name}`;
}

/** Reads the path of a file in a zip; undefined for any other, also one with an exclamation mark in its name. */
export function placeInZip(path: string): PlaceInZip | undefined {
  if (!path.includes('!') || existsSync(path)) return undefined;
  const marks = [...path.matchAll(/!/g)].map(({ index }) => index);
  const at = marks.find((mark) => statOf(path.slice(0, mark))?.isFile() === true);
  return at === undefined ? undefined : { zip: path.slice(0, at), name: path.slice(at + 1) };
}

/** The file on disk that a path leads to: the zip when it names a file in one. */
export function fileOnDisk(path: string): string {
  return placeInZip(path)?.zip ?? path;
}

import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { COLUMNS, idOf, madeCompany } from './made-company.ts';
import type { RealParts } from './real-parts.ts';

interface Release {
  /** The release before. */
  readonly file: string;
  /** Rows that it has, without the header. */
  readonly rows: number;
  /** Rows that change: a third gets another name, a third goes, a third comes. */
  readonly changes: number;
  readonly seed: number;
  /** The number of the first company that is in no release yet. */
  readonly firstNew: number;
  readonly parts: () => RealParts;
}

/** Writes the next release of a generated source; the changes are spread over all of it, and the same ones every time. */
export async function nextRelease(path: string, release: Release): Promise<void> {
  const partial = `${path}.partial`;
  await pipeline(Readable.from(linesOf(release)), createWriteStream(partial));
  renameSync(partial, path);
}

async function* linesOf({ file, rows, changes, seed, firstNew, parts }: Release): AsyncIterable<string> {
  let [row, changed] = [-1, 0];
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    const isDue = row >= 0 && changed < changes && row >= Math.floor((changed * rows) / changes);
    row++;
    if (!isDue) {
      yield `${line}\n`;
      continue;
    }
    const kind = changed++ % 3;
    if (kind === 0) yield `${renamed(line)}\n`;
    if (kind === 2) yield `${line}\n${newRow(firstNew + changed, { seed, parts })}`;
  }
}

/** A generated row has its id and then its name, perhaps in quotes. */
function renamed(line: string): string {
  return line.replace(/^(\d+,"?)/, '$1Neo');
}

function newRow(number: number, { seed, parts }: Pick<Release, 'seed' | 'parts'>): string {
  const company = { ...madeCompany(parts(), seed, number), id: idOf(number), parent_id: '' };
  return stringify([company], { columns: [...COLUMNS] });
}

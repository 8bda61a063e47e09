import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { randomOf } from '../random.ts';
import { changedCompany } from './changed-company.ts';
import { COLUMNS, idOf, type MadeCompany, madeCompany, parentOf } from './made-company.ts';
import type { RealParts } from './real-parts.ts';

interface Made {
  /** Number of records. */
  readonly size: number;
  readonly seed: number;
  /** Names the real universe, which is taken apart only when it is needed. */
  readonly madeOf: string;
  readonly parts: () => RealParts;
}

/** A generated source, as `core reference import csv` takes it. */
export interface MadeSource {
  readonly name: string;
  readonly file: string;
}

/** Raised whenever other companies are made of the same real ones. */
const FORM = 2;
const ROWS_AT_ONCE = 1000;
/** Of all records: those of the second source that are a company of the first. */
const DUPLICATE_SHARE = 0.02;

/**
 * Writes a universe in two sources, `gen-a` with two thirds of its records; at once when it is there already. The
 * same size and seed give the same rows. They are made one by one: any number of them takes the same memory.
 */
export async function generate(folder: string, made: Made): Promise<readonly MadeSource[]> {
  const a = { name: 'gen-a', file: join(folder, 'gen-a.csv') };
  const b = { name: 'gen-b', file: join(folder, 'gen-b.csv') };
  const stamp = join(folder, 'made-of');
  const content = `form ${FORM}, ${made.size} records, seed ${made.seed}, of ${made.madeOf}\n`;
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== content) {
    mkdirSync(folder, { recursive: true });
    await writeRows(a.file, firstSource(made));
    await writeRows(b.file, secondSource(made));
    writeFileSync(stamp, content);
  }
  return [a, b];
}

function borderOf(size: number): number {
  return Math.ceil((size * 2) / 3);
}

function* firstSource({ size, seed, parts }: Made): Iterable<MadeCompany> {
  const real = parts();
  for (let number = 0; number < borderOf(size); number++) yield madeCompany(real, seed, number);
}

/** Companies of its own, and some of the first source, which is twice as long: none of them comes twice. */
function* secondSource({ size, seed, parts }: Made): Iterable<MadeCompany> {
  const real = parts();
  const first = borderOf(size);
  const copied = (DUPLICATE_SHARE * size) / (size - first);
  for (let number = first; number < size; number++) {
    const random = randomOf(~seed, number);
    const company = random.chance(copied)
      ? changedCompany(madeCompany(real, seed, (number - first) * 2), random)
      : madeCompany(real, seed, number);
    yield { ...company, id: idOf(number), parent_id: parentOf(number, random, first) };
  }
}

/** The file is complete before it gets its name. */
async function writeRows(file: string, rows: Iterable<MadeCompany>): Promise<void> {
  const partial = `${file}.partial`;
  await pipeline(Readable.from(linesOf(rows)), createWriteStream(partial));
  renameSync(partial, file);
}

function* linesOf(rows: Iterable<MadeCompany>): Iterable<string> {
  yield stringify([[...COLUMNS]]);
  let pending: MadeCompany[] = [];
  for (const row of rows) {
    pending.push(row);
    if (pending.length < ROWS_AT_ONCE) continue;
    yield stringify(pending, { columns: [...COLUMNS] });
    pending = [];
  }
  yield stringify(pending, { columns: [...COLUMNS] });
}

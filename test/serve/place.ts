import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { tempFolder } from '../temp-folder.ts';
import { type Books, booksOf } from './books.ts';
import type { ServeOptions } from './served-process.ts';

/** Where services keep what is durable, with the companies that come with core. */
export interface Place {
  readonly books: Books;
  /** For whatever the test leaves beside it. */
  readonly folder: string;
  /** How to serve the place; services of several machines have the place in common, and nothing else. */
  machine(name: string): Required<Pick<ServeOptions, 'dataDir' | 'env'>>;
}

/** A data directory: everything is on one machine. */
export async function dataDirectory(): Promise<Place> {
  const dataDir = tempFolder();
  cpSync(inject('starterData'), dataDir, { recursive: true });
  return { books: booksOf(dataDir), folder: dataDir, machine: () => ({ dataDir, env: {} }) };
}

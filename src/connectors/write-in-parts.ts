import type { CrmUpdate, CrmWriteResult } from '../contract/crm-connection.ts';
import type { CoreError } from '../contract/errors.ts';

/** What became of some rows that were sent together. */
export interface WrittenPart {
  readonly results: readonly CrmWriteResult[];
  /** Why those behind need not be tried. */
  readonly held?: CoreError | undefined;
}

/** Writes so many rows at once, one part after the other; behind one that holds the others up nothing is sent. */
export async function writeInParts<Row extends Pick<CrmUpdate, 'id'>>(
  rows: readonly Row[],
  size: number,
  write: (part: readonly Row[]) => Promise<WrittenPart>,
): Promise<WrittenPart> {
  const results: CrmWriteResult[] = [];
  let held: CoreError | undefined;
  for (let from = 0; from < rows.length; from += size) {
    const part = rows.slice(from, from + size);
    const written = held === undefined ? await write(part) : notWritten(part, held);
    results.push(...written.results);
    held = written.held;
  }
  return { results, held };
}

/** None of them is written; `isLasting` of an error that comes again however often they are sent. */
export function notWritten(
  rows: readonly Pick<CrmUpdate, 'id'>[],
  why: CoreError,
  isLasting = false,
): WrittenPart {
  return {
    results: rows.map(({ id }) => ({ id, written: false, error: why.message, isLasting })),
    held: why,
  };
}

import { CoreError } from '../contract/errors.ts';
import type { ImportedSource } from './reference-store.ts';

/** A source may lose so large a part of its records without a question, and a short list any but all. */
const LEAVING_SHARE = 0.5;
const SHORT_LIST = 20;

/**
 * Refuses what can hardly be meant: a source without a record, as a file in another encoding or with a header alone is, and
 * one that has lost more than half. Throws SOURCE_FORMAT, and CONFLICT where it may be let go all the same.
 */
export function refuseShrinking(
  read: Pick<ImportedSource, 'name' | 'recordCount' | 'rejected'>,
  { known, mayShrink }: { readonly known: ImportedSource | undefined; readonly mayShrink: boolean },
): void {
  const before = known?.recordCount ?? 0;
  const kept = known === undefined ? '' : `; ${read.name} keeps its ${inWords(before)}`;
  const [first] = read.rejected;
  if (read.recordCount === 0 && first !== undefined)
    throw new CoreError(
      'SOURCE_FORMAT',
      `no record of ${read.name} could be read. Line ${first.line}: ${first.reason}${kept}`,
      { fix: 'Correct the file, then import it again.' },
    );
  const isShort = before < SHORT_LIST && read.recordCount > 0;
  if (mayShrink || isShort || read.recordCount >= before * (1 - LEAVING_SHARE)) return;
  const unread =
    first === undefined ? '' : `, and ${counted(read.rejected.length, 'line')} could not be read`;
  throw new CoreError(
    'CONFLICT',
    `${read.name} would have ${counted(read.recordCount, 'record')}, where it has ${inWords(before)}${unread}. Nothing was changed`,
    { fix: `Import the whole source, or add --yes; core reference remove ${read.name} takes it out.` },
  );
}

function counted(count: number, word: string): string {
  return `${inWords(count)} ${word}${count === 1 ? '' : 's'}`;
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}

import { basename } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import type { RejectedLine } from '../../resolution/records/source-record.ts';

/** A record of a file with the line it starts on, or why it is none. */
export type Read<T> = { readonly line: number; readonly value: T } | { readonly rejected: RejectedLine };

/** A record by column or member: of CSV the values are trimmed texts, of JSON anything. */
export type CsvRow = Readonly<Record<string, string>>;
export type JsonObject = Readonly<Record<string, unknown>>;

/** Finds the first column that a file should have and has not. */
export type ColumnCheck = (columns: readonly string[]) => string | undefined;

/** Checks that all of some columns are there. */
export function allOf(...columns: readonly string[]): ColumnCheck {
  return (present) => columns.find((column) => !present.includes(column));
}

/** Fails by the name of the missing column. */
export function requireColumns(path: string, columns: readonly string[], missingIn: ColumnCheck): void {
  const missing = missingIn(columns);
  if (missing === undefined) return;
  if (columns.every((name) => name === ''))
    throw new CoreError('SOURCE_FORMAT', `${basename(path)} is empty`, {
      file: path,
      fix: 'Check that the export is complete: it has to begin with a header.',
    });
  throw new CoreError(
    'SOURCE_FORMAT',
    `${basename(path)} has no column "${missing}"; it has ${listed(columns)}`,
    {
      file: path,
      field: missing,
    },
  );
}

function listed(columns: readonly string[]): string {
  const more = columns.length - COLUMNS_SHOWN;
  return columns.slice(0, COLUMNS_SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const COLUMNS_SHOWN = 20;

/** Names the file in the reason, for a source may have several. */
export function rejectedLine(
  path: string,
  line: number,
  reason: string,
): { readonly rejected: RejectedLine } {
  return { rejected: { line, reason: `${basename(path)}: ${reason}` } };
}

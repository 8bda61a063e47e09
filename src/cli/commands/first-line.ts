import {
  columnsWithout,
  firstLineIs,
  isPlainHeader,
  recordsAboveHeader,
} from '../../batch/mapping/missing-header.ts';
import { wellKnownNames } from '../../engine/well-known-names.ts';
import type { FirstLineJudge } from '../../tabular/first-line.ts';
import type { InputOptions } from '../config/input-options.ts';
import { printable } from '../terminal/print-error.ts';

const SHOWN = 60;

/** How the first line of a file is taken: as `--header` or `--no-header` say, else by what it and the rows below look like. */
export function firstLineJudge({ header }: Pick<InputOptions, 'header'>): FirstLineJudge | undefined {
  if (header === true) return undefined;
  if (header === false) return async (records) => ({ columns: columnsWithout(records, await knownNames()) });
  return async (records) => {
    const above = recordsAboveHeader(records);
    if (above > 0) return { above, remark: aboveWords(records.slice(0, above)) };
    if (isPlainHeader(records)) return undefined;
    const isCompany = await knownNames();
    const line = printable(shortened(records[0]?.join(', ') ?? ''));
    const is = firstLineIs(records, isCompany);
    if (is === 'header') return undefined;
    if (is === 'doubtful')
      return { remark: `the first line (${line}) is taken for the header; --no-header takes it for a row` };
    const columns = columnsWithout(records, isCompany);
    const called = columns.length === 1 ? 'its column is called' : 'its columns are called';
    return {
      columns,
      remark: `the file has no header, its first line (${line}) is a row, and ${called} ${columns.join(', ')}; --header takes the line for the header`,
    };
  };
}

function aboveWords(records: readonly (readonly string[])[]): string {
  const said = records.flat().filter((cell) => cell.trim() !== '');
  const lines = records.length === 1 ? 'a line' : `${records.length} lines`;
  if (said.length === 0) return `${lines} of empty cells above the header: passed over`;
  return `${lines} above the header, passed over: ${printable(shortened(said.join(', ')))}; --header takes the first line for the header`;
}

let names: Promise<(text: string) => boolean> | undefined;

/** Read once, and only when a file leaves it open. */
function knownNames(): Promise<(text: string) => boolean> {
  names ??= wellKnownNames();
  return names;
}

function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
}

import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { CoreError } from '../../contract/errors.ts';
import type { Download, FinishedOutput, OutputFormat } from '../../contract/files.ts';
import type { FileFormat } from '../../tabular/input-row.ts';
import { makeConverted } from './converted-output.ts';
import type { FilePlaces } from './file-folder.ts';

interface Wanted {
  readonly places: FilePlaces;
  readonly wanted: OutputFormat;
  readonly output: FinishedOutput;
  /** Of the output as the run has left it. */
  readonly format: FileFormat;
}

const KINDS: Readonly<Record<OutputFormat, { readonly type: string; readonly ending: string }>> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  'excel-csv': { type: 'text/csv; charset=utf-8', ending: 'csv' },
  json: { type: 'application/json', ending: 'json' },
  ndjson: { type: 'application/x-ndjson', ending: 'ndjson' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  report: { type: 'text/html; charset=utf-8', ending: 'report.html' },
};

/** An output in a format, to be sent. Throws CONFLICT for the report of what has none. */
export async function downloadOutput(asked: Wanted): Promise<Download> {
  const { wanted, output } = asked;
  const path = await pathOf(asked);
  if (!existsSync(path))
    throw new CoreError('CONFLICT', `Only crosschecks have a report. Crosscheck ${output.name} first.`);
  const what = output.kind === 'crosscheck' ? 'crosscheck' : 'resolved';
  const { type, ending } = KINDS[wanted];
  // What is measured is what is sent, also when another file takes the name.
  const file = await open(path);
  return {
    name: `${bareName(output.name)}.${what}.${ending}`,
    type,
    bytes: (await file.stat()).size,
    content: file.createReadStream(),
  };
}

/** A name without its ending. */
export function bareName(name: string): string {
  return name.replace(/\.gz$/i, '').replace(/\.[^.]+$/, '');
}

/** Where the output lies in the format; it is made when it is asked for, and kept. */
async function pathOf({ places, wanted, output, format }: Wanted): Promise<string> {
  if (wanted === 'report') return places.report;
  if (wanted === format) return output.path;
  const isForExcel = wanted === 'excel-csv';
  const converted = places.converted(isForExcel ? 'excel.csv' : wanted);
  await makeConverted(output, converted, { format: isForExcel ? 'csv' : wanted, isForExcel });
  return converted;
}

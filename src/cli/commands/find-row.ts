import type { ColumnMapping } from '../../batch/mapping/column-mapping.ts';
import { CoreError } from '../../contract/errors.ts';
import type { InputRow, InputTable } from '../../tabular/input-row.ts';
import { wholeNumberOf } from '../config/whole-number.ts';

/** A row of a file by its number, counted from 1 without the header, or by the caller's own id. */
export type WantedRow = { readonly number: number } | { readonly id: string };

/** Reads which row is meant. Throws USAGE unless exactly one of the two options says it. */
export function wantedRow({ row, id }: { readonly row?: string; readonly id?: string }): WantedRow {
  if ((row === undefined) === (id === undefined)) {
    const given = row === undefined ? 'neither --row nor --id is given' : '--row and --id are both given';
    const fix = 'Give --row with the number of a data row, or --id with an external id.';
    throw new CoreError('USAGE', given, { fix });
  }
  if (id !== undefined) return { id: filled(id) };
  return { number: wholeNumberOf(row ?? '', '--row', { min: 1, max: 999_999_999 }) };
}

interface Searched {
  /** As messages name it. */
  readonly file: string;
  readonly table: InputTable;
  readonly mapping: ColumnMapping;
}

/** Reads the file up to the row; of several with the id the first. Throws USAGE when no row is the one that is wanted. */
export async function findRow(wanted: WantedRow, searched: Searched): Promise<InputRow> {
  const isWanted = matcherOf(wanted, searched);
  let count = 0;
  for await (const row of searched.table.rows) {
    if (isWanted(row)) return row;
    count = row.number;
  }
  throw 'id' in wanted ? noSuchId(wanted.id, searched) : outOfRange(wanted.number, count, searched.file);
}

function filled(id: string): string {
  if (id.trim() !== '') return id.trim();
  throw new CoreError('USAGE', 'the external id is empty', { field: '--id', fix: 'Give the id of a row.' });
}

function matcherOf(wanted: WantedRow, { file, mapping }: Searched): (row: InputRow) => boolean {
  if ('number' in wanted) return (row) => row.number === wanted.number;
  const columns = mapping.external_id;
  if (columns === undefined) {
    throw new CoreError('MAPPING', 'no column holds external ids', {
      file,
      fix: 'Name it with --map external_id=<column>, or give --row.',
    });
  }
  return (row) => columns.some((index) => (row.cells[index] ?? '').trim() === wanted.id);
}

function outOfRange(number: number, count: number, file: string): CoreError {
  const rows = `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;
  const range = count === 1 ? 'only --row 1 is there' : `give --row 1 to ${count}`;
  return new CoreError('USAGE', `${file} has ${rows}; there is no row ${number}`, {
    file,
    field: '--row',
    fix: count === 0 ? 'Name a file with rows.' : `Data rows are counted without the header: ${range}.`,
  });
}

function noSuchId(id: string, { file, table, mapping }: Searched): CoreError {
  const columns = (mapping.external_id ?? []).map((index) => table.columns[index]).join(', ');
  return new CoreError('USAGE', `${file} has no row with the external id ${id}`, {
    file,
    field: '--id',
    fix: `Ids are read from ${columns}: name another column with --map external_id=<column>, or give --row.`,
  });
}

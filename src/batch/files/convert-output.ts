import type { FileFormat, InputRow, InputTable } from '../../tabular/input-row.ts';
import { openInput } from '../../tabular/read-input.ts';
import { fileSink } from '../output/output-file.ts';
import { isFigure } from '../output/output-rows.ts';
import { probabilityText, RESULT_COLUMNS } from '../output/result-columns.ts';
import { tableFormat } from '../output/table-format.ts';
import { startTable } from '../output/table-writer.ts';
import { requireFitting } from '../output/workbook-limits.ts';

export interface Conversion {
  readonly format: FileFormat;
  /** CSV for spreadsheet programs: with a byte order mark, and cells that they would run as formulas escaped. */
  readonly isForExcel: boolean;
}

const WRITTEN_AT_ONCE = 512;

/** Writes an output anew in another format. Throws OUTPUT_REFUSED for what no workbook can hold. */
export async function convertOutput(from: string, to: string, conversion: Conversion): Promise<void> {
  const { format, isForExcel } = conversion;
  const opened = await openInput({ path: from });
  const table = format === 'csv' || format === 'xlsx' ? withResultLast(opened) : opened;
  if (format === 'xlsx') await requireFitting(table);
  const sink = fileSink(to);
  try {
    const writer = await startTable(sink, formatOf(table, { format, isForExcel }));
    let rows: InputRow[] = [];
    const flush = async () => {
      await writer.rows(rows.map((row) => ({ row, result: row })));
      rows = [];
    };
    for await (const row of table.rows) {
      rows.push(row);
      if (rows.length === WRITTEN_AT_ONCE) await flush();
    }
    await flush();
    await writer.end();
    await sink.commit();
  } catch (error) {
    await sink.discard();
    throw error;
  }
}

/**
 * As `core resolve` writes a table: what it found stands behind the columns of the file, also behind those that only later
 * objects of a file of objects have.
 */
function withResultLast(table: InputTable): InputTable {
  if (table.format !== 'json' && table.format !== 'ndjson') return table;
  const isOwn = (at: number) => !RESULT.has(table.columns[at] ?? '');
  const all = [...table.columns.keys()];
  const order = [...all.filter(isOwn), ...all.filter((at) => !isOwn(at))];
  const placed = (cells: readonly string[]) => order.map((at) => cells[at] ?? '');
  const rows = async function* () {
    for await (const row of table.rows) yield { ...row, cells: placed(row.cells) };
  };
  return { ...table, columns: placed(table.columns), rows: rows() };
}

const RESULT: ReadonlySet<string> = new Set(RESULT_COLUMNS);

/** JSON has probabilities as numbers, which end with no zeros. */
function cellText(column: string, text: string): string {
  const isProbability = column === 'core_probability' && text !== '' && Number.isFinite(Number(text));
  return isProbability ? probabilityText(Number(text)) : text;
}

/** All cells as they are; the figures of core are numbers where a format has numbers. */
function formatOf(table: InputTable, { format, isForExcel }: Conversion) {
  const columns = table.columns.filter(isFigure);
  return tableFormat<InputRow, string>({
    ...{ format, table, columns },
    ...(isForExcel && { delimiter: excelDelimiter(table) }),
    isExcel: isForExcel,
    isExcelSafe: isForExcel,
    cellsOf: ({ cells }) =>
      Object.fromEntries(table.columns.map((column, at) => [column, cellText(column, cells[at] ?? '')])),
    jsonValueOf: (_, text) => (Number.isFinite(Number(text)) ? Number(text) : text),
  });
}

/** Excel divides cells by one of these, as its country has it, and by no other character. */
function excelDelimiter({ delimiter }: InputTable): string {
  return delimiter === ';' ? ';' : ',';
}

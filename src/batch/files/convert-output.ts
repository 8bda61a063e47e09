import type { FileFormat, InputRow, InputTable } from '../../tabular/input-row.ts';
import { openInput } from '../../tabular/read-input.ts';
import { fileSink } from '../output/output-file.ts';
import { isFigure } from '../output/output-rows.ts';
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
  const table = await openInput({ path: from });
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

/** All cells as they are; the figures of core are numbers where a format has numbers. */
function formatOf(table: InputTable, { format, isForExcel }: Conversion) {
  const columns = table.columns.filter(isFigure);
  return tableFormat<InputRow, string>({
    ...{ format, table, columns },
    ...(isForExcel && { delimiter: excelDelimiter(table) }),
    isExcel: isForExcel,
    isExcelSafe: isForExcel,
    cellsOf: ({ cells }) => Object.fromEntries(table.columns.map((column, at) => [column, cells[at] ?? ''])),
    jsonValueOf: (_, text) => (Number.isFinite(Number(text)) ? Number(text) : text),
  });
}

/** Excel divides cells by one of these, as its country has it, and by no other character. */
function excelDelimiter({ delimiter }: InputTable): string {
  return delimiter === ';' ? ';' : ',';
}

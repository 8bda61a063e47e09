import { requireFitting } from '../../batch/output/workbook-limits.ts';
import { CoreError } from '../../contract/errors.ts';
import type { FileFormat, InputTable } from '../../tabular/input-row.ts';
import type { Context } from '../context.ts';

interface Written {
  readonly format: FileFormat;
  /** `-` for standard output. */
  readonly outputPath: string;
  readonly table: InputTable;
}

/**
 * Refuses, before anything is worked on, a workbook that would go to a terminal, and one that could not hold the table.
 * What was read from a workbook fits into one.
 */
export async function checkWorkbook({ format, outputPath, table }: Written, context: Context): Promise<void> {
  if (format !== 'xlsx') return;
  if (outputPath === '-' && context.stdout.isTTY === true)
    throw new CoreError('USAGE', 'a workbook cannot be shown in a terminal', {
      fix: 'Name a file with -o, or another format with --format csv.',
    });
  if (table.format !== 'xlsx') await requireFitting(table);
}

/** What is told of a workbook that was made from another. */
export function copyRemarks(format: FileFormat, table: InputTable): readonly string[] {
  return format === 'xlsx' && table.format === 'xlsx' ? [COPIED] : [];
}

const COPIED =
  'the result is a new workbook of one sheet: values and number formats are kept; formulas, styles and other sheets are not';

import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { earlierColumns } from '../output/earlier-columns.ts';
import type { TableFormatOptions } from '../output/table-form.ts';
import type { EnrichedRow } from './enriched-row.ts';

const FIRST = ['core_outcome', 'core_execution_id'] as const;
const LAST = 'core_error';

type EnrichedColumns = Pick<TableFormatOptions<EnrichedRow, string>, 'columns' | 'cellsOf' | 'jsonValueOf'>;

interface EnrichedInput {
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
}

/** What an enrichment adds to a row: the outcome, the run, the outputs of the workspace and what went wrong; columns of an earlier run are emptied. */
export function enrichedColumns(
  outputs: readonly string[],
  { columns: inInput, mapping }: EnrichedInput,
): EnrichedColumns {
  const written = [...FIRST, ...outputs.map(columnOf), LAST];
  const columns = [...written, ...earlierColumns(inInput, written, mapping)];
  const empty = Object.fromEntries(columns.map((column) => [column, '']));
  const figures = new Set<string>();
  return {
    columns,
    cellsOf(row) {
      const cells = { ...empty, core_outcome: row.outcome, [LAST]: row.problem ?? '' };
      if (row.outcome === 'invalid') return cells;
      const found = Object.entries(row.outputs).map(([name, value]) => {
        if (typeof value === 'number') figures.add(columnOf(name));
        return [columnOf(name), textOf(value)];
      });
      return { ...cells, core_execution_id: row.executionId, ...Object.fromEntries(found) };
    },
    jsonValueOf: (column, text) => (figures.has(column) ? Number(text) : text),
  };
}

/** Outputs stand beside the columns of the input, and must not take the place of one. */
function columnOf(output: string): string {
  return output.startsWith('core_') ? output : `core_${output}`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

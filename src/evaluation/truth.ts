import { CoreId } from '../contract/core-id.ts';
import { CoreError } from '../contract/errors.ts';

/** A file of rows, as it was opened. */
export interface TruthTable {
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<{
    readonly line: number;
    readonly cells: readonly string[];
    /** Why the row cannot be used. */
    readonly problem?: string;
  }>;
}

/** What a truth file says of one record. */
export interface TruthRow {
  readonly line: number;
  readonly externalId: string;
  /** Empty when no entity is right. */
  readonly expectedId: string;
  /** Further ids that are right too. */
  readonly acceptIds: readonly string[];
}

interface TruthOptions {
  /** The file as the user names it, for errors. */
  readonly file: string;
  /** Ids are those of core, not of a source. */
  readonly hasCoreIds: boolean;
}

const FORM = 'A truth file has the columns external_id, expected_id and, if need be, accept_ids.';

/** Reads `external_id,expected_id[,accept_ids]`. Throws INPUT_FORMAT naming the line and the column. */
export async function readTruth(table: TruthTable, options: TruthOptions): Promise<readonly TruthRow[]> {
  const read = rowReader(table.columns, options);
  const rows = new Map<string, TruthRow>();
  for await (const { line, cells, problem } of table.rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (problem !== undefined) throw unusable(problem, { ...options, line });
    const row = read(line, cells);
    const earlier = rows.get(row.externalId);
    if (earlier !== undefined) {
      const what = `${row.externalId} stands on line ${earlier.line} already`;
      throw unusable(what, { ...options, line, field: 'external_id', fix: 'Keep one of the two lines.' });
    }
    rows.set(row.externalId, row);
  }
  return [...rows.values()];
}

function rowReader(columns: readonly string[], options: TruthOptions) {
  const [externalId, expectedId] = ['external_id', 'expected_id'].map((name) =>
    column(name, columns, options),
  );
  const acceptIds = indexOf('accept_ids', columns);
  return (line: number, cells: readonly string[]): TruthRow => {
    const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? '').trim());
    const accepted = cell(acceptIds).split('|');
    const row = {
      line,
      externalId: cell(externalId),
      expectedId: cell(expectedId),
      acceptIds: accepted.map((id) => id.trim()).filter((id) => id !== ''),
    };
    checkRow(row, options);
    return row;
  };
}

function column(name: string, columns: readonly string[], { file }: TruthOptions): number {
  const at = indexOf(name, columns);
  if (at !== undefined) return at;
  const what = `the truth file has no column ${name}; it has ${columns.join(', ')}`;
  throw new CoreError('INPUT_FORMAT', what, { file, line: 1, field: name, fix: FORM });
}

function indexOf(name: string, columns: readonly string[]): number | undefined {
  const at = columns.findIndex((heading) => heading.trim().toLowerCase() === name);
  return at === -1 ? undefined : at;
}

function checkRow({ line, externalId, expectedId, acceptIds }: TruthRow, options: TruthOptions): void {
  const at = { ...options, line };
  if (externalId === '')
    throw unusable('the row has no external_id', { ...at, field: 'external_id', fix: 'Fill it in.' });
  if (expectedId === '' && acceptIds.length > 0) {
    const fix = 'Move one of the ids to expected_id, or empty both cells.';
    throw unusable('ids are accepted where none is expected', { ...at, field: 'accept_ids', fix });
  }
  if (!options.hasCoreIds) return;
  for (const id of [expectedId, ...acceptIds]) {
    if (id === '' || CoreId.safeParse(id).success) continue;
    throw unusable(`${id} is no core_id: it has ten digits and the first is not 0`, {
      ...at,
      field: id === expectedId ? 'expected_id' : 'accept_ids',
      fix: 'Correct the id, or say with --truth-source which source the ids belong to.',
    });
  }
}

interface TruthPlace {
  readonly file: string;
  readonly line: number;
  readonly field?: string;
  readonly fix?: string;
}

function unusable(what: string, { file, line, field, fix = 'Correct the line.' }: TruthPlace): CoreError {
  return new CoreError('INPUT_FORMAT', `${file} line ${line}: ${what}`, {
    ...{ file, line, fix },
    ...(field !== undefined && { field }),
  });
}

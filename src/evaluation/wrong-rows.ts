import type { JudgedRow } from './judge.ts';

/** A match with another entity than the truth's, as it is listed. */
export type WrongRow = ReturnType<typeof wrongRow>;

const COLUMNS = [
  'line',
  'external_id',
  'name',
  'expected',
  'got_core_id',
  'got_name',
  'confidence',
  'probability',
  'reasoning',
] as const satisfies readonly (keyof WrongRow)[];

/** The wrong matches, the most probable first: those where the engine was surest. */
export function wrongRows(rows: readonly JudgedRow[]): readonly WrongRow[] {
  return rows
    .filter(({ verdict }) => verdict === 'wrong')
    .sort((a, b) => (b.probability ?? 1) - (a.probability ?? 1) || a.line - b.line)
    .map(wrongRow);
}

/** The wrong matches as the records of a file, its header first. */
export function wrongRecords(rows: readonly WrongRow[]) {
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))];
}

function wrongRow(row: JudgedRow) {
  return {
    line: row.line,
    external_id: row.externalId,
    name: row.name,
    expected: row.expected,
    got_core_id: row.coreId,
    got_name: row.coreName,
    confidence: row.confidence,
    probability: row.probability,
    reasoning: row.reasoning,
  };
}

import type { DuckDBDataChunk, DuckDBVector } from '@duckdb/node-api';
import type { OpenDuckDb } from './open-duckdb.ts';

/** Rows of whole numbers, up to 2^53, that come back in order. */
export interface NumberRows {
  add(row: readonly number[]): void;
  /** By the first column, then by the second; takes the rows apart. */
  ordered(): AsyncIterable<OrderedRows>;
}

/** Some rows, one behind the other. */
export interface OrderedRows {
  readonly length: number;
  at(row: number, column: number): number;
}

/** Rows of a chunk of DuckDB. */
const AT_ONCE = 2048;

/** A table of its own, whose columns are numbers with the same names. */
export async function numberRows(
  { duckdb, connection }: OpenDuckDb,
  table: string,
  columns: readonly string[],
): Promise<NumberRows> {
  await connection.run(`CREATE TABLE ${table} (${columns.map((name) => `${name} DOUBLE`).join(', ')})`);
  const appender = await connection.createAppender(table);
  const types = columns.map(() => duckdb.DOUBLE);
  const buffered = columns.map(() => new Float64Array(AT_ONCE));
  let length = 0;
  const flush = () => {
    const chunk = duckdb.DuckDBDataChunk.create(types, length);
    for (const [at, numbers] of buffered.entries()) fill(vectorOf(chunk, at), numbers, length);
    appender.appendDataChunk(chunk);
    length = 0;
  };
  return {
    add(row) {
      for (const [at, number] of row.entries()) (buffered[at] as Float64Array)[length] = number;
      length++;
      if (length === AT_ONCE) flush();
    },
    async *ordered() {
      if (length > 0) flush();
      appender.closeSync();
      const order = columns.join(', ');
      const result = await connection.stream(`SELECT ${order} FROM ${table} ORDER BY ${order}`);
      for (let chunk = await result.fetchChunk(); chunk?.rowCount; chunk = await result.fetchChunk())
        yield rowsOf(chunk, columns.length);
      await connection.run(`DROP TABLE ${table}`);
    },
  };
}

function vectorOf(chunk: DuckDBDataChunk, column: number): DuckDBVector<number> {
  // Both columns are DOUBLE.
  return chunk.getColumnVector(column) as DuckDBVector<number>;
}

function fill(vector: DuckDBVector<number>, numbers: Float64Array, length: number): void {
  for (let row = 0; row < length; row++) vector.setItem(row, numbers[row] ?? 0);
  vector.flush();
}

function rowsOf(chunk: DuckDBDataChunk, columns: number): OrderedRows {
  const vectors = Array.from({ length: columns }, (_, column) => vectorOf(chunk, column));
  return { length: chunk.rowCount, at: (row, column) => vectors[column]?.getItem(row) ?? 0 };
}

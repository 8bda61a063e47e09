import type { MeasuredImport, MeasuredResolve } from './measure-scale.ts';

/** What was measured of one size. */
export interface MeasuredSize {
  readonly size: number;
  readonly imports: readonly MeasuredImport[];
  readonly resolve: MeasuredResolve;
}

/** The imports, what their parts took, and the accounts; time per row is compared with the first size. */
export function scaleTables(sizes: readonly MeasuredSize[]): readonly string[] {
  return [
    'Import',
    '',
    ...importTable(sizes),
    ...phases(sizes),
    '',
    'Resolve, one worker thread',
    '',
    ...resolveTable(sizes),
  ];
}

function importTable(sizes: readonly MeasuredSize[]): readonly string[] {
  const rows = sizes.flatMap(({ size, imports }) =>
    imports.map((one) => [
      count(size),
      one.source,
      count(one.records),
      one.seconds.toFixed(1),
      count(one.records / one.seconds),
      count(one.entities),
      count(one.bytesPerEntity),
      count(one.peakMb),
    ]),
  );
  return table([
    ['universe', 'source', 'records', 'seconds', 'records/s', 'entities', 'bytes/entity', 'peak MB'],
    ...rows,
  ]);
}

function phases(sizes: readonly MeasuredSize[]): readonly string[] {
  const lines = sizes.flatMap(({ size, imports }) =>
    imports.flatMap((one) => one.phases.map((phase) => `${count(size)} ${one.source}: ${phase}`)),
  );
  return lines.length === 0 ? [] : ['', ...lines];
}

function resolveTable(sizes: readonly MeasuredSize[]): readonly string[] {
  const [first] = sizes;
  if (first === undefined) return [];
  const rows = sizes.map(({ size, resolve }) => [
    count(size),
    count(resolve.rows),
    resolve.seconds.toFixed(1),
    count(1000 / resolve.msPerRow),
    resolve.msPerRow.toFixed(3),
    (resolve.msPerRow / first.resolve.msPerRow).toFixed(2),
    `${(100 * resolve.matchedShare).toFixed(1)} %`,
    count(resolve.peakMb),
  ]);
  const ratio = `times ${count(first.size)}`;
  return table([['universe', 'rows', 'seconds', 'rows/s', 'ms/row', ratio, 'matched', 'peak MB'], ...rows]);
}

/** Columns as wide as their widest cell, to the right. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = (rows[0] ?? []).map((_, column) => width(column));
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

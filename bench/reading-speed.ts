import { existsSync } from 'node:fs';
import { fileSink } from '../dist/batch/output/output-file.js';
import { tableFormat } from '../dist/batch/output/table-format.js';
import { startTable } from '../dist/batch/output/table-writer.js';
import type { InputRow } from '../dist/tabular/input-row.js';
import { openInput } from '../dist/tabular/read-input.js';

/** Each is read so often, and the best time counts. */
const TIMES = 3;
const WRITTEN_AT_ONCE = 512;

/** Rows per second of reading a CSV file, and an Excel workbook of the same rows; and of writing that. */
export async function measureReading(accounts: string): Promise<readonly string[]> {
  const workbook = accounts.replace(/\.csv$/, '.xlsx');
  const written = existsSync(workbook) ? [] : [await timed('write xlsx', () => copied(accounts, workbook))];
  const read = async (path: string) => {
    let rows = 0;
    for await (const _ of (await openInput({ path })).rows) rows++;
    return rows;
  };
  const lines = ['Reading', '', 'what        rows/s  processor seconds'];
  for (const [what, path] of [
    ['read csv', accounts],
    ['read xlsx', workbook],
  ] as const) {
    const runs = [];
    for (let time = 0; time < TIMES; time++) runs.push(await timed(what, () => read(path)));
    lines.push(shown(runs.reduce((best, run) => (run.seconds < best.seconds ? run : best))));
  }
  return [...lines, ...written.map(shown)];
}

interface Timed {
  readonly what: string;
  readonly rows: number;
  /** Of the processor: others share the machine. */
  readonly seconds: number;
}

async function timed(what: string, work: () => Promise<number>): Promise<Timed> {
  const before = process.cpuUsage();
  const rows = await work();
  const { user, system } = process.cpuUsage(before);
  return { what, rows, seconds: (user + system) / 1e6 };
}

function shown({ what, rows, seconds }: Timed): string {
  return `${what.padEnd(10)}  ${String(Math.round(rows / seconds)).padStart(6)}  ${seconds.toFixed(1)}`;
}

/** Writes the rows of a table into a workbook; gives how many there are. */
async function copied(input: string, output: string): Promise<number> {
  const table = await openInput({ path: input });
  const sink = fileSink(output);
  const options = { columns: [], cellsOf: () => ({}), jsonValueOf: () => null, isExcelSafe: false };
  const writer = await startTable(sink, tableFormat({ format: 'xlsx', table, ...options }));
  let rows = 0;
  let group: { readonly row: InputRow; readonly result: null }[] = [];
  for await (const row of table.rows) {
    rows++;
    group.push({ row, result: null });
    if (group.length < WRITTEN_AT_ONCE) continue;
    await writer.rows(group);
    group = [];
  }
  await writer.rows(group);
  await writer.end();
  await sink.commit();
  return rows;
}

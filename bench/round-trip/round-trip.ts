import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowFormat } from '../../dist/batch/output/output-rows.js';
import { invalidResult } from '../../dist/batch/row-result.js';
import type { InputTable } from '../../dist/tabular/input-row.js';
import { openInput } from '../../dist/tabular/read-input.js';
import { randomOf } from '../random.ts';
import { runCore } from '../run-core.ts';
import { type GeneratedFile, generatedFile } from './generated-file.ts';
import { type PythonReport, readByPython, type WrittenFile } from './read-by-python.ts';

/**
 * Reads generated files with core, writes them out again, and has Python compare: `npm run bench:round-trip`.
 * Many go through reader and writer in this process, some through the whole of `core resolve`.
 */
const FILES = Number(process.env.BENCH_FILES ?? 10_000);
const COMMANDS = Number(process.env.BENCH_COMMANDS ?? 48);
const FILES_AT_ONCE = 1000;

const folder = mkdtempSync(join(tmpdir(), 'core-round-trip-'));
try {
  let isRight = true;
  for (let from = 0; from < FILES; from += FILES_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(FILES_AT_ONCE, FILES - from) }, (_, at) => from + at);
    isRight = (await told('reader and writer', numbers, rewritten)) && isRight;
  }
  const commands = Array.from({ length: COMMANDS }, (_, at) => FILES + at);
  isRight = (await told('core resolve', commands, resolved)) && isRight;
  process.exitCode = isRight ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

type Writer = (input: string, output: string, file: GeneratedFile) => Promise<void>;

/** Writes the files of these numbers, prints what Python says of them, and whether all is right. */
async function told(by: string, numbers: readonly number[], write: Writer): Promise<boolean> {
  const written: WrittenFile[] = [];
  for (const number of numbers) {
    const file = generatedFile(randomOf(1, number));
    const [input, path] = [join(folder, `${number}.csv`), join(folder, `${number}.out.csv`)];
    writeFileSync(input, file.bytes);
    await write(input, path, file);
    written.push({ path, delimiter: file.delimiter, records: file.records });
  }
  const report = await readByPython(written);
  const { files, records, wrong } = report;
  console.log(`${by}: ${files} files, ${records} records, ${wrong.length} files wrong`);
  for (const { path, why } of wrong.slice(0, 5)) console.log(`  ${path}: ${why}`);
  return isWhole(report, numbers.length);
}

function isWhole({ files, wrong }: PythonReport, expected: number): boolean {
  return files === expected && wrong.length === 0;
}

async function rewritten(input: string, output: string, { delimiter }: GeneratedFile): Promise<void> {
  const table: InputTable = await openInput({ path: input, delimiter });
  const columns = ['core_id', 'core_error'] as const;
  const format = rowFormat({ format: 'csv', table, columns, isExcelSafe: false });
  const result = invalidResult('line 2: a "reason", with\nall that needs quotes');
  let text = format.head;
  for await (const row of table.rows) text += format.rows([{ row, result }]);
  writeFileSync(output, text + format.tail);
}

async function resolved(input: string, output: string, { delimiter }: GeneratedFile): Promise<void> {
  const place = ['-o', output, '--data-dir', join(folder, 'data')];
  await runCore(['resolve', input, ...place, '--delimiter', delimiter, '--map', 'name=Name', '--quiet']);
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileSink } from '../../dist/batch/output/output-file.js';
import { rowFormat } from '../../dist/batch/output/output-rows.js';
import { startTable } from '../../dist/batch/output/table-writer.js';
import { invalidResult } from '../../dist/batch/row-result.js';
import type { InputRow } from '../../dist/tabular/input-row.js';
import { openInput } from '../../dist/tabular/read-input.js';
import { randomOf } from '../random.ts';
import { type GeneratedWorkbook, generatedWorkbook } from './generated-workbook.ts';
import { type CopiedWorkbook, readByOpenpyxl } from './read-by-openpyxl.ts';

/** Reads generated workbooks with core and writes them again; openpyxl and LibreOffice compare: `npm run bench:workbooks`. */
const FILES = Number(process.env.BENCH_FILES ?? 10_000);
const OPENED = Number(process.env.BENCH_OPENED ?? 50);
const FILES_AT_ONCE = 1000;
const COLUMNS = ['core_id', 'core_error'] as const;
const RESULT = invalidResult('line 2: no name');

const folder = mkdtempSync(join(tmpdir(), 'core-workbooks-'));
try {
  const isRead = await readByOthers();
  const isOpened = await openedByLibreOffice();
  process.exitCode = isRead && isOpened ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function readByOthers(): Promise<boolean> {
  let isRight = true;
  for (let from = 0; from < FILES; from += FILES_AT_ONCE) {
    const copies: CopiedWorkbook[] = [];
    for (let number = from; number < Math.min(FILES, from + FILES_AT_ONCE); number++)
      copies.push((await copied(number)).workbook);
    const { files, cells, wrong } = await readByOpenpyxl(copies);
    console.log(`openpyxl: ${files} workbooks, ${cells} cells, ${wrong.length} workbooks wrong`);
    for (const { path, why } of wrong.slice(0, 5)) console.log(`  ${path}: ${why}`);
    isRight &&= files === copies.length && wrong.length === 0;
  }
  return isRight;
}

interface Copied {
  readonly workbook: CopiedWorkbook;
  readonly texts: GeneratedWorkbook['texts'];
}

async function copied(number: number): Promise<Copied> {
  const { bytes, texts } = await generatedWorkbook(randomOf(1, number));
  const workbook = { path: join(folder, `${number}.xlsx`), copy: join(folder, `${number}.out.xlsx`) };
  writeFileSync(workbook.path, bytes);
  const table = await openInput({ path: workbook.path });
  const sink = fileSink(workbook.copy);
  const format = rowFormat({ format: 'xlsx', table, columns: COLUMNS, isExcelSafe: false });
  const writer = await startTable(sink, format);
  for await (const row of table.rows) await writer.rows([{ row, result: RESULT }]);
  await writer.end();
  await sink.commit();
  return { workbook, texts };
}

/** What is no text, and what LibreOffice takes for an escaped character though it has no four digits. */
function isUntold(text: string): boolean {
  return text === '' || /_x[0-9A-Fa-f]{1,3}_/.test(text);
}

/** LibreOffice opens each and saves it as CSV, in which the texts have to be the same. */
async function openedByLibreOffice(): Promise<boolean> {
  const out = join(folder, 'csv');
  mkdirSync(out);
  const all = [];
  for (let number = 0; number < OPENED; number++) all.push(await copied(FILES + number));
  const asCsv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false';
  const place = [`-env:UserInstallation=file://${join(folder, 'office')}`, '--headless'];
  const paths = all.map(({ workbook }) => workbook.copy);
  const { status, error } = spawnSync('soffice', [
    ...place,
    '--convert-to',
    asCsv,
    '--outdir',
    out,
    ...paths,
  ]);
  if (status !== 0) throw new Error(`LibreOffice ended with ${status ?? error}`);
  const wrong: string[] = [];
  for (const [at, { texts }] of all.entries()) {
    const path = join(out, `${FILES + at}.out.csv`);
    const rows: InputRow[] = [];
    for await (const row of (await openInput({ path, delimiter: ',' })).rows) rows.push(row);
    const isSame = (row: Copied['texts'][number], place: number) =>
      row.every((text = '', column) => isUntold(text) || text === rows[place]?.cells[column]);
    if (rows.length !== texts.length - 1 || !texts.slice(1).every(isSame)) wrong.push(path);
  }
  console.log(`LibreOffice: ${all.length} workbooks, ${wrong.length} wrong`, ...wrong.slice(0, 5));
  return wrong.length === 0;
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A workbook, and the one that was made of it. */
export interface CopiedWorkbook {
  readonly path: string;
  readonly copy: string;
}

/** What openpyxl found in them. */
export interface OpenpyxlReport {
  readonly files: number;
  readonly cells: number;
  readonly wrong: readonly { readonly path: string; readonly why: string }[];
}

/** One level up when this file runs compiled, from dist-bench/. */
const SCRIPT = join(import.meta.dirname.replace('dist-bench', 'bench'), 'read-workbooks.py');
const PYTHON = process.env.CORE_OPENPYXL_PYTHON ?? 'python3';

/** Whether there is a Python with openpyxl. */
export function hasOpenpyxl(): boolean {
  return spawnSync(PYTHON, ['-c', 'import openpyxl']).status === 0;
}

/** Has one Python process read all the workbooks. */
export async function readByOpenpyxl(files: readonly CopiedWorkbook[]): Promise<OpenpyxlReport> {
  const child = spawn(PYTHON, ['-W', 'ignore', SCRIPT], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {});
  for (const file of files) child.stdin.write(`${JSON.stringify(file)}\n`);
  child.stdin.end();
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`${PYTHON} ended with ${code}`);
  return JSON.parse(printed);
}

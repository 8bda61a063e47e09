import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A CSV file, and the records whose cells have to be the first ones of those in the file, its header included. */
export interface WrittenFile {
  readonly path: string;
  readonly delimiter: string;
  readonly records: readonly (readonly string[])[];
}

/** What Python found in the files. */
export interface PythonReport {
  readonly files: number;
  readonly records: number;
  readonly wrong: readonly { readonly path: string; readonly why: string }[];
}

/** One level up when this file runs compiled, from dist-bench/. */
const SCRIPT = import.meta.dirname.replace('dist-bench', 'bench');

/** Has one Python process read all the files; throws when there is no python3. */
export async function readByPython(files: readonly WrittenFile[]): Promise<PythonReport> {
  const child = spawn('python3', [join(SCRIPT, 'read-csv.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {});
  for (const file of files) child.stdin.write(`${JSON.stringify(file)}\n`);
  child.stdin.end();
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`python3 ended with ${code}`);
  return JSON.parse(printed);
}

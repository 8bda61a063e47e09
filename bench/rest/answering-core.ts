import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..', '..');

/** Puts together a copy of the built product whose worker threads leave matching out; gives its command. */
export function answeringCore(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const name of ['bin', 'package.json', join('dist', 'bundle')])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  for (const name of ['src', 'node_modules']) symlinkSync(join(ROOT, name), join(folder, name));
  const worker = pathToFileURL(join(import.meta.dirname, 'answering-worker.js')).href;
  writeFileSync(
    join(folder, 'dist', 'bundle', 'resolve-worker.js'),
    `export { execute } from ${JSON.stringify(worker)};\n`,
  );
  return join(folder, 'bin', 'core.js');
}

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether the program is on the path. Where it is not, it is told that its tests are left out. */
export function isThere(program: string): boolean {
  const found = pathOf(program) !== undefined;
  if (!found) process.stderr.write(`${program} is not installed: its tests are skipped.\n`);
  return found;
}

/** The file that the program is on the path; undefined without one. */
export function pathOf(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

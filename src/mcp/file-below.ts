import { lstatSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { CoreError } from '../contract/errors.ts';

/**
 * The path of a file below a folder. Throws USAGE for one that leads out of it: by `..`, from the root, or through a
 * symbolic link, wherever that leads; and for what is no regular file.
 */
export function fileBelow(folder: string, asked: string): string {
  const steps = (isAbsolute(asked) ? relative(folder, asked) : asked).split(/[/\\]/);
  if (asked.includes('\0') || steps.includes('..') || isAbsolute(steps.join(sep)))
    throw refused(asked, 'is outside the folder that core mcp was started in');
  let path = folder;
  for (const step of steps.filter((one) => one !== '' && one !== '.')) {
    path = join(path, step);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined)
      throw new CoreError('FILE_NOT_FOUND', `there is no file ${asked}`, { file: asked });
    if (found.isSymbolicLink()) throw refused(asked, 'leads through a symbolic link');
  }
  if (!lstatSync(path).isFile()) throw refused(asked, 'is no file');
  return path;
}

function refused(asked: string, why: string): CoreError {
  return new CoreError('USAGE', `${JSON.stringify(asked)} ${why}`, {
    file: asked,
    fix: 'Name a file below that folder by its path from there.',
  });
}

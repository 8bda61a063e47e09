import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import type { Context } from '../context.ts';

/** The text of a file that an option or a setting names. */
export function textIn(file: string, { cwd }: Pick<Context, 'cwd'>): string {
  return textOf(resolve(cwd, file), file);
}

export function standardInput(): string {
  return textOf(0, '-');
}

function textOf(source: string | 0, file: string): string {
  try {
    return readFileSync(source, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CoreError('FILE_NOT_FOUND', `there is no file ${file}`, { file });
    throw new CoreError('FILE_UNREADABLE', `${file} cannot be read`, { file });
  }
}

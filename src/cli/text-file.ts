import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CoreError } from '../contract/errors.ts';
import type { Context } from './context.ts';

/** The text of a file that an option or a setting names. */
export function textIn(file: string, { cwd }: Pick<Context, 'cwd'>): string {
  try {
    return readFileSync(resolve(cwd, file), 'utf8');
  } catch {
    throw new CoreError('FILE_UNREADABLE', `${file} cannot be read`, { file });
  }
}

import { basename } from 'node:path';
import { CoreError } from '../../contract/errors.ts';

/** Names the file in an error of reading it; our own errors pass unchanged. */
export function sourceError(path: string, error: unknown): unknown {
  if (error instanceof CoreError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const name = basename(path);
  if (code === 'ENOENT') return new CoreError('FILE_NOT_FOUND', `${name} is not there`, { file: path });
  if (code === 'EISDIR')
    return new CoreError('FILE_UNREADABLE', `${name} is a folder`, { file: path, fix: 'Name a file in it.' });
  if (/^E[A-Z]+$/.test(code)) {
    return new CoreError('FILE_UNREADABLE', `${name} cannot be read: ${code}`, { file: path });
  }
  if (!code.startsWith('Z_')) return error;
  return brokenFile(path, 'its packed data does not end as it should');
}

/** Names a packed file that came incomplete or changed. */
export function brokenFile(path: string, what: string): CoreError {
  return new CoreError('SOURCE_FORMAT', `${basename(path)} is broken or cut off: ${what}`, {
    file: path,
    fix: 'Download or copy the file again.',
  });
}

import { CoreError } from '../../contract/errors.ts';

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

/** Says in words why a download cannot be written; other errors pass unchanged. */
export function diskFailure(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL.includes(code)) {
    const fix = 'Make room, then run the same command again: it goes on where it stopped.';
    return new CoreError('WRITE_FAILED', 'the disk is full', { file: path, fix });
  }
  if (!REFUSED.includes(code)) return error;
  return new CoreError('CONFIG', `downloads cannot be written (${code})`, {
    file: path,
    fix: 'Check that you may write there, or name another folder with --data-dir.',
  });
}

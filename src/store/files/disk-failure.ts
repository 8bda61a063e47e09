import { CoreError } from '../../contract/errors.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file is larger than one may be there',
};
const REFUSED = ['EACCES', 'EPERM', 'EROFS'];

/** Says in words why a folder takes no file; other errors pass unchanged. */
export function diskFailure(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  if (reason !== undefined)
    return new CoreError('WRITE_FAILED', `${folder}: ${reason}`, {
      file: folder,
      fix: 'Make room there, then try again; nothing was changed.',
    });
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new CoreError('CONFIG', `there is no folder ${folder}`, {
      file: folder,
      fix: 'Make it, or mount the file system that has it; it is not made by itself, for then it would be another one.',
    });
  if (!REFUSED.includes(code)) return error;
  return new CoreError('CONFIG', `${folder} cannot be written (${code})`, {
    file: folder,
    fix: 'Check the permissions of this user there, or name another folder.',
  });
}

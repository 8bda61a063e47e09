import { CoreError } from '../../contract/errors.ts';
import { buildVersion } from '../../disk/build-version.ts';

const UNCHANGED = 'nothing was changed';

export function foreign(path: string): CoreError {
  return new CoreError('INPUT_FORMAT', `${path} is no backup of core`, {
    file: path,
    fix: `Name a file that core backup wrote; ${UNCHANGED}.`,
  });
}

export function damaged(path: string, problem: string): CoreError {
  return new CoreError('INPUT_FORMAT', `${path} is damaged: ${problem}`, {
    file: path,
    fix: `Copy the file again, or restore another backup; ${UNCHANGED}.`,
  });
}

export function newer(path: string, version: string): CoreError {
  return new CoreError(
    'CONFIG',
    `${path} was made by a newer version of core (${version}) than ${buildVersion()}`,
    {
      file: path,
      fix: `Install that version; ${UNCHANGED}.`,
    },
  );
}

/** An archive that does not go on as archives do; `isBackup` when it has begun like one of ours. */
export function brokenArchive(path: string, isBackup: boolean): CoreError {
  return isBackup ? damaged(path, 'it cannot be unpacked') : foreign(path);
}

/** What the errors of reading a backup mean; `isBackup` when it has begun like one. */
export function unpackError(error: unknown, path: string, isBackup: boolean): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') {
    return new CoreError('INPUT_TRUNCATED', `${path} is cut off`, {
      file: path,
      fix: `Copy the file again, or restore another backup; ${UNCHANGED}.`,
    });
  }
  if (code.startsWith('Z_')) return brokenArchive(path, isBackup);
  if (code === 'ENOENT' && isAbout(error, path))
    return new CoreError('FILE_NOT_FOUND', `there is no file ${path}`, { file: path });
  if (code === 'EISDIR') return new CoreError('FILE_UNREADABLE', `${path} is a folder`, { file: path });
  if (code === 'EACCES' && isAbout(error, path))
    return new CoreError('FILE_UNREADABLE', `${path} may not be read`, { file: path });
  return error;
}

function isAbout(error: unknown, path: string): boolean {
  return error instanceof Error && 'path' in error && error.path === path;
}

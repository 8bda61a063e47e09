import Database from 'better-sqlite3';
import { CoreError } from '../../contract/errors.ts';

/** Makes a function that reads the file of a universe tell by name that the file is damaged, cut off or gone. */
export function telling(path: string) {
  return <A extends unknown[], R>(read: (...given: A) => R) =>
    (...given: A): R => {
      try {
        return read(...given);
      } catch (error) {
        throw explained(error, path);
      }
    };
}

const REMEDY =
  'Restore a backup (core restore), or delete the file: core then names the sources that have to be imported again.';

function explained(error: unknown, path: string): unknown {
  const code = error instanceof Database.SqliteError ? error.code : '';
  // Of a folder that is gone the driver throws a TypeError; rows of a damaged file may be text that is not JSON.
  const isGone = code === 'SQLITE_CANTOPEN' || /directory does not exist/.test(Object(error).message);
  if (isGone) return problem(path, 'cannot be opened', 'Put it back from a backup (core restore).');
  const isDamaged = /^SQLITE_(CORRUPT|NOTADB|IOERR|ERROR)/.test(code) || error instanceof SyntaxError;
  return isDamaged ? problem(path, 'is damaged', REMEDY) : error;
}

function problem(path: string, what: string, fix: string): CoreError {
  return new CoreError('CONFIG', `the universe ${path} ${what}`, { file: path, fix });
}

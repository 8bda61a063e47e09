import { Chalk } from 'chalk';
import { isDiskFailing, isDiskFull } from '../../contract/disk-full.ts';
import { CoreError } from '../../contract/errors.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { colourLevel } from '../context.ts';

/** Prints an error on standard error and returns the exit code: what happened, where, what to do; or the same as JSON. */
export function printError(error: unknown, options: GlobalOptions, stderr: NodeJS.WritableStream): number {
  const known = error instanceof CoreError ? error : unexpected(error);
  const { file, line, field } = known.place;
  if (options.json === true) {
    const place = {
      ...(file !== undefined && { file }),
      ...(line !== undefined && { line }),
      ...(field !== undefined && { field }),
    };
    stderr.write(
      `${JSON.stringify({ error: { code: known.code, message: known.message, ...place, fix: known.fix } })}\n`,
    );
  } else {
    const at = [file, line === undefined ? undefined : `line ${line}`, field]
      .filter((part) => part !== undefined)
      .join(', ');
    const paint = new Chalk({ level: colourLevel(stderr, options, process.env) });
    stderr.write(`${paint.red('core:')} ${printable(known.message)}\n`);
    if (at !== '') stderr.write(`  at  ${printable(at)}\n`);
    stderr.write(`  fix ${printable(known.fix)}\n`);
  }
  if (!(error instanceof CoreError) && options.debug === true && error instanceof Error)
    stderr.write(`${error.stack}\n`);
  return known.exitCode;
}

/** A value from a file must not steer the terminal. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return text.replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, '?');
}

function unexpected(error: unknown): CoreError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_BUSY'))
    return new CoreError('STORE_BUSY', 'the data directory is locked by another process');
  if (isDiskFull(error))
    return code.startsWith('SQLITE') ? DATA_FULL : new CoreError('WRITE_FAILED', 'the disk is full');
  if (isDiskFailing(error))
    return new CoreError('WRITE_FAILED', 'the disk of the data directory cannot be read or written', {
      fix: 'Look at the disk, its quota and its free space, then run the command again: it goes on.',
    });
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB')
    return new CoreError('CONFIG', 'core.sqlite in the data directory is damaged', {
      fix: 'Put it back from a backup (core restore), or name another --data-dir.',
    });
  if (code === 'ERR_DLOPEN_FAILED' || isUncompiled(error))
    return new CoreError('CONFIG', `better-sqlite3 is not compiled for this Node, ${process.version}`, {
      fix: 'Run npm rebuild better-sqlite3 in the folder of core, or use the Node that core was installed with.',
    });
  return new CoreError(
    'INTERNAL',
    `unexpected error: ${error instanceof Error ? error.message : String(error)}`,
  );
}

const DATA_FULL = new CoreError('WRITE_FAILED', 'the disk of the data directory is full', {
  fix: 'Make room on that disk, then run the same command again; a run of a file goes on where it was. With another --data-dir it begins afresh.',
});

/** What better-sqlite3 throws where its install script has not run. */
function isUncompiled(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Could not locate the bindings file');
}

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { printError } from '../../../src/cli/terminal/print-error.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';

const require = createRequire(import.meta.url);

/** The exit code, and what stands on standard error, after this has thrown. */
function printedOf(run: () => unknown): { readonly code: number; readonly text: string } {
  let text = '';
  const stderr = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  try {
    run();
  } catch (error) {
    return { code: printError(error, { color: false }, stderr), text };
  }
  throw new Error('nothing was thrown');
}

it.each([
  ['SQLITE_FULL', 'the disk of the data directory is full'],
  ['SQLITE_IOERR_SHMSIZE', 'the disk of the data directory is full'],
  ['SQLITE_IOERR_FSYNC', 'the disk of the data directory cannot be read or written'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk is full'],
])('a disk that takes nothing more is no bug of core: %s', (errorCode, words) => {
  const { code, text } = printedOf(() => {
    throw Object.assign(new Error('disk I/O error'), { code: errorCode });
  });
  expect(code).toBe(74);
  expect(text).toContain(`core: ${words}\n  fix `);
});

describe('an error of the compiled part of better-sqlite3', () => {
  it('names the remedy when that part is of another Node or another machine', () => {
    const path = tempPath('better_sqlite3.node');
    writeFileSync(path, 'of another machine');
    expect(printedOf(() => require(path))).toEqual({
      code: 2,
      text: `core: better-sqlite3 is not compiled for this Node, ${process.version}
  fix Run npm rebuild better-sqlite3 in the folder of core, or use the Node that core was installed with.
`,
    });
  });

  it('names the same remedy when it was never compiled', () => {
    const find: (options: object) => unknown = createRequire(require.resolve('better-sqlite3'))('bindings');
    const { code, text } = printedOf(() => find({ bindings: 'better_sqlite3', module_root: tempFolder() }));
    expect([code, text]).toEqual([2, expect.stringContaining('npm rebuild better-sqlite3')]);
  });
});

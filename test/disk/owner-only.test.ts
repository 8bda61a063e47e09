import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeToOthers, ownerOnlyFile } from '../../src/disk/owner-only.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { tempFolder, tempPath } from '../temp-folder.ts';

it('makes a file for its owner alone, and keeps what is in one', () => {
  const path = tempPath('core.sqlite');
  ownerOnlyFile(path);
  expect(modeOf(path)).toBe(0o600);
  writeFileSync(path, 'content');
  chmodSync(path, 0o644);
  ownerOnlyFile(path);
  expect({ mode: modeOf(path), size: statSync(path).size }).toEqual({ mode: 0o600, size: 7 });
});

it('makes no file where there is none to close', () => {
  const path = tempPath('none');
  closeToOthers(path);
  expect(existsSync(path)).toBe(false);
});

it('closes the database with its log to others, also one of an earlier version of core', () => {
  const folder = join(tempFolder(), 'data');
  const path = join(folder, 'core.sqlite');
  openCoreDatabase(path).close();
  chmodSync(path, 0o644);
  const database = openCoreDatabase(path);
  database.exec("INSERT INTO removed_source VALUES ('starter')");
  const modes = Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));
  database.close();
  expect(modes).toEqual({ 'core.sqlite': 0o600, 'core.sqlite-shm': 0o600, 'core.sqlite-wal': 0o600 });
  expect(modeOf(folder)).toBe(0o700);
});

it.runIf(existsSync('/proc/locks'))('leaves the locks that this process has on a database', ({ skip }) => {
  const path = join(tempFolder(), 'core.sqlite');
  const first = openCoreDatabase(path);
  const locks = () =>
    readFileSync('/proc/locks', 'utf8')
      .split('\n')
      .filter((line) => line.includes(` ${process.pid} `) && line.includes(`:${statSync(path).ino} `));
  // Some file systems give locks under other numbers of files.
  skip(locks().length === 0, 'the system does not tell of the lock');
  const second = openCoreDatabase(path);
  expect(locks()).toEqual([expect.stringContaining('READ')]);
  second.close();
  expect(locks()).toEqual([expect.stringContaining('READ')]);
  first.close();
  expect(locks()).toEqual([]);
});

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}

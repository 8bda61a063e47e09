import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import {
  hasContent,
  realDirectory,
  refuseWhileInUse,
  replaceDirectory,
} from '../../../src/store/sqlite/data-directory.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';
import { deadProcess, ownerOf, sleepingProcess } from '../processes.ts';

const BUSY = expect.objectContaining({ code: 'STORE_BUSY' });

describe('a data directory', () => {
  it('has nothing in it where a program has kept something of itself', () => {
    const directory = tempFolder();
    mkdirSync(join(directory, '.cache', 'core'), { recursive: true });
    expect(hasContent(directory)).toBe(false);
    write(join(directory, 'core.sqlite'), '');
    expect(hasContent(directory)).toBe(true);
  });

  it.each(['reference/lock', 'reference/in-use/92de.1.1', 'downloads/gleif/pull.lock'])(
    'is in use while a process that lives has %s',
    async (name) => {
      const directory = tempFolder();
      const [alive, dead] = [sleepingProcess(), await deadProcess()];
      write(join(directory, name), `${hostname()}/${dead}/1`);
      expect(() => refuseWhileInUse(directory)).not.toThrow();
      write(join(directory, name), ownerOf(alive));
      expect(() => refuseWhileInUse(directory)).toThrow(BUSY);
    },
  );

  it('is not in use by a reader on another host that has said nothing for days', () => {
    const directory = tempFolder();
    const mark = join(directory, 'reference', 'in-use', '92de.1.1');
    write(mark, 'elsewhere/1/1');
    expect(() => refuseWhileInUse(directory)).toThrow(BUSY);
    const before = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000);
    utimesSync(mark, before, before);
    expect(() => refuseWhileInUse(directory)).not.toThrow();
  });

  it('is followed to where a link leads', () => {
    const directory = tempFolder();
    const link = tempPath('link');
    symlinkSync(directory, link);
    expect(realDirectory(link)).toBe(directory);
    expect(realDirectory(join(directory, 'new'))).toBe(join(directory, 'new'));
    write(join(directory, 'file'), '');
    expect(() => realDirectory(join(directory, 'file'))).toThrow(expect.objectContaining({ code: 'CONFIG' }));
  });
});

describe('a data directory that is replaced', () => {
  it('is kept beside the new one, under the next number', () => {
    const directory = tempPath('data');
    for (const name of ['first', 'second', 'third']) {
      const fresh = `${directory}.fresh`;
      write(join(fresh, 'is'), name);
      const kept = replaceDirectory(directory, fresh);
      const number = { first: undefined, second: 1, third: 2 }[name];
      expect(kept).toBe(number && `${directory}.before-restore-${number}`);
      expect(readFileSync(join(directory, 'is'), 'utf8')).toBe(name);
    }
    expect(readFileSync(join(`${directory}.before-restore-1`, 'is'), 'utf8')).toBe('first');
  });

  it('leaves nothing beside it when it was empty', () => {
    const directory = tempPath('data');
    mkdirSync(directory, { mode: 0o700 });
    write(join(`${directory}.fresh`, 'is'), 'new');
    expect(replaceDirectory(directory, `${directory}.fresh`)).toBeUndefined();
    expect(readdirSync(dirname(directory))).toEqual(['data']);
    expect(hasContent(directory)).toBe(true);
  });

  it('is back in its place when the new one cannot be put there', () => {
    const directory = tempPath('data');
    write(join(directory, 'is'), 'old');
    expect(() => replaceDirectory(directory, `${directory}.missing`)).toThrow('ENOENT');
    expect(readdirSync(dirname(directory))).toEqual(['data']);
    expect(readFileSync(join(directory, 'is'), 'utf8')).toBe('old');
  });

  it('is refused while somebody has its database open', () => {
    const directory = tempPath('data');
    const database = openCoreDatabase(join(directory, 'core.sqlite'));
    onTestFinished(() => void database.close());
    write(join(`${directory}.fresh`, 'is'), 'new');
    expect(() => replaceDirectory(directory, `${directory}.fresh`)).toThrow(BUSY);
    expect(existsSync(join(directory, 'core.sqlite'))).toBe(true);
    database.close();
    expect(replaceDirectory(directory, `${directory}.fresh`)).toBe(`${directory}.before-restore-1`);
  });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

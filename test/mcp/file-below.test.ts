import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileBelow } from '../../src/mcp/file-below.ts';
import { tempFolder } from '../temp-folder.ts';

/** A folder with files in it and beside it. */
function folders(): string {
  const outer = realpathSync(tempFolder());
  const folder = join(outer, 'work');
  mkdirSync(join(folder, 'exports'), { recursive: true });
  for (const path of [join(outer, 'secret.csv'), join(folder, 'a.csv'), join(folder, 'exports', 'b.csv')])
    writeFileSync(path, 'Name\nAcme\n');
  symlinkSync(outer, join(folder, 'up'));
  symlinkSync(join(folder, 'a.csv'), join(folder, 'link.csv'));
  mkdirSync(join(outer, 'work-other'));
  writeFileSync(join(outer, 'work-other', 'c.csv'), 'Name\n');
  return folder;
}

describe('a file that an assistant names', () => {
  it.each([
    ['a.csv', 'a.csv'],
    ['./exports//b.csv', 'exports/b.csv'],
  ])('is read below the folder: %s', (asked, path) => {
    const folder = folders();
    expect(fileBelow(folder, asked)).toBe(join(folder, path));
    expect(fileBelow(folder, join(folder, path))).toBe(join(folder, path));
  });

  it.each([
    ['../secret.csv', /is outside the folder/],
    ['exports/../../secret.csv', /is outside the folder/],
    ['exports/../a.csv', /is outside the folder/],
    ['/etc/passwd', /is outside the folder/],
    ['up/secret.csv', /leads through a symbolic link/],
    ['link.csv', /leads through a symbolic link/],
    ['exports', /is no file/],
    ['.', /is no file/],
    ['missing.csv', /there is no file missing\.csv/],
    ['a.csv\0.txt', /is outside the folder/],
  ])('is refused: %j', (asked, message) => {
    expect(() => fileBelow(folders(), asked)).toThrow(message);
  });

  it('is refused beside the folder under a name that begins like it', () => {
    const folder = folders();
    expect(() => fileBelow(folder, join(`${folder}-other`, 'c.csv'))).toThrow(/is outside the folder/);
  });
});

import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../src/disk/make-folder.ts';
import { tempFolder, tempPath } from '../temp-folder.ts';

describe('makeFolder', () => {
  it('makes the folder and those above it for their owner alone', () => {
    const above = join(tempFolder(), 'a');
    makeFolder(join(above, 'b'));
    expect([modeOf(above), modeOf(join(above, 'b'))]).toEqual([0o700, 0o700]);
  });

  it('leaves a folder as it is that is there', () => {
    const path = tempPath('shared');
    mkdirSync(path, 0o755);
    makeFolder(path);
    expect(modeOf(path)).toBe(0o755);
  });

  it.skipIf(process.platform !== 'linux')('ends where a folder takes no others, as /proc does', () => {
    for (const path of ['/proc/core-test', '/proc/core-test/data'])
      expect(() => makeFolder(path)).toThrow(
        expect.objectContaining({ code: 'CONFIG', message: expect.stringContaining(path) }),
      );
  });

  it('names the folder and why it cannot be made', () => {
    const file = tempPath('file');
    writeFileSync(file, '');
    const refused = (path: string, reason: string) =>
      expect(() => makeFolder(path)).toThrow(
        expect.objectContaining({ code: 'CONFIG', message: `the folder ${path} cannot be made: ${reason}` }),
      );
    refused(file, 'there is a file of that name');
    refused(join(file, 'x'), 'a part of its path is a file');
    refused(join(tempFolder(), 'x'.repeat(300)), 'the name is too long');
  });
});

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}

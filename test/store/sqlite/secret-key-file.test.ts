import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSecretKey } from '../../../src/store/sqlite/secret-key-file.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';

describe('the secret key of a data directory', () => {
  it('is made once, of 32 bytes, for its owner alone', () => {
    const folder = tempFolder();
    const key = readSecretKey(folder, randomBytes);
    expect(key).toHaveLength(32);
    expect(readSecretKey(folder, noBytes)).toEqual(key);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe(`${Buffer.from(key).toString('base64')}\n`);
    expect(readdirSync(folder)).toEqual(['secret.key']);
  });

  it('is for its owner alone whatever the process allows others', () => {
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    const folder = tempFolder();
    readSecretKey(folder, randomBytes);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it('is made in a folder that is not there yet', () => {
    const folder = tempPath('data');
    expect(readSecretKey(folder, randomBytes)).toEqual(readSecretKey(folder, noBytes));
  });

  it('is the first one’s when two processes make it at once', () => {
    const folder = tempFolder();
    let first: Uint8Array | undefined;
    // The other one begins and ends between this one's look and its write.
    const second = readSecretKey(folder, (size) => {
      first = readSecretKey(folder, randomBytes);
      return randomBytes(size);
    });
    expect(first).toHaveLength(32);
    expect(second).toEqual(first);
    expect(readdirSync(folder)).toEqual(['secret.key']);
  });

  it('is read without the line end that an editor took away', () => {
    const { folder, path, key } = folderWithKey();
    writeFileSync(path, Buffer.from(key).toString('base64'));
    expect(readSecretKey(folder, noBytes)).toEqual(key);
  });

  it.each(['', '\n', 'secret', randomBytes(31).toString('base64'), randomBytes(33).toString('base64')])(
    'is refused and left alone when it is "%s"',
    (text) => {
      const { folder, path } = folderWithKey();
      writeFileSync(path, text);
      expect(() => readSecretKey(folder, noBytes)).toThrow(
        expect.objectContaining({ code: 'CONFIG', place: expect.objectContaining({ file: path }) }),
      );
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );

  it.each([0o644, 0o640, 0o604, 0o620, 0o601])('is refused when others may use it: mode %d', (mode) => {
    const { folder, path } = folderWithKey();
    chmodSync(path, mode);
    expect(() => readSecretKey(folder, noBytes)).toThrow(
      expect.objectContaining({ code: 'CONFIG', fix: `chmod 600 ${path}` }),
    );
  });

  it('is read when its owner may not even write it', () => {
    const { folder, path, key } = folderWithKey();
    chmodSync(path, 0o400);
    expect(readSecretKey(folder, noBytes)).toEqual(key);
  });

  it('cannot be a folder, nor be made where a file is in the way', () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'secret.key'), { mode: 0o700 });
    expect(() => readSecretKey(folder, noBytes)).toThrow(expect.objectContaining({ code: 'CONFIG' }));
    const file = tempPath('file');
    writeFileSync(file, '');
    expect(() => readSecretKey(file, randomBytes)).toThrow(expect.objectContaining({ code: 'CONFIG' }));
  });
});

function folderWithKey() {
  const folder = tempFolder();
  const key = readSecretKey(folder, randomBytes);
  return { folder, key, path: join(folder, 'secret.key') };
}

function noBytes(): Uint8Array {
  throw new Error('a key is made where there should be one');
}

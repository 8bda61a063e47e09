import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashFiles } from '../../../src/sources/importers/hash-files.ts';
import { fileOf } from './imported.ts';
import { zipOf, zipped } from './zipped.ts';

const hash = (path: string, options = {}) => hashFiles('csv', { paths: [path], options });

describe('the hash of a zip', () => {
  it('is that of its bytes, wherever it lies', async () => {
    const path = await zipOf('a.zip', { 'a.csv': 'id\n1\n' });
    const copy = join(await mkdtemp(join(tmpdir(), 'core-hash-')), 'b.zip');
    await copyFile(path, copy);
    expect(await hash(copy)).toBe(await hash(path));
    expect(await hash(await zipOf('a.zip', { 'a.csv': 'id\n2\n' }))).not.toBe(await hash(path));
  });

  it('is another for each file in it', async () => {
    const path = await zipOf('a.zip', { 'a.csv': 'id\n1\n', 'b.csv': 'id\n1\n' });
    const hashes = await Promise.all([path, `${path}!a.csv`, `${path}!b.csv`].map((one) => hash(one)));
    expect(new Set(hashes).size).toBe(3);
  });

  it('takes in a second file that lies in a zip', async () => {
    const first = await fileOf('a.csv', 'id\n1\n');
    const names = await zipOf('names.zip', { 'n.csv': 'id\n1\n' });
    const before = await hash(first, { names: `${names}!n.csv` });
    await writeFile(names, await zipped({ 'n.csv': 'id\n2\n' }));
    expect(await hash(first, { names: `${names}!n.csv` })).not.toBe(before);
  });

  it('fails by the name of what is missing', async () => {
    await expect(hash('/nowhere/a.zip!a.csv')).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  });
});

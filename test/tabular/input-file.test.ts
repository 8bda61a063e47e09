import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { measureFile, spool } from '../../src/tabular/input-file.ts';
import { tempFolder, tempPath } from '../temp-folder.ts';

describe('measureFile', () => {
  it('gives the hash of the bytes, their number and the line ends', async () => {
    const text = 'Name\nAcme\nÉtoile\n';
    const path = fileOf('accounts.csv', text);
    const hash = createHash('sha256').update(text).digest('hex');
    expect(await measureFile(path)).toEqual({ hash, bytes: 18, lines: 3 });
  });

  it('counts lines across the pieces that a large file is read in', async () => {
    const path = fileOf('accounts.csv', 'Acme,acme.com\n'.repeat(300_000));
    expect(await measureFile(path)).toMatchObject({ bytes: 4_200_000, lines: 300_000 });
  });

  it('counts a last line that nothing ends', async () => {
    expect(await measureFile(fileOf('accounts.csv', 'Name\nAcme'))).toMatchObject({ lines: 2 });
  });

  it('knows nothing of the lines of a packed file', async () => {
    const measure = await measureFile(fileOf('accounts.csv.gz', gzipSync('Name\nAcme\n')));
    expect(measure.lines).toBeUndefined();
  });

  it('measures an empty file', async () => {
    expect(await measureFile(fileOf('empty.csv', ''))).toMatchObject({ bytes: 0, lines: 0 });
  });

  it('says of a folder that it cannot be read', async () => {
    const unreadable = expect.objectContaining({ code: 'FILE_UNREADABLE' });
    await expect(measureFile(tempFolder())).rejects.toThrow(unreadable);
    await expect(measureFile(tempPath('missing.csv'))).rejects.toThrow(unreadable);
  });
});

describe('spool', () => {
  it('keeps a stream in a new file of the folder, which it makes', async () => {
    const folder = join(tempFolder(), 'spool');
    const path = await spool(Readable.from(['Name\n', 'Acme\n']), folder);
    expect(path.startsWith(folder)).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe('Name\nAcme\n');
  });

  it('gives every stream a file of its own', async () => {
    const folder = tempFolder();
    mkdirSync(folder, { recursive: true });
    const paths = await Promise.all([
      spool(Readable.from(['a']), folder),
      spool(Readable.from(['b']), folder),
    ]);
    expect(paths.map((path) => readFileSync(path, 'utf8')).sort()).toEqual(['a', 'b']);
  });
});

function fileOf(name: string, content: string | Buffer): string {
  const path = tempPath(name);
  writeFileSync(path, content);
  return path;
}

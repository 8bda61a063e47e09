import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpackBackup } from '../../../src/store/backup/unpack-backup.ts';
import { writeBackup } from '../../../src/store/backup/write-backup.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';
import { type OldEntry, oldArchive } from './old-archive.ts';

const MANIFEST = {
  format: 2,
  core: '1.0.0',
  created_at: '2026-11-21T08:00:00.000Z',
  reference_version: '92de8ebf1030',
  has_secret_key: false,
};
const FILES: readonly OldEntry[] = [
  { name: 'core-backup.json', content: `${JSON.stringify(MANIFEST)}\n` },
  { name: 'core.sqlite', content: Buffer.alloc(1_500, 7) },
  { name: 'reference/current', content: '92de8ebf1030\n' },
  { name: 'reference/92de8ebf1030.sqlite', content: Buffer.alloc(2_048, 9) },
];

describe('a backup of before', () => {
  it('is unpacked, whichever way its sizes are written', async () => {
    for (const isBinarySize of [false, true]) {
      const files = FILES.map((file) => ({ ...file, isBinarySize }));
      const { folder, manifest } = await unpacked(withChecksums(files));
      expect(manifest).toEqual(MANIFEST);
      expect(readFileSync(join(folder, 'core.sqlite'))).toEqual(Buffer.alloc(1_500, 7));
      expect(readdirSync(join(folder, 'reference'))).toEqual(['92de8ebf1030.sqlite', 'current']);
    }
  });
});

describe('a backup of today', () => {
  it('is unpacked as it was packed, and read by the tar of the system', async () => {
    const [path, folder] = [tempPath('backup.tar.gz'), tempFolder()];
    const [databasePath, referencePath] = [tempPath('core.sqlite'), tempPath('universe.sqlite')];
    writeFileSync(databasePath, Buffer.alloc(100_001, 5));
    writeFileSync(referencePath, '');
    const content = { manifest: MANIFEST, databasePath, secretKey: undefined, referencePath };
    await writeBackup(content, { path, folder, signal: new AbortController().signal });
    const listed = execFileSync('tar', ['tzf', path]).toString().trim().split('\n');
    expect(listed).toEqual([...FILES.map(({ name }) => name), 'SHA256SUMS']);
    const target = tempFolder();
    expect(await unpackBackup(path, target, new AbortController().signal)).toEqual(MANIFEST);
    expect(readFileSync(join(target, 'core.sqlite'))).toEqual(Buffer.alloc(100_001, 5));
    expect(readFileSync(join(target, 'reference/92de8ebf1030.sqlite'), 'utf8')).toBe('');
  });
});

describe('an archive that would do harm', () => {
  it.each([
    ['has a file of another name', { name: '../core.sqlite' }],
    ['has a link in the place of a file', { type: '2' }],
    ['has a folder in the place of a file', { type: '5' }],
    ['has a device in the place of a file', { type: '3' }],
  ])('%s: it is refused, and nothing lies outside its folder', async (_what, change) => {
    const files = FILES.map((file) => (file.name === 'core.sqlite' ? { ...file, ...change } : file));
    const folder = join(tempFolder(), 'into');
    await expect(unpacked(withChecksums(files), folder)).rejects.toMatchObject({
      code: 'INPUT_FORMAT',
      message: expect.stringContaining('core.sqlite is not in its place'),
    });
    expect(existsSync(join(dirname(folder), 'core.sqlite'))).toBe(false);
  });

  it('has a header that is not as it was written: it is refused at any byte', async () => {
    const tar = withChecksums(FILES);
    for (const at of [0, 5, 124, 130, 148, 156, 257]) {
      const changed = Buffer.from(tar);
      changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
      await expect(unpacked(changed), `byte ${at}`).rejects.toMatchObject({
        message: expect.stringContaining('is no backup of core'),
      });
    }
  });

  it('names a file anew in an extended header that is huge: it is refused without being read', async () => {
    const [first, ...rest] = FILES;
    const bomb: OldEntry = { name: 'pax', type: 'x', content: Buffer.alloc(8 * 2 ** 20) };
    const tar = oldArchive([...(first === undefined ? [] : [first]), bomb, ...rest]);
    await expect(unpacked(tar)).rejects.toMatchObject({ code: 'INPUT_FORMAT' });
  });

  it('ends before its checksums, or has files of another length: it is refused', async () => {
    await expect(unpacked(oldArchive(FILES))).rejects.toMatchObject({
      message: expect.stringContaining('it has no checksums'),
    });
    const tar = withChecksums(FILES);
    for (const length of [tar.length - 3 * 512, 700, 512, 300]) {
      await expect(unpacked(tar.subarray(0, length)), `${length}`).rejects.toMatchObject({
        code: 'INPUT_FORMAT',
      });
    }
  });
});

function withChecksums(files: readonly OldEntry[]): Buffer {
  const sums = files.map(
    ({ name, content }) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`,
  );
  return oldArchive([...files, { name: 'SHA256SUMS', content: sums.join('') }]);
}

async function unpacked(tar: Buffer, folder = join(tempFolder(), 'into')) {
  const path = tempPath('backup.tar.gz');
  writeFileSync(path, gzipSync(tar));
  return { folder, manifest: await unpackBackup(path, folder, new AbortController().signal) };
}

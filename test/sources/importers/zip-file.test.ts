import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvImporter } from '../../../src/sources/importers/csv.ts';
import { formOf, openSource, readWhole } from '../../../src/sources/importers/source-file.ts';
import { zipMembers } from '../../../src/sources/importers/zip-file.ts';
import { fileOf, imported } from './imported.ts';
import { zipOf, zipped } from './zipped.ts';

/** Where Linux lists the open files of a process. */
const OPEN_FILES = '/proc/self/fd';
const TABLE = 'id,name\n1,Acme\n2,Bolt\n';
const JUNK = {
  'data/': '',
  '__MACOSX/data/._vendors.csv': 'fork',
  'data/.DS_Store': 'store',
  'README.md': '# Vendors',
  LICENSE: 'CC0',
  'read me first.txt': 'please',
};

async function vendors(path: string) {
  const { records } = await imported(csvImporter({ source: 'vendors' }), [path]);
  return records.map((record) => record.names[0]?.value);
}

/** Sets the flag of encryption in both headers of every file, which is where readers look for it. */
function encrypted(zip: Buffer): Buffer {
  const flagged = Buffer.from(zip);
  for (const [signature, offset] of [['PK\x03\x04', 6] as const, ['PK\x01\x02', 8] as const]) {
    const at = flagged.indexOf(signature, 0, 'latin1') + offset;
    flagged.writeUInt16LE(flagged.readUInt16LE(at) | 1, at);
  }
  return flagged;
}

describe('a zip of one data file', () => {
  it('is read like the file, beside what a Mac and people add', async () => {
    expect(await vendors(await zipOf('v.zip', { ...JUNK, 'data/vendors.csv': TABLE }))).toEqual([
      'Acme',
      'Bolt',
    ]);
  });

  it('is known by its bytes and tells the form of the file in it', async () => {
    expect(await formOf(await zipOf('export.dat', { 'a.json': '\n [{"id":1}]' }))).toBe('array');
    expect(await formOf(await zipOf('export.csv', { 'a.csv': TABLE }, { isStored: true }))).toBe('csv');
  });

  it('is read in the form of large archives, Zip64, and when it is larger than a chunk', async () => {
    const large = 'Größe;'.repeat(200_000);
    expect(await readWhole(await zipOf('a.zip', { 'a.txt': large }, { isZip64: true }))).toBe(large);
  });

  it('is licensees.csv, which is no licence', async () => {
    expect(await vendors(await zipOf('a.zip', { 'readme.txt': 'x', 'licensees.csv': TABLE }))).toHaveLength(
      2,
    );
  });
});

describe('a zip of several data files', () => {
  it('is named when it is a workbook', async () => {
    const path = await zipOf('v.xlsx', { 'docProps/app.xml': '<a/>', 'xl/workbook.xml': '<a/>' });
    await expect(vendors(path)).rejects.toMatchObject({
      message: 'v.xlsx is an Office document such as xlsx',
      fix: 'Open it and save it as CSV (UTF-8).',
    });
  });

  it('is refused by their names, and says how to name one', async () => {
    const path = await zipOf('v.zip', { 'a.csv': TABLE, 'b.csv': TABLE, 'c.csv': TABLE, 'd.csv': TABLE });
    await expect(vendors(path)).rejects.toMatchObject({
      code: 'SOURCE_FORMAT',
      message: 'v.zip holds several files: a.csv, b.csv, c.csv, …',
      fix: `Name the one to read, like '${path}!a.csv'.`,
    });
  });

  it('gives the one that a path names', async () => {
    const path = await zipOf('v.zip', { 'a.csv': TABLE, 'sub/b.csv': 'id,name\n9,Cog\n' });
    expect(await vendors(`${path}!sub/b.csv`)).toEqual(['Cog']);
    await expect(vendors(`${path}!c.csv`)).rejects.toMatchObject({
      code: 'FILE_NOT_FOUND',
      message: 'v.zip has no data file c.csv',
    });
  });

  it('is walked once, whether its files are opened or not', async () => {
    const files = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}.txt`, `text ${at}`]));
    const read: string[] = [];
    for await (const member of zipMembers(await zipOf('many.zip', { ...JUNK, ...files }))) {
      if (Number.parseInt(member.name, 10) % 100 === 0) read.push(await text(await member.open()));
    }
    expect(read).toEqual(['text 0', 'text 100', 'text 200']);
  });
});

describe('a path with an exclamation mark', () => {
  it('is the file of that name when there is one', async () => {
    const path = await zipOf('wow.zip', { 'a.csv': TABLE });
    await writeFile(`${path}!a.csv`, 'id,name\n3,Wow\n');
    expect(await vendors(`${path}!a.csv`)).toEqual(['Wow']);
    expect(await vendors(await fileOf('yes!no.csv', TABLE))).toEqual(['Acme', 'Bolt']);
  });

  it('is missing when there is neither file nor zip', async () => {
    await expect(vendors('/nowhere/a.zip!a.csv')).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  });
});

describe('a zip that cannot be read', () => {
  it('holds nothing or no data', async () => {
    const error = { code: 'SOURCE_FORMAT', message: 'a.zip is a zip without a data file' };
    await expect(vendors(await zipOf('a.zip', {}))).rejects.toMatchObject(error);
    await expect(vendors(await zipOf('a.zip', JUNK))).rejects.toMatchObject(error);
  });

  it('is encrypted', async () => {
    const path = await fileOf('a.zip', encrypted(await zipped({ 'a.csv': TABLE })));
    await expect(vendors(path)).rejects.toMatchObject({
      code: 'SOURCE_FORMAT',
      message: 'a.zip!a.csv is encrypted',
      fix: expect.stringContaining('Unpack'),
    });
  });

  it('was cut off, wherever', async () => {
    const whole = await zipped({ 'a.csv': TABLE.repeat(99) });
    for (const length of [4, 30, 100, whole.length - 30, whole.length - 1]) {
      const error = { code: 'SOURCE_FORMAT', fix: 'Download or copy the file again.' };
      await expect(vendors(await fileOf('a.zip', whole.subarray(0, length)))).rejects.toMatchObject(error);
    }
  });

  it.each([true, false])('was changed on its way (stored: %s)', async (isStored) => {
    const changed = await zipped({ 'a.csv': TABLE }, { isStored });
    changed.writeUInt8(changed.readUInt8(45) ^ 1, 45);
    await expect(vendors(await fileOf('a.zip', changed))).rejects.toMatchObject({
      code: 'SOURCE_FORMAT',
      message: expect.stringMatching(/^a\.zip!a\.csv is broken or cut off: /),
      place: { file: expect.stringContaining('a.zip') },
    });
  });
});

describe('a zip whose file is read in part', () => {
  it.skipIf(!existsSync(OPEN_FILES))('is closed again', async () => {
    const path = await zipOf('a.zip', { 'a.csv': TABLE.repeat(99_999) }, { isStored: true });
    const openZips = () =>
      readdirSync(OPEN_FILES).filter((file) => linkOf(join(OPEN_FILES, file)) === path).length;
    const opened = await openSource(path);
    await expect.poll(openZips).toBe(1);
    opened.destroy();
    for (let count = 0; count < 20; count++) await formOf(path);
    await expect.poll(openZips).toBe(0);
  });
});

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

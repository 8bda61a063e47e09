import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openReferenceAdmin, type ReferenceAdmin } from '../../src/admin/reference-admin.ts';
import { testClock } from '../clock.ts';
import { removeStarter } from '../stores.ts';
import { tempFolder } from '../temp-folder.ts';

const OPTIONS = { source: 'vendors' };

describe('the owner of a data directory', () => {
  it('imports a table, lists it, and removes it again', async () => {
    const admin = await emptyAdmin();
    const files = { paths: [fileOf('id,name\n1,Zymergen\n2,Acme Robotics\n')], options: OPTIONS };
    expect(await admin.import('csv', files)).toMatchObject({ entityCount: 2, isUnchanged: false });
    const listed = await admin.list();
    expect(listed).toMatchObject({
      entityCount: 2,
      sources: [{ name: 'vendors', recordCount: 2, files: files.paths }],
    });
    expect(await admin.remove('vendors')).toBe(true);
    const after = await admin.list();
    expect(after).toMatchObject({ entityCount: 0, sources: [] });
    expect(after.version).not.toBe(listed.version);
  });

  it('is told when an importer or a source is unknown', async () => {
    const admin = await emptyAdmin();
    const unknown = admin.import('nobody', { paths: [], options: {} });
    await expect(unknown).rejects.toThrow(expect.objectContaining({ code: 'SOURCE_UNKNOWN' }));
    expect(await admin.remove('nobody')).toBe(false);
  });

  it('is told when a file is not there', async () => {
    const missing = (await emptyAdmin()).import('csv', { paths: ['/nowhere/vendors.csv'], options: OPTIONS });
    await expect(missing).rejects.toThrow(expect.objectContaining({ code: 'FILE_NOT_FOUND' }));
  });

  it('cannot give a source a name that core itself uses', async () => {
    const path = fileOf('id,name\n1,Zymergen\n');
    for (const source of ['starter', 'ror', 'created']) {
      const taken = (await emptyAdmin()).import('csv', { paths: [path], options: { source } });
      await expect(taken, source).rejects.toThrow(expect.objectContaining({ code: 'USAGE' }));
    }
  });
});

function fileOf(text: string): string {
  const path = join(tempFolder(), 'vendors.csv');
  writeFileSync(path, text);
  return path;
}

async function emptyAdmin(): Promise<ReferenceAdmin> {
  const dataDir = tempFolder();
  removeStarter(dataDir);
  const admin = await openReferenceAdmin({ dataDir, clock: testClock() });
  onTestFinished(() => admin.close());
  return admin;
}

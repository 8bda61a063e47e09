import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withWorkingFolder } from '../../../src/store/universe-file/working-folder.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';
import { deadProcess, ownerOf, sleepingProcess } from '../processes.ts';

describe('a working folder', () => {
  it('lies beside the path and is gone when the work is done', async () => {
    const parent = tempFolder();
    const folder = await withWorkingFolder(join(parent, 'backup.tar.gz'), async (folder) => {
      writeFileSync(join(folder, 'half'), 'of it');
      expect(readdirSync(parent)).toEqual([`backup.tar.gz.${process.pid}.partial`]);
      return folder;
    });
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(parent)).toEqual([]);
  });

  it('is gone when the work fails', async () => {
    const parent = tempFolder();
    const failing = withWorkingFolder(join(parent, 'x'), () => Promise.reject(new Error('the disk is gone')));
    await expect(failing).rejects.toThrow('the disk is gone');
    expect(readdirSync(parent)).toEqual([]);
  });

  it('takes away what killed processes left, and nothing else', async () => {
    const path = tempPath('data');
    const [dead, alive] = [await deadProcess(), sleepingProcess()];
    folderOf(`${path}.${dead}.partial`, `${hostname()}/${dead}/1`);
    folderOf(`${path}.${alive}.partial`, ownerOf(alive));
    folderOf(`${path}-other.${dead}.partial`, `${hostname()}/${dead}/1`);
    folderOf(`${path}.before-restore-1`, `${hostname()}/${dead}/1`);
    const left = await withWorkingFolder(path, async () => readdirSync(join(path, '..')).sort());
    const own = `data.${process.pid}.partial`;
    expect(left).toEqual(
      [`data-other.${dead}.partial`, `data.${alive}.partial`, 'data.before-restore-1', own].sort(),
    );
  });

  it('cannot be made where a file is in the place of its parent', async () => {
    const path = tempPath('file');
    writeFileSync(path, '');
    const refused = withWorkingFolder(join(path, 'backup.tar.gz'), async () => 'done');
    await expect(refused).rejects.toThrow(expect.objectContaining({ code: 'OUTPUT_REFUSED' }));
  });
});

function folderOf(path: string, owner: string): void {
  mkdirSync(path);
  writeFileSync(join(path, 'owner'), owner);
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { withLock } from '../../../src/store/sqlite/lock-file.ts';
import { tempPath } from '../../temp-folder.ts';
import { deadProcess, lockOf, ownerOf, sleepingProcess } from '../processes.ts';

describe('withLock', () => {
  it('holds the lock while the work runs and hands on its answer', async () => {
    const path = tempPath('lock');
    expect(await withLock(path, async () => readFileSync(path, 'utf8').includes(String(process.pid)))).toBe(
      true,
    );
    expect(existsSync(path)).toBe(false);
  });

  it('gives the lock back when the work fails', async () => {
    const path = tempPath('lock');
    const failing = withLock(path, async () => {
      throw new Error('no space left');
    });
    await expect(failing).rejects.toThrow('no space left');
    expect(await withLock(path, async () => 'free')).toBe('free');
  });

  it('refuses the work while a living process holds the lock, names it and leaves its lock', async () => {
    const path = tempPath('lock');
    const holder = sleepingProcess();
    writeFileSync(path, lockOf(ownerOf(holder)));
    await expect(withLock(path, async () => 'done')).rejects.toThrow(
      expect.objectContaining({ code: 'STORE_BUSY', message: expect.stringContaining(String(holder)) }),
    );
    expect(existsSync(path)).toBe(true);
  });

  it('takes over the lock of a process that died', async () => {
    const path = tempPath('lock');
    writeFileSync(path, lockOf(`${hostname()}/${await deadProcess()}/1`));
    expect(await withLock(path, async () => 'done')).toBe('done');
    expect(existsSync(path)).toBe(false);
  });

  it('takes over the lock of an earlier container, whose process had the id of this one', async () => {
    const path = tempPath('lock');
    writeFileSync(path, lockOf(`${hostname()}/${process.pid}/1`));
    expect(await withLock(path, async () => 'done')).toBe('done');
  });

  it('takes over a lock that was left empty by a crash', async () => {
    const path = tempPath('lock');
    writeFileSync(path, '');
    expect(await withLock(path, async () => 'done')).toBe('done');
  });
});

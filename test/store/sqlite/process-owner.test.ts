import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isOwnerAlive, isProcessAlive, processOwner } from '../../../src/store/sqlite/process-owner.ts';
import { deadProcess, ownerOf, sleepingProcess } from '../processes.ts';

describe('processOwner', () => {
  it('names this process the same way every time', () => {
    expect(processOwner()).toBe(processOwner());
    expect(processOwner()).toContain(`${hostname()}/${process.pid}/`);
  });

  it('is alive while its process runs', () => {
    expect(isOwnerAlive(processOwner())).toBe(true);
    expect(isOwnerAlive(ownerOf(sleepingProcess()))).toBe(true);
  });

  it('is dead when its process has ended', async () => {
    expect(isOwnerAlive(`${hostname()}/${await deadProcess()}/1`)).toBe(false);
  });

  it('is dead when its process id was given to a process that started at another time', () => {
    expect(isOwnerAlive(`${hostname()}/${sleepingProcess()}/1`)).toBe(false);
  });

  it('is believed to be alive on another host, where nobody can look', async () => {
    expect(isOwnerAlive(`another-host/${await deadProcess()}/1`)).toBe(true);
  });
});

describe('isProcessAlive', () => {
  it('sees a process end', async () => {
    const child = spawn('sleep', ['60']);
    const { pid = 0 } = child;
    expect(isProcessAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isProcessAlive(pid)).toBe(false);
  });
});

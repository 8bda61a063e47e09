import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONGEST_TIMER_MS, systemClock } from '../../../src/http/client/clock.ts';

const COMPILED = join(import.meta.dirname, '../../../dist/http/client/clock.js');

describe('the clock of this machine', () => {
  it('ends a sleep with the reason of the signal', async () => {
    const stopping = new AbortController();
    const slept = systemClock.sleep(LONGEST_TIMER_MS, stopping.signal);
    stopping.abort(new Error('closing'));
    await expect(slept).rejects.toThrow('closing');
  });

  it('does not do work that was stopped', async () => {
    const done: string[] = [];
    const stop = systemClock.after(0, () => done.push('stopped'));
    stop();
    await new Promise<void>((resolve) => {
      systemClock.after(0, () => {
        done.push('kept');
        resolve();
      });
    });
    stop();
    expect(done).toEqual(['kept']);
  });

  it('does work again and again until it is stopped', async () => {
    let times = 0;
    await new Promise<void>((resolve) => {
      // Keeps the loop alive meanwhile.
      const stopWaiting = systemClock.after(LONGEST_TIMER_MS, resolve);
      const stop = systemClock.every(1, () => {
        if (++times < 3) return;
        stop();
        stopWaiting();
        resolve();
      });
    });
    expect(times).toBe(3);
  });

  it('does not at once do what is longer off than a timer of Node can be set', async () => {
    let isDone = false;
    const stop = systemClock.after(2 * LONGEST_TIMER_MS, () => {
      isDone = true;
    });
    await systemClock.sleep(20);
    stop();
    expect(isDone).toBe(false);
  });

  it('lets a process end whose timers are all in the background', () => {
    const program = `
      import { systemClock } from ${JSON.stringify(COMPILED)};
      systemClock.after(1e9, () => {}, { isBackground: true });
      systemClock.every(1e9, () => {});
      systemClock.after(1, () => console.log('the other one'));`;
    const told = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(told).toBe('the other one\n');
  });
});

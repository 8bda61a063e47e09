import { expect, it } from 'vitest';
import { inSteps, inTurns } from '../../src/crm/in-steps.ts';

function* counted(done: number[]): Generator<void, number> {
  for (const step of [1, 2, 3]) {
    done.push(step);
    yield;
  }
  return 6;
}

it('does a step at a time, and what is left when the result is asked for, once', () => {
  const done: number[] = [];
  const work = inSteps(counted(done));
  expect(done).toEqual([]);
  expect([work.step(), done.length]).toEqual([true, 1]);
  expect([work.result(), done.length]).toEqual([6, 3]);
  expect([work.step(), work.result(), done.length]).toEqual([false, 6, 3]);
});

it('lets others work between the steps', async () => {
  const done: number[] = [];
  const work = inSteps(counted(done));
  const all = inTurns(work);
  await new Promise((next) => setImmediate(next));
  expect(done.length).toBeLessThan(3);
  await all;
  expect([done, work.result()]).toEqual([[1, 2, 3], 6]);
});

it('fails with the step that fails, and is not done then', () => {
  const work = inSteps(
    (function* fails(): Generator<void, number> {
      yield;
      throw new Error('no facts');
    })(),
  );
  expect(work.step()).toBe(true);
  expect(() => work.step()).toThrow('no facts');
  expect(() => work.result()).toThrow('no facts');
});

import { expect, it } from 'vitest';
import { CoreError } from '../../../src/contract/errors.ts';
import { watchDatabase } from '../../../src/engine/served/database-watch.ts';

/** A database whose questions are answered one by one, and a clock that ticks when it is told to. */
function watched() {
  const questions: { answer(): void; refuse(error: Error): void }[] = [];
  const said: string[] = [];
  let tick = () => {};
  const ask = () =>
    new Promise<void>((answer, refuse) => void questions.push({ answer: () => answer(), refuse }));
  const every = (_ms: number, look: () => void) => {
    tick = look;
    return () => {};
  };
  const watch = watchDatabase(ask, { clock: { every }, onError: (what) => void said.push(what) });
  return { watch, questions, said, tick: () => tick() };
}

it('takes a database for reachable by the last answer, and never while a question is open', async () => {
  const { watch, questions, said, tick } = watched();
  tick();
  questions[0]?.refuse(new Error('there is no answer'));
  await expect.poll(() => watch.trouble()).toBe('no_database');
  for (let times = 0; times < 3; times++) tick();
  await new Promise(setImmediate);
  expect([watch.trouble(), questions.length, said]).toEqual([
    ...['no_database', 2],
    ['the database cannot be reached'],
  ]);
  questions[1]?.answer();
  await expect.poll(() => watch.trouble()).toBeUndefined();
});

it('says so when there is no room, once', async () => {
  const { watch, questions, said, tick } = watched();
  for (const at of [0, 1]) {
    tick();
    questions[at]?.refuse(new CoreError('WRITE_FAILED', 'the disk is full'));
    await new Promise(setImmediate);
  }
  expect([watch.trouble(), said]).toEqual(['no_room', ['nothing can be kept']]);
});

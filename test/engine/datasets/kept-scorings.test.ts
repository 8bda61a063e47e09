import { expect, it } from 'vitest';
import { CoreError } from '../../../src/contract/errors.ts';
import { keptScorings } from '../../../src/engine/datasets/kept-scorings.ts';
import type { ScoringOfOther } from '../../../src/engine/datasets/scoring-of-others.ts';
import type { ClaimedPart } from '../../../src/jobs/shared-parts.ts';

const partOf = (work: string, number = 1): ClaimedPart => ({
  ...{ work, number, token: 1 },
  ...{ step: 'keys', known: 0, referenceVersion: null },
});

/** A promise that ends when it is told to. */
function held<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((resolved, rejected) => {
    [resolve, reject] = [resolved, rejected];
  });
  return { promise, resolve, reject };
}

/** Answers with the names of the copies; timers go off when told to. */
function keeping(answer: (name: string) => Promise<unknown> = async (name) => name) {
  const closed: string[] = [];
  const timers: (() => void)[] = [];
  const told: unknown[] = [];
  let isRemoving = Promise.resolve();
  const scorings = keptScorings({
    open: (_, name): ScoringOfOther => ({
      work: () => answer(name),
      async close() {
        await isRemoving;
        closed.push(name);
      },
    }),
    clock: {
      after(_, work) {
        timers.push(work);
        return () => {};
      },
    },
    onError: (_, error) => told.push(error),
  });
  return {
    ...{ scorings, closed, told },
    ring: () => timers.splice(0).forEach((work) => void work()),
    holdRemoving(until: Promise<void>) {
      isRemoving = until;
    },
  };
}

it('copies are kept for the next part, and given up when there is none for a while', async () => {
  const { scorings, closed, ring } = keeping();
  expect(await scorings.work(partOf('a'), [])).toBe('a-1');
  expect(await scorings.work(partOf('b'), [])).toBe('b-2');
  expect(await scorings.work(partOf('a', 2), [])).toBe('a-1');
  ring();
  await scorings.close();
  expect(closed).toEqual(['b-2', 'a-1']);
});

it('parts that end in another order than they began let the copies go all the same', async () => {
  const first = held<string>();
  let asked = 0;
  const { scorings, closed, ring } = keeping((name) =>
    ++asked === 1 ? first.promise : Promise.resolve(name),
  );
  const early = scorings.work(partOf('a', 1), []);
  await scorings.work(partOf('a', 2), []);
  // The other one is under way.
  ring();
  first.resolve('late');
  await early;
  expect(closed).toEqual([]);
  ring();
  await scorings.close();
  expect(closed).toEqual(['a-1']);
});

it('a part that comes while copies are being removed has copies of its own', async () => {
  const { scorings, closed, ring, holdRemoving } = keeping();
  await scorings.work(partOf('a'), []);
  const removed = held<void>();
  holdRemoving(removed.promise);
  ring();
  expect(await scorings.work(partOf('a', 2), [])).toBe('a-2');
  removed.resolve();
  await scorings.close();
  expect(closed).toEqual(['a-1', 'a-2']);
});

it('what could not be fetched is fetched anew for the next part, once nobody waits for it', async () => {
  const other = held<never>();
  let asked = 0;
  const { scorings, closed } = keeping((name) => {
    asked++;
    if (asked === 1) return Promise.reject(new CoreError('CONFIG', 'the files cannot be reached'));
    return asked === 2 ? other.promise : Promise.resolve(name);
  });
  const [one, two] = [scorings.work(partOf('a', 1), []), scorings.work(partOf('a', 2), [])];
  await expect(one).rejects.toMatchObject({ code: 'CONFIG' });
  expect(await scorings.work(partOf('a', 3), [])).toBe('a-2');
  expect(closed).toEqual([]);
  other.reject(new Error('neither'));
  await expect(two).rejects.toThrow('neither');
  await scorings.close();
  expect(closed).toEqual(['a-1', 'a-2']);
});

it('a part of a step that is over says nothing against the copies', async () => {
  let asked = 0;
  const { scorings } = keeping((name) =>
    ++asked === 1 ? Promise.reject(new CoreError('NOT_FOUND', 'it is over')) : Promise.resolve(name),
  );
  await expect(scorings.work(partOf('a'), [])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await scorings.work(partOf('a', 2), [])).toBe('a-1');
});

it('tells of copies that cannot be removed', async () => {
  const { scorings, told, holdRemoving } = keeping();
  await scorings.work(partOf('a'), []);
  holdRemoving(Promise.reject(new Error('the disk is gone')));
  await scorings.close();
  expect(told).toMatchObject([{ message: 'the disk is gone' }]);
});

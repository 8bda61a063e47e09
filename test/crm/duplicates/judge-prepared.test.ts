import { describe, expect, it } from 'vitest';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { sharedOut } from '../../../src/crm/duplicates/in-order.ts';
import { type JudgingBeside, judgePrepared } from '../../../src/crm/duplicates/judge-prepared.ts';
import { openInMemory } from '../../../src/crm/duplicates/key-list-columns.ts';
import { scoringHere } from '../../../src/crm/duplicates/score-here.ts';
import { turn } from '../../../src/crm/in-steps.ts';
import { manyDoubles } from './many-accounts.ts';
import { open, prepared } from './prepared-accounts.ts';

/** Judges as a thread does that has the accounts and what was prepared of them. */
function thread(): { readonly beside: JudgingBeside; readonly parts: () => number } {
  const scoring = scoringHere(manyDoubles(), openInMemory);
  let parts = 0;
  const judged: JudgingBeside['judged'] = async (pairs, by) => {
    parts++;
    return structuredClone(await scoring.judged(pairs, by));
  };
  return { beside: { know: (data) => scoring.know(structuredClone(data)), judged }, parts: () => parts };
}

describe('pairs that two threads judge', () => {
  it('are the doubles that one finds', async () => {
    const dataset = manyDoubles();
    const { beside, parts } = thread();
    const found = await judgePrepared(dataset, prepared(dataset, [open(dataset)]), beside, { size: 10 });
    expect([...found]).toEqual([...findDoubles(manyDoubles())]);
    expect(parts()).toBeGreaterThan(5);
  });

  it('are judged by the other while this one has something else to do first', async () => {
    const dataset = manyDoubles();
    const { beside, parts } = thread();
    let partsBefore = 0;
    const first = async () => {
      for (let step = 0; step < 20; step++) await turn();
      partsBefore = parts();
    };
    const found = await judgePrepared(dataset, prepared(dataset, [open(dataset)]), beside, {
      size: 10,
      ahead: first(),
    });
    expect([...found]).toEqual([...findDoubles(manyDoubles())]);
    expect(partsBefore).toBeGreaterThan(2);
  });

  it('are all judged by one when the other is lost', async () => {
    const dataset = manyDoubles();
    const beside: JudgingBeside = { know() {}, judged: () => Promise.reject(new Error('lost')) };
    const found = await judgePrepared(dataset, prepared(dataset, [open(dataset)]), beside, { size: 10 });
    expect([...found]).toEqual([...findDoubles(manyDoubles())]);
  });
});

it('what is shared out is taken in its order, whoever is done first', async () => {
  const taken: string[] = [];
  const worker = (name: string, ms: number) => async (item: number) => {
    await new Promise((done) => setTimeout(done, ms));
    return `${name}${item}`;
  };
  await sharedOut([1, 2, 3, 4, 5, 6], [worker('slow', 40), worker('fast', 1)], (answer) =>
    taken.push(answer),
  );
  expect(taken.map((answer) => answer.at(-1)).join('')).toBe('123456');
  expect(taken[0]).toBe('slow1');
  expect(taken[1]).toBe('fast2');
});

it('what is shared out does not wait for a worker that comes later', async () => {
  const taken: string[] = [];
  let come = (_worker: (item: number) => Promise<string>) => {};
  const later = new Promise<(item: number) => Promise<string>>((resolve) => {
    come = resolve;
  });
  const early = async (item: number) => {
    if (item === 3) come(async (one) => `later${one}`);
    return `early${item}`;
  };
  await sharedOut([1, 2, 3, 4, 5, 6], [early, later], (answer) => taken.push(answer));
  expect(taken.slice(0, 3)).toEqual(['early1', 'early2', 'early3']);
  expect(taken.map((answer) => answer.at(-1)).join('')).toBe('123456');
  expect(taken.some((answer) => answer.startsWith('later'))).toBe(true);
});

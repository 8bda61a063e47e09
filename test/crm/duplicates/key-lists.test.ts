import { expect, it } from 'vitest';
import { keyListsDraft } from '../../../src/crm/duplicates/key-lists.ts';

it('lists the accounts of a key once each, ascending', () => {
  const draft = keyListsDraft();
  for (const account of [7, 3, 7, 4_000_000]) draft.add('tacme', account);
  const found = draft.finish().find('tacme');
  expect([...(found?.accounts ?? [])]).toEqual([3, 7, 4_000_000]);
  expect(found?.frequency).toBe(3);
});

it('lists accounts by other numbers than they were added by, ascending', () => {
  const draft = keyListsDraft();
  for (const account of [0, 1, 2]) draft.add('tacme', account);
  const found = draft.finish({ numbers: Uint32Array.of(9, 4, 7) }).find('tacme');
  expect([...(found?.accounts ?? [])]).toEqual([4, 7, 9]);
});

it('leaves out keys of one account', () => {
  const draft = keyListsDraft();
  draft.add('tacme', 1);
  draft.add('tzenith', 2);
  const lists = draft.finish();
  expect(lists.find('tacme')).toBeUndefined();
  expect([...lists.counts()]).toEqual([]);
});

it('counts accounts of one name once, and lists a few of them', () => {
  const draft = keyListsDraft();
  for (let account = 0; account < 20; account++) draft.add('tacme', account);
  const found = draft.finish({ names: { nameOf: (account) => account % 2, mostListed: 3 } }).find('tacme');
  expect(found?.frequency).toBe(2);
  expect([...(found?.accounts ?? [])]).toEqual([0, 1, 2, 3, 4, 5]);
});

it('lists keys of one account only when that is asked for', () => {
  const listed = [{}, { leastAccounts: 1 }].map((options) => {
    const draft = keyListsDraft();
    draft.add('tacme', 7);
    return draft.finish(options).find('tacme')?.accounts.length;
  });
  expect(listed).toEqual([undefined, 1]);
});

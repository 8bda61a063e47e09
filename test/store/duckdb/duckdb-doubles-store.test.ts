import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type DoublesStore, IN_MEMORY } from '../../../src/crm/duplicates/doubles-store.ts';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { findDoublesInParts } from '../../../src/crm/duplicates/find-doubles-in-parts.ts';
import type { KeyLists, ListOptions } from '../../../src/crm/duplicates/key-list.ts';
import { scoringHere } from '../../../src/crm/duplicates/score-here.ts';
import { duckDbDoublesStore } from '../../../src/store/duckdb/duckdb-doubles-store.ts';
import { openLists } from '../../../src/store/duckdb/open-lists.ts';
import { manyDoubles } from '../../crm/duplicates/many-accounts.ts';
import { tempPath } from '../../temp-folder.ts';

describe('lists that DuckDB puts in order', () => {
  it('answer as those in memory do', async () => {
    const store = await opened();
    const key = fc.integer({ min: 0, max: 40 }).map((at) => `tkey${at}`);
    const row = fc.tuple(key, fc.oneof(fc.nat(30), fc.nat(4_000_000)));
    const options = fc.record({
      mostListed: fc.integer({ min: 1, max: 3 }),
      leastAccounts: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 5000 }),
        options,
        fc.boolean(),
        async (rows, given, hasNames) => {
          const { mostListed, leastAccounts } = given;
          const names = { nameOf: (account: number) => account % 7, mostListed };
          const by: ListOptions = { leastAccounts, ...(hasNames && { names }) };
          const [here, there] = [await listsOf(IN_MEMORY, rows, by), await listsOf(store, rows, by)];
          expect(answersOf(there)).toEqual(answersOf(here));
          expect(answersOf(openLists(there.data))).toEqual(answersOf(here));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('answer of more keys than stand in a page, and of keys that nobody has', async () => {
    const store = await opened();
    const rows = Array.from({ length: 5000 }, (_, at) => [`t${at % 2000}`, at] as const);
    const [here, there] = [await listsOf(IN_MEMORY, rows, {}), await listsOf(store, rows, {})];
    for (let at = 0; at < 2500; at++)
      expect(Array.from(there.find(`t${at}`)?.accounts ?? [])).toEqual(
        Array.from(here.find(`t${at}`)?.accounts ?? []),
      );
    expect(Array.from(there.counts()).sort()).toEqual(Array.from(here.counts()).sort());
  });
});

it('pairs come back in order and once, so many at a time', async () => {
  const store = await opened();
  const pairs = await store.pairs();
  const numbers = Array.from({ length: 10_000 }, (_, at) => ((at * 7919) % 5000) * 2 ** 39);
  pairs.addAll(Float64Array.from(numbers));
  const parts: Float64Array[] = [];
  for await (const part of pairs.distinct(999)) parts.push(part);
  expect(parts.map(({ length }) => length)).toEqual([999, 999, 999, 999, 999, 5]);
  expect(parts.flatMap((part) => [...part])).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

it('doubles are those that are found in memory, and nothing is left of the lists', async () => {
  const folder = tempPath('1.draft-lists');
  const store = await duckDbDoublesStore(folder);
  expect(readdirSync(folder)).toContain('lists.duckdb');
  const dataset = manyDoubles();
  const sizes = { accounts: 10, pairs: 50, judged: 20 };
  const found = await findDoublesInParts(dataset, { ...scoringHere(dataset, openLists), sizes }, store);
  expect([...found]).toEqual([...findDoubles(manyDoubles())]);
  store.close();
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(dirname(folder))).toEqual([]);
});

async function opened(): Promise<DoublesStore> {
  const store = await duckDbDoublesStore(tempPath('lists'));
  onTestFinished(store.close);
  let made = 0;
  return { ...store, lists: (name) => store.lists(`${name}_${made++}`) };
}

async function listsOf(
  store: DoublesStore,
  rows: readonly (readonly [string, number])[],
  options: ListOptions,
): Promise<KeyLists> {
  const draft = await store.lists('keys');
  for (const [key, account] of rows) draft.add(key, account);
  return draft.finish(options);
}

function answersOf(lists: KeyLists) {
  const answers = Array.from({ length: 42 }, (_, at) => {
    const found = lists.find(`tkey${at}`);
    return found && [[...found.accounts], found.frequency];
  });
  return { answers, counts: [...lists.counts()], listed: [...lists.listed()] };
}

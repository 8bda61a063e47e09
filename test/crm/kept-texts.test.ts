import { expect, it } from 'vitest';
import { textsInMemory } from '../../src/crm/duplicates/double-list.ts';
import { keptTexts } from '../../src/crm/kept-texts.ts';

it('makes the text of each key once, also an empty one', () => {
  const made: string[] = [];
  const kept = keptTexts<string>(textsInMemory());
  const textOf = (key: string) =>
    kept(key, () => {
      made.push(key);
      return key === 'b' ? '' : `text of ${key}`;
    });
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(textOf)).toEqual([
    ...['text of a', '', 'text of a', 'text of c', '', 'text of a'],
  ]);
  expect(made).toEqual(['a', 'b', 'c']);
});

it('knows keys that are numbers, 0 among them', () => {
  const kept = keptTexts<number>(textsInMemory());
  const made: number[] = [];
  const told = [0, 1, 0, 1, 2].map((key) =>
    kept(key, () => {
      made.push(key);
      return `“${key}” still operates.`;
    }),
  );
  expect(made).toEqual([0, 1, 2]);
  expect(told).toEqual([0, 1, 0, 1, 2].map((key) => `“${key}” still operates.`));
});

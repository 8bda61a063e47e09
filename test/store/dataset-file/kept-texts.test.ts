import { expect, it } from 'vitest';
import { textsInMemory } from '../../../src/crm/duplicates/double-list.ts';
import { keptTexts } from '../../../src/store/dataset-file/kept-texts.ts';

it('makes the text of each key once, also an empty one', () => {
  const made: string[] = [];
  const textOf = keptTexts(textsInMemory(), (key) => {
    made.push(key);
    return key === 'b' ? '' : `text of ${key}`;
  });
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(textOf)).toEqual([
    ...['text of a', '', 'text of a', 'text of c', '', 'text of a'],
  ]);
  expect(made).toEqual(['a', 'b', 'c']);
});

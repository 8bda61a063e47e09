import { expect, it } from 'vitest';
import { tableText } from '../../../src/resolution/tables/table-text.ts';

it('has lines of a kind, a language with a number, a position and words', () => {
  const lines = tableText('municipalities').trim().split('\n');
  expect(lines.length).toBeGreaterThan(40);
  for (const line of lines)
    expect(line).toMatch(
      /^(?:municipality|province|county) \| [a-z]{2} \d \| (?:of|before|behind) \| [a-z]+(?: [a-z]+)*(?:; [a-z]+(?: [a-z]+)*)*$/,
    );
});

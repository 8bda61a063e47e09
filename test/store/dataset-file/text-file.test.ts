import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEXTS, textFile } from '../../../src/store/dataset-file/text-file.ts';
import { tempPath } from '../../temp-folder.ts';

describe('a file of texts', () => {
  it('gives each text back by its number, while more of them come', () => {
    const file = textFile(tempPath('one.draft'));
    const texts = Array.from({ length: 3000 }, (_, number) => `${number} ${'ö'.repeat(number)}`);
    for (const [number, text] of texts.entries()) {
      expect(file.add(text)).toBe(number);
      if (number % 500 === 0) expect(file.at(number)).toBe(text);
    }
    expect(texts.map((_, number) => file.at(number))).toEqual(texts);
    file.close();
  });

  it('takes a text that is longer than what is written at once, and an empty one', () => {
    const file = textFile(tempPath('one.draft'));
    const long = 'ä'.repeat(2 ** 20);
    for (const text of ['a', long, '', 'b']) file.add(text);
    expect([0, 1, 2, 3].map(file.at)).toEqual(['a', long, '', 'b']);
    file.close();
  });

  it('has no name that a killed process would leave behind', () => {
    const path = tempPath('one.draft');
    const file = textFile(path);
    expect(existsSync(path + TEXTS)).toBe(false);
    file.close();
  });
});

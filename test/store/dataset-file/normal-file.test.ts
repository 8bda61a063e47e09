import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeNormalFile, NORMALS, normalFileOver } from '../../../src/store/dataset-file/normal-file.ts';
import { tempPath } from '../../temp-folder.ts';

it('normal forms that one thread writes are read by another as far as it knows of them', () => {
  const path = tempPath('one.draft');
  const reader = makeNormalFile(path);
  const writer = normalFileOver(reader.file);
  const texts = Array.from({ length: 3000 }, (_, position) => `{"${'ö'.repeat(position % 50)}":${position}}`);
  for (let from = 0; from < texts.length; from += 700) {
    const lengths = writer.write(texts.slice(from, from + 700));
    expect(reader.at(from)).toBeUndefined();
    reader.note(lengths);
  }
  expect(reader.size).toBe(texts.length);
  expect(texts.map((_, position) => reader.at(position))).toEqual(texts);
  expect(texts.map((_, position) => writer.at(position))).toEqual(texts);
  expect(existsSync(path + NORMALS)).toBe(false);
  reader.close();
});

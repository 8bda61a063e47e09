import { closeSync, openSync, writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keptBlocks } from '../../../src/store/dataset-file/kept-blocks.ts';
import { tempPath } from '../../temp-folder.ts';

/** Blocks that have one place begin with other letters. */
const TEXT = 'abcdefghijklmnopqrstuvwxyz0'.repeat(370_000);

it('reads each part of a file as it stands there, also across blocks, and blocks that take the place of others', () => {
  const file = openSync(tempPath('blocks'), 'w+');
  writeSync(file, TEXT);
  const blocks = keptBlocks(file);
  const places = [0, 8000, 8190, 4_194_304, 4_194_310, 16, 9_989_000, 8_388_608, 0];
  for (const from of places)
    for (const length of [0, 1, 300, 9000, 20_000]) {
      const to = Math.min(TEXT.length, from + length);
      expect(blocks.text(from, to, TEXT.length)).toBe(TEXT.slice(from, to));
    }
  closeSync(file);
});

it('a block of which a part was read is read anew when more of it was written', () => {
  const file = openSync(tempPath('growing'), 'w+');
  const blocks = keptBlocks(file);
  let end = 0;
  for (let round = 0; round < 40; round++) {
    const added = `${round}`.repeat(500);
    writeSync(file, added, end);
    end += added.length;
    expect(blocks.text(end - added.length, end, end)).toBe(added);
  }
  expect(blocks.text(0, 500, end)).toBe('0'.repeat(500));
  closeSync(file);
});

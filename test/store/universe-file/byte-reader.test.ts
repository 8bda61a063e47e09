import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteReader } from '../../../src/store/universe-file/byte-reader.ts';

describe('byteReader', () => {
  it('gives the bytes in the lengths that are asked for, however they arrive', async () => {
    const chunks = fc.array(fc.uint8Array({ maxLength: 9 }));
    await fc.assert(
      fc.asyncProperty(chunks, fc.array(fc.nat(12)), async (chunks, lengths) => {
        const reader = byteReader(streamOf(chunks));
        let whole = Buffer.concat(chunks);
        for (const length of lengths) {
          expect(await reader.take(length)).toEqual(whole.subarray(0, length));
          whole = whole.subarray(length);
        }
      }),
    );
  });
});

async function* streamOf(chunks: readonly Uint8Array[]): AsyncIterable<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

/** Reads a stream by lengths instead of by chunks. */
export interface ByteReader {
  /** So many bytes; fewer at the end. */
  take(length: number): Promise<Buffer>;
  /** So many bytes piece by piece; fewer at the end. */
  pieces(length: number): AsyncIterable<Buffer>;
}

export function byteReader(stream: AsyncIterable<Buffer>): ByteReader {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function* pieces(length: number): AsyncIterable<Buffer> {
    for (let open = length; open > 0; ) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done === true) return;
        rest = next.value;
      }
      const piece = rest.subarray(0, open);
      rest = rest.subarray(piece.length);
      open -= piece.length;
      yield piece;
    }
  }
  return {
    pieces,
    async take(length) {
      const taken: Buffer[] = [];
      for await (const piece of pieces(length)) taken.push(piece);
      return Buffer.concat(taken);
    },
  };
}

import { createGunzip, type Gunzip } from 'node:zlib';
import { BrokenBytes } from './input-error.ts';
import { refuseBomb } from './unpack-limit.ts';

const PIECE_BYTES = 16 * 1024;
const UNPACKED_BYTES = 64 * 1024;

/**
 * Unpacks gzip while it streams. Of a file that breaks off every byte before the break comes out, which
 * a piped stream does not give: it drops what its reader has not yet taken.
 */
export async function* gunzip(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unpacking = startUnpacking();
  const { unpacker, unpacked } = unpacking;
  const sizes = { in: 0, out: 0 };
  try {
    for await (const piece of pieces(compressed)) {
      await settled(unpacker, (done) => unpacker.write(piece, done));
      sizes.in += piece.length;
      sizes.out += unpacked.reduce((sum, bytes) => sum + bytes.length, 0);
      refuseBomb(sizes);
      yield* unpacked.splice(0);
      if (unpacking.isOver()) break;
    }
    if (!unpacking.isOver()) await settled(unpacker, () => unpacker.end());
    yield* unpacked.splice(0);
    unpacking.throwFailure();
  } finally {
    unpacker.destroy();
  }
}

interface Unpacking {
  readonly unpacker: Gunzip;
  /** What came out and was not yet taken. */
  readonly unpacked: Buffer[];
  /** The end of the data may come before the end of the file, which zeros then pad. */
  isOver(): boolean;
  throwFailure(): void;
}

function startUnpacking(): Unpacking {
  const unpacker = createGunzip({ chunkSize: UNPACKED_BYTES });
  const unpacked: Buffer[] = [];
  let failure: Error | undefined;
  unpacker.on('data', (bytes: Buffer) => unpacked.push(bytes));
  unpacker.on('error', (error) => {
    failure = error;
  });
  return {
    unpacker,
    unpacked,
    isOver: () => unpacker.readableEnded || failure !== undefined,
    throwFailure() {
      if (failure !== undefined) throw brokenGzip(failure);
    },
  };
}

/** Small pieces, because an error takes with it what its own piece has unpacked. */
async function* pieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES);
  }
}

function settled(unpacker: Gunzip, act: (done: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      unpacker.off('end', done).off('error', done);
      resolve();
    };
    unpacker.once('end', done).once('error', done);
    act(done);
  });
}

function brokenGzip(failure: Error): BrokenBytes {
  const isCut = 'code' in failure && failure.code === 'Z_BUF_ERROR';
  const what = isCut
    ? 'the file breaks off here; its gzip data is not complete'
    : `the file is damaged about here (${failure.message}); its gzip data goes no further`;
  return new BrokenBytes('INPUT_TRUNCATED', what);
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

interface Digests {
  readonly sha256: string;
  /** By the algorithm that was asked for. */
  readonly asked: string;
}

/** Hashes a file in one pass, in lower-case hex: SHA-256 and another algorithm. */
export async function digestsOf(
  path: string,
  algorithm: 'md5' | 'sha1' | 'sha256' = 'sha256',
): Promise<Digests> {
  const sha256 = createHash('sha256');
  const other = algorithm === 'sha256' ? undefined : createHash(algorithm);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    sha256.update(chunk);
    other?.update(chunk);
  }
  const hex = sha256.digest('hex');
  return { sha256: hex, asked: other?.digest('hex') ?? hex };
}

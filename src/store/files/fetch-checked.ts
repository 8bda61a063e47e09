import { dirname } from 'node:path';
import { RetryableError } from '../../contract/retryable-error.ts';
import type { ContentFile } from './content-store.ts';
import { openPartial } from './partial-file.ts';

/** Where the bytes of a file come from. */
export interface Origin {
  /** From the byte on. Throws RetryableError when the rest may come at another time. */
  read(from: number): AsyncIterable<Uint8Array>;
  /** What to throw when the file has another hash. */
  damaged(): Error;
  /** Pauses before the rest is asked for; without, nothing is asked for twice. */
  readonly sleep?: (ms: number) => Promise<void>;
}

/** Pauses between attempts that bring nothing; one that brings something begins them anew. */
const PAUSES_MS = [500, 2_000, 8_000];

/**
 * Writes a file to a path of this machine: under another name until it is whole, on disk, and has the hash that it is
 * called by. A transfer that breaks off goes on where it was.
 */
export async function fetchChecked(file: ContentFile, path: string, origin: Origin): Promise<void> {
  const partial = await openPartial(dirname(path));
  try {
    for (let tries = 0; ; ) {
      const before = partial.bytes();
      try {
        await partial.append(origin.read(before));
        break;
      } catch (error) {
        if (!(error instanceof RetryableError)) throw error;
        tries = partial.bytes() > before ? 1 : tries + 1;
        const pauseMs = PAUSES_MS[tries - 1];
        if (pauseMs === undefined || origin.sleep === undefined) throw error.lasting;
        await origin.sleep(pauseMs);
      }
    }
    if (partial.content().hash !== file.hash) throw origin.damaged();
    await partial.settle(path);
  } finally {
    await partial.discard();
  }
}

import { open, rm, stat } from 'node:fs/promises';
import { OWNER_ONLY } from '../../disk/owner-only.ts';
import { diskFailure } from './disk-failure.ts';
import { PartOrigin, readSidecar, writeSidecar } from './sidecar.ts';

/** A file that has begun to come: `<path>.part`, and beside it where it comes from. */
export interface Part {
  readonly bytes: number;
  readonly origin: PartOrigin;
}

export function partPath(path: string): string {
  return `${path}.part`;
}

/** What an earlier attempt left of the same address; undefined when it cannot be gone on with. */
export async function readPart(path: string, url: string): Promise<Part | undefined> {
  const origin = await readSidecar(originPath(path), PartOrigin);
  const bytes = await partBytes(path);
  if (origin?.url !== url || bytes === 0) return undefined;
  return validatorOf(origin) === null ? undefined : { bytes, origin };
}

/** Asks for the rest, as long as it is the rest of the same version (RFC 9110, 13.1.5). */
export function restHeaders({ bytes, origin }: Part): Record<string, string> {
  return { range: `bytes=${bytes}-`, 'if-range': validatorOf(origin) ?? '' };
}

/** Begins a part anew: no byte of another version is ever beside this origin. */
export async function beginPart(path: string, origin: PartOrigin): Promise<void> {
  await dropPart(path);
  await writeSidecar(originPath(path), origin);
}

export async function dropPart(path: string): Promise<void> {
  await rm(partPath(path), { force: true });
  await rm(originPath(path), { force: true });
}

/** Appends what comes, chunk by chunk, so that what is there is a beginning of the file at every moment. */
export async function appendPart(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): Promise<void> {
  try {
    const handle = await open(partPath(path), 'a', OWNER_ONLY);
    try {
      for await (const chunk of chunks) {
        await handle.writeFile(chunk);
        onBytes(chunk.length);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw diskFailure(error, path);
  }
}

export async function partBytes(path: string): Promise<number> {
  try {
    return (await stat(partPath(path))).size;
  } catch {
    return 0;
  }
}

/** A weak ETag does not promise the same bytes. */
function validatorOf({ etag, lastModified }: PartOrigin): string | null {
  return etag?.startsWith('W/') === false ? etag : lastModified;
}

function originPath(path: string): string {
  return `${path}.part.json`;
}

import { rename, rm, stat } from 'node:fs/promises';
import { digestsOf } from './digests.ts';
import { diskFailure } from './disk-failure.ts';
import { dropPart, partPath } from './part-file.ts';
import { FileOrigin, readSidecar, writeSidecar } from './sidecar.ts';

/** Reads where a whole file came from; undefined unless it is there from this address, to the byte. */
export async function readKept(path: string, url: string): Promise<FileOrigin | undefined> {
  const origin = await readSidecar(originPath(path), FileOrigin);
  if (origin?.url !== url || (await sizeOf(path)) !== origin.size) return undefined;
  const { sha256 } = await digestsOf(path);
  return sha256 === origin.sha256 ? origin : undefined;
}

/** Asks for the file only if it is another version by now. */
export function conditionHeaders({ etag, lastModified }: FileOrigin): Record<string, string> {
  return {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

/** Puts a part that is whole in the place of the file; no file ever stands beside the origin of another. */
export async function keepPart(path: string, origin: FileOrigin): Promise<void> {
  try {
    await rm(originPath(path), { force: true });
    await rename(partPath(path), path);
    await writeSidecar(originPath(path), origin);
    await dropPart(path);
  } catch (error) {
    throw diskFailure(error, path);
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
}

function originPath(path: string): string {
  return `${path}.json`;
}

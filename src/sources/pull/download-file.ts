import { join } from 'node:path';
import type { RemoteFile } from '../importers/importer.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import { conditionHeaders, keepPart, readKept } from './kept-file.ts';
import { cutOff, otherPart } from './network-failure.ts';
import { appendPart, beginPart, dropPart, type Part, readPart, restHeaders } from './part-file.ts';
import type { PulledFile } from './pull-options.ts';
import { originOf, type PartOrigin } from './sidecar.ts';
import { type Verified, verifyPart } from './verify-part.ts';

interface Download {
  readonly http: HttpClient;
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onBytes: (bytes: number, total: number | undefined) => void;
  failureOf(answer: HttpAnswer): Error;
}

interface Receiving extends Download {
  readonly file: RemoteFile;
  readonly path: string;
}

/** Makes one attempt at a file and goes on where the last one stopped; `file.url` is absolute. */
export async function downloadFile(file: RemoteFile, download: Download): Promise<PulledFile> {
  const path = join(download.folder, file.name);
  const pulled = { name: file.name, path, ...(file.option !== undefined && { option: file.option }) };
  const part = await readPart(path, file.url);
  const kept = part === undefined ? await readKept(path, file.url) : undefined;
  const headers = part === undefined ? kept && conditionHeaders(kept) : restHeaders(part);
  const answer = await download.http.get(file.url, headers);
  if (answer.status === 304 && kept !== undefined) {
    await answer.discard();
    await dropPart(path);
    return { ...pulled, bytes: kept.size, status: 'unchanged' };
  }
  const origin = await receive(answer, part, { ...download, file, path });
  const verified = await verifyOrDrop(path, file, origin);
  await keepPart(path, { ...origin, ...verified, fetchedAt: new Date(download.now()).toISOString() });
  return { ...pulled, bytes: verified.size, status: answer.status === 200 ? 'downloaded' : 'resumed' };
}

/** Takes the whole file, or the rest of the part, as the server decides. */
async function receive(
  answer: HttpAnswer,
  part: Part | undefined,
  receiving: Receiving,
): Promise<PartOrigin> {
  const { path, file } = receiving;
  if (answer.status === 200) {
    const origin = originOf(answer, file.url, lengthOf(answer) ?? file.size ?? null);
    await beginPart(path, origin);
    return append(answer, { bytes: 0, origin }, receiving);
  }
  if (part !== undefined && isRestOf(answer, part)) return append(answer, part, receiving);
  await answer.discard();
  if (part !== undefined && isWhole(answer, part)) return part.origin;
  if (part === undefined || ![206, 416].includes(answer.status)) throw receiving.failureOf(answer);
  await dropPart(path);
  throw otherPart(answer.url);
}

async function append(answer: HttpAnswer, part: Part, { path, onBytes }: Receiving): Promise<PartOrigin> {
  const { size } = part.origin;
  let bytes = part.bytes;
  await appendPart(path, answer.chunks(), (more) => {
    bytes += more;
    onBytes(bytes, size ?? undefined);
  });
  if (size !== null && bytes < size) throw cutOff(answer.url, bytes, size);
  return part.origin;
}

async function verifyOrDrop(path: string, file: RemoteFile, { size }: PartOrigin): Promise<Verified> {
  try {
    return await verifyPart(path, file, size);
  } catch (error) {
    await dropPart(path);
    throw error;
  }
}

/** `Content-Range: bytes 100-199/200` goes on from the hundredth byte of the version that has begun to come. */
function isRestOf(answer: HttpAnswer, { bytes, origin }: Part): boolean {
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(answer.header('content-range') ?? '') ?? [];
  const isSameVersion = (answer.header('etag') ?? origin.etag) === origin.etag;
  const isSameSize = total === '*' || origin.size === null || Number(total) === origin.size;
  return answer.status === 206 && Number(start) === bytes && isSameVersion && isSameSize;
}

/** No bytes follow the part: `Content-Range: bytes *\/200`. */
function isWhole(answer: HttpAnswer, { bytes, origin }: Part): boolean {
  const told = /^bytes \*\/(\d+)$/.exec(answer.header('content-range') ?? '')?.[1];
  return answer.status === 416 && (told === undefined ? origin.size : Number(told)) === bytes;
}

function lengthOf(answer: HttpAnswer): number | undefined {
  const length = answer.header('content-length');
  return length === undefined ? undefined : Number(length);
}

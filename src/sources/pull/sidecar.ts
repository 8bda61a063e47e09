import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { HttpAnswer } from './http-client.ts';

/** What stands in `<name>.part.json` beside a file that is still coming. */
export const PartOrigin = z.object({
  url: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Bytes of the whole file; null when the server does not say. */
  size: z.number().nullable(),
});
export type PartOrigin = z.infer<typeof PartOrigin>;

/** What stands in `<name>.json` beside a file that is whole. */
export const FileOrigin = PartOrigin.extend({
  size: z.number(),
  sha256: z.string(),
  /** ISO 8601. */
  fetchedAt: z.string(),
});
export type FileOrigin = z.infer<typeof FileOrigin>;

/** Reads a sidecar; one that is not there or half written counts as none. */
export async function readSidecar<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.safeParse(JSON.parse(await readFile(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

export async function writeSidecar(path: string, origin: PartOrigin | FileOrigin): Promise<void> {
  await writeFile(path, `${JSON.stringify(origin, null, 2)}\n`);
}

/** What the server says of the version that it sends. */
export function originOf(answer: HttpAnswer, url: string, size: number | null): PartOrigin {
  return {
    url,
    etag: answer.header('etag') ?? null,
    lastModified: answer.header('last-modified') ?? null,
    size,
  };
}

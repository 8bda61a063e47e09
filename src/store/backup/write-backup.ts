import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { OWNER_ONLY } from '../../disk/owner-only.ts';
import {
  type BackupManifest,
  CHECKSUMS_NAME,
  DATABASE_NAME,
  MANIFEST_NAME,
  POINTER_NAME,
  referenceName,
  SECRET_KEY_NAME,
} from './backup-manifest.ts';
import { TAR_BLOCK, tarHeader, tarPadding } from './tar.ts';

export interface BackupContent {
  readonly manifest: BackupManifest;
  /** A copy of the database that nobody writes to. */
  readonly databasePath: string;
  /** The text of the file that signing secrets are encrypted with. */
  readonly secretKey: string | undefined;
  /** The file of the version that the manifest names. */
  readonly referencePath: string | undefined;
}

export interface BackupTarget {
  readonly path: string;
  /** A folder on the same disk for what is not complete. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** A file of the archive: a text, or the bytes of a file on disk. */
type Part = { readonly name: string; readonly mode?: number } & (
  | { readonly text: string }
  | { readonly path: string }
);

/** A universe shrinks to a fifth at any level; this one is twice to three times as fast as the default. */
const GZIP_LEVEL = 2;
const READ_BYTES = 1 << 20;

/** Writes a tar.gz of a data directory's files and their SHA-256; it gets its name when it is complete. Returns its size in bytes. */
export async function writeBackup(
  content: BackupContent,
  { path, folder, signal }: BackupTarget,
): Promise<number> {
  const partial = join(folder, 'backup');
  const gzip = createGzip({ level: GZIP_LEVEL });
  const output = createWriteStream(partial, { flush: true, mode: OWNER_ONLY });
  await pipeline(archive(content), gzip, output, { signal });
  const { size } = statSync(partial);
  renameSync(partial, path);
  return size;
}

async function* archive(content: BackupContent): AsyncIterable<Buffer> {
  const mtimeS = Math.floor(Date.parse(content.manifest.created_at) / 1000);
  const sums: string[] = [];
  for (const part of partsOf(content)) sums.push(yield* file(part, mtimeS));
  yield* file({ name: CHECKSUMS_NAME, text: sums.join('') }, mtimeS);
  yield Buffer.alloc(2 * TAR_BLOCK);
}

function partsOf({ manifest, databasePath, secretKey, referencePath }: BackupContent): readonly Part[] {
  const version = manifest.reference_version;
  return [
    { name: MANIFEST_NAME, text: `${JSON.stringify(manifest)}\n` },
    { name: DATABASE_NAME, path: databasePath },
    ...(secretKey === undefined ? [] : [{ name: SECRET_KEY_NAME, text: secretKey, mode: OWNER_ONLY }]),
    ...(version === null || referencePath === undefined
      ? []
      : [
          { name: POINTER_NAME, text: `${version}\n` },
          { name: referenceName(version), path: referencePath },
        ]),
  ];
}

/** A file with its header; returns its line of the checksums. */
async function* file(part: Part, mtimeS: number): AsyncGenerator<Buffer, string> {
  const { name } = part;
  const size = 'text' in part ? Buffer.byteLength(part.text) : statSync(part.path).size;
  yield tarHeader({ name, size }, mtimeS, part.mode);
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of 'text' in part ? [Buffer.from(part.text)] : bytesOf(part.path)) {
    hash.update(chunk);
    read += chunk.length;
    yield chunk;
  }
  if (read !== size) throw new Error(`${name} changed while it was read`);
  yield Buffer.alloc(tarPadding(size));
  return `${hash.digest('hex')}  ${name}\n`;
}

function bytesOf(path: string): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: READ_BYTES });
}

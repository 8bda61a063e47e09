import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
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
const FILE_MODE = 0o644;

/** Writes a tar.gz of a data directory's files and their SHA-256; it gets its name when it is complete. Returns its size in bytes. */
export async function writeBackup(
  content: BackupContent,
  { path, folder, signal }: BackupTarget,
): Promise<number> {
  const partial = join(folder, 'backup');
  const archive = pack();
  const gzip = createGzip({ level: GZIP_LEVEL });
  const output = createWriteStream(partial, { flush: true, mode: OWNER_ONLY });
  const packing = packAll(content, archive).catch((error: Error) => archive.destroy(error));
  const closed = new Promise<void>((resolve) => output.once('close', () => resolve()));
  try {
    await pipeline(archive, gzip, output, { signal });
    await packing;
  } catch (error) {
    // The file may only now be made, and the folder is to be removed.
    output.destroy();
    await closed;
    throw error;
  }
  const { size } = statSync(partial);
  renameSync(partial, path);
  return size;
}

async function packAll(content: BackupContent, archive: Pack): Promise<void> {
  const mtime = new Date(content.manifest.created_at);
  const sums: string[] = [];
  for (const part of partsOf(content)) sums.push(await packPart(part, mtime, archive));
  await packPart({ name: CHECKSUMS_NAME, text: sums.join('') }, mtime, archive);
  archive.finalize();
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

/** Returns the line of the part in the checksums. */
async function packPart(part: Part, mtime: Date, archive: Pack): Promise<string> {
  const { name, mode = FILE_MODE } = part;
  const size = 'text' in part ? Buffer.byteLength(part.text) : statSync(part.path).size;
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of 'text' in part ? [Buffer.from(part.text)] : bytesOf(part.path)) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(hashed, archive.entry({ name, size, mode, mtime }));
  return `${hash.digest('hex')}  ${name}\n`;
}

function bytesOf(path: string): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: READ_BYTES });
}

import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { makeFolder } from '../../disk/make-folder.ts';
import { OWNER_ONLY } from '../../disk/owner-only.ts';
import { type ByteReader, byteReader } from '../universe-file/byte-reader.ts';
import {
  BACKUP_FORMAT,
  BackupMaker,
  BackupManifest,
  CHECKSUMS_NAME,
  DATABASE_NAME,
  MANIFEST_NAME,
  POINTER_NAME,
  referenceName,
  SECRET_KEY_NAME,
} from './backup-manifest.ts';
import { damaged, foreign, newer, unpackError } from './backup-problems.ts';
import { readTarHeader, TAR_BLOCK, tarPadding } from './tar.ts';

/** Texts in a backup are small; what says otherwise is none. */
const LONGEST_TEXT = 1 << 16;
const GUNZIP_BYTES = 1 << 18;

interface Unpacking {
  readonly path: string;
  readonly reader: ByteReader;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Unpacks a backup into a new folder, in the form of a data directory; throws unless every byte of it is as it was written. */
export async function unpackBackup(
  path: string,
  folder: string,
  signal: AbortSignal,
): Promise<BackupManifest> {
  const source = createReadStream(path);
  const gunzip = createGunzip({ chunkSize: GUNZIP_BYTES });
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  let manifest: BackupManifest | undefined;
  try {
    const unpacking = { path, folder, signal, reader: byteReader(gunzip) };
    const text = await manifestText(unpacking);
    manifest = manifestOf(text, path);
    await unpackFiles(manifest, lineFor(MANIFEST_NAME, createHash('sha256').update(text)), unpacking);
    return manifest;
  } catch (error) {
    throw unpackError(error, path, manifest !== undefined);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

async function manifestText({ path, reader }: Unpacking): Promise<Buffer> {
  const size = await sizeOf(MANIFEST_NAME, reader);
  if (size === undefined || size > LONGEST_TEXT) throw foreign(path);
  return textOf(size, reader);
}

function manifestOf(text: Buffer, path: string): BackupManifest {
  const json = jsonOf(text);
  const maker = BackupMaker.safeParse(json);
  if (maker.success && maker.data.format > BACKUP_FORMAT) throw newer(path, maker.data.core);
  const parsed = BackupManifest.safeParse(json);
  if (!parsed.success) throw foreign(path);
  return parsed.data;
}

async function unpackFiles(
  manifest: BackupManifest,
  manifestSum: string,
  unpacking: Unpacking,
): Promise<void> {
  const { path, reader } = unpacking;
  const names = namesIn(manifest);
  let sums = manifestSum;
  for (const name of names) sums += await unpackFile(name, unpacking);
  const size = await sizeOf(CHECKSUMS_NAME, reader);
  if (size === undefined || size > LONGEST_TEXT) throw damaged(path, 'it has no checksums');
  const told = (await textOf(size, reader)).toString();
  const wrong = [MANIFEST_NAME, ...names].find((name) => lineOf(name, told) !== lineOf(name, sums));
  if (wrong !== undefined) throw damaged(path, `${wrong} is not what was backed up`);
  // The end of the stream carries a checksum of its own, which is looked at when it is reached.
  while ((await reader.take(LONGEST_TEXT)).length > 0);
}

function namesIn({ reference_version: version, has_secret_key: hasKey }: BackupManifest): readonly string[] {
  return [
    DATABASE_NAME,
    ...(hasKey === true ? [SECRET_KEY_NAME] : []),
    ...(version === null ? [] : [POINTER_NAME, referenceName(version)]),
  ];
}

/** Returns the file's line of the checksums. */
async function unpackFile(name: string, { path, folder, reader, signal }: Unpacking): Promise<string> {
  const size = await sizeOf(name, reader);
  if (size === undefined) throw damaged(path, `${name} is not in its place`);
  const target = join(folder, name);
  makeFolder(dirname(target));
  const hash = createHash('sha256');
  const file = await open(target, 'wx', OWNER_ONLY);
  try {
    for await (const piece of reader.pieces(size)) {
      signal.throwIfAborted();
      hash.update(piece);
      await file.appendFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await reader.take(tarPadding(size));
  return lineFor(name, hash);
}

/** The size of the next file when it has this name. */
async function sizeOf(name: string, reader: ByteReader): Promise<number | undefined> {
  const entry = readTarHeader(await reader.take(TAR_BLOCK));
  return entry?.name === name ? entry.size : undefined;
}

async function textOf(size: number, reader: ByteReader): Promise<Buffer> {
  const text = await reader.take(size);
  await reader.take(tarPadding(size));
  return text;
}

/** A line of the checksums. */
function lineFor(name: string, hash: Hash): string {
  return `${hash.digest('hex')}  ${name}\n`;
}

function lineOf(name: string, sums: string): string | undefined {
  return sums.split('\n').find((line) => line.endsWith(`  ${name}`));
}

function jsonOf(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

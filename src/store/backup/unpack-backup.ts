import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { makeFolder } from '../../disk/make-folder.ts';
import { OWNER_ONLY } from '../../disk/owner-only.ts';
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
import { brokenArchive, damaged, foreign, newer, unpackError } from './backup-problems.ts';

/** Texts in a backup are small; what says otherwise is none. */
const LONGEST_TEXT = 1 << 16;
const GUNZIP_BYTES = 1 << 18;

type Entry = Extract extends AsyncIterable<infer E> ? E : never;

interface Unpacking {
  readonly path: string;
  readonly entries: AsyncIterator<Entry>;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Unpacks a backup into a new folder, in the form of a data directory; throws unless every byte of it is as it was written. */
export async function unpackBackup(
  path: string,
  folder: string,
  signal: AbortSignal,
): Promise<BackupManifest> {
  const extraction = extract();
  const entries = extraction[Symbol.asyncIterator]();
  const gunzip = createGunzip({ chunkSize: GUNZIP_BYTES });
  const reading = pipeline(createReadStream(path), gunzip, extraction).then(
    () => undefined,
    (error: unknown) => error,
  );
  let manifest: BackupManifest | undefined;
  try {
    const unpacking = { path, folder, signal, entries };
    const text = await textNamed(MANIFEST_NAME, unpacking);
    if (text === undefined) throw foreign(path);
    manifest = manifestOf(text, path);
    await unpackFiles(manifest, lineFor(MANIFEST_NAME, createHash('sha256').update(text)), unpacking);
    return manifest;
  } catch (error) {
    const cause = isDestroyed(error) ? await reading : error;
    const isBackup = manifest !== undefined;
    throw isOfArchive(cause) ? brokenArchive(path, isBackup) : unpackError(cause, path, isBackup);
  } finally {
    extraction.destroy();
    await reading;
  }
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
  const { path } = unpacking;
  const names = namesIn(manifest);
  let sums = manifestSum;
  for (const name of names) sums += await unpackFile(name, unpacking);
  const told = (await textNamed(CHECKSUMS_NAME, unpacking))?.toString();
  if (told === undefined) throw damaged(path, 'it has no checksums');
  const wrong = [MANIFEST_NAME, ...names].find((name) => lineOf(name, told) !== lineOf(name, sums));
  if (wrong !== undefined) throw damaged(path, `${wrong} is not what was backed up`);
  await readToEnd(unpacking);
}

/** The end of the stream carries a checksum of its own, which is looked at when it is reached. */
async function readToEnd({ entries }: Unpacking): Promise<void> {
  for (let next = await entries.next(); next.done !== true; next = await entries.next()) next.value.resume();
}

function namesIn({ reference_version: version, has_secret_key: hasKey }: BackupManifest): readonly string[] {
  return [
    DATABASE_NAME,
    ...(hasKey === true ? [SECRET_KEY_NAME] : []),
    ...(version === null ? [] : [POINTER_NAME, referenceName(version)]),
  ];
}

/** Returns the file's line of the checksums. */
async function unpackFile(name: string, unpacking: Unpacking): Promise<string> {
  const entry = await entryNamed(name, unpacking);
  if (entry === undefined) throw damaged(unpacking.path, `${name} is not in its place`);
  const target = join(unpacking.folder, name);
  makeFolder(dirname(target));
  const hash = createHash('sha256');
  const file = await open(target, 'wx', OWNER_ONLY);
  try {
    for await (const piece of entry as AsyncIterable<Buffer>) {
      unpacking.signal.throwIfAborted();
      hash.update(piece);
      await file.appendFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return lineFor(name, hash);
}

/** The next file when it has this name; an archive that is damaged there has none. */
async function entryNamed(name: string, { entries }: Unpacking): Promise<Entry | undefined> {
  try {
    const { done, value } = await entries.next();
    return done !== true && value.header.type === 'file' && value.header.name === name ? value : undefined;
  } catch (error) {
    if (isOfArchive(error)) return undefined;
    throw error;
  }
}

async function textNamed(name: string, unpacking: Unpacking): Promise<Buffer | undefined> {
  const entry = await entryNamed(name, unpacking);
  if (entry === undefined || (entry.header.size ?? 0) > LONGEST_TEXT) return undefined;
  const pieces: Buffer[] = [];
  for await (const piece of entry as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Errors of the file and of gzip have a code, those of the archive have none; a TypeError is our own. */
function isOfArchive(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}

/** Whether a file ended because what it is read from broke. */
function isDestroyed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'STREAM_DESTROYED';
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

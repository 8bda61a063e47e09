import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { SECRET_KEY_NAME } from '../backup/backup-manifest.ts';

const KEY_BYTES = 32;
const FORM = /^[A-Za-z0-9+/]{43}=$/;
const OWNER_ONLY = 0o600;
const OTHERS = 0o077;
const MAKE_KEY =
  'Name the file that the other machines have; the first one makes it: openssl rand -base64 32 > core.key';

/** Reads the 32 bytes by which signing secrets are encrypted; a data directory without them gets some, for good. */
export function readSecretKey(dataDir: string, randomBytes: (size: number) => Uint8Array): Uint8Array {
  const path = join(dataDir, SECRET_KEY_NAME);
  if (secretKeyText(dataDir) === undefined) make(dataDir, randomBytes);
  if ((statSync(path).mode & OTHERS) !== 0) throw exposed(path);
  const text = secretKeyText(dataDir)?.trim() ?? '';
  if (!FORM.test(text)) throw wrong(path);
  return Buffer.from(text, 'base64');
}

/** The 32 bytes in a file that somebody made for several machines. Throws CONFIG naming it when it is missing or damaged. */
export function givenSecretKey(path: string): Uint8Array {
  const text = textOf(path)?.trim();
  if (text === undefined)
    throw new CoreError('CONFIG', `there is no key in ${path}`, { file: path, fix: MAKE_KEY });
  if (!FORM.test(text))
    throw new CoreError('CONFIG', `${path} does not hold 32 bytes in base64`, { file: path, fix: MAKE_KEY });
  return Buffer.from(text, 'base64');
}

/** The file as it is; undefined when there is none. */
export function secretKeyText(dataDir: string): string | undefined {
  return textOf(join(dataDir, SECRET_KEY_NAME));
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return undefined;
    if (code === 'EISDIR') throw wrong(path);
    if (code !== 'EACCES' && code !== 'EPERM') throw explained(error, path);
    const fix = 'Run core as the user that the file belongs to.';
    throw new CoreError('CONFIG', `${path} may not be read`, { file: path, fix });
  }
}

/** The file gets its name when it is complete and on disk; of two processes that make it at once, both use the first one's. */
function make(dataDir: string, randomBytes: (size: number) => Uint8Array): void {
  const path = join(dataDir, SECRET_KEY_NAME);
  const text = `${Buffer.from(randomBytes(KEY_BYTES)).toString('base64')}\n`;
  let folder: string | undefined;
  try {
    makeFolder(dataDir);
    folder = mkdtempSync(`${path}.`);
    const own = join(folder, SECRET_KEY_NAME);
    writeFileSync(own, text, { mode: OWNER_ONLY, flush: true });
    linkUnlessThere(own, path);
    syncFolder(dataDir);
  } catch (error) {
    throw explained(error, path);
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

function linkUnlessThere(own: string, path: string): void {
  try {
    linkSync(own, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Without this a power cut may take the name away though the file is there. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function wrong(path: string): CoreError {
  return new CoreError('CONFIG', `${path} is damaged: it does not hold 32 bytes in base64`, {
    file: path,
    fix: 'Put it back from a backup; without one, move it away, delete all keys and create new ones.',
  });
}

function exposed(path: string): CoreError {
  return new CoreError('CONFIG', `${path} may be read by others`, { file: path, fix: `chmod 600 ${path}` });
}

function explained(error: unknown, path: string): unknown {
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(codeOf(error))) return error;
  const fix = 'Check the permissions, or name another --data-dir.';
  return new CoreError('CONFIG', `${path} cannot be written`, { file: path, fix });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

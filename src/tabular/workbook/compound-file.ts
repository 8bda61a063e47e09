import { open } from 'node:fs/promises';
import type { ForeignFormat } from '../foreign-format.ts';

const MAGIC = 'd0cf11e0a1b11ae1';
const ENTRY_BYTES = 128;
const NAME_BYTES = 64;
/** The names that matter stand at its start. */
const DIRECTORY_BYTES = 4096;

const PROTECTED: ForeignFormat = {
  what: 'protected by a password',
  fix: 'Open it in Excel, take the password away (File, Info, Protect Workbook, Encrypt with Password) and save a copy.',
};

const OLD: ForeignFormat = {
  what: 'an old Excel workbook (xls)',
  fix: 'Open it in Excel and save it as an Excel workbook (.xlsx), or as CSV (UTF-8).',
};

/**
 * Tells what is in a compound file, in which old versions of Office and encrypted documents are kept, by the names in
 * its directory (MS-CFB 2.6.1); undefined for other files, and for those with neither.
 */
export async function compoundKind(path: string): Promise<ForeignFormat | undefined> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(512);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    if (bytesRead < head.length || head.toString('hex', 0, 8) !== MAGIC) return undefined;
    const sectorBytes = 2 ** Math.min(head.readUInt16LE(30), 16);
    const directory = Buffer.alloc(DIRECTORY_BYTES);
    await file.read(directory, 0, DIRECTORY_BYTES, (head.readUInt32LE(48) + 1) * sectorBytes);
    const names = namesIn(directory);
    if (names.includes('EncryptedPackage') || names.includes('EncryptionInfo')) return PROTECTED;
    return names.includes('Workbook') || names.includes('Book') ? OLD : undefined;
  } finally {
    await file.close();
  }
}

/** The names of the entries of a directory. */
function namesIn(directory: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const length = Math.min(directory.readUInt16LE(at + NAME_BYTES), NAME_BYTES);
    names.push(directory.toString('utf16le', at, at + Math.max(0, length - 2)));
  }
  return names;
}

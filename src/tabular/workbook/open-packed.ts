import { open } from 'node:fs/promises';
import { CoreError } from '../../contract/errors.ts';
import { inputError } from '../input-error.ts';
import type { InputTable } from '../input-row.ts';
import type { InputSource } from '../input-source.ts';
import { compoundKind } from './compound-file.ts';
import { openWorkbook } from './open-workbook.ts';

/** How far into a zip archive names of its files are looked for when its directory cannot be read. */
const HEAD_BYTES = 64 * 1024;

/**
 * Opens a file that is an Excel workbook, by its content; undefined for every other one. Refuses old and protected
 * workbooks, and any other file of which a sheet is asked for.
 */
export async function openPacked(source: InputSource): Promise<InputTable | undefined> {
  const { path, sheet } = source;
  const foreign = await compoundKind(path);
  if (foreign !== undefined)
    throw inputError('INPUT_FORMAT', `is ${foreign.what}`, { path, fix: foreign.fix });
  const head = await zipHead(path);
  const workbook = head === undefined ? undefined : await openIfWorkbook(source, head);
  if (workbook === undefined && sheet !== undefined)
    throw inputError('USAGE', 'has no sheets: it is no Excel workbook', { path, fix: 'Leave out --sheet.' });
  return workbook;
}

/** What is in a zip archive without a directory is told by the names of files at its start. */
async function openIfWorkbook(source: InputSource, head: string): Promise<InputTable | undefined> {
  try {
    return await openWorkbook(source);
  } catch (error) {
    const isOther = error instanceof CoreError && error.code === 'INPUT_TRUNCATED' && !head.includes('xl/');
    if (isOther) return undefined;
    throw error;
  }
}

async function zipHead(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return head.startsWith('PK\x03\x04') ? head : undefined;
  } finally {
    await file.close();
  }
}

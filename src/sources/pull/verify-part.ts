import { open } from 'node:fs/promises';
import { CoreError } from '../../contract/errors.ts';
import type { RemoteFile } from '../importers/importer.ts';
import { digestsOf } from './digests.ts';
import { partBytes, partPath } from './part-file.ts';

const HEAD_BYTES = 512;
const AGAIN = 'Run the same command again: it is downloaded anew.';
const LOOK =
  'Open the address in a browser to see what it says (a login page of the network, maintenance), then run the same command again.';

export interface Verified {
  readonly size: number;
  readonly sha256: string;
}

/** Checks that what has come is the file, all of it and unharmed; throws REMOTE with what is wrong. */
export async function verifyPart(
  path: string,
  { name, url, size, checksum }: RemoteFile,
  toldSize: number | null,
): Promise<Verified> {
  const wrong = (problem: string, fix: string) =>
    new CoreError('REMOTE', `${name} ${problem}`, { file: url, fix });
  const problem = contentProblem(await headOf(partPath(path)), name);
  if (problem !== undefined) throw wrong(problem, LOOK);
  const bytes = await partBytes(path);
  for (const promised of [toldSize, size]) {
    if ((promised ?? bytes) !== bytes) throw wrong(`has ${bytes} bytes and should have ${promised}`, AGAIN);
  }
  const { sha256, asked } = await digestsOf(partPath(path), checksum?.algorithm);
  if (checksum !== undefined && checksum.hex.toLowerCase() !== asked)
    throw wrong(`is damaged: its ${checksum.algorithm} is not the one that the register promises`, AGAIN);
  return { size: bytes, sha256 };
}

/** Pages of a portal or of an error come with status 200 in place of a file. */
function contentProblem(head: Buffer, name: string): string | undefined {
  if (head.length === 0) return 'is empty';
  const text = head.toString('utf8').replace(/^\ufeff?\s*/, '');
  if (/^<(!doctype\s+html|html)\b/i.test(text)) return 'is a web page, not the file';
  if (name.endsWith('.zip') && !text.startsWith('PK')) return 'is not a zip archive';
  if (name.endsWith('.gz') && head.subarray(0, 2).toString('hex') !== '1f8b') return 'is not a gzip file';
  return undefined;
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

import { createWriteStream } from 'node:fs';
import { CoreError } from '../../contract/errors.ts';
import type { Upload } from '../../contract/files.ts';
import { OWNER_ONLY } from '../../disk/owner-only.ts';
import { checked } from '../../tabular/checked-stream.ts';
import { isBrokenOff } from '../output/write-failure.ts';

const MIB = 1024 ** 2;
const LONGEST_NAME = 200;

/** A name that can be shown: no folders, no control characters, not too long. Throws INVALID_REQUEST for an empty one. */
export function shownName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const plain = name.normalize('NFC').replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '');
  const last = plain.split(/[/\\]/).at(-1)?.trim() ?? '';
  if (last === '' || last === '.' || last === '..')
    throw new CoreError('INVALID_REQUEST', 'name: the file has no name', { field: 'name' });
  return last.length <= LONGEST_NAME ? last : `…${last.slice(-LONGEST_NAME)}`;
}

/**
 * Writes what arrives to a path, as it arrives. Throws TOO_LARGE for more than the limit and for a full disk, and
 * INVALID_REQUEST for another size than was announced; the caller removes what was written.
 */
export async function takeUpload(
  { bytes, content }: Pick<Upload, 'bytes' | 'content'>,
  path: string,
  maxBytes: number,
): Promise<void> {
  if (bytes > maxBytes) throw tooLarge(maxBytes);
  const sink = checked(createWriteStream(path, { mode: OWNER_ONLY, flush: true }), writeFault);
  let taken = 0;
  try {
    for await (const chunk of content) {
      taken += chunk.length;
      if (taken > maxBytes) throw tooLarge(maxBytes);
      if (taken > bytes) throw otherSize(`more than the ${bytes} bytes`);
      await sink.write(chunk);
    }
    if (taken < bytes) throw otherSize(`${taken} bytes instead of the ${bytes}`);
    await sink.end();
  } catch (error) {
    await sink.destroy();
    throw error;
  }
}

/** Whoever uploads can do nothing about other faults of the disk. */
function writeFault(error: NodeJS.ErrnoException): Error {
  if (!isBrokenOff(error)) return error;
  return new CoreError(
    'TOO_LARGE',
    'There is no room for the file on the disk of the service. Delete files that are no longer needed, or tell who runs it.',
  );
}

function tooLarge(maxBytes: number): CoreError {
  const most = `${Math.floor(maxBytes / MIB).toLocaleString('en-US')} MiB`;
  return new CoreError(
    'TOO_LARGE',
    `The file is larger than ${most}, the most that this service takes. Split it, or pack it with gzip; core serve --max-upload sets the limit.`,
  );
}

function otherSize(what: string): CoreError {
  return new CoreError('INVALID_REQUEST', `${what} that were announced have arrived. Upload the file again.`);
}

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { CoreError } from '../../contract/errors.ts';
import type { FinishedOutput } from '../../contract/files.ts';
import { statOf } from '../../disk/stat-of.ts';
import { type Conversion, convertOutput } from './convert-output.ts';
import { naming } from './file-words.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Makes the file of an output in another format unless it is there. Other processes may make it at the same time: each
 * writes under a name of its own, so that the file is always a whole one. Throws CONFLICT when the output is replaced meanwhile.
 */
export async function makeConverted(output: FinishedOutput, to: string, how: Conversion): Promise<void> {
  await oneAtATime(to, async () => {
    if (!existsSync(to)) await convert(output, to, how);
  });
}

async function convert({ name, path }: FinishedOutput, to: string, how: Conversion): Promise<void> {
  const unfinished = `${to}.${randomUUID()}`;
  const begunWith = versionOf(path);
  const isReplaced = () => versionOf(path) !== begunWith;
  try {
    await naming({ name, path }, () => convertOutput(path, unfinished, how));
    if (!isReplaced()) return await rename(unfinished, to);
  } catch (error) {
    if (!isReplaced()) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  throw new CoreError('CONFLICT', `${name} was run again meanwhile. Download the new result.`);
}

/** Differs when another file lies there, or none. */
function versionOf(path: string): string {
  const found = statOf(path);
  return found === undefined ? 'none' : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

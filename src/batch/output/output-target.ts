import {
  constants,
  createWriteStream,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { Socket } from 'node:net';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { statOf } from '../../disk/stat-of.ts';

/** What stands under a path: `special` are devices, pipes and sockets, which are written into and never replaced. */
export type PathKind = 'nothing' | 'file' | 'folder' | 'special';

const MAX_LINKS = 40;
const READER_POLL_MS = 20;

/** Tells what a path leads to; a link that leads nowhere is nothing. */
export function kindOfPath(path: string): PathKind {
  const found = statOf(path);
  if (found === undefined) return 'nothing';
  if (found.isFile()) return 'file';
  return found.isDirectory() ? 'folder' : 'special';
}

/** Whether several processes may write under a path, `-` for standard output, at the same time. */
export function isShared(path: string): boolean {
  return path === '-' || kindOfPath(path) === 'special';
}

/** The path that a link leads to in the end, whether there is a file or not; that of no link is its own. */
export function linkTarget(path: string): string {
  let target = path;
  for (let links = 0; links < MAX_LINKS && isLink(target); links++)
    target = resolve(realpathSync(dirname(target)), readlinkSync(target));
  return target;
}

/** Opens a device or a pipe; waits for the reader of a pipe, and Ctrl-C ends the wait. */
export async function openSpecial(path: string): Promise<Writable> {
  if (!statSync(path).isFIFO()) return createWriteStream(path);
  // An open that blocks would hold a thread of the process, which then could not end.
  for (;;) {
    const fd = openedPipe(path);
    if (fd !== undefined) return new Socket({ fd, readable: false, writable: true });
    await delay(READER_POLL_MS);
  }
}

/** Undefined as long as nobody reads. */
function openedPipe(path: string): number | undefined {
  try {
    return openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENXIO') return undefined;
    throw error;
  }
}

/** What may not be looked at is none: who writes there is told why it cannot be done. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  } catch {
    return false;
  }
}

import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

/** What a file is made with that only its owner may read and write. */
export const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/**
 * Makes an empty file for its owner alone where there is none; one of ours that others may read is closed to them. One that
 * is there is not opened: closing it again would take from this process all locks that SQLite holds on it, unknown to SQLite.
 */
export function ownerOnlyFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY));
  closeToOthers(path);
}

/** Takes the permissions of others from a file that belongs to this user; another's file, or none, stays as it is. */
export function closeToOthers(path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || (stat.mode & OTHERS) === 0 || stat.uid !== process.getuid?.()) return;
  chmodSync(path, OWNER_ONLY);
}

import { type Stats, statSync } from 'node:fs';

/** What stands at a path; undefined where nothing does, and where it may not be looked at: who opens it is told why. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

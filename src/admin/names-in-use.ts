import { join } from 'node:path';
import { type NamedThing, readNames } from '../store/sqlite/names-in-use.ts';

export type { NamedThing } from '../store/sqlite/names-in-use.ts';

/** Names out of a data folder; none where there is no folder, or one that cannot be read. Nothing is made or changed. */
export function namesInUse(dataDir: string, thing: NamedThing): readonly string[] {
  try {
    return readNames(join(dataDir, 'core.sqlite'), thing);
  } catch {
    return [];
  }
}

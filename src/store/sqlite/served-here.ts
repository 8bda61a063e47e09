import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OWNER_ONLY } from '../../disk/owner-only.ts';
import { isOwnerAlive, isOwnerHere, processOwner } from './process-owner.ts';

const Mark = z.object({ owner: z.string(), address: z.url() });

/** Notes in the data directory where this process serves it, for `core ui`; what it gives back takes the note away. */
export function noteServed(dataDir: string, address: string): () => void {
  const path = pathIn(dataDir);
  const owner = processOwner();
  writeFileSync(path, JSON.stringify({ owner, address }), { mode: OWNER_ONLY });
  return () => {
    if (markIn(path)?.owner === owner) rmSync(path, { force: true });
  };
}

/** The address at which a process of this machine serves the data directory; undefined when none does. */
export function servedAddress(dataDir: string): string | undefined {
  const mark = markIn(pathIn(dataDir));
  return mark !== undefined && isOwnerHere(mark.owner) && isOwnerAlive(mark.owner) ? mark.address : undefined;
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'serving.json');
}

function markIn(path: string): z.infer<typeof Mark> | undefined {
  try {
    return Mark.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

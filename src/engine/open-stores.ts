import { join } from 'node:path';
import type { Clock } from '../contract/clock.ts';
import { starterSource } from '../sources/source-of.ts';
import {
  openSqliteStores,
  openTemporaryJobs,
  type TemporaryJobs,
} from '../store/sqlite/open-sqlite-stores.ts';
import { sqliteReferenceStore } from '../store/universe-file/reference-files.ts';
import type { UniverseStores } from '../universe/universe-stores.ts';
import { newIds } from './new-ids.ts';
import type { EngineStores } from './stores.ts';

/** Where the stores are, and who tells them the time. */
export interface StorePlace {
  readonly dataDir: string;
  readonly clock: Pick<Clock, 'now'>;
}

/** Opens the stores. Whoever opens them closes them. */
export async function openStores({ dataDir, clock }: StorePlace): Promise<EngineStores> {
  return openSqliteStores(dataDir, partsOf(clock));
}

/** The jobs of a run that leaves nothing behind: they stay on this machine, wherever the stores are. */
export function temporaryJobs(clock: StorePlace['clock']): TemporaryJobs {
  return openTemporaryJobs(partsOf(clock));
}

function partsOf({ now }: StorePlace['clock']) {
  return { now, newId: newIds(now) };
}

export interface UniverseOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  /** Hears what takes a while before it begins. */
  readonly tell?: (line: string) => void;
}

/** Where the universe of a data directory is kept, with the ids that outlive it. */
export function universeStores(
  { dataDir, clock, tell }: UniverseOptions,
  { identity }: Pick<EngineStores, 'identity'>,
): UniverseStores {
  return {
    reference: sqliteReferenceStore(referenceFolder(dataDir)),
    identity,
    bundled: [starterSource()],
    now: () => new Date(clock.now()).toISOString(),
    sleep: clock.sleep,
    ...(tell !== undefined && { tell }),
  };
}

export function referenceFolder(dataDir: string): string {
  return join(dataDir, 'reference');
}

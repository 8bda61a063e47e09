import { PROCESS_NOTED_MS, type SharedProcess } from '../jobs/processes.ts';
import type { WorkspaceQueue } from '../jobs/workspace-queues.ts';
import type { PublishedUniverse } from '../universe/published-universes.ts';
import type { EngineStores } from './stores.ts';

/** How it stands with stores that several machines share, at one moment. */
export interface SharedStatus {
  /** By the clock of the database; milliseconds since 1970. */
  readonly nowMs: number;
  readonly processes: readonly NotedProcess[];
  readonly queues: readonly WorkspaceQueue[];
  /** In the order in which they were published. */
  readonly universes: readonly NotedUniverse[];
}

export interface NotedProcess extends SharedProcess {
  /** It has told lately that it works; the others are gone without a word, or cut off. */
  readonly isAlive: boolean;
}

export interface NotedUniverse extends PublishedUniverse {
  readonly isCurrent: boolean;
  /** Processes that work with it. */
  readonly processes: number;
}

/** A process that has missed so many turns counts for gone. */
const MISSED = 3;

/** Undefined where everything is of this machine alone. */
export async function sharedStatus({
  shared,
}: Pick<EngineStores, 'shared'>): Promise<SharedStatus | undefined> {
  if (shared === undefined) return undefined;
  const [nowMs, listed, queues, universes, current] = await Promise.all([
    shared.queues.now(),
    shared.processes.list(),
    shared.queues.byWorkspace(),
    shared.universes.list(),
    shared.universes.current(),
  ]);
  const processes = listed.map((one) => ({
    ...one,
    isAlive: nowMs - one.seenMs <= MISSED * PROCESS_NOTED_MS,
  }));
  return {
    ...{ nowMs, processes, queues },
    universes: universes.map((universe) => ({
      ...universe,
      isCurrent: universe.version === current?.version,
      processes: processes.filter((one) => one.isAlive && isOf(universe, one)).length,
    })),
  };
}

/** What callers' records created stands in a file beside it, whose name is in the version that a process tells. */
function isOf({ version }: PublishedUniverse, { referenceVersion }: SharedProcess): boolean {
  return referenceVersion.split('-')[0] === version;
}

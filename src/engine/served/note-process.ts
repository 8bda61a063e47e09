import type { Clock } from '../../contract/clock.ts';
import { PROCESS_NOTED_MS, type Processes, type SharedProcess } from '../../jobs/processes.ts';
import { processOwner } from '../../store/sqlite/process-owner.ts';

interface Noting {
  readonly clock: Clock;
  /** A process without is not noted. */
  readonly kind: Pick<SharedProcess, 'kind' | 'coreVersion'> | undefined;
  readonly threads: number;
  readonly referenceVersion: () => string;
  readonly onError: (what: string, error: unknown) => void;
}

/** Tells the others that share the stores, now and then, that this process works; what it gives back ends that. */
export function noteProcess(
  processes: Processes | undefined,
  { clock, kind, threads, referenceVersion, onError }: Noting,
): () => Promise<void> {
  if (processes === undefined || kind === undefined) return async () => {};
  const owner = processOwner();
  const note = () =>
    processes
      .note({ ...kind, owner, threads, referenceVersion: referenceVersion() })
      .catch((error) => onError('the database could not be told that this process works', error));
  let noting = note();
  const stop = clock.every(PROCESS_NOTED_MS, () => {
    noting = note();
  });
  return async () => {
    stop();
    await noting;
    await processes.leave(owner).catch((error) => onError('the database was not told of the end', error));
  };
}

import type { JobExecutor } from '../../jobs/runner.ts';
import {
  REFERENCE_FORMAT,
  type ReferenceStore,
  type ReferenceVersion,
} from '../../universe/reference-store.ts';

/** The universe in use and the executor of jobs against it; both change when an import has switched another one in. */
export interface HotUniverse {
  reference(): ReferenceVersion;
  readonly executor: JobExecutor;
  /** Takes up another version, when there is one. A look that begins during another one is none. */
  look(): Promise<void>;
  close(): Promise<void>;
}

interface InUse {
  readonly reference: ReferenceVersion;
  readonly executor: JobExecutor;
  underWay: number;
  isLeft: boolean;
}

/** A version that is left is closed when the last of its jobs is done; jobs under way end against it. */
export function hotUniverse(
  store: ReferenceStore,
  first: ReferenceVersion,
  executorOf: (reference: ReferenceVersion) => JobExecutor,
): HotUniverse {
  let isLooking = false;
  let isClosed = false;
  let current: InUse = { reference: first, executor: executorOf(first), underWay: 0, isLeft: false };
  return {
    reference: () => current.reference,
    executor: {
      async execute(jobs) {
        const used = current;
        used.underWay++;
        try {
          return await used.executor.execute(jobs);
        } finally {
          used.underWay--;
          if (used.isLeft && used.underWay === 0) await closed(used);
        }
      },
      ready: async () => current.executor.ready?.(),
      failure: () => current.executor.failure?.(),
      close: async () => {},
    },
    async look() {
      if (isLooking) return;
      isLooking = true;
      try {
        await store.takeUp();
        lookHere();
      } finally {
        isLooking = false;
      }
    },
    close() {
      isClosed = true;
      return closed(current);
    },
  };

  function lookHere(): void {
    const version = store.currentVersion();
    if (isClosed || version === undefined || version === current.reference.version) return;
    const next = store.openCurrent();
    if (next?.format !== REFERENCE_FORMAT) {
      next?.close();
      return;
    }
    const left = current;
    current = { reference: next, executor: executorOf(next), underWay: 0, isLeft: false };
    left.isLeft = true;
    if (left.underWay === 0) void closed(left);
  }
}

async function closed({ executor, reference }: InUse): Promise<void> {
  await executor.close();
  reference.close();
}

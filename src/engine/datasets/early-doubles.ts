import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { isKnown } from '../../crm/duplicates/known-entity.ts';
import type { DatasetDraft } from '../../jobs/dataset-store.ts';
import { resolvedIdentity } from '../../store/dataset-file/dataset-draft.ts';
import { makeNormalFile } from '../../store/dataset-file/normal-file.ts';
import { collectAlone } from '../threads/heap-growth.ts';
import { type EarlyThread, earlyThread } from './early-thread.ts';
import type { ThreadAtHand } from './thread-at-hand.ts';

/**
 * Looks for doubles among the accounts of a draft while they are resolved: who they are decides only which of them are
 * compared. Who finds nothing prepared finds the same doubles afterwards.
 */
export interface EarlyDoubles {
  /** Tells accounts with their normal forms, as far as these are worked out, and hears who they are. */
  readonly draft: Pick<DatasetDraft, 'unresolved' | 'resolve'>;
  /** Accounts were added to the draft. */
  added(): void;
  /** All accounts were added: so many. */
  allAdded(accounts: number): void;
  /** Its thread, which has time to resolve accounts as well; undefined without one. */
  atHand(): ThreadAtHand | undefined;
  /** All were resolved: where the thread that judges hears what was found; undefined when that is nothing. */
  handOver(): MessagePort | undefined;
  close(): Promise<void>;
}

/** Of so many accounts doubles are looked for early. */
export interface EarlyLimits {
  readonly least: number;
  readonly most: number;
}

const TAKEN_AT_ONCE = 512;
const COMPARED_AT_ONCE = 256;
/** Threads that always have work meanwhile: one resolves, one looks for doubles, and one reads or resolves, too. */
const BUSY = 3;

interface Working {
  readonly thread: EarlyThread;
  readonly normals: ReturnType<typeof makeNormalFile>;
}

export function earlyDoubles(
  draft: Pick<DatasetDraft, 'path' | 'bodies' | 'unresolved' | 'resolve'>,
  { least, most }: EarlyLimits,
): EarlyDoubles {
  let working: Working | undefined;
  let isOver = false;
  let isTaking = false;
  let areAllAdded = false;
  let isPreparing = false;
  let open: number[] = [];
  let asked = 0;
  const close = async () => {
    isOver = true;
    const ended = working;
    working = undefined;
    await ended?.thread.close();
    ended?.normals.close();
  };
  // Who judges finds the doubles then.
  const giveUp = () => void close().catch(() => {});
  const start = (): Working | undefined => {
    if (draft.bodies(least - 1, 1).length === 0) return undefined;
    const normals = makeNormalFile(draft.path);
    collectAlone(BUSY);
    return { thread: earlyThread({ file: normals.file }), normals };
  };
  const take = async () => {
    if (isTaking || isOver) return;
    isTaking = true;
    working ??= start();
    for (let now = working; now !== undefined; now = working) {
      const bodies = draft.bodies(now.normals.size, TAKEN_AT_ONCE);
      if (bodies.length === 0) break;
      const lengths = await now.thread.take(bodies);
      if (working !== undefined) now.normals.note(lengths);
    }
    isTaking = false;
    if (!areAllAdded || isPreparing || working === undefined) return;
    isPreparing = true;
    await working.thread.prepare();
  };
  const compare = () => {
    const positions = open;
    open = [];
    asked += positions.length;
    return working?.thread.compare(positions);
  };
  return {
    draft: {
      unresolved: (after, limit) =>
        draft.unresolved(after, limit).map((one) => {
          const normal = working?.normals.at(one.position - 1);
          return normal === undefined ? one : { ...one, normal };
        }),
      resolve(accounts) {
        draft.resolve(accounts);
        if (isOver) return;
        for (const { position, step } of accounts)
          if (!isKnown(resolvedIdentity(step))) open.push(position - 1);
        if (isPreparing && open.length >= COMPARED_AT_ONCE) compare()?.catch(giveUp);
      },
    },
    added: () => void take().catch(giveUp),
    allAdded(accounts) {
      areAllAdded = true;
      if (accounts >= most) giveUp();
      else take().catch(giveUp);
    },
    atHand: () => working?.thread,
    handOver() {
      if (!isPreparing || working === undefined) {
        giveUp();
        return undefined;
      }
      compare()?.catch(giveUp);
      const { port1, port2 } = new MessageChannel();
      working.thread.finish(port2, asked).then(giveUp, giveUp);
      return port1;
    },
    close,
  };
}

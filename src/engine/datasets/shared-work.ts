import type { Clock } from '../../contract/clock.ts';
import type { SharedFiles } from '../../disk/shared-files.ts';
import type { Processes } from '../../jobs/processes.ts';
import type { SharedParts } from '../../jobs/shared-parts.ts';
import type { Signals } from '../../jobs/signals.ts';
import { PARTS } from '../../store/dataset-file/dataset-folder.ts';
import { isOwnerAlive, processOwner } from '../../store/sqlite/process-owner.ts';
import { forgetWork, type OpenedDesk, openDesk } from './parts-desk.ts';

/** Has machines that share the stores do parts of the work on datasets. */
export interface SharedWork {
  /** A desk for the draft; undefined when there are few accounts, or nobody else works. */
  open(workspace: string, draft: DraftPlace): Promise<OpenedDesk | undefined>;
  /** So many accounts are shared out at least. */
  readonly least: number;
  /** Ends what killed processes have begun. */
  removeLeft(): Promise<void>;
  close(): Promise<void>;
}

interface DraftPlace {
  readonly path: string;
  readonly accounts: number;
}

interface SharedWorkParts {
  readonly parts: SharedParts;
  readonly files: SharedFiles;
  readonly processes: Pick<Processes, 'list'>;
  readonly signals: Pick<Signals, 'hear'>;
  readonly clock: Clock;
  readonly newId: () => string;
  /** So many accounts are shared out at least. */
  readonly leastShared?: number | undefined;
}

/** With fewer accounts one machine is done before others have begun. */
export const LEAST_SHARED = 20_000;
/** Who was not seen for so long is not counted on. */
const SEEN_MS = 60_000;

export function sharedWork(options: SharedWorkParts): SharedWork {
  const { parts, files, processes, signals, clock, newId, leastShared = LEAST_SHARED } = options;
  const desks = new Map<string, OpenedDesk>();
  let hearing: Promise<() => Promise<void>> | undefined;
  const hear = () => {
    hearing ??= signals.hear({
      work() {},
      ends(ids) {
        for (const id of ids) desks.get(id)?.wake();
      },
    });
    return hearing;
  };
  const hasOthers = async () => {
    const own = processOwner();
    const all = await processes.list();
    const latestMs = Math.max(...all.map(({ seenMs }) => seenMs));
    return all.some(
      ({ owner, seenMs }) => owner !== own && isOwnerAlive(owner) && seenMs > latestMs - SEEN_MS,
    );
  };
  return {
    least: leastShared,
    async open(workspace, { path, accounts }) {
      if (accounts < leastShared || !(await hasOthers())) return undefined;
      const work = `work_${newId()}`;
      // Who hears nothing looks all the same.
      await hear().catch(() => {});
      const desk = await openDesk({ work, workspace, folder: path + PARTS, parts, files, clock });
      desks.set(work, desk);
      return {
        ...desk,
        async close() {
          desks.delete(work);
          await desk.close();
        },
      };
    },
    async removeLeft() {
      for (const work of await parts.left(isOwnerAlive)) await forgetWork(work, { parts, files });
    },
    async close() {
      const stop = await hearing?.catch(() => undefined);
      await stop?.();
    },
  };
}

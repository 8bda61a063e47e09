import type { Clock } from '../../contract/clock.ts';
import type { SharedFiles } from '../../disk/shared-files.ts';
import { LEASE_MS } from '../../jobs/runner.ts';
import type { ClaimedPart, NewPart, SharedParts } from '../../jobs/shared-parts.ts';
import { partFolder, removePartFiles } from '../../store/dataset-file/part-files.ts';
import { isOwnerAlive, processOwner } from '../../store/sqlite/process-owner.ts';
import { arrivals } from './arrivals.ts';
import { accountsName, filesOf, givenName, knownName, resultName } from './part-names.ts';

/** Where a process that works on a dataset offers parts of the work to others. Answers are plain data: it may be asked from a thread. */
export interface PartsDesk {
  /** Of this machine, for the files that it is handed and those that it gives. */
  readonly folder: string;
  /** Hands out the file with the accounts. */
  putAccounts(path: string): Promise<void>;
  /** Hands out the file with what is known of them from this step on. */
  putKnown(known: number, path: string): Promise<void>;
  /** With the file of what it is given. */
  offer(part: NewPart, path: string): Promise<void>;
  /** A part to be done here. */
  claim(): Promise<ClaimedPart | undefined>;
  /** It was done here. */
  drop(part: ClaimedPart): Promise<void>;
  /** Results of others, once there are some; none after a while. Throws when the work was ended. */
  ended(): Promise<readonly EndedPart[]>;
}

export interface EndedPart {
  readonly number: number;
  /** The file with its result; undefined when it cannot be had: the part is to be done anew. */
  readonly path: string | undefined;
}

export interface OpenedDesk extends PartsDesk {
  /** Others may have done parts. */
  wake(): void;
  /** Nobody does parts of the work any more, and its files lose their names. */
  close(): Promise<void>;
}

interface DeskParts {
  readonly work: string;
  readonly workspace: string;
  readonly folder: string;
  readonly parts: SharedParts;
  readonly files: SharedFiles;
  readonly clock: Pick<Clock, 'every' | 'after'>;
}

const RENEW_MS = LEASE_MS / 3;
/** How often to look for results of which nobody has told, and for parts of processes that are gone. */
const LOOK_MS = 1000;

export async function openDesk({
  work,
  workspace,
  parts,
  files,
  clock,
  ...place
}: DeskParts): Promise<OpenedDesk> {
  const lease = { owner: processOwner(), forMs: LEASE_MS };
  await parts.begin({ id: work, workspace }, lease);
  const folder = partFolder(place.folder);
  const own = new Map<number, ClaimedPart>();
  const coming = arrivals();
  const stopRenewing = clock.every(RENEW_MS, () => {
    // What cannot be renewed now is renewed the next time; others may do a part once more.
    void parts.renew(work, LEASE_MS).then(
      // Others have ended it, for they had not heard of this process for too long.
      (isOpen) => isOpen || coming.end(),
      () => {},
    );
    for (const part of own.values()) void parts.renewPart(part, LEASE_MS).catch(() => {});
  });
  const fetched = async (number: number, token: number): Promise<EndedPart> => {
    const path = `${folder}/result-${number}-${token}`;
    const name = resultName(work, number, token);
    const hash = await files.fetch(name, path).catch(() => undefined);
    await files.forget([name, givenName(work, number)]);
    return { number, path: hash === undefined ? undefined : path };
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      const stop = clock.after(LOOK_MS, resolve, { isBackground: true });
      void coming.next().then(() => {
        stop();
        resolve();
      });
    });
  return {
    folder,
    putAccounts: async (path) => void (await files.keep(accountsName(work), path)),
    putKnown: async (known, path) => void (await files.keep(knownName(work, known), path)),
    async offer(part, path) {
      await files.keep(givenName(work, part.number), path);
      await parts.offer(work, part);
    },
    async claim() {
      const part = await parts.claimOwn(work, lease);
      if (part !== undefined) own.set(part.number, part);
      return part;
    },
    async drop(part) {
      own.delete(part.number);
      await parts.drop(part);
      await files.forget([givenName(work, part.number)]);
    },
    async ended() {
      if (coming.areOver()) throw new Error('the work is over');
      const paused = pause();
      const done = await parts.takeDone(work);
      if (done.length > 0) return Promise.all(done.map(({ number, token }) => fetched(number, token)));
      await paused;
      await parts.releaseLeases(isOwnerAlive);
      return [];
    },
    wake: coming.more,
    async close() {
      stopRenewing();
      coming.end();
      removePartFiles(folder);
      // What cannot be ended now is ended by whoever tidies up.
      await forgetWork(work, { parts, files }).catch(() => {});
    },
  };
}

/** Ends work, and forgets its files. */
export async function forgetWork(
  work: string,
  { parts, files }: { readonly parts: SharedParts; readonly files: SharedFiles },
): Promise<void> {
  // First the rows: whoever does a part sees that it is over, and forgets what it has kept since.
  await parts.end(work);
  await files.forget((await files.list(filesOf(work))).map(({ name }) => name));
}

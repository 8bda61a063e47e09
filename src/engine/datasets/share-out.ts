import type { NewPart } from '../../jobs/shared-parts.ts';
import { readPartFile, removePartFiles, writePartFile } from '../../store/dataset-file/part-files.ts';
import { arrivals } from './arrivals.ts';
import type { PartsDesk } from './parts-desk.ts';

export interface AskedPart extends Omit<NewPart, 'number'> {
  /** Plain data. */
  readonly given: readonly unknown[];
}

/** Has parts done by whoever has time: here, and by other processes. What a part gives depends on no other one. */
export interface SharingOut {
  ask(part: AskedPart): Promise<unknown>;
  /** Everything is done here from now on. */
  goAlone(): void;
  /** Nobody waits for a part any more. */
  close(): void;
}

interface HereOptions {
  /** Does a part in this process. */
  readonly here: (step: string, given: readonly unknown[]) => Promise<unknown>;
  /** So many parts at the same time. */
  readonly atOnce: number;
  readonly onDone?: (by: 'here' | 'others') => void;
}

interface Open extends AskedPart {
  readonly settle: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** Nothing is needed of the others: when their results, or the desk, cannot be had, everything is done here. */
export function shareOut(desk: PartsDesk, { here, atOnce, onDone = () => {} }: HereOptions): SharingOut {
  const open = new Map<number, Open>();
  const coming = arrivals();
  /** To be done here, whoever has claimed them. */
  const again: number[] = [];
  const underWay = new Set<number>();
  let last = 0;
  let isAlone = false;
  let isClosed = false;
  const goAlone = () => {
    isAlone = true;
    coming.more();
  };
  const offer = async (number: number, { given, ...part }: AskedPart) => {
    if (isAlone) return coming.more();
    const path = `${desk.folder}/given-${number}`;
    writePartFile(path, given);
    await desk.offer({ ...part, number }, path);
    removePartFiles(path);
    coming.more();
  };
  const ended = (number: number, by: 'here' | 'others', settle: (one: Open) => void) => {
    const one = open.get(number);
    open.delete(number);
    if (one === undefined) return;
    onDone(by);
    settle(one);
  };
  const claim = async () => {
    const number = again.shift();
    if (number !== undefined) return { number };
    if (!isAlone)
      try {
        return await desk.claim();
      } catch {
        goAlone();
      }
    const [left] = [...open.keys()].filter((one) => !underWay.has(one));
    return left === undefined ? undefined : { number: left };
  };
  const workOn = async () => {
    while (!isClosed) {
      const wake = coming.next();
      const part = await claim();
      if (part === undefined) {
        await wake;
        continue;
      }
      const { number } = part;
      const one = open.get(number);
      underWay.add(number);
      if (one !== undefined)
        try {
          const value = await here(one.step, one.given);
          ended(number, 'here', ({ settle }) => settle(value));
        } catch (error) {
          ended(number, 'here', ({ fail }) => fail(error));
        }
      underWay.delete(number);
      if ('token' in part && !isAlone) void desk.drop(part).catch(goAlone);
    }
  };
  const takeIn = ({ number, path }: { readonly number: number; readonly path: string | undefined }) => {
    try {
      if (path === undefined) throw new Error('a result is not there');
      const value = readPartFile(path);
      removePartFiles(path);
      ended(number, 'others', ({ settle }) => settle(value));
    } catch {
      if (open.has(number)) again.push(number);
    }
  };
  const hear = async () => {
    while (!isClosed && !isAlone) {
      try {
        for (const part of await desk.ended()) takeIn(part);
      } catch {
        goAlone();
      }
      coming.more();
    }
  };
  for (let at = 0; at < atOnce; at++) void workOn();
  void hear();
  return {
    ask: (part) =>
      new Promise((settle, fail) => {
        const number = ++last;
        open.set(number, { ...part, settle, fail });
        offer(number, part).catch(goAlone);
      }),
    goAlone,
    close() {
      isClosed = true;
      coming.more();
      for (const { fail } of open.values()) fail(new Error('the work was given up'));
      open.clear();
    },
  };
}

import { MessageChannel } from 'node:worker_threads';
import type { AloneAccounts } from '../../contract/alone-accounts.ts';
import type { JudgedBy } from '../../store/dataset-file/judged-draft.ts';
import type { TextFile } from '../../store/dataset-file/text-file.ts';
import type { AccountRow, ToldRow } from '../../store/dataset-file/told-row.ts';
import { remembering } from '../../universe/remembering.ts';
import { FLOW, LISTENING, MOST_UNTAKEN, type RowChannel, type ToldInChannel } from './row-channel.ts';

/** Rows that were taken and are remembered for who has waited for them. */
const REMEMBERED = 4096;
/** Those of them that all who have waited have had: in a report an account has several rows, one behind the other. */
const REMEMBERED_HAD = 256;

/** The accounts of one dataset while they are judged: each can be asked for, by its whole id, as soon as it is told. */
export interface ToldRows {
  readonly by: JudgedBy;
  /** For the thread that judges. */
  readonly channel: RowChannel;
  /** Resolves when each of the accounts was told, or the dataset is in use; rejects when it could not be judged. */
  until(ids: readonly string[]): Promise<void>;
  /** An account for which somebody has waited, who has it then; undefined when it was not told. */
  row(id: string): HeardRow | undefined;
  /** What the accounts alone tell; undefined before it was told, which it is before the first row. */
  alone(): AloneAccounts | undefined;
  /** Hears no more. Resolves and rejects as `until` does. */
  untilInUse(): Promise<void>;
  /** The dataset is in use, or could not be judged. */
  end(error?: unknown): void;
}

/** An account with the members of its group, as JSON; undefined without a group. */
export interface HeardRow {
  readonly row: AccountRow;
  readonly members: string | undefined;
}

interface Taken {
  readonly row: ToldRow;
  /** How many have waited for it and do not have it yet. */
  waiting: number;
  /** The members of its group, where the file of them is closed. */
  members?: string;
}

/** `openTexts` makes the file in which members of groups are kept, which are told once. */
export function toldRows(by: JudgedBy, openTexts: () => TextFile): ToldRows {
  const { port1, port2 } = new MessageChannel();
  const flow = new Int32Array(new SharedArrayBuffer(FLOW.length * Int32Array.BYTES_PER_ELEMENT));
  const untaken = new Map<string, ToldRow>();
  const taken = new Map<string, Taken>();
  const wanted = new Map<string, (() => void)[]>();
  let alone: AloneAccounts | undefined;
  let texts: TextFile | undefined;
  let hasStopped = false;
  let settle = (_error?: unknown) => {};
  const ended = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  ended.catch(() => {});
  const stop = () => {
    Atomics.store(flow, FLOW.listening, LISTENING.no);
    // Nobody counts them afterwards, and a thread that is about to wait for another number goes on.
    Atomics.add(flow, FLOW.taken, 1);
    Atomics.notify(flow, FLOW.taken);
  };
  const forgetOldest = () => {
    for (const [id, { waiting }] of taken) {
      if (taken.size <= (waiting > 0 ? REMEMBERED : REMEMBERED_HAD)) return;
      taken.delete(id);
    }
  };
  const take = (row: ToldRow, waiting: number) => {
    untaken.delete(row.id);
    taken.set(row.id, { row, waiting });
    forgetOldest();
    Atomics.add(flow, FLOW.taken, 1);
    Atomics.notify(flow, FLOW.taken);
  };
  /** False where that cannot be done, as on a full disk. */
  const keepsMembers = ({ members }: ToldRow): boolean => {
    if (members?.text === undefined) return true;
    let number: number;
    try {
      texts ??= openTexts();
      number = texts.add(members.text);
    } catch {
      return false;
    }
    if (number !== members.group) throw new Error('members of a group were lost between threads');
    return true;
  };
  const hear = (row: ToldRow) => {
    const waiting = wanted.get(row.id);
    if (waiting === undefined) return void untaken.set(row.id, row);
    wanted.delete(row.id);
    take(row, waiting.length);
    for (const wake of waiting) wake();
  };
  // What is waited for has come before, and is forgotten: the thread would wait for good.
  const look = () => {
    if (wanted.size > 0 && untaken.size >= MOST_UNTAKEN) stop();
  };
  port1.on('message', (told: ToldInChannel) => {
    if ('verdicts' in told) alone = told;
    else
      for (const row of told) {
        // What is not heard is found when the dataset is in use.
        hasStopped ||= !keepsMembers(row);
        if (hasStopped) return stop();
        hear(row);
      }
    look();
  });
  port1.unref();
  /** Rows that were waited for can be had also when there is no dataset to come. */
  const keepForWaiting = () => {
    const textOf = remembering(REMEMBERED, (group: number) => texts?.at(group) ?? '');
    for (const one of taken.values())
      if (one.waiting > 0 && one.row.members !== null) one.members = textOf(one.row.members.group);
      else if (one.row.members !== null) taken.delete(one.row.id);
  };
  const arrival = (id: string) =>
    new Promise<void>((wake) => wanted.set(id, [...(wanted.get(id) ?? []), wake]));
  return {
    by,
    channel: { port: port2, flow },
    async until(ids) {
      Atomics.compareExchange(flow, FLOW.listening, LISTENING.notYet, LISTENING.yes);
      const lacking = ids.filter((id) => {
        const before = taken.get(id);
        if (before !== undefined) before.waiting++;
        const row = untaken.get(id);
        if (row !== undefined) take(row, 1);
        return !taken.has(id);
      });
      if (lacking.length === 0) return;
      const all = Promise.all(lacking.map(arrival));
      look();
      await Promise.race([all, ended]);
    },
    row(id) {
      const found = taken.get(id);
      if (found === undefined) return undefined;
      found.waiting--;
      const { row, members } = found;
      return { row, members: members ?? (row.members === null ? undefined : texts?.at(row.members.group)) };
    },
    alone: () => alone,
    untilInUse() {
      stop();
      return ended;
    },
    end(error) {
      stop();
      hasStopped = true;
      port1.close();
      untaken.clear();
      alone = undefined;
      try {
        keepForWaiting();
        texts?.close();
      } catch {
        // What cannot be read any more is found in the dataset.
        taken.clear();
      }
      texts = undefined;
      settle(error);
    },
  };
}

import { accountId } from '../../crm/account-id.ts';
import type { Asked } from '../../crm/review/answer-decision.ts';
import type { ReviewSubject } from '../../crm/review/review-store.ts';
import type { InputTable } from '../../tabular/input-row.ts';
import { jsonSpool } from '../json-spool.ts';
import {
  type AccountReading,
  type ReviewAccount,
  type ReviewRow,
  reviewAccount,
  rowAccountId,
} from './review-account.ts';
import {
  type ItemPlace,
  questionOf,
  type ReviewItem,
  reviewItem,
  subjectOf,
  targetIdOf,
} from './review-item.ts';

/** The questions of a result, found while its rows are read; rows wait in a file, in memory are their places alone. */
export interface ReviewFile {
  /** Questions that can be asked by now; all of them when `isRead`. */
  readonly places: readonly ItemPlace[];
  /** The next one that was not taken yet: in the order of the file, once that is read. */
  take(): ItemPlace | undefined;
  readonly isRead: boolean;
  /** Reads on until the next question can be asked; false at the end of the file. */
  readNext(): Promise<boolean>;
  /** Reads to the end. */
  readAll(): Promise<void>;
  item(place: ItemPlace): ReviewItem | undefined;
  /** The question about an account, by its id; undefined when it asks none, or is not read yet. */
  placeOf(id: string): ItemPlace | undefined;
  /** Accounts whose name has all of the words, in the order of the file, as far as it is read. */
  search(words: string, limit: number): readonly ReviewAccount[];
  dispose(): void;
}

export interface ReviewFileOptions extends AccountReading {
  readonly table: Pick<InputTable, 'rows'>;
  /** A file for the rows. */
  readonly spoolPath: string;
  /** Whether a question is among those that are wanted; asked once for each row that asks one. */
  isWanted(question: WantedQuestion, row: ReviewRow): boolean;
}

/** What tells whether a question is still open. */
export interface WantedQuestion {
  readonly kind: Asked['kind'];
  readonly subject: ReviewSubject;
  /** The id of the other account; empty where there is none. */
  readonly targetId: string;
}

/** Begins to read a result; a row that repeats an account asks nothing more. */
export function openReviewFile({ table, spoolPath, isWanted, ...reading }: ReviewFileOptions): ReviewFile {
  const spool = jsonSpool(spoolPath);
  const rows = table.rows[Symbol.asyncIterator]();
  const positions = new Map<string, number>();
  const places: ItemPlace[] = [];
  const waiting = new Map<string, number[]>();
  let isRead = false;
  let taken = 0;
  const rowAt = (position: number): ReviewRow => {
    // Added below from a row.
    const [number, line, ...cells] = spool.at(position) as [number, number, ...string[]];
    return { number, line, cells };
  };
  const rowWithId = (id: string) => {
    const at = positions.get(accountId(id).id);
    return at === undefined ? undefined : rowAt(at);
  };
  const add = (row: ReviewRow) => {
    const { id } = accountId(rowAccountId(row, reading.mapping));
    if (positions.has(id)) return;
    const at = spool.size;
    positions.set(id, at);
    spool.add([row.number, row.line, ...row.cells]);
    for (const asking of waiting.get(id) ?? []) places.push({ at: asking, target: at });
    waiting.delete(id);
    if (!asks(row)) return;
    const target = targetIdOf(row, reading);
    const position = target === '' ? undefined : positions.get(accountId(target).id);
    if (target === '' || position !== undefined) places.push({ at, target: position });
    else waiting.set(accountId(target).id, [...(waiting.get(accountId(target).id) ?? []), at]);
  };
  const asks = (row: ReviewRow) => {
    const kind = questionOf(row, reading);
    if (kind === undefined) return false;
    const account = reviewAccount(row, reading);
    if (account === undefined) return false;
    const subject = subjectOf(row, kind, { account: account.key, reading });
    return isWanted({ kind, subject, targetId: targetIdOf(row, reading) }, row);
  };
  const end = () => {
    isRead = true;
    // Of accounts that the file does not have.
    const left = [...waiting.values()].flat().sort((a, b) => a - b);
    places.push(...left.map((at) => ({ at, target: undefined })));
    waiting.clear();
    places.push(...places.splice(taken).sort((a, b) => a.at - b.at));
  };
  const readRow = async () => {
    const { done, value } = await rows.next();
    if (isRead) return;
    if (done === true) end();
    else if (value.problem === undefined) add(value);
  };
  return {
    places,
    get isRead() {
      return isRead;
    },
    take: () => (taken < places.length ? places[taken++] : undefined),
    async readNext() {
      const before = places.length;
      while (!isRead && places.length === before) await readRow();
      return places.length > before;
    },
    async readAll() {
      while (!isRead) await readRow();
    },
    item: ({ at, target }) =>
      reviewItem(rowAt(at), target === undefined ? undefined : rowAt(target), { ...reading, rowWithId }),
    placeOf(id) {
      const at = positions.get(id);
      const row = at === undefined ? undefined : rowAt(at);
      if (at === undefined || row === undefined || questionOf(row, reading) === undefined) return undefined;
      const target = targetIdOf(row, reading);
      return { at, target: target === '' ? undefined : positions.get(accountId(target).id) };
    },
    search(words, limit) {
      const wanted = words
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== '');
      const found: ReviewAccount[] = [];
      for (let at = 0; at < spool.size && found.length < limit; at++) {
        const account = reviewAccount(rowAt(at), reading);
        const name = account?.name.toLowerCase() ?? '';
        if (account !== undefined && wanted.every((word) => name.includes(word))) found.push(account);
      }
      return found;
    },
    dispose() {
      // Whoever still reads stops at the next row.
      isRead = true;
      void rows.return?.();
      spool.dispose();
    },
  };
}

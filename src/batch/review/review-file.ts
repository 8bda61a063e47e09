import type { ReviewOrder } from '../../contract/review.ts';
import { accountId } from '../../crm/account-id.ts';
import { isRecordKey } from '../../crm/overrides/account-key.ts';
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
  type WantedQuestion,
} from './review-item.ts';
import { type AtStake, atStake, byRank, rankOf } from './review-order.ts';

/** The questions of a result, found while its rows are read; rows wait in a file, in memory are their places alone. */
export interface ReviewFile {
  /** Questions that can be asked by now; all of them when `isRead`. */
  readonly places: readonly ItemPlace[];
  /** The first by rank that was not taken yet, of those that can be asked by now. */
  take(): ItemPlace | undefined;
  readonly isRead: boolean;
  /** Reads on until the next question can be asked; false at the end of the file. */
  readNext(): Promise<boolean>;
  /** Reads to the end. */
  readAll(): Promise<void>;
  item(place: ItemPlace): ReviewItem | undefined;
  /** The question about an account, by the key of its decisions; undefined when it asks none, or is not read yet. */
  placeOf(key: string): ItemPlace | undefined;
  /** The question of the row at a position; undefined when it asks none, or is not read yet. */
  placeAt(position: number): ItemPlace | undefined;
  /** The account of that id, as far as the file is read. */
  account(id: string): ReviewAccount | undefined;
  /** How many accounts are read. */
  readonly size: number;
  /** The row of the account at a position. */
  row(position: number): ReviewRow;
  /** The position of the account of that id, as far as the file is read. */
  positionOf(id: string): number | undefined;
  /** Every account of the file once, as far as it is read. */
  accounts(): Iterable<ReviewAccount>;
  /** Accounts whose name has all of the words, in the order of the file, as far as it is read. */
  search(words: string, limit: number): readonly ReviewAccount[];
  dispose(): void;
}

export interface ReviewFileOptions extends AccountReading {
  readonly table: Pick<InputTable, 'rows'>;
  /** A file for the rows. */
  readonly spoolPath: string;
  readonly order: ReviewOrder;
  /** Whether questions of a row are asked at all. */
  isFiltered(row: ReviewRow): boolean;
  /** Whether such a question is among those that are wanted; asked once for each row that asks one. */
  isWanted(question: WantedQuestion): boolean;
}

/** A question, before the account that it is about is met. */
type Waiting = Pick<ItemPlace, 'at' | 'question' | 'risk'>;

/** Begins to read a result; a row that repeats an account asks nothing more. */
export function openReviewFile({
  table,
  spoolPath,
  order,
  isFiltered,
  isWanted,
  ...reading
}: ReviewFileOptions): ReviewFile {
  const spool = jsonSpool(spoolPath);
  const rows = table.rows[Symbol.asyncIterator]();
  const positions = new Map<string, number>();
  const places: ItemPlace[] = [];
  const waiting = new Map<string, Waiting[]>();
  const stakes: AtStake[] = [];
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
    stakes.push(atStake(row, reading));
    for (const asking of waiting.get(id) ?? []) ask(asking, at);
    waiting.delete(id);
    const question = questionIn(row);
    if (question === undefined || !isFiltered(row) || !isWanted(question)) return;
    if (isAskedBefore(question, at)) return;
    const asking = { at, question, risk: riskOf(row) };
    const { targetId } = question;
    const position = targetOf(question);
    if (targetId === '' || position !== undefined) ask(asking, position);
    else waiting.set(accountId(targetId).id, [...(waiting.get(accountId(targetId).id) ?? []), asking]);
  };
  const riskOf = (row: ReviewRow) => Number(reading.columns.value(row.cells, 'core_risk') || 0);
  const targetOf = ({ targetId }: WantedQuestion) =>
    targetId === '' ? undefined : positions.get(accountId(targetId).id);
  /** Two accounts that may be each other's double are one question: that of the first. */
  const isAskedBefore = (question: WantedQuestion, at: number) => {
    const other = question.kind === 'double' ? targetOf(question) : undefined;
    if (other === undefined || other >= at) return false;
    const row = rowAt(other);
    const before = questionIn(row);
    return before?.kind === 'double' && targetOf(before) === at && isFiltered(row);
  };
  const ask = (asking: Waiting, target: number | undefined) => {
    const { at, risk, question } = asking;
    const about = [at, ...(target === undefined ? [] : [target])].flatMap((one) => stakes[one] ?? []);
    const rank = rankOf({ kind: question.kind, risk, at, stakes: about }, order);
    places.push({ ...asking, target, rank });
  };
  /** The question that a row asks. */
  const questionIn = (row: ReviewRow): WantedQuestion | undefined => {
    const kind = questionOf(row, reading);
    const account = kind && reviewAccount(row, reading);
    if (kind === undefined || account === undefined) return undefined;
    const subject = subjectOf(row, kind, { account: account.key, reading });
    return { kind, subject, targetId: targetIdOf(row, reading) };
  };
  const end = () => {
    isRead = true;
    // Of accounts that the file does not have.
    for (const asking of [...waiting.values()].flat()) ask(asking, undefined);
    waiting.clear();
    // Too many for the arguments of one call.
    const left = places.splice(taken).sort((a, b) => byRank(a.rank, b.rank));
    for (const place of left) places.push(place);
  };
  /** Until the file is read the questions are not in order. */
  const firstLeft = () => {
    let first = taken;
    if (!isRead)
      for (let place = taken + 1; place < places.length; place++)
        if (byRank(places[place]?.rank ?? [], places[first]?.rank ?? []) < 0) first = place;
    return first;
  };
  const placeAt = (at: number): ItemPlace | undefined => {
    if (!(at >= 0 && at < spool.size)) return undefined;
    const row = rowAt(at);
    const question = questionIn(row);
    return question && { at, question, risk: riskOf(row), target: targetOf(question), rank: [] };
  };
  /** Who has no id is known by its record, and seldom asked for: it is looked for in all rows. */
  const positionOfKey = (key: string): number | undefined => {
    const known = positions.get(key);
    if (known !== undefined || !isRecordKey(key)) return known;
    for (let at = 0; at < spool.size; at++)
      if (reviewAccount(rowAt(at), reading)?.key === key && placeAt(at) !== undefined) return at;
    return undefined;
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
    take() {
      const first = firstLeft();
      const place = places[first];
      if (place === undefined) return undefined;
      places[first] = places[taken] ?? place;
      places[taken++] = place;
      return place;
    },
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
    get size() {
      return spool.size;
    },
    row: rowAt,
    positionOf: (id) => positions.get(accountId(id).id),
    placeOf: (key) => placeAt(positionOfKey(key) ?? -1),
    placeAt,
    account(id) {
      // Of a file without ids they are the numbers of rows, and people read "row 17".
      const row = rowWithId(id) ?? rowWithId(id.replace(/^row (?=\d)/, ''));
      return row && reviewAccount(row, reading);
    },
    *accounts() {
      for (let at = 0; at < spool.size; at++) {
        const account = reviewAccount(rowAt(at), reading);
        if (account !== undefined) yield account;
      }
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

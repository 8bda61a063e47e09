import { hash } from 'node:crypto';
import type { CrmAccount } from '../../contract/crm-account.ts';
import { accountId, isOfSalesforce } from '../../crm/account-id.ts';
import { cellText } from '../../tabular/cell-text.ts';
import type { InputRow, InputTable } from '../../tabular/input-row.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { type AccountOptions, crmAccountOf } from '../mapping/crm-account-of.ts';
import { type DayOrder, dayOrderOf } from '../mapping/dates.ts';
import { failedFormulaIn } from '../mapping/entity-input-of.ts';
import { inactiveColumns } from '../mapping/inactive-columns.ts';
import { opportunityColumns } from '../mapping/opportunity-columns.ts';
import { personColumns } from '../mapping/person-account.ts';
import { sampleRows } from '../mapping/sample-rows.ts';
import { callersColumns } from '../output/core-columns.ts';
import type { AccountSpool } from './account-spool.ts';
import { currenciesRead } from './currency-remarks.ts';
import { idRemarks } from './id-remarks.ts';
import { type ShortenedIds, spreadsheetIds } from './spreadsheet-id-remarks.ts';
import { unreadCells } from './unread-remarks.ts';
import { worthRead } from './worth-read.ts';

export interface AccountFileOptions extends Pick<AccountOptions, 'nameFieldOf'> {
  readonly table: Pick<InputTable, 'columns' | 'rows'>;
  readonly mapping: ColumnMapping;
  /** Columns that the rules name. */
  readonly named: readonly string[];
  /** Takes each account once while the file is read: it need not be read again for them. */
  readonly spool?: Pick<AccountSpool, 'add' | 'change' | 'leaveOut' | 'accounts' | 'positionOf'>;
  readonly signal?: AbortSignal;
}

/** What a row of a file of accounts is: an account, or the reason why it is none. */
export type ReadAccount = { readonly account: CrmAccount } | { readonly problem: string };

/** A file of accounts that was read once, from its first row to its last. */
export interface AccountFile {
  readonly accounts: number;
  /** Whether some column says who is a customer. */
  readonly tellsCustomers: boolean;
  /** Whether some column says how many opportunities are open, or names them. */
  readonly tellsOpportunities: boolean;
  /** Rows that say the same as one before them: reports repeat an account for each of its contacts. */
  readonly repeated: number;
  /** Ids that a spreadsheet has shortened; undefined where there are none. */
  readonly shortenedIds?: ShortenedIds | undefined;
  /** What to tell people of the ids of the file and of cells that cannot be read, in sentences. */
  readonly remarks: readonly string[];
  /** Reads a row again. */
  read(row: InputRow): ReadAccount;
  /** Each account once, in the order of the file. */
  distinct(): AsyncIterable<CrmAccount> | Iterable<CrmAccount>;
}

const NAMING = ['legal_name', 'trading_name', 'website', 'core_id'] as const;

/** A file of accounts on its first way through. */
export interface AccountReading {
  /** Each account once, as soon as it is read; it cannot be known yet whether a later row says something else. Read once. */
  accounts(): AsyncGenerator<CrmAccount>;
  /** What was read, and whether any account was given of which a later row says something else. */
  file(): { readonly file: AccountFile; readonly hasChanges: boolean };
}

/** Reads the file and finds which rows are one account, and which give one id to different ones. */
export async function readAccountFile(options: AccountFileOptions): Promise<AccountFile> {
  const reading = accountReading(options);
  for await (const _ of reading.accounts());
  return reading.file().file;
}

/** The same, with the accounts while they are read. */
export function accountReading(options: AccountFileOptions): AccountReading {
  const { table, mapping, spool, signal } = options;
  const seen = new Map<string, number>();
  // Ids of many accounts take room: a spool has them already.
  const placeOf = spool?.positionOf ?? ((id: string) => seen.get(id));
  const [lines, digests] = [[] as number[], [] as number[]];
  const conflicts = new Map<string, readonly [number, number]>();
  const worth = worthRead(table.columns, { mapping, callers: callersColumns(table.columns) });
  const ids = { repaired: [] as string[], damaged: [] as string[] };
  const changed = spreadsheetIds(mapping, table.columns);
  const unread = unreadCells(mapping, table.columns);
  const currencies = currenciesRead(mapping, table.columns);
  let [repeated, people, inactive] = [0, 0, 0];
  const fieldInRow = rememberedFields(options.nameFieldOf);
  const reading = {
    ...{ ...options, columns: table.columns, callers: callersColumns(table.columns) },
    people: personColumns(table.columns),
    customers: worth.columns,
    inactive: inactiveColumns(table.columns, mapping),
    opportunities: opportunityColumns(table.columns, mapping),
    dayOrder: 'month first' as DayOrder,
  };
  const read = (row: InputRow) =>
    accountOf(row, mapping, { ...reading, nameFieldOf: (name) => fieldInRow(name, row) });
  const readAgain = (row: InputRow): ReadAccount => {
    const found = read(row);
    if ('problem' in found) return found;
    const { id } = accountId(found.account.external_id);
    const both = conflicts.get(id);
    if (both !== undefined) return { problem: conflictWords(found.account.external_id, both) };
    const more = worth.later().get(id);
    return more === undefined ? found : { account: { ...found.account, ...more } };
  };
  return {
    async *accounts() {
      reading.dayOrder = await dayOrder(options);
      for await (const row of untilBroken(table.rows)) {
        signal?.throwIfAborted();
        const found = read(row);
        if ('problem' in found) continue;
        unread.add(found.account, row.line);
        currencies.add(found.account);
        worth.add(found.account, row);
        const { external_id: sent } = found.account;
        const { id, remark } = accountId(sent);
        if (remark !== null && isOfSalesforce(sent))
          ids[remark].push(remark === 'repaired' ? `${sent} is ${id}` : sent);
        changed.add(id, row);
        const digest = digestOf(found.account);
        const before = placeOf(id);
        if (before === undefined) {
          if (found.account.is_person === true) people++;
          if (found.account.is_inactive === true) inactive++;
          if (spool === undefined) seen.set(id, lines.length);
          lines.push(row.line);
          digests.push(digest);
          worth.first(found.account);
          spool?.add(found.account, id);
          yield found.account;
        } else if (digests[before] === digest) {
          repeated++;
          worth.again(before, id, found.account);
        } else if (!conflicts.has(id)) conflicts.set(id, [lines[before] ?? 0, row.line]);
      }
      for (const [id, more] of worth.later()) spool?.change(id, (account) => ({ ...account, ...more }));
      spool?.leaveOut(new Set(conflicts.keys()));
    },
    file() {
      const file = {
        accounts: lines.length - conflicts.size,
        tellsCustomers: worth.areTold(),
        tellsOpportunities:
          mapping.open_opportunities !== undefined ||
          mapping.opportunities !== undefined ||
          reading.opportunities.names.length > 0,
        repeated,
        shortenedIds: changed.shortened(),
        remarks: [
          ...changed.remarks(),
          ...idRemarks(ids, { repeated, hasIds: mapping.external_id !== undefined }),
          ...peopleRemarks(people),
          ...inactiveRemarks(inactive - worth.inUseAfterAll()),
          ...worth.remarks(),
          ...unread.remarks(),
          ...currencies.remarks(),
        ],
        read: readAgain,
        distinct: () => spool?.accounts() ?? distinctIn(untilBroken(table.rows), readAgain, signal),
      };
      return { file, hasChanges: conflicts.size > 0 || worth.later().size > 0 };
    },
  };
}

function peopleRemarks(people: number): readonly string[] {
  if (people === 0) return [];
  const are =
    people === 1
      ? '1 account is that of a person'
      : `${people.toLocaleString('en-US')} accounts are those of people`;
  const stand = people === 1 ? 'It stands' : 'They stand';
  return [`${are}. ${stand} for no company, and for no double of one.`];
}

function inactiveRemarks(inactive: number): readonly string[] {
  if (inactive === 0) return [];
  const are = inactive === 1 ? '1 account is' : `${inactive.toLocaleString('en-US')} accounts are`;
  return [
    `${are} inactive, blocked, archived or to be deleted, as the file says. By the usual rules none of them survives an account of its company that is in use.`,
  ];
}

async function* distinctIn(
  rows: AsyncIterable<InputRow>,
  read: AccountFile['read'],
  signal: AbortSignal | undefined,
): AsyncGenerator<CrmAccount> {
  const given = new Set<string>();
  for await (const row of rows) {
    signal?.throwIfAborted();
    const found = read(row);
    if ('problem' in found) continue;
    const { id } = accountId(found.account.external_id);
    if (given.has(id)) continue;
    given.add(id);
    yield found.account;
  }
}

/** The rows up to where a file breaks off; who asks about its rows tells of the break. */
export async function* untilBroken(rows: AsyncIterable<InputRow>): AsyncGenerator<InputRow> {
  const reading = rows[Symbol.asyncIterator]();
  for (;;) {
    const next = await reading.next().catch(() => ({ done: true as const, value: undefined }));
    if (next.done === true) return;
    yield next.value;
  }
}

function accountOf(row: InputRow, mapping: ColumnMapping, options: AccountOptions): ReadAccount {
  const read = crmAccountOf(row, mapping, options);
  if ('problem' in read) return read;
  if (NAMING.some((field) => read.account[field] !== undefined)) return read;
  return { problem: `the account has neither a name nor a website${failedFormulaIn(row)}` };
}

/** What a name is takes long to find out, and a row is read several times: a byte for each row says what was found. */
function rememberedFields(fieldOf: AccountOptions['nameFieldOf']) {
  let found = new Uint8Array(1 << 16);
  return (name: string, { number }: InputRow): ReturnType<typeof fieldOf> => {
    const before = FIELDS_OF_NAMES[(found[number] ?? 0) - 1];
    if (before !== undefined) return before;
    const field = fieldOf(name);
    if (number >= found.length) {
      const longer = new Uint8Array(2 * number);
      longer.set(found);
      found = longer;
    }
    found[number] = FIELDS_OF_NAMES.indexOf(field) + 1;
    return field;
  };
}

const FIELDS_OF_NAMES = ['legal_name', 'trading_name'] as const;

/** Rows of a report differ in what hangs on the account, and say the same about the account itself. */
function digestOf({
  filled_fields: _,
  is_customer: __,
  is_inactive: ______,
  contracted_revenue: ___,
  contracted_currency: ____,
  open_opportunities: _____,
  has_opportunities: _______,
  parent_external_id: parent,
  ...account
}: CrmAccount): number {
  const same = { ...account, external_id: '', parent: parent === undefined ? '' : accountId(parent).id };
  // 48 bits: rows of one id alone are held against each other.
  return Number.parseInt(hash('sha256', JSON.stringify(same)).slice(0, 12), 16);
}

async function dayOrder({ table, mapping }: AccountFileOptions): Promise<DayOrder> {
  const columns = [...(mapping.created_at ?? []), ...(mapping.last_activity_at ?? [])];
  if (columns.length === 0) return 'month first';
  const rows = await sampleRows(table);
  return dayOrderOf(rows.flatMap((cells) => columns.map((column) => cellText(cells[column] ?? ''))));
}

function conflictWords(id: string, [first, second]: readonly [number, number]): string {
  return `lines ${first} and ${second} say different things about the account ${id}`;
}

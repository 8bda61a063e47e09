import type { CrmAccount } from '../../contract/crm-account.ts';
import { listed } from '../../crm/actions/told-names.ts';
import { quoted } from '../../resolution/reasoning/clause.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { type CustomerColumns, customerColumns, customerToldIn } from '../mapping/customer-columns.ts';
import type { MappableField } from '../mapping/fields.ts';

/** What accounts are worth, while a file is read: reports repeat an account, and only one of its rows may say it. */
export interface WorthRead {
  readonly columns: CustomerColumns;
  add(account: CrmAccount, row: InputRow): void;
  /** An account that no row before has; they are counted. */
  first(account: CrmAccount): void;
  /** A further row of the account that was the `place`th. */
  again(place: number, id: string, account: CrmAccount): void;
  /** What later rows say more of an account than its first, by its whole id. */
  later(): ReadonlyMap<string, Worth>;
  /** How many accounts are in use by a later row, and not by their first. */
  inUseAfterAll(): number;
  /** Whether any column tells who is a customer. */
  areTold(): boolean;
  /** What to tell people of columns of which several tell one thing, and of those that are read for this alone. */
  remarks(): readonly string[];
}

/** What rows of one account may differ in: the most of it counts. */
export type Worth = Pick<CrmAccount, (typeof WORTH)[number] | 'contracted_currency' | 'is_inactive'>;

const WORTH = ['is_customer', 'contracted_revenue', 'open_opportunities', 'has_opportunities'] as const;

interface Seen {
  cells: number;
  readonly line: number;
  readonly text: string;
}

export function worthRead(
  columns: readonly string[],
  { mapping, callers }: { readonly mapping: ColumnMapping; readonly callers: readonly number[] },
): WorthRead {
  const of = customerColumns(columns, mapping, callers);
  const { is_inactive: states = [], ...others } = mapping;
  const isMapped = new Set(Object.values(others).flat());
  const seen = new Map<number, Seen>();
  const known: Worth[] = [];
  const later = new Map<string, Worth>();
  return {
    columns: of,
    add(account, { cells, line }) {
      if (account.is_customer !== true) return;
      const { column } = customerToldIn(cells, of);
      if (column === undefined || isMapped.has(column)) return;
      const before = seen.get(column);
      if (before === undefined) seen.set(column, { cells: 1, line, text: cells[column] ?? '' });
      else before.cells++;
    },
    first: (account) => known.push(worthOf(account)),
    again(place, id, account) {
      const before = later.get(id) ?? known[place] ?? NOTHING;
      const more = WORTH.filter((field) => Number(account[field] ?? 0) > Number(before[field] ?? 0));
      const isInUse = before.is_inactive === true && account.is_inactive !== true;
      if (more.length === 0 && !isInUse) return;
      const own = Object.fromEntries(more.map((field) => [field, account[field]]));
      const { contracted_currency: currency } = account;
      const isMoney = more.includes('contracted_revenue') && currency !== undefined;
      later.set(id, {
        ...before,
        ...own,
        ...(isMoney && { contracted_currency: currency }),
        ...(isInUse && { is_inactive: false }),
      });
    },
    later: () => later,
    inUseAfterAll: () => [...later.values()].filter((more) => more.is_inactive === false).length,
    areTold: () => mapping.account_type !== undefined || of.told.length > 0 || seen.size > 0,
    remarks: () => [
      ...severalRemarks(mapping, columns),
      ...[...seen].map(([column, found]) =>
        foundRemark(columns[column] ?? '', found, states.includes(column)),
      ),
    ],
  };
}

const NOTHING: Worth = {};

/** Most accounts are worth nothing: they share one object. */
function worthOf(account: CrmAccount): Worth {
  const told = ([...WORTH, 'is_inactive'] as const).filter((field) => account[field] !== undefined);
  return told.length === 0 ? NOTHING : Object.fromEntries(told.map((field) => [field, account[field]]));
}

const WHAT_COUNTS = [
  ['account_type', 'what an account is: one that any of them calls a customer counts as a customer'],
  ['contracted_revenue', 'of contracted revenue: the largest amount of an account counts'],
  ['open_opportunities', 'of open opportunities: the first that is not zero counts'],
  ['opportunities', 'of opportunities: one that is filled says that there are some'],
  ['last_activity_at', 'of the last activity: the latest day counts'],
] as const satisfies readonly (readonly [MappableField, string])[];

function severalRemarks(mapping: ColumnMapping, columns: readonly string[]): readonly string[] {
  return WHAT_COUNTS.flatMap(([field, what]) => {
    const names = (mapping[field] ?? []).map((column) => JSON.stringify(columns[column] ?? ''));
    return names.length < 2 ? [] : [`Columns ${listed(names)} tell ${what}.`];
  });
}

function foundRemark(column: string, { cells, line, text }: Seen, isOfStates: boolean): string {
  const rows = cells === 1 ? 'row' : 'rows';
  const first = cells === 1 ? `in line ${line}` : `the first in line ${line}`;
  return `Column ${JSON.stringify(column)}, from which ${isOfStates ? 'only the state of records' : 'nothing else'} is read, speaks of a customer in ${cells.toLocaleString('en-US')} ${rows}, ${first}: ${quoted(text)}. By the usual rules these accounts are customers.`;
}

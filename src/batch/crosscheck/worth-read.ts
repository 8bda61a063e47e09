import type { CrmAccount } from '../../contract/crm-account.ts';
import { listed } from '../../crm/actions/told-names.ts';
import { quoted } from '../../resolution/reasoning/clause.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { type CustomerColumns, customerColumns, customerToldIn } from '../mapping/customer-columns.ts';
import type { MappableField } from '../mapping/fields.ts';

/** Who is a customer, while a file is read: reports repeat an account, and only one of its rows may say so. */
export interface CustomersRead {
  readonly columns: CustomerColumns;
  add(account: CrmAccount, row: InputRow): void;
  /** An account that no row before has; they are counted. */
  first(account: CrmAccount): void;
  /** A further row of the account that was the `place`th. */
  again(place: number, id: string, account: CrmAccount): void;
  /** Whole ids of accounts that a later row calls a customer, and not their first. */
  later(): ReadonlySet<string>;
  isLater(id: string): boolean;
  /** Whether any column tells who is a customer. */
  areTold(): boolean;
  /** What to tell people of columns of which several tell one thing, and of those that are read for this alone. */
  remarks(): readonly string[];
}

interface Seen {
  cells: number;
  readonly line: number;
  readonly text: string;
}

/** The same account, which another row calls a customer. */
export function asCustomer(account: CrmAccount): CrmAccount {
  return { ...account, is_customer: true };
}

export function customersRead(
  columns: readonly string[],
  { mapping, callers }: { readonly mapping: ColumnMapping; readonly callers: readonly number[] },
): CustomersRead {
  const of = customerColumns(columns, mapping, callers);
  const isMapped = new Set(Object.values(mapping).flat());
  const seen = new Map<number, Seen>();
  const known: boolean[] = [];
  const later = new Set<string>();
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
    first: ({ is_customer: isCustomer }) => known.push(isCustomer === true),
    again(place, id, { is_customer: isCustomer }) {
      if (isCustomer === true && known[place] !== true) later.add(id);
    },
    later: () => later,
    isLater: (id) => later.has(id),
    areTold: () => mapping.account_type !== undefined || of.told.length > 0 || seen.size > 0,
    remarks: () => [
      ...severalRemarks(mapping, columns),
      ...[...seen].map(([column, found]) => foundRemark(columns[column] ?? '', found)),
    ],
  };
}

const WHAT_COUNTS = [
  ['account_type', 'what an account is: one that any of them calls a customer counts as a customer'],
  ['contracted_revenue', 'of contracted revenue: the largest amount of an account counts'],
  ['open_opportunities', 'of open opportunities: the first that is not zero counts'],
  ['last_activity_at', 'of the last activity: the latest day counts'],
] as const satisfies readonly (readonly [MappableField, string])[];

function severalRemarks(mapping: ColumnMapping, columns: readonly string[]): readonly string[] {
  return WHAT_COUNTS.flatMap(([field, what]) => {
    const names = (mapping[field] ?? []).map((column) => JSON.stringify(columns[column] ?? ''));
    return names.length < 2 ? [] : [`Columns ${listed(names)} tell ${what}.`];
  });
}

function foundRemark(column: string, { cells, line, text }: Seen): string {
  const rows = cells === 1 ? 'row' : 'rows';
  const first = cells === 1 ? `in line ${line}` : `the first in line ${line}`;
  return `Column ${JSON.stringify(column)}, from which nothing else is read, speaks of a customer in ${cells.toLocaleString('en-US')} ${rows}, ${first}: ${quoted(text)}. By the usual rules these accounts are customers.`;
}

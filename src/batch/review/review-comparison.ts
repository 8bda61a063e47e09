import type { ComparedField, SideBySide } from '../../contract/review.ts';
import { takenValues } from '../../crm/action-files/fill-fields.ts';
import { cellText } from '../../tabular/cell-text.ts';
import { fillableColumns } from '../actions/fillable-columns.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { fieldValueOf } from '../mapping/entity-input-of.ts';
import { type EntityField, FIELDS, type MappableField } from '../mapping/fields.ts';
import type { KnownCompany } from './known-companies.ts';
import type { ReviewAccount } from './review-account.ts';
import { isParentId, type ReviewItem } from './review-item.ts';
import { isSameValue } from './same-value.ts';

export interface ComparedColumns {
  readonly names: readonly string[];
  readonly mapping: ColumnMapping;
  /** Positions of the caller's own columns. */
  readonly own: readonly number[];
}

/** Fields that tell of the record and its use, and not what the company is. */
const NOT_COMPARED: readonly string[] = [
  ...['external_id', 'parent_id', 'parent_name', 'created_at', 'last_activity_at', 'marked_duplicate'],
  ...['is_inactive', 'open_opportunities', 'opportunities', 'contracted_revenue'],
];
/** Fields that help nobody to decide; they are among all fields. */
const NOT_SHOWN: readonly string[] = ['is_deleted', 'record_type'];

/** An account beside the one that it is about: the mapped columns, or all of them. */
export function comparedAccounts(
  { asked, account, target }: ReviewItem,
  columns: ComparedColumns,
  { isWhole }: { readonly isWhole: boolean },
): SideBySide {
  const others = target === undefined ? [] : [target];
  const isPair = asked.kind === 'merge' || asked.kind === 'double';
  const taken = asked.kind === 'merge' && target !== undefined ? takenOver(account, target, columns) : NONE;
  const shown = isWhole
    ? everyColumn(columns)
    : mappedColumns(
        columns,
        [...taken].map((name) => columns.names.indexOf(name)),
      );
  const fields = shown.flatMap(({ field, at }) => {
    const values = [account, ...others].map(({ row }) => shownValue(field, row.cells[at] ?? ''));
    if (values.every((value) => value === '')) return [];
    const label = columns.names[at] ?? '';
    const compared = isPair && field !== '' && !NOT_COMPARED.includes(field) ? remarkOf(field, values) : '';
    return [{ label, values, remark: taken.has(label) ? 'is taken over' : compared }];
  });
  return { headings: ['this account', ...others.map(() => OTHER[asked.kind] ?? 'the other')], fields };
}

const NONE: ReadonlySet<string> = new Set();

/** The columns that the account which stays takes over from the one that is merged into it, as files for a CRM do. */
function takenOver(
  account: ReviewAccount,
  target: ReviewAccount,
  { names, mapping, own }: ComparedColumns,
): ReadonlySet<string> {
  const columns = own.map((at) => names[at] ?? '');
  const cellsOf = ({ row }: ReviewAccount) =>
    Object.fromEntries(own.map((at) => [names[at] ?? '', shownValue('', row.cells[at] ?? '')]));
  const groups = fillableColumns(null, { mapping, columns: names }).map((group) =>
    group
      .filter(({ header }) => columns.includes(header))
      .map((column) => ({ ...column, field: column.header })),
  );
  return new Set(takenValues(cellsOf(target), [cellsOf(account)], groups).map(({ field }) => field));
}

function shownValue(field: string, cell: string): string {
  const text = cellText(cell);
  return field === 'parent_id' && !isParentId(text) ? '' : text;
}

const OTHER: Readonly<Record<string, string>> = {
  merge: 'the one that stays',
  double: 'the other account',
  parent: 'the parent',
};

interface Column {
  readonly field: string;
  readonly at: number;
}

/** In the order of fields, and behind them other columns. */
function mappedColumns({ mapping }: ComparedColumns, others: readonly number[] = []): readonly Column[] {
  // The keys of FIELDS are the fields, in the order in which people read them.
  const fields = Object.keys(FIELDS) as readonly MappableField[];
  const columns = fields
    .filter((field) => !NOT_SHOWN.includes(field))
    .flatMap((field) => (mapping[field] ?? []).map((at) => ({ field, at })));
  const more = others.map((at) => ({ field: '', at }));
  return [...new Map([...more, ...columns].map((column) => [column.at, column])).values()].sort(
    (a, b) => Number(a.field === '') - Number(b.field === ''),
  );
}

function everyColumn(columns: ComparedColumns): readonly Column[] {
  const fields = new Map(mappedColumns(columns).map(({ field, at }) => [at, field]));
  return columns.own.map((at) => ({ field: fields.get(at) ?? '', at }));
}

function remarkOf(field: string, [own = '', other = '']: readonly string[]): string {
  if (own === '' || other === '') return '';
  return isSameValue(field, own, other) ? 'same' : 'differs';
}

/** What is shown of an account beside companies that it may be. */
const COMPANY_FIELDS: readonly EntityField[] = [
  ...(['name', 'legal_name', 'trading_name', 'website', 'email', 'address', 'city', 'state'] as const),
  ...(['country', 'phone', 'company_registration_number'] as const),
];
export const SHOWN_COMPANIES = 3;

/** An account beside companies that it may be, three at most. */
export function comparedCompanies(
  { account }: { readonly account: ReviewAccount },
  companies: readonly KnownCompany[],
  { mapping }: Pick<ComparedColumns, 'mapping'>,
): SideBySide {
  const shown = companies.slice(0, SHOWN_COMPANIES);
  const fields = COMPANY_FIELDS.flatMap((field): ComparedField[] => {
    const own = fieldValueOf(account.row, mapping, field);
    const values = [own, ...shown.map((company) => company.fields[field] ?? '')];
    if (values.every((value) => value === '')) return [];
    return [{ label: LABELS[field] ?? field, values, remark: agreement(field, own, values.slice(1)) }];
  });
  const ids = { label: 'core_id', values: ['', ...shown.map(({ coreId }) => coreId)], remark: '' };
  return {
    headings: ['this account', ...shown.map((_company, at) => `${at + 1}`)],
    fields: shown.length === 0 ? fields : [...fields, ids],
  };
}

const LABELS: Readonly<Partial<Record<EntityField, string>>> = {
  legal_name: 'legal name',
  trading_name: 'trading name',
  company_registration_number: 'registration',
};

/** `same`, `differs`, or which of several companies agree: `same as 2`. */
function agreement(field: EntityField, own: string, others: readonly string[]): string {
  if (own === '' || others.every((other) => other === '')) return '';
  const same = others.flatMap((other, at) =>
    other !== '' && isSameValue(field, own, other) ? [at + 1] : [],
  );
  if (same.length === 0) return 'differs';
  return others.length === 1 ? 'same' : `same as ${same.join(', ')}`;
}

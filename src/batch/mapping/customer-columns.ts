import { cellText } from '../../tabular/cell-text.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { saysCustomer, saysNoCustomer } from './customer-words.ts';
import { isBareCustomerColumn } from './header-meaning.ts';

/** Columns in which a row may say that its account is a customer, by their positions. */
export interface CustomerColumns {
  /** Those that are filled of customers. */
  readonly told: readonly number[];
  /** Those of types, stages and states, and all that nothing is read from: a cell counts that says nothing else. */
  readonly words: readonly number[];
  /** Those that are called `Customer` and hold no names. */
  readonly flags: readonly number[];
}

/** What a row says of it; `column`: of which nothing else is read, and that says so. */
export interface CustomerTold {
  readonly isCustomer: boolean | undefined;
  readonly column?: number;
}

/** Where a lead or an account comes from, and what others are: `Lead Source`, `Referred by`, `Competitor`. */
const OF_OTHERS =
  /source|quelle|origin|herkunft|fuente|fonte|bron|referr|empfehl|competitor|wettbewerb|concurrent/i;

/** `callers`: positions of the columns that core has not written itself. */
export function customerColumns(
  columns: readonly string[],
  mapping: ColumnMapping,
  callers: readonly number[],
): CustomerColumns {
  const used = new Set(Object.values(mapping).flat());
  const free = callers.filter((at) => !used.has(at));
  const typed = [
    ...(mapping.account_type ?? []),
    ...(mapping.record_type ?? []),
    ...(mapping.is_inactive ?? []),
  ];
  return {
    told: mapping.is_customer ?? [],
    words: [...typed, ...free.filter((at) => !OF_OTHERS.test(columns[at] ?? ''))],
    flags: free.filter((at) => isBareCustomerColumn(columns[at] ?? '')),
  };
}

const YES = /^(?:true|yes|y|1|x|ja|oui|s[ií]|vero|verdadero|verdadeiro|sim|wahr|vrai|✓|✔)$/i;

/** Whether a row says that its account is a customer, or that it is none; undefined where no column tells. */
export function customerToldIn(
  cells: readonly string[],
  { told, words, flags }: CustomerColumns,
): CustomerTold {
  const texts = told.map((at) => cellText(cells[at] ?? '')).filter((text) => text !== '');
  const isTold = texts.some((text) => !saysNoCustomer(text));
  const column =
    words.find((at) => saysCustomer(cells[at] ?? '')) ??
    flags.find((at) => YES.test(cellText(cells[at] ?? '')));
  const isCustomer = isTold || column !== undefined ? true : texts.length > 0 ? false : undefined;
  return { isCustomer, ...(column !== undefined && { column }) };
}

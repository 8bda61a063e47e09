import { CoreError } from '../../contract/errors.ts';
import { Outcome } from '../../contract/extended.ts';
import { DUPLICATE_KINDS } from '../../crm/verdict.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { fieldValueOf } from '../mapping/entity-input-of.ts';
import type { ReviewRow } from './review-account.ts';

/** Columns of a result by the words that filters have for them. */
const FIELDS: Readonly<Record<string, string>> = {
  action: 'core_action',
  association: 'core_association_type',
  risk: 'core_risk',
  group: 'core_group_id',
  kind: 'core_duplicate_kind',
  confidence: 'core_confidence',
  outcome: 'core_outcome',
  status: 'core_operational_status',
  country: 'core_country',
};

/** What some of them can say; a word that none of them is would find nothing, and nobody would know why. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  action: ['delete', 'merge', 'associate', 'missing-parent', 'none'],
  association: ['set_initial_parent', 'reparent', 'create_parent', 'remove_parent'],
  kind: DUPLICATE_KINDS,
  confidence: ['high', 'medium', 'low'],
  outcome: Outcome.options,
  status: ['active', 'out of business', 'absorbed', 'undetermined'],
};

export const FILTER_FIELDS = [...Object.keys(FIELDS), 'owner'].join(', ');

const FORM = /^([^<>=!]+?)\s*(<=|>=|!=|=|<|>)\s*(.*)$/;
type Sign = '<=' | '>=' | '!=' | '=' | '<' | '>';

interface Filtered {
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
}

/** Whether a row is wanted by all of the filters, such as `action=merge` and `risk<40`. Throws USAGE for one that cannot be read. */
export function rowFilter(filters: readonly string[], filtered: Filtered): (row: ReviewRow) => boolean {
  const conditions = filters.map((filter) => conditionOf(filter, filtered));
  return (row) => conditions.every((holds) => holds(row));
}

function conditionOf(filter: string, filtered: Filtered): (row: ReviewRow) => boolean {
  const [, field = '', sign, wanted = ''] = FORM.exec(filter.trim()) ?? [];
  if (sign === undefined)
    throw refused(`${filter} is not a filter`, 'Write it like action=merge or risk<40.');
  requireValue(field.trim().toLowerCase(), wanted, filter);
  const read = readerOf(field.trim(), filtered);
  // One of the signs of the form.
  const compare = comparison(sign as Sign, wanted.trim(), filter);
  return (row) => compare(read(row));
}

/** Nothing behind the sign asks for empty cells. */
function requireValue(field: string, wanted: string, filter: string): void {
  const values = Object.hasOwn(VALUES, field) ? VALUES[field] : undefined;
  if (values === undefined || wanted.trim() === '' || values.includes(wordOf(wanted))) return;
  throw refused(`${filter} finds nothing: there is no such ${field}`, `Write one of ${values.join(', ')}.`);
}

function readerOf(field: string, { columns, mapping }: Filtered): (row: ReviewRow) => string {
  if (field.toLowerCase() === 'owner' && mapping.owner !== undefined)
    return (row) => fieldValueOf(row, mapping, 'owner');
  const named = (FIELDS[field.toLowerCase()] ?? field).toLowerCase();
  const at = columns.findIndex((column) => column.trim().toLowerCase() === named);
  if (at !== -1) return ({ cells }) => (cells[at] ?? '').trim();
  const fix = `Filter by ${FILTER_FIELDS}, or by a column of the file: ${columns.slice(0, SHOWN_COLUMNS).join(', ')}${columns.length > SHOWN_COLUMNS ? ' …' : ''}`;
  throw refused(`the file has nothing that is called ${field}`, fix);
}

const SHOWN_COLUMNS = 12;

function comparison(sign: Sign, wanted: string, filter: string): (value: string) => boolean {
  if (sign === '=') return (value) => wordOf(value) === wordOf(wanted);
  if (sign === '!=') return (value) => wordOf(value) !== wordOf(wanted);
  const limit = Number(wanted);
  if (wanted === '' || Number.isNaN(limit))
    throw refused(`${filter} compares with something that is not a number`, 'Write it like risk<40.');
  const holds: Readonly<Record<Exclude<Sign, '=' | '!='>, (value: number) => boolean>> = {
    '<': (value) => value < limit,
    '>': (value) => value > limit,
    '<=': (value) => value <= limit,
    '>=': (value) => value >= limit,
  };
  return (value) => value !== '' && holds[sign](Number(value.replaceAll(',', '')));
}

/** `Associate (missing parent)` is asked for as `missing-parent` too. */
function wordOf(text: string): string {
  const word = text.trim().toLowerCase();
  return word === 'associate (missing parent)' || word === 'missing parent' ? 'missing-parent' : word;
}

function refused(what: string, fix: string): CoreError {
  return new CoreError('USAGE', what, { field: '--filter', fix });
}

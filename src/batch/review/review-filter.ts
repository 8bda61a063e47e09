import { Confidence } from '../../contract/confidence.ts';
import { AssociationType } from '../../contract/crosscheck.ts';
import { REPORTED_ACTIONS } from '../../contract/crosscheck-report.ts';
import { CoreError } from '../../contract/errors.ts';
import { Outcome } from '../../contract/extended.ts';
import { OperationalStatus } from '../../contract/firmographics.ts';
import { QUESTION_KINDS, type QuestionKind } from '../../contract/review.ts';
import { DUPLICATE_KINDS } from '../../crm/verdict.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { fieldValueOf } from '../mapping/entity-input-of.ts';
import type { ReviewRow } from './review-account.ts';

/** Columns of a result that people filter by; filters call them as the file does, without `core_`. */
const FIELDS = [
  ...['action', 'association_type', 'risk', 'group_id', 'duplicate_kind', 'confidence', 'outcome'],
  ...['operational_status', 'country'],
];

/** What some of them can say; a word that none of them is would find nothing, and nobody would know why. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  question: QUESTION_KINDS,
  action: REPORTED_ACTIONS.map(wordOf),
  association_type: AssociationType.options,
  duplicate_kind: DUPLICATE_KINDS,
  confidence: Confidence.options.map(wordOf),
  outcome: Outcome.options,
  operational_status: OperationalStatus.options.map(wordOf),
  needs_review: ['yes', 'no'],
};
const NUMBERS: readonly string[] = ['risk'];

export const FILTER_FIELDS = ['question', ...FIELDS, 'owner'].join(', ');

const FORM = /^([^<>=!]+?)\s*(<=|>=|!=|=|<|>)\s*(.*)$/;
type Sign = '<=' | '>=' | '!=' | '=' | '<' | '>';

interface Filtered {
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
  /** What a row asks; undefined for one that asks nothing. */
  questionOf(row: ReviewRow): QuestionKind | undefined;
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
  if (sign === '=' || sign === '!=') requireValue(field.trim().toLowerCase(), wanted, filter);
  const read = readerOf(field.trim(), filtered);
  // One of the signs of the form.
  const compare = comparison(sign as Sign, wanted.trim(), filter);
  return (row) => compare(read(row));
}

/** Nothing behind the sign asks for empty cells. */
function requireValue(field: string, wanted: string, filter: string): void {
  if (NUMBERS.includes(field) && Number.isNaN(Number(wanted)))
    throw refused(`${filter} finds nothing: every ${field} is a number`, 'Write it like risk=40 or risk<40.');
  const values = Object.hasOwn(VALUES, field) ? VALUES[field] : undefined;
  if (values === undefined || wanted.trim() === '' || values.includes(wordOf(wanted))) return;
  throw refused(`${filter} finds nothing: there is no such ${field}`, `Write one of ${values.join(', ')}.`);
}

function readerOf(field: string, filtered: Filtered): (row: ReviewRow) => string {
  const { columns, mapping } = filtered;
  if (field.toLowerCase() === 'question') return (row) => filtered.questionOf(row) ?? '';
  if (field.toLowerCase() === 'owner' && mapping.owner !== undefined)
    return (row) => fieldValueOf(row, mapping, 'owner');
  const headings = columns.map((column) => column.trim().toLowerCase());
  const named = field.toLowerCase();
  // A column of the caller may be called country, too: what was found is meant.
  const ours = headings.indexOf(`core_${named}`);
  const at = ours !== -1 ? ours : headings.indexOf(named);
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

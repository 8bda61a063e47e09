import { cellText } from '../../tabular/cell-text.ts';
import { type CellKind, kindOf } from './cell-kind.ts';
import { type FoundColumns, NAME_FIELDS, type Proposal, proposalOf } from './column-mapping.ts';
import { areIdsOfAccounts } from './doubtful-ids.ts';
import type { FieldSpec } from './field-spec.ts';
import { ENTITY_FIELDS, FIELDS, type MappableField } from './fields.ts';
import {
  type HeaderMeaning,
  headerMeaning,
  isBareNameColumn,
  isBareNumberColumn,
  isCompanyFlagColumn,
  isForeignHeader,
  isNameOfSomeone,
  isPersonNameColumn,
  otherMeaning,
} from './header-meaning.ts';
import { isUnnamed } from './missing-header.ts';
import { isParentHeader } from './parent-headers.ts';
import { countsRows } from './record-codes.ts';

/** What is read beside what headers and cells tell. */
interface Reading {
  /** A column of this name gives entities by their ids, as an earlier run has written them. */
  readonly usesCoreIds?: boolean;
  /** The fields that columns are looked for; those by which companies are resolved unless more is asked for. */
  readonly fields?: readonly MappableField[];
}

const CORE_ID_COLUMN = 'core_id';

/** Maps columns by their headers; the cells of the sample veto a wrong header and fill what no header told. */
export function proposeMapping(
  columns: readonly string[],
  sampleRows: readonly (readonly string[])[],
  { usesCoreIds = false, fields = ENTITY_FIELDS }: Reading = {},
): Proposal {
  const rows = sampleRows.slice(0, SAMPLE_ROWS);
  const sheet = columns.map((header, index) => columnOf(header, index, rows));
  const found = foundByHeader(sheet, fields);
  fillByContent(found, sheet);
  const ids = columns.indexOf(CORE_ID_COLUMN);
  if (usesCoreIds && ids !== -1) found.set('core_id', { indexes: [ids], because: 'header' });
  return proposalOf(found, columns, fields);
}

const SAMPLE_ROWS = 100;
const SAMPLE_CELL_CHARACTERS = 300;
const MATCH_SHARE = 0.8;

interface Column {
  readonly header: string;
  readonly index: number;
  /** Non-empty cells of the sample, and what each is. */
  readonly cells: readonly string[];
  readonly kinds: readonly CellKind[];
  /** Of the sample. */
  readonly rows: number;
  readonly meaning: HeaderMeaning | undefined;
  /** The cells contradict the header. */
  readonly isVetoed: boolean;
}

interface Candidate extends Column {
  readonly meaning: HeaderMeaning;
}

function columnOf(header: string, index: number, rows: readonly (readonly string[])[]): Column {
  const texts = rows.map((row) => cellText((row[index] ?? '').slice(0, SAMPLE_CELL_CHARACTERS)));
  const cells = texts.filter((text) => text !== '');
  const kinds = cells.map(kindOf);
  const areNoIds = () => !areIdsOfAccounts(texts, kinds) || (isBareNumberColumn(header) && countsRows(cells));
  const isVetoed = (meaning: HeaderMeaning) =>
    contradicts(FIELDS[meaning.field], { cells, kinds }) || (meaning.isDoubtful && areNoIds());
  const first = headerMeaning(header);
  const isOther = first !== undefined && isVetoed(first);
  const other = isOther ? otherMeaning(header) : undefined;
  const column = { header, index, cells, kinds, rows: texts.length };
  if (other !== undefined && !isVetoed(other)) return { ...column, meaning: other, isVetoed: false };
  return { ...column, meaning: first, isVetoed: isOther };
}

function contradicts(
  { wrong, isOther }: FieldSpec,
  { cells, kinds }: Pick<Column, 'cells' | 'kinds'>,
): boolean {
  return shareOf(kinds, wrong) > 0.5 || isOther?.(cells) === true;
}

function foundByHeader(sheet: readonly Column[], fields: readonly MappableField[]): FoundColumns {
  const candidates = candidatesOf(sheet);
  const found: FoundColumns = new Map();
  for (const field of fields) {
    const own = candidates.filter(({ meaning }) => meaning.field === field).sort(byPreference);
    const indexes = chosen(field, own, sheet).map(({ index }) => index);
    if (indexes.length > 0) found.set(field, { indexes, because: 'header' });
  }
  return found;
}

/**
 * A bare `Name` beside parts of a person's name is a person's, but for accounts some of which are those of people; a shipping address counts only when it is the only one.
 */
function candidatesOf(sheet: readonly Column[]): Candidate[] {
  const areAccounts = sheet.some(({ meaning }) => meaning?.field === 'is_person');
  const hasPersons = !areAccounts && sheet.some(({ header }) => isPersonNameColumn(header));
  const known = sheet.flatMap((column) => (hasMeaning(column) ? [column] : []));
  const hasAddress = known.some(
    ({ meaning }) => FIELDS[meaning.field].isPlace === true && !meaning.isShipping,
  );
  return known.filter(({ header, meaning, isVetoed }) => {
    return !isVetoed && !(hasPersons && isBareNameColumn(header)) && !(hasAddress && meaning.isShipping);
  });
}

function hasMeaning(column: Column): column is Candidate {
  return column.meaning !== undefined;
}

function byPreference(a: Candidate, b: Candidate): number {
  const bare = Number(a.meaning.qualifier === '') - Number(b.meaning.qualifier === '');
  return a.meaning.rank - b.meaning.rank || bare || a.index - b.index;
}

function chosen(
  field: MappableField,
  own: readonly Candidate[],
  sheet: readonly Column[],
): readonly Candidate[] {
  if (FIELDS[field].several === 'each') return own;
  const heads = firstOfEach(own.filter(({ meaning }) => !meaning.isMore));
  if (FIELDS[field].everyAlias === true) return heads;
  const isOneEach = field === 'name' || field === 'external_id';
  const each = isOneEach ? heads.filter(tellsRowsApart) : [];
  const first = each.find((head) => head === heads[0] || !mayBePeople(head, sheet));
  const best = heads.find((head) => saysJobsOf(head, first)) ?? first;
  // A column that is empty in the whole sample gives way to a less preferred one that is not.
  const head = best ?? heads.find(isFilled) ?? heads[0];
  if (head === undefined) return [];
  const { qualifier } = head.meaning;
  const more = own.filter(({ meaning }) => meaning.isMore && meaning.qualifier === qualifier);
  return [head, ...firstOfEach(more)];
}

/** Beside `Company` the column `Customer` of QuickBooks says `Zym Contracting:Deck 2025`: a customer and its jobs are accounts of their own. */
function saysJobsOf({ meaning, cells }: Candidate, first: Candidate | undefined): boolean {
  if (first === undefined || meaning.field !== 'name' || !cells.some((cell) => cell.includes(':')))
    return false;
  const companies = new Set(first.cells);
  return cells.some(
    (cell) => cell.includes(':') && companies.has(cell.slice(0, cell.lastIndexOf(':')).trim()),
  );
}

function isFilled({ cells }: Candidate): boolean {
  return cells.length > 0;
}

/** Whether most rows have something there, and not one and the same: what Odoo calls `Company` is the company that runs it. */
function tellsRowsApart(column: Candidate): boolean {
  const { cells } = column;
  return isMostlyFilled(column) && (cells.length < FEW || new Set(cells).size > 1);
}

/** What is called `Name` beside a column of companies that is nearly empty is mostly a person. */
function mayBePeople(column: Candidate, sheet: readonly Column[]): boolean {
  const { header } = column;
  if (!isBareNameColumn(header) || companyNames(column) > 0) return false;
  return !sheet.some((other) => isCompanyFlagColumn(other.header));
}

function isMostlyFilled({ cells, rows }: Column): boolean {
  return cells.length > 0 && cells.length * 2 >= rows;
}

const FEW = 3;

/** Of columns with the same header, the first. */
function firstOfEach(sorted: readonly Candidate[]): Candidate[] {
  return sorted.filter(({ meaning }, place) => {
    const before = sorted[place - 1]?.meaning;
    return before?.rank !== meaning.rank || before.qualifier !== meaning.qualifier;
  });
}

function fillByContent(found: FoundColumns, sheet: readonly Column[]): void {
  const used = new Set([...found.values()].flatMap(({ indexes }) => indexes));
  const free = sheet.filter(({ header, index, meaning, isVetoed }) => {
    const isUntold = meaning === undefined || isVetoed || isBareNameColumn(header);
    return isUntold && !used.has(index) && !isForeignHeader(header) && !isParentHeader(header);
  });
  for (const field of ENTITY_FIELDS) {
    const { like = [], isUnheaded } = FIELDS[field];
    if (found.has(field)) continue;
    const unheaded = () =>
      free.find(({ header, cells }) => isUnnamed(header) && isUnheaded?.(cells) === true);
    fillBest(found, field, bestOf(free, (column) => likeness(column, like)) ?? unheaded());
  }
  const named = NAME_FIELDS.flatMap((field) => found.get(field)?.indexes ?? []);
  if (sheet.some((column) => named.includes(column.index) && isMostlyFilled(column))) return;
  const someone = sheet.filter(({ header }) => isNameOfSomeone(header));
  fillBest(found, 'name', bestOf([...free, ...someone], namesInMostRows));
}

function fillBest(found: FoundColumns, field: MappableField, best: Column | undefined): void {
  if (best !== undefined) found.set(field, { indexes: [best.index], because: 'content' });
}

function bestOf(columns: readonly Column[], scoreOf: (column: Column) => number): Column | undefined {
  const scored = columns.map((column) => ({ column, score: scoreOf(column) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? undefined : scored.find(({ score }) => score === best)?.column;
}

/** How many cells are of the kinds, 0 when the column is not plainly of them; bare US state codes prove no country. */
function likeness({ kinds }: Column, like: readonly CellKind[]): number {
  const fits =
    shareOf(kinds, like) >= MATCH_SHARE && kinds.some((kind) => kind !== 'code' && like.includes(kind));
  return fits ? shareOf(kinds, like) * kinds.length : 0;
}

const LEGAL_FORM =
  /[\s,.](?:inc|incorporated|corp|corporation|company|co|ltd|limited|llc|llp|lp|plc|gmbh|mbh|ag|kg|kgaa|ohg|se|eg|sa|s\.a|sas|sarl|bv|b\.v|nv|n\.v|spa|s\.p\.a|srl|s\.r\.l|sl|s\.l|ab|oyj?|asa?|aps|a\/s|pty|pte|group|holdings?)\.?\)?$/i;

/** The share of cells that end in a legal form, 0 when the column does not hold names of companies. */
function companyNames({ cells, kinds }: Column): number {
  const legal = cells.filter((cell) => LEGAL_FORM.test(cell)).length / cells.length;
  const isVaried = new Set(cells).size > cells.length / 2;
  return legal > 0.1 && isVaried && shareOf(kinds, FIELDS.name.wrong) < 1 - MATCH_SHARE ? legal : 0;
}

/** Of several columns that hold names of companies the fullest; a column that is empty in most rows names none of them. */
function namesInMostRows(column: Column): number {
  return isMostlyFilled(column) ? (companyNames(column) * column.cells.length) / column.rows : 0;
}

function shareOf(kinds: readonly CellKind[], sought: readonly CellKind[]): number {
  return kinds.length === 0 ? 0 : kinds.filter((kind) => sought.includes(kind)).length / kinds.length;
}

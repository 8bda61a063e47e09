import { CoreError } from '../../contract/errors.ts';
import type { MappableField } from './fields.ts';

/** Column indexes by field; how several columns make one value is told by `several` of the field. */
export type ColumnMapping = Readonly<Partial<Record<MappableField, readonly number[]>>>;

/** The fields that hold a name of the company. */
export const NAME_FIELDS = ['name', 'legal_name', 'trading_name'] as const;

/** The fields by which a company can be found; the others only tell companies apart. */
export const MATCH_FIELDS = [
  ...NAME_FIELDS,
  'website',
  'email',
  'social_url',
  'phone',
  'company_registration_number',
  'core_id',
] as const;

/** Why a field is mapped: its header says so, the cells of the sample say so, or the user did. */
interface MappingReason {
  readonly field: MappableField;
  readonly columns: readonly string[];
  readonly because: 'header' | 'content' | 'option';
}

export interface Proposal {
  /** The fields that columns were looked for. */
  readonly fields: readonly MappableField[];
  readonly mapping: ColumnMapping;
  readonly reasons: readonly MappingReason[];
  /** Columns that no field is read from, in file order. */
  readonly unmapped: readonly string[];
}

/** Column indexes by field as they are found, and how. */
export type FoundColumns = Map<
  MappableField,
  { readonly indexes: readonly number[]; readonly because: MappingReason['because'] }
>;

/** Gives fields the columns that were chosen for them, takes these from all other fields; no columns unmaps. */
export function changeMapping(
  proposal: Proposal,
  columns: readonly string[],
  changes: ReadonlyMap<MappableField, readonly number[]>,
): Proposal {
  const taken = new Set([...changes.values()].flat());
  const found: FoundColumns = new Map();
  for (const { field, because } of proposal.reasons) {
    const indexes = (proposal.mapping[field] ?? []).filter(
      (index) => because === 'option' || !taken.has(index),
    );
    found.set(field, { indexes, because });
  }
  for (const [field, indexes] of changes) found.set(field, { indexes, because: 'option' });
  return proposalOf(found, columns, proposal.fields);
}

/** Makes the proposal of what was found, fields in their own order. */
export function proposalOf(
  found: FoundColumns,
  columns: readonly string[],
  fields: readonly MappableField[],
): Proposal {
  const mapping: Partial<Record<MappableField, readonly number[]>> = {};
  const reasons: MappingReason[] = [];
  for (const field of fields) {
    const { indexes = [], because = 'header' } = found.get(field) ?? {};
    if (indexes.length === 0) continue;
    mapping[field] = indexes;
    reasons.push({ field, because, columns: indexes.map((index) => columns[index] ?? '') });
  }
  const used = new Set(Object.values(mapping).flat());
  return { fields, mapping, reasons, unmapped: columns.filter((_, index) => !used.has(index)) };
}

/** Refuses a mapping that has nothing to find a company by. */
export function requireMatchColumn(mapping: ColumnMapping, columns: readonly string[]): void {
  if (MATCH_FIELDS.some((field) => mapping[field] !== undefined)) return;
  if (columns.length === 0)
    throw new CoreError('INPUT_FORMAT', 'there is no object with a member in the JSON', {
      fix: 'Give an array of objects, one for each company.',
    });
  throw new CoreError(
    'NO_MATCH_COLUMN',
    `no column holds a name, a website or anything else to match companies by; columns: ${listed(columns)}`,
  );
}

interface Nameless {
  readonly columns: readonly string[];
  /** Columns that may hold the names, though no header says so. */
  readonly unread: readonly string[];
  /** What the rows are: `accounts`, `companies`. */
  readonly of: string;
  /** What the option is called that says which column is which. */
  readonly mapOption: string;
}

/**
 * Refuses a mapping without names where a column may hold them: what is found by websites and telephones alone are not
 * the companies that people mean.
 */
export function requireNameColumn({ columns, unread, of, mapOption }: Nameless): void {
  const [first] = unread;
  if (first === undefined) return;
  throw new CoreError(
    'NO_MATCH_COLUMN',
    `no column is known to hold the names of the ${of}; columns: ${listed(columns)}`,
    {
      fix: `Say which one does with ${mapOption}, for example ${mapOption} name="${first}". Where none does, ${mapOption} name= goes on without names.`,
    },
  );
}

/** What to tell of a file that has no names, and no column that may hold them. */
export function namelessRemarks({ mapping, reasons }: Proposal, of: string): readonly string[] {
  if (NAME_FIELDS.some((field) => mapping[field] !== undefined)) return [];
  const by = reasons.filter(({ field }) => MATCH_FIELDS.some((match) => match === field));
  const columns = by.flatMap((reason) => reason.columns);
  return [`No column holds names: who the ${of} are is told by ${listed(columns)} alone.`];
}

/** The mapping in lines for people: `website ← Website, Domain (by content)`. */
export function describeMapping(proposal: Proposal): string[] {
  return proposal.reasons.map(
    ({ field, columns, because }) => `${field} ← ${columns.join(', ')}${BECAUSE[because]}`,
  );
}

/** A column with the field that is read from it, and why. */
export interface MappedColumn {
  readonly column: string;
  readonly field: MappableField;
  readonly because: 'header' | 'content' | 'option';
}

/** The mapping as values: one entry for every column that is read. */
export function mappedColumns(proposal: Proposal): readonly MappedColumn[] {
  return proposal.reasons.flatMap(({ field, columns, because }) =>
    columns.map((column) => ({ column, field, because })),
  );
}

/** Names for a message, as many as a person reads. */
export function listed(names: readonly string[]): string {
  const rest = names.length - NAMES_SHOWN;
  return names.slice(0, NAMES_SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

const NAMES_SHOWN = 50;
const BECAUSE = { header: '', content: ' (by content)', option: ' (chosen)' } as const;

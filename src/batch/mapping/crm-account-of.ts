import type { CrmAccount } from '../../contract/crm-account.ts';
import { rowId } from '../../crm/account-id.ts';
import { cellText } from '../../tabular/cell-text.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import { accountFigures } from './account-figures.ts';
import { hasOpportunities } from './associated-deals.ts';
import { kindOf } from './cell-kind.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { type CustomerColumns, customerToldIn } from './customer-columns.ts';
import type { DayOrder } from './dates.ts';
import { type EntityInputOptions, entityInputOf, fieldValueOf, fieldValuesOf } from './entity-input-of.ts';
import { type InactiveColumns, isInactiveRow } from './inactive-columns.ts';
import { hasOpenOpportunity, type OpportunityColumns } from './opportunity-columns.ts';
import { isPersonAccount, type PersonColumns } from './person-account.ts';

export interface AccountOptions extends Pick<EntityInputOptions, 'nameFieldOf'> {
  readonly columns: readonly string[];
  /** Positions of the columns that core has not written itself: what it found earlier makes no account a fuller one. */
  readonly callers: readonly number[];
  /** Columns that the rules name by their header. */
  readonly named: readonly string[];
  /** By which a row tells that its account is that of a person. */
  readonly people: PersonColumns;
  /** In which a row may say that its account is a customer. */
  readonly customers: CustomerColumns;
  /** In which a row may say that its account is out of use. */
  readonly inactive: InactiveColumns;
  /** By which a row tells of an opportunity. */
  readonly opportunities: OpportunityColumns;
  /** How the file writes days in figures. */
  readonly dayOrder: DayOrder;
}

/** Ids that stand for none in exports of Salesforce. */
const NO_ID = /^0+(?:AAA)?$/;
const YES = /^(?:true|yes|y|1|x|ja|oui|s[ií])$/i;

/**
 * Reads a row as an account of a CRM, or says why it is none. Without a column of ids, and in a row without one, it is
 * called by its number.
 */
export function crmAccountOf(
  row: InputRow,
  mapping: ColumnMapping,
  options: AccountOptions,
): { readonly account: CrmAccount } | { readonly problem: string } {
  const value = (field: Parameters<typeof fieldValueOf>[2]) => {
    const text = fieldValueOf(row, mapping, field);
    return text === '' ? undefined : text;
  };
  if (row.problem === undefined && isInRecycleBin(row, mapping))
    return { problem: 'the account lies in the recycle bin (it is marked as deleted)' };
  const read = entityInputOf(row, mapping, options);
  if ('problem' in read) return read;
  const { external_id: id = rowId(row.number), ...input } = read.input;
  const name = input.trading_name ?? input.legal_name;
  const person = { flag: value('is_person'), recordType: value('record_type'), name };
  const types = fieldValuesOf(row, mapping, 'account_type');
  const figures = {
    ...accountFigures((field) => fieldValuesOf(row, mapping, field), options.dayOrder),
    ...(hasOpenOpportunity(row.cells, options.opportunities) && { open_opportunities: 1 }),
  };
  const parent = parentOf(value('parent_id'), value('parent_name'));
  return {
    account: given({
      ...input,
      external_id: id,
      ...parent,
      owner: value('owner'),
      account_type: types[0],
      account_types: types.length > 1 ? [...types] : undefined,
      is_customer: customerToldIn(row.cells, options.customers).isCustomer,
      record_type: value('record_type'),
      is_person: isPersonAccount(row.cells, person, options.people) ? true : undefined,
      ...figures,
      has_opportunities:
        figures.open_opportunities === undefined
          ? hasOpportunities(fieldValuesOf(row, mapping, 'opportunities'), {
              types,
              isTold: mapping.opportunities !== undefined,
            })
          : undefined,
      marked_duplicate: YES.test(value('marked_duplicate') ?? '') ? true : undefined,
      is_inactive: isInactiveRow(row.cells, options.inactive) ? true : undefined,
      filled_fields: filledCells(row, options),
      fields: namedCells(row, options),
    }),
  };
}

/** The CRM has the account no more. */
export function isInRecycleBin(row: InputRow, mapping: ColumnMapping): boolean {
  return YES.test(fieldValueOf(row, mapping, 'is_deleted'));
}

/** A parent is named by its id; exports of reports have its name in the place of it, and some its id under the header of a name. */
export function parentOf(id: string | undefined, name: string | undefined) {
  const idInName = id === undefined && name !== undefined && kindOf(name) === 'id' ? name : undefined;
  const known = id ?? idInName;
  return {
    parent_external_id: known === undefined || NO_ID.test(known) ? undefined : known,
    parent_name: idInName === undefined ? name : undefined,
  };
}

function filledCells({ cells }: InputRow, { callers }: AccountOptions): number {
  let filled = 0;
  for (const column of callers) if (cellText(cells[column] ?? '') !== '') filled++;
  return filled;
}

function namedCells(row: InputRow, { columns, named }: AccountOptions): Record<string, string> | undefined {
  if (named.length === 0) return undefined;
  const filled = named.flatMap((column) => {
    const cell = cellText(row.cells[columns.indexOf(column)] ?? '');
    return cell === '' ? [] : [[column, cell] as const];
  });
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** Without the members that are undefined. */
function given(account: { readonly [K in keyof CrmAccount]: CrmAccount[K] | undefined }): CrmAccount {
  const members: Record<string, unknown> = {};
  for (const [member, value] of Object.entries(account)) if (value !== undefined) members[member] = value;
  // external_id, the only one that is required, is always there.
  return members as CrmAccount;
}

import { rowId, writtenId } from '../../crm/account-id.ts';
import { accountKey } from '../../crm/overrides/account-key.ts';
import type { NamedAccount } from '../../crm/review/answer-decision.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { type EntityInputOptions, entityInputOf, fieldValueOf } from '../mapping/entity-input-of.ts';
import type { ReviewColumns } from './review-columns.ts';

/** What a review reads of a row. */
export type ReviewRow = Pick<InputRow, 'number' | 'line' | 'cells'>;

/** The account of a row. */
export interface ReviewAccount extends NamedAccount {
  readonly row: ReviewRow;
  /** Its id as the file has it; `row 17` where it has none. */
  readonly id: string;
  /** By which decisions about it are found (crm/overrides/account-key.ts). */
  readonly key: string;
  /** What people call it. */
  readonly name: string;
}

export interface AccountReading extends Pick<EntityInputOptions, 'nameFieldOf'> {
  readonly mapping: ColumnMapping;
  readonly columns: ReviewColumns;
}

/** The id of the account of a row, as a crosscheck names it; its row where it has none of its own. */
export function rowAccountId(row: ReviewRow, mapping: ColumnMapping): string {
  const own = fieldValueOf(row, mapping, 'external_id');
  return own === '' ? rowId(row.number) : own;
}

/** Undefined for a row that tells nothing that an account is known by. */
export function reviewAccount(row: ReviewRow, reading: AccountReading): ReviewAccount | undefined {
  const { mapping, columns } = reading;
  const named = namedAs(row, reading);
  if (named === undefined) return undefined;
  const value = (field: Parameters<typeof fieldValueOf>[2]) => fieldValueOf(row, mapping, field);
  const id = rowAccountId(row, mapping);
  return {
    ...{ row, named, key: accountKey(named), id },
    name: value('name') || value('trading_name') || value('legal_name') || value('website') || id,
    coreId: columns.value(row.cells, 'core_id') || null,
  };
}

/** How decisions name the account: by its whole id, or by what its record says. */
function namedAs(row: ReviewRow, { mapping, nameFieldOf }: AccountReading): string | undefined {
  const own = fieldValueOf(row, mapping, 'external_id');
  if (own !== '') return writtenId(own);
  const read = entityInputOf(row, mapping, { nameFieldOf });
  if ('problem' in read) return undefined;
  const { core_id: _, ...record } = read.input;
  return JSON.stringify(record);
}

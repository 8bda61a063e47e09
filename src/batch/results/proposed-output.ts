import { Confidence } from '../../contract/confidence.ts';
import { CoreError } from '../../contract/errors.ts';
import { Outcome } from '../../contract/extended.ts';
import { accountId } from '../../crm/account-id.ts';
import type { AccountIdentity } from '../../crm/dataset.ts';
import type { InputRow, InputTable } from '../../tabular/input-row.ts';
import type { ProposedFile } from '../actions/proposals-of.ts';
import { type AccountFile, readAccountFile } from '../crosscheck/account-file.ts';
import { type AccountSpool, accountSpool } from '../crosscheck/account-spool.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import type { EntityInputOptions } from '../mapping/entity-input-of.ts';
import { crosscheckIn } from '../output/read-crosscheck-cells.ts';
import { calledByRow, type ReviewColumns, reviewColumns } from '../review/review-columns.ts';

interface Reading {
  /** As people call the file. */
  readonly name: string;
  /** Of the columns of the result. */
  readonly mapping: ColumnMapping;
  readonly nameFieldOf: EntityInputOptions['nameFieldOf'];
  /** Columns that the rules name by their header. */
  readonly named: readonly string[];
  /** A file for the accounts. */
  readonly spoolPath: string;
}

/** The result of a crosscheck, read as the run had judged it; columns and mapping are those of the caller's file. */
export interface ProposedOutput extends ProposedFile {
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
  dispose(): void;
}

/** Throws INPUT_FORMAT for what is no result, CONFLICT for that of a resolution. */
export async function proposedOutput(table: InputTable, reading: Reading): Promise<ProposedOutput> {
  const result = calledByRow(reviewColumns(table.columns, reading.name), reading.mapping);
  if (result.kind !== 'crosscheck')
    throw new CoreError(
      'CONFLICT',
      `${reading.name} was resolved and not crosschecked. Crosscheck it first.`,
    );
  const own = ownOf(table, result, reading.mapping);
  const accounts = accountSpool(reading.spoolPath);
  try {
    const file = await readAccountFile({ ...reading, ...own, spool: accounts });
    await identify(accounts, { file, table, result, cut: own.cut });
    return {
      ...{ accounts, columns: own.table.columns, mapping: own.mapping, dispose: accounts.dispose },
      async *rows() {
        for await (const whole of table.rows) {
          const row = own.cut(whole);
          const read = file.read(row);
          const crosscheck = crosscheckIn((column) => result.value(whole.cells, column));
          const outcome = result.value(whole.cells, 'core_outcome');
          const account = 'problem' in read ? undefined : read.account;
          yield { row, account, result: { outcome, ...(crosscheck !== undefined && { crosscheck }) } };
        }
      },
    };
  } catch (error) {
    accounts.dispose();
    throw error;
  }
}

/** The table without what core has added to it. */
function ownOf({ columns, rows }: InputTable, { own }: ReviewColumns, mapping: ColumnMapping) {
  const cut = (row: InputRow): InputRow => ({ ...row, cells: own.map((at) => row.cells[at] ?? '') });
  const placed = Object.entries(mapping).map(([field, places]) => [
    field,
    places.map((at) => own.indexOf(at)).filter((at) => at !== -1),
  ]);
  return {
    cut,
    mapping: Object.fromEntries(placed.filter(([, places]) => places?.length !== 0)) as ColumnMapping,
    table: {
      columns: own.map((at) => columns[at] ?? ''),
      rows: {
        async *[Symbol.asyncIterator]() {
          for await (const row of rows) yield cut(row);
        },
      },
    },
  };
}

interface Identifying {
  readonly file: AccountFile;
  readonly table: InputTable;
  readonly result: ReviewColumns;
  readonly cut: (row: InputRow) => InputRow;
}

const UNKNOWN: AccountIdentity = { coreId: null, confidence: 'LOW', outcome: 'no_match' };

/** Tells who the accounts are, in their order. */
async function identify(accounts: AccountSpool, { file, table, result, cut }: Identifying): Promise<void> {
  const found: AccountIdentity[] = Array.from({ length: file.accounts }, () => UNKNOWN);
  for await (const row of table.rows) {
    const read = file.read(cut(row));
    if ('problem' in read) continue;
    const at = accounts.positionOf(accountId(read.account.external_id).id);
    if (at === undefined || found[at] !== UNKNOWN) continue;
    const outcome = Outcome.safeParse(result.value(row.cells, 'core_outcome'));
    const confidence = Confidence.safeParse(result.value(row.cells, 'core_confidence'));
    found[at] = {
      coreId: result.value(row.cells, 'core_id') || null,
      outcome: outcome.data ?? UNKNOWN.outcome,
      confidence: confidence.data ?? UNKNOWN.confidence,
    };
  }
  for (const identity of found) accounts.identify(identity);
}

import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { accountId } from '../../crm/account-id.ts';
import type { InputRow, InputTable } from '../../tabular/input-row.ts';
import { type AccountFile, readAccountFile } from '../crosscheck/account-file.ts';
import type { AccountSpool } from '../crosscheck/account-spool.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import type { EntityInputOptions } from '../mapping/entity-input-of.ts';

/** The file of accounts that leads are held against. */
export interface AgainstFile {
  readonly table: Pick<InputTable, 'columns' | 'rows'>;
  readonly mapping: ColumnMapping;
  readonly rules: CrosscheckRules;
  /** Columns that the rules name by their header. */
  readonly named: readonly string[];
}

/** Accounts that were read before, in the place of a file: each id stands there once. */
export interface AgainstLoaded {
  readonly rules: CrosscheckRules;
  readonly loaded: () => Iterable<CrmAccount>;
}

export type Against = AgainstFile | AgainstLoaded;

/** The accounts as a file of them, and its rows. */
export interface OpenedAccounts {
  readonly file: AccountFile;
  readonly table: Pick<InputTable, 'columns' | 'rows'>;
}

interface Opening {
  readonly spool: AccountSpool;
  readonly nameFieldOf: EntityInputOptions['nameFieldOf'];
  readonly signal: AbortSignal;
}

/** Reads all accounts into the spool. */
export async function openedAccounts(against: Against, opening: Opening): Promise<OpenedAccounts> {
  if ('loaded' in against) return loadedAccounts(against, opening);
  return { file: await readAccountFile({ ...against, ...opening }), table: against.table };
}

function loadedAccounts({ loaded }: AgainstLoaded, { spool, signal }: Opening): OpenedAccounts {
  let accounts = 0;
  for (const account of loaded()) {
    signal.throwIfAborted();
    spool.add(account, accountId(account.external_id).id);
    accounts++;
  }
  const file: AccountFile = {
    ...{ accounts, tellsCustomers: true, tellsOpportunities: true, repeated: 0, remarks: [] },
    read: ({ number }) => ({ account: spool.account(number - 1) }),
    async *distinct() {
      yield* spool.accounts();
    },
  };
  return { file, table: { columns: [], rows: rowsOf(accounts) } };
}

/** A row without cells for each account. */
function rowsOf(accounts: number): AsyncIterable<InputRow> {
  return {
    async *[Symbol.asyncIterator]() {
      for (let number = 1; number <= accounts; number++) yield { number, line: number, cells: [] };
    },
  };
}

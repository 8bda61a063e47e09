import type { CrmAccount } from '../../contract/crm-account.ts';
import { accountId } from '../../crm/account-id.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import type { AccountFile } from './account-file.ts';

/** Rows of a file that are no accounts. */
export interface LeftOutRows {
  count: number;
  /** The first ones, each with its line and why. */
  readonly shown: string[];
}

const SHOWN = 5;

/**
 * The accounts of a file, each once, to take the place of others. Unlike a run that writes rows out again, it gives no
 * account of a file that breaks off without throwing in the end: half a file would have the other half leave.
 */
export async function* accountsToLoad(
  file: Pick<AccountFile, 'read'>,
  rows: AsyncIterable<InputRow>,
  leftOut: LeftOutRows,
): AsyncGenerator<CrmAccount> {
  const given = new Set<string>();
  for await (const row of rows) {
    const read = file.read(row);
    if ('problem' in read) {
      leftOut.count++;
      if (leftOut.shown.length < SHOWN) leftOut.shown.push(`line ${row.line}: ${read.problem}`);
      continue;
    }
    const { id } = accountId(read.account.external_id);
    if (given.has(id)) continue;
    given.add(id);
    yield read.account;
  }
}

import { join } from 'node:path';
import type { CrmAccount } from '../../dist/contract/crm-account.js';
import type { AccountIdentity } from '../../dist/crm/dataset.js';
import { readRows, writeRows } from '../accuracy/csv-rows.ts';
import { runCore } from '../run-core.ts';

const FIELDS = ['external_id', 'trading_name', 'address', 'postal_code', 'phone'] as const;

/** Who the accounts are, as `core resolve --create-missing` finds against the universe of the data directory. */
export async function resolvedIdentities(
  accounts: readonly CrmAccount[],
  folder: string,
  dataDir: string,
): Promise<ReadonlyMap<string, AccountIdentity>> {
  const [input, output] = [join(folder, 'accounts.csv'), join(folder, 'resolved.csv')];
  writeRows(
    input,
    accounts.map((account) =>
      Object.fromEntries(FIELDS.map((field) => [field, (account[field] ?? '').replace(/\s+/g, ' ')])),
    ),
  );
  const words = ['--create-missing', '--fresh', '--no-input', '--data-dir', dataDir];
  await runCore(['resolve', input, '-o', output, '--map', 'name=trading_name', ...words]);
  return new Map(
    readRows(output).map((row) => [
      row.external_id ?? '',
      {
        coreId: row.core_id === '' ? null : (row.core_id ?? null),
        // Without a match the column is empty.
        confidence: (row.core_confidence || 'HIGH') as AccountIdentity['confidence'],
        outcome: row.core_outcome as AccountIdentity['outcome'],
      },
    ]),
  );
}

import { onTestFinished } from 'vitest';
import { createDatasetFile, openDraftFile } from '../../../src/store/dataset-file/dataset-tables.ts';
import { manyAccounts } from '../../crm/duplicates/many-accounts.ts';
import { tempPath } from '../../temp-folder.ts';

/** Accounts of which many are doubles, in a file that one has open as whoever judges it has. */
export function draftedAccounts() {
  const path = tempPath('accounts.draft');
  const file = createDatasetFile(path);
  const account = file.prepare('INSERT INTO account (id, line, body, resolved_by) VALUES (?, ?, ?, ?)');
  const resolution = file.prepare(
    'INSERT INTO resolution (position, core_id, outcome, confidence, is_provisional, body) VALUES (?, ?, ?, ?, 0, ?)',
  );
  for (const [at, { id, is, ...given }] of manyAccounts().entries()) {
    account.run(id, at + 1, JSON.stringify({ external_id: id, ...given }), '');
    resolution.run(at + 1, is?.coreId ?? null, is?.outcome ?? 'no_match', is?.confidence ?? 'HIGH', '');
  }
  file.close();
  const database = openDraftFile(path);
  onTestFinished(() => void database.close());
  return { path, database };
}

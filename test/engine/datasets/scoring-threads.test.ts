import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { findDoublesInParts } from '../../../src/crm/duplicates/find-doubles-in-parts.ts';
import type { ScoringThreads } from '../../../src/engine/datasets/scoring-threads.ts';
import { createDatasetFile, openDraftFile } from '../../../src/store/dataset-file/dataset-tables.ts';
import { fileDataset } from '../../../src/store/dataset-file/file-dataset.ts';
import { manyAccounts } from '../../crm/duplicates/many-accounts.ts';
import { tempPath } from '../../temp-folder.ts';

/** A thread loads compiled files: those that test/build.ts made. */
const COMPILED = join(import.meta.dirname, '../../../dist/engine/datasets/scoring-threads.js');

it('threads find the doubles that one finds, and let go of the file', async () => {
  const { path, database } = draft();
  const dataset = fileDataset(database);
  const scoring = await threadsOn(path, 2);
  const sizes = { accounts: 10, pairs: 20, judged: 10 };
  const doubles = await findDoublesInParts(dataset, { ...scoring, sizes });
  expect([...doubles]).toEqual([...findDoubles(fileDataset(database))]);
  await scoring.close();
  database.exec('DELETE FROM account');
});

it('a thread that cannot read the accounts is told of', async () => {
  const { database } = draft();
  const scoring = await threadsOn(tempPath('nothing'), 2);
  await expect(findDoublesInParts(fileDataset(database), scoring)).rejects.toMatchObject({
    code: 'SQLITE_CANTOPEN',
  });
});

async function threadsOn(path: string, threads: number): Promise<ScoringThreads> {
  const { scoringThreads } = (await import(
    pathToFileURL(COMPILED).href
  )) as typeof import('../../../src/engine/datasets/scoring-threads.ts');
  const scoring = scoringThreads(path, threads);
  onTestFinished(scoring.close);
  return scoring;
}

/** The accounts in a file that one has open as whoever judges it has. */
function draft() {
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

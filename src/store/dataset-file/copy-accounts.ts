import { createDatasetFile } from './dataset-tables.ts';

/** Copies what accounts are compared by from a sealed draft to a file of its own, a fraction of the size. */
export function copyAccounts(path: string, to: string): void {
  const database = createDatasetFile(to);
  try {
    database.prepare('ATTACH ? AS draft').run(path);
    database.exec(`
      BEGIN;
      INSERT INTO account SELECT position, id, line, body, '' FROM draft.account ORDER BY position;
      INSERT INTO resolution SELECT position, core_id, outcome, confidence, 0, '' FROM draft.resolution ORDER BY position;
      INSERT INTO normal SELECT position, body, NULL FROM draft.normal ORDER BY position;
      COMMIT`);
  } finally {
    database.close();
  }
}

import type Database from 'better-sqlite3';
import type { FinishedStep } from '../../jobs/job-store.ts';
import { recordKey } from '../../universe/core-id.ts';
import { pinStatement } from './pin-statement.ts';

type Kept = Pick<FinishedStep, 'pinned' | 'mentioned' | 'created'>;

/** Pins the ids that a step gives out and keeps the entity that it created, which belongs to no run of a file. */
export function stepKeeping(database: Database.Database): (step: Kept) => void {
  const pin = pinStatement(database);
  const create = database.prepare(
    `INSERT INTO created_record (key, run_id, body) VALUES (?, '', ?)
     ON CONFLICT (key, run_id) DO UPDATE SET body = min(body, excluded.body)`,
  );
  return ({ pinned, mentioned, created }) => {
    for (const { coreId, recordKeys } of [...(pinned === null ? [] : [pinned]), ...mentioned])
      pin.run(coreId, JSON.stringify(recordKeys));
    if (created !== null) create.run(recordKey(created), JSON.stringify(created));
  };
}

import type Database from 'better-sqlite3';
import type { FinishedJob, PinnedEntity } from '../../jobs/job-store.ts';
import { recordKey } from '../../universe/core-id.ts';
import { pinStatement } from './pin-statement.ts';

const REMEMBERED_PINS = 50_000;

/** Keeps what the end of a job says of entities, in the transaction that commits it. */
interface KeepingEntities {
  /** Pins the ids that the result tells, and keeps the record of the entity that was created. */
  keep(end: Pick<FinishedJob, 'pinned' | 'mentioned' | 'created'>, jobId: string): void;
  /** To be called when the transaction failed. */
  forget(): void;
}

export function keepingEntities(database: Database.Database): KeepingEntities {
  const pin = pinStatement(database);
  // What this process has pinned; a pin only ever grows, so that it need not be written again.
  const pinned = new Set<string>();
  const pinOne = ({ coreId, recordKeys }: PinnedEntity) => {
    const keys = JSON.stringify(recordKeys);
    const known = `${coreId} ${keys}`;
    if (pinned.has(known)) return;
    pin.run(coreId, keys);
    if (pinned.size >= REMEMBERED_PINS) pinned.clear();
    pinned.add(known);
  };
  const createRecord = database.prepare(
    // Of variants of one new company in a run the same one is kept, whichever is committed first.
    `INSERT INTO created_record (key, run_id, body)
     SELECT @key, coalesce(substr(idempotency_key, 1, instr(idempotency_key, '/') - 1), ''), @body FROM job WHERE id = @id
     ON CONFLICT (key, run_id) DO UPDATE SET body = min(body, excluded.body)`,
  );
  return {
    keep({ pinned: own, mentioned, created }, jobId) {
      if (own !== null) pinOne(own);
      for (const other of mentioned) pinOne(other);
      if (created !== null)
        createRecord.run({ id: jobId, key: recordKey(created), body: JSON.stringify(created) });
    },
    forget: () => pinned.clear(),
  };
}

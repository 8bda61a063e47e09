import type Database from 'better-sqlite3';
import type { FinishedJob } from '../../jobs/job-store.ts';
import { recordKey } from '../../universe/core-id.ts';
import { pinStatement } from './pin-statement.ts';

const REMEMBERED_PINS = 50_000;

/** What the end of a job says of entities, as it is written: plain data. */
export interface KeptEntities {
  readonly pins: readonly { readonly coreId: string; readonly recordKeys: string }[];
  /** The record of the entity that was created, with its key; null without one. */
  readonly created: { readonly key: string; readonly body: string } | null;
}

export function keptOf({ pinned, mentioned, created }: Kept): KeptEntities {
  const all = pinned === null ? mentioned : [pinned, ...mentioned];
  return {
    pins: all.map(({ coreId, recordKeys }) => ({ coreId, recordKeys: JSON.stringify(recordKeys) })),
    created: created && { key: recordKey(created), body: JSON.stringify(created) },
  };
}

type Kept = Pick<FinishedJob, 'pinned' | 'mentioned' | 'created'>;

/** Keeps what the end of a job says of entities, in the transaction that commits it. */
interface KeepingEntities {
  /** Pins the ids that the result tells, and keeps the record of the entity that was created. */
  keep(kept: KeptEntities, jobId: string): void;
  /** To be called when the transaction failed. */
  forget(): void;
}

export function keepingEntities(database: Database.Database): KeepingEntities {
  const pin = pinStatement(database);
  // What this process has pinned; a pin only ever grows, so that it need not be written again.
  const pinned = new Set<string>();
  const pinOne = ({ coreId, recordKeys }: KeptEntities['pins'][number]) => {
    const known = `${coreId} ${recordKeys}`;
    if (pinned.has(known)) return;
    pin.run(coreId, recordKeys);
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
    keep({ pins, created }, jobId) {
      for (const one of pins) pinOne(one);
      if (created !== null) createRecord.run({ id: jobId, ...created });
    },
    forget: () => pinned.clear(),
  };
}

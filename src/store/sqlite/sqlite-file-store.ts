import type Database from 'better-sqlite3';
import type { ClaimedFile, FileStore, KeptFile, Living } from '../../batch/files/file-store.ts';
import { askedIn, FILE_LEASE_MS, type FileRow, fileOf, isFree } from '../rows/file-rows.ts';

const IS_IT = 'workspace = @workspace AND id = @id';
const IS_UNDER_WAY = "state IN ('waiting', 'running')";
const IS_HELD = `${IS_IT} AND lease_token = @token AND state = 'running'`;

/** Uploaded files in the database of core-database.ts. */
export function sqliteFileStore(database: Database.Database, now: () => number): FileStore {
  const insert = database.prepare(
    `INSERT INTO uploaded_file (id, workspace, name, bytes, uploaded_at, uploaded_by)
     VALUES (@id, @workspace, @name, @bytes, @uploadedMs, @uploadedBy)`,
  );
  const all = database.prepare<[string], FileRow>(
    'SELECT * FROM uploaded_file WHERE workspace = ? ORDER BY uploaded_at DESC, id DESC',
  );
  const one = database.prepare<[object], FileRow>(`SELECT * FROM uploaded_file WHERE ${IS_IT}`);
  const keys = database.prepare<[], Key>('SELECT workspace, id FROM uploaded_file ORDER BY workspace, id');
  const old = database.prepare<[object], Key>(
    `SELECT workspace, id FROM uploaded_file WHERE uploaded_at < @ms AND (state IS NULL OR NOT ${IS_UNDER_WAY})
       AND (ended_at IS NULL OR ended_at < @ms) ORDER BY workspace, id`,
  );
  const ask = database.prepare(
    `UPDATE uploaded_file SET run = @run, state = 'waiting', asked_at = @nowMs, began_at = NULL, ended_at = NULL,
       progress = NULL, error = NULL, summary = NULL, is_stopping = 0
     WHERE ${IS_IT} AND (state IS NULL OR NOT ${IS_UNDER_WAY})`,
  );
  const cancelWaiting = database.prepare(
    `UPDATE uploaded_file SET state = 'cancelled', ended_at = @nowMs WHERE ${IS_IT} AND state = 'waiting'`,
  );
  const askToStop = database.prepare(
    `UPDATE uploaded_file SET is_stopping = 1 WHERE ${IS_IT} AND state = 'running'`,
  );
  const remove = database.prepare(
    `DELETE FROM uploaded_file WHERE ${IS_IT} AND (state IS NULL OR NOT ${IS_UNDER_WAY})`,
  );
  return {
    ...claimingFiles(database, now),
    add: async (file) => void insert.run(file),
    list: async (workspace) => all.all(workspace).map(fileOf),
    async find({ workspace, id }) {
      const row = one.get({ workspace, id });
      return row && fileOf(row);
    },
    keys: async () => keys.all(),
    olderThan: async (ms) => old.all({ ms }),
    ask: async ({ workspace, id }, run) =>
      ask.run({ workspace, id, run: JSON.stringify(run), nowMs: now() }).changes > 0,
    cancel: async ({ workspace, id }) =>
      cancelWaiting.run({ workspace, id, nowMs: now() }).changes > 0 ||
      askToStop.run({ workspace, id }).changes > 0,
    remove: async ({ workspace, id }) => remove.run({ workspace, id }).changes > 0,
  };
}

type Key = Pick<KeptFile, 'workspace' | 'id'>;
type Claiming = Pick<FileStore, 'claim' | 'report' | 'workedOnBy' | 'end'>;

/** Runs are taken by one process at a time; those of one that is gone are free at once, on another host after a while. */
function claimingFiles(database: Database.Database, now: () => number): Claiming {
  const underWay = database.prepare<[], FileRow>(
    `SELECT * FROM uploaded_file WHERE ${IS_UNDER_WAY} ORDER BY asked_at, id`,
  );
  const take = database.prepare(
    `UPDATE uploaded_file SET state = 'running', began_at = coalesce(began_at, @nowMs), lease_owner = @owner,
       lease_until = @untilMs, lease_token = lease_token + 1, worker = NULL WHERE ${IS_IT}`,
  );
  const claim = database.transaction((living: Living): ClaimedFile | undefined => {
    const nowMs = now();
    const row = underWay.all().find((one) => isFree(one, living, nowMs));
    if (row === undefined) return undefined;
    const { workspace, id, name } = row;
    take.run({ workspace, id, owner: living.owner, nowMs, untilMs: nowMs + FILE_LEASE_MS });
    return { workspace, id, name, run: askedIn(row.run), token: row.lease_token + 1 };
  });
  const renew = database
    .prepare<[object], number>(
      `UPDATE uploaded_file SET lease_until = @untilMs, progress = coalesce(@progress, progress)
       WHERE ${IS_HELD} RETURNING is_stopping`,
    )
    .pluck();
  const setWorker = database.prepare(`UPDATE uploaded_file SET worker = @worker WHERE ${IS_HELD}`);
  const end = database.prepare(
    `UPDATE uploaded_file SET
       state = CASE WHEN @is = 'stopped' THEN CASE WHEN is_stopping THEN 'cancelled' ELSE 'waiting' END ELSE @is END,
       ended_at = CASE WHEN @is = 'stopped' AND NOT is_stopping THEN NULL ELSE @nowMs END,
       error = @error, summary = @summary, lease_owner = NULL, lease_until = NULL, worker = NULL WHERE ${IS_HELD}`,
  );
  return {
    claim: async (living) => claim.immediate(living),
    async report({ workspace, id, token }, progress) {
      const text = progress === null ? null : JSON.stringify(progress);
      const stopping = renew.get({ workspace, id, token, progress: text, untilMs: now() + FILE_LEASE_MS });
      if (stopping === undefined) return 'lost';
      return stopping === 1 ? 'stop' : 'go on';
    },
    workedOnBy: async ({ workspace, id, token }, worker) =>
      void setWorker.run({ workspace, id, token, worker }),
    async end({ workspace, id, token }, how) {
      const error = how.is === 'failed' ? how.error : null;
      const summary = how.is === 'done' ? JSON.stringify(how.summary) : null;
      end.run({ workspace, id, token, is: how.is, error, summary, nowMs: now() });
    },
  };
}

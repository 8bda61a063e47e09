import type { FileStore } from '../../batch/files/file-store.ts';
import { askedIn, FILE_LEASE_MS, type FileRow, fileOf, isFree } from '../rows/file-rows.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt, timeIn } from './store-parts.ts';

type Clock = Pick<PostgresParts, 'now'>;
type Claiming = Pick<FileStore, 'claim' | 'report' | 'workedOnBy' | 'end'>;

const IS_IT = 'workspace = $1 AND id = $2';
const IS_UNDER_WAY = "state IN ('waiting', 'running')";
const IS_IDLE = `(state IS NULL OR NOT ${IS_UNDER_WAY})`;
const IS_HELD = `${IS_IT} AND lease_token = $3 AND state = 'running'`;
const INSERT = `INSERT INTO core.uploaded_file (workspace, id, name, bytes, uploaded_at, uploaded_by)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const OLD = `SELECT workspace, id FROM core.uploaded_file WHERE uploaded_at < $1 AND ${IS_IDLE}
  AND (ended_at IS NULL OR ended_at < $1) ORDER BY workspace, id`;
const ASK = `UPDATE core.uploaded_file SET run = $3, state = 'waiting', asked_at = ${timeAt(4)}, began_at = NULL,
    ended_at = NULL, progress = NULL, error = NULL, summary = NULL, is_stopping = 0
  WHERE ${IS_IT} AND ${IS_IDLE}`;
const CANCEL = `UPDATE core.uploaded_file SET
    state = CASE state WHEN 'waiting' THEN 'cancelled' ELSE state END,
    ended_at = CASE state WHEN 'waiting' THEN ${timeAt(3)} ELSE ended_at END,
    is_stopping = CASE state WHEN 'running' THEN 1 ELSE is_stopping END
  WHERE ${IS_IT} AND ${IS_UNDER_WAY}`;
const UNDER_WAY = `SELECT * FROM core.uploaded_file WHERE ${IS_UNDER_WAY} ORDER BY asked_at, id FOR UPDATE`;
const TAKE = `UPDATE core.uploaded_file SET state = 'running', began_at = coalesce(began_at, $3), lease_owner = $4,
    lease_until = $5, lease_token = lease_token + 1, worker = NULL WHERE ${IS_IT}`;
const RENEW = `UPDATE core.uploaded_file SET lease_until = ${timeAt(4)} + $5, progress = coalesce($6, progress)
  WHERE ${IS_HELD} RETURNING is_stopping`;
const END = `UPDATE core.uploaded_file SET
    state = CASE WHEN $4 <> 'stopped' THEN $4 WHEN is_stopping = 1 THEN 'cancelled' ELSE 'waiting' END,
    ended_at = CASE WHEN $4 = 'stopped' AND is_stopping = 0 THEN NULL ELSE ${timeAt(5)} END,
    error = $6, summary = $7, lease_owner = NULL, lease_until = NULL, worker = NULL
  WHERE ${IS_HELD}`;

/** Uploaded files in PostgreSQL. */
export function postgresFileStore(database: PostgresDatabase, clock: Clock): FileStore {
  return {
    ...claimingFiles(database, clock),
    async add({ workspace, id, name, bytes, uploadedMs, uploadedBy }) {
      await database.rows(INSERT, [workspace, id, name, bytes, uploadedMs, uploadedBy]);
    },
    async list(workspace) {
      const sql = 'SELECT * FROM core.uploaded_file WHERE workspace = $1 ORDER BY uploaded_at DESC, id DESC';
      return (await database.rows<FileRow>(sql, [workspace])).map(fileOf);
    },
    async find({ workspace, id }) {
      const sql = `SELECT * FROM core.uploaded_file WHERE ${IS_IT}`;
      const [row] = await database.rows<FileRow>(sql, [workspace, id]);
      return row && fileOf(row);
    },
    keys: () => database.rows('SELECT workspace, id FROM core.uploaded_file ORDER BY workspace, id'),
    olderThan: (ms) => database.rows(OLD, [ms]),
    ask: async ({ workspace, id }, run) =>
      (await database.changes(ASK, [workspace, id, JSON.stringify(run), boundTime(clock)])) > 0,
    cancel: async ({ workspace, id }) =>
      (await database.changes(CANCEL, [workspace, id, boundTime(clock)])) > 0,
    async remove({ workspace, id }) {
      const sql = `DELETE FROM core.uploaded_file WHERE ${IS_IT} AND ${IS_IDLE}`;
      return (await database.changes(sql, [workspace, id])) > 0;
    },
  };
}

/** Runs are taken by one process at a time; those of one that is gone are free at once, on another host after a while. */
function claimingFiles(database: PostgresDatabase, clock: Clock): Claiming {
  return {
    claim: (living) =>
      database.transaction(async (session) => {
        const nowMs = timeIn(session, clock);
        const rows = await session.rows<FileRow>(UNDER_WAY);
        const row = rows.find((one) => isFree(one, living, nowMs));
        if (row === undefined) return undefined;
        const { workspace, id, name } = row;
        await session.rows(TAKE, [workspace, id, nowMs, living.owner, nowMs + FILE_LEASE_MS]);
        return { workspace, id, name, run: askedIn(row.run), token: row.lease_token + 1 };
      }),
    async report({ workspace, id, token }, progress) {
      const text = progress === null ? null : JSON.stringify(progress);
      const values = [workspace, id, token, boundTime(clock), FILE_LEASE_MS, text];
      const [row] = await database.rows<{ is_stopping: number }>(RENEW, values);
      if (row === undefined) return 'lost';
      return row.is_stopping === 1 ? 'stop' : 'go on';
    },
    async workedOnBy({ workspace, id, token }, worker) {
      const sql = `UPDATE core.uploaded_file SET worker = $4 WHERE ${IS_HELD}`;
      await database.rows(sql, [workspace, id, token, worker]);
    },
    async end({ workspace, id, token }, how) {
      const error = how.is === 'failed' ? how.error : null;
      const summary = how.is === 'done' ? JSON.stringify(how.summary) : null;
      await database.rows(END, [workspace, id, token, how.is, boundTime(clock), error, summary]);
    },
  };
}

import type { RunPlan, RunStart, RunStore } from '../../batch/run-store.ts';
import {
  busyError,
  changedInputs,
  countsOf,
  EARLIER_RUNS,
  earlierRun,
  identityOf,
  newRunId,
  type RunRow,
  requireFreeOutput,
  runOf,
} from '../rows/run-rows.ts';
import { processOwner } from '../sqlite/process-owner.ts';
import { busyRuns } from './busy-runs.ts';
import { withCounts } from './count-runs.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';
import { type PostgresParts, timeIn } from './store-parts.ts';
import { lockWorkspace } from './workspace-lock.ts';

interface RunStoreParts extends Pick<PostgresParts, 'now'> {
  /** Whose runs they are. */
  readonly workspace: string;
}

const SELECT = 'SELECT id, body, owner, created_at, completed_at, summary FROM core.run';
const NEWEST = 'ORDER BY created_at DESC, id DESC';
const LAST_INTO = `${SELECT} WHERE workspace = $1 AND output_path = $2 AND completed_at IS NOT NULL
  ORDER BY completed_at DESC, id DESC LIMIT 1`;
const INSERT = `INSERT INTO core.run (id, workspace, identity, input_path, output_path, body, owner, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id, body, owner, created_at, completed_at, summary`;
/** A job that a remote service has taken stands in submitted_job; how it ended is asked there. */
const JOBS = `SELECT id, idempotency_key AS key, state FROM core.job WHERE workspace = $1 AND idempotency_key BETWEEN $2 AND $3
  UNION ALL SELECT job_id, key, 'submitted' FROM core.submitted_job WHERE key BETWEEN $2 AND $3 ORDER BY key`;

/** Runs in PostgreSQL; the jobs of a run are those whose key begins with its id. */
export function postgresRunStore(database: PostgresDatabase, parts: RunStoreParts): RunStore {
  const { workspace } = parts;
  return {
    begin: beginning(database, parts),
    finish: (id, summary) =>
      database.transaction(async (session) => {
        const sql = 'UPDATE core.run SET completed_at = $2, summary = $3, owner = NULL WHERE id = $1';
        await session.rows(sql, [id, timeIn(session, parts), summary]);
      }),
    async list() {
      const rows = await database.rows<RunRow>(`${SELECT} WHERE workspace = $1 ${NEWEST}`, [workspace]);
      const counted = await withCounts(database, workspace, rows);
      return counted.map(({ row, counts }) => ({ ...runOf(row), counts: countsOf(row, counts) }));
    },
    async lastInto(outputPath) {
      const [row] = await database.rows<RunRow>(LAST_INTO, [workspace, outputPath]);
      return row && runOf(row);
    },
    async find(id) {
      const rows = await database.rows<RunRow>(`${SELECT} WHERE id = $1 AND workspace = $2`, [id, workspace]);
      const [counted] = await withCounts(database, workspace, rows);
      return counted && { ...runOf(counted.row), counts: countsOf(counted.row, counted.counts) };
    },
    async jobIds(id) {
      const range = [workspace, `${id}/`, `${id}0`];
      const rows = await database.rows<{ id: string; key: string; state: string }>(JOBS, range);
      return rows.map((job) => ({ id: job.id, row: Number(job.key.slice(id.length + 1)), state: job.state }));
    },
    remove: (ids) =>
      database.transaction(async (session) => {
        let removed = 0;
        for (const id of ids) removed += await removeRun(session, id, parts);
        return removed;
      }),
  };
}

function beginning(database: PostgresDatabase, parts: RunStoreParts): RunStore['begin'] {
  const { workspace } = parts;
  return (plan, { isFresh, isShared }) =>
    database.transaction(async (session): Promise<RunStart> => {
      await lockWorkspace(session, 'runs', workspace);
      const identity = identityOf(plan);
      const ofIdentity = `${SELECT} WHERE workspace = $1 AND identity = $2 AND completed_at IS NULL ${NEWEST} LIMIT 1`;
      const [same] = await session.rows<RunRow>(ofIdentity, [workspace, identity]);
      if (same !== undefined && (await isBusy(session, same, parts))) throw busyError(same, plan);
      const ofOutput = `${SELECT} WHERE output_path = $1 AND completed_at IS NULL`;
      if (isShared !== true) requireFreeOutput(await session.rows<RunRow>(ofOutput, [plan.outputPath]), plan);
      if (same === undefined || isFresh) return await beginFresh(session, { plan, identity, isFresh }, parts);
      await session.rows('UPDATE core.run SET owner = $2 WHERE id = $1', [same.id, processOwner()]);
      const [counted] = await withCounts(session, workspace, [same]);
      const counts = counted?.counts ?? { completed: 0, failed: 0, open: 0 };
      return { kind: 'resumed', run: runOf(same), counts };
    });
}

interface FreshRun {
  readonly plan: RunPlan;
  readonly identity: string;
  readonly isFresh: boolean;
}

async function beginFresh(
  session: Session,
  { plan, identity, isFresh }: FreshRun,
  parts: RunStoreParts,
): Promise<RunStart> {
  const { workspace } = parts;
  const { inputPath, outputPath } = plan;
  const ofInput = `${SELECT} WHERE workspace = $1 AND input_path = $2 ${NEWEST} LIMIT ${EARLIER_RUNS}`;
  const newest = earlierRun(await session.rows<RunRow>(ofInput, [workspace, inputPath]), plan);
  const isLeft = newest?.completed_at === null && !(await isBusy(session, newest, parts));
  const nowMs = timeIn(session, parts);
  const place = [newRunId(nowMs), workspace, identity, inputPath, outputPath];
  const [row] = await session.rows<RunRow>(INSERT, [...place, JSON.stringify(plan), processOwner(), nowMs]);
  if (row === undefined) throw new Error('an inserted run was not returned');
  const changed = newest === undefined || !isLeft || isFresh ? [] : changedInputs(runOf(newest), plan);
  return { kind: 'fresh', run: runOf(row), changed };
}

function isBusy(session: Session, { id, owner }: RunRow, parts: RunStoreParts): Promise<boolean> {
  return busyRuns(session, { workspace: parts.workspace, nowMs: timeIn(session, parts) })(id, owner);
}

async function removeRun(session: Session, id: string, parts: RunStoreParts): Promise<number> {
  const { workspace } = parts;
  const [run] = await session.rows<{ owner: string | null }>(
    'SELECT owner FROM core.run WHERE id = $1 FOR UPDATE',
    [id],
  );
  const isOthers = busyRuns(session, { workspace, nowMs: timeIn(session, parts) });
  if (await isOthers(id, run?.owner ?? null)) return 0;
  // What a run asked beside its rows stands under `<id>.<what>/`, which sorts before `<id>/`.
  const range = [`${id}.`, `${id}0`];
  await session.rows('DELETE FROM core.job WHERE workspace = $3 AND idempotency_key BETWEEN $1 AND $2', [
    ...range,
    workspace,
  ]);
  await session.rows('DELETE FROM core.submitted_job WHERE key BETWEEN $1 AND $2', range);
  return await session.changes('DELETE FROM core.run WHERE id = $1 AND workspace = $2', [id, workspace]);
}

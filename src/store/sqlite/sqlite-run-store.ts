import type Database from 'better-sqlite3';
import type { BeginOptions, RunCounts, RunPlan, RunStart, RunStore } from '../../batch/run-store.ts';
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
import { isOwnerAlive, isOwnerHere, processOwner } from './process-owner.ts';

const COLUMNS = 'id, body, owner, created_at, completed_at, summary';
interface RunStoreParts {
  readonly now: () => number;
  /** Whose runs they are. */
  readonly workspace: string;
}

/** Runs in the database of core-database.ts; the jobs of a run are those whose key begins with its id. */
export function sqliteRunStore(database: Database.Database, parts: RunStoreParts): RunStore {
  const { now, workspace } = parts;
  const byId = database.prepare(`SELECT ${COLUMNS} FROM run WHERE id = ? AND workspace = ?`);
  const all = database.prepare(
    `SELECT ${COLUMNS} FROM run WHERE workspace = ? ORDER BY created_at DESC, id DESC`,
  );
  const intoOutput = database.prepare(
    `SELECT ${COLUMNS} FROM run WHERE workspace = ? AND output_path = ? AND completed_at IS NOT NULL
     ORDER BY completed_at DESC, id DESC LIMIT 1`,
  );
  const finish = database.prepare('UPDATE run SET completed_at = ?, summary = ?, owner = NULL WHERE id = ?');
  // A job that a remote service has taken stands in submitted_job; how it ended is asked there.
  const jobs = database.prepare(
    `SELECT id, idempotency_key AS key, state FROM job WHERE workspace = @workspace AND idempotency_key BETWEEN @from AND @to
     UNION ALL SELECT job_id, key, 'submitted' FROM submitted_job WHERE key BETWEEN @from AND @to ORDER BY key`,
  );
  const counts = runCounts(database, workspace);
  const withCounts = (row: RunRow) => ({ ...runOf(row), counts: countsOf(row, counts(row.id)) });
  return {
    begin: beginning(database, { ...parts, counts }),
    finish: async (id, summary) => void finish.run(now(), summary, id),
    // Rows are RunRow by COLUMNS.
    list: async () => (all.all(workspace) as RunRow[]).map(withCounts),
    async lastInto(outputPath) {
      const row = intoOutput.get(workspace, outputPath) as RunRow | undefined;
      return row && runOf(row);
    },
    async find(id) {
      const row = byId.get(id, workspace) as RunRow | undefined;
      return row === undefined ? undefined : withCounts(row);
    },
    jobIds: async (id) =>
      (
        jobs.all({ workspace, from: `${id}/`, to: `${id}0` }) as { id: string; key: string; state: string }[]
      ).map((job) => ({
        id: job.id,
        row: Number(job.key.slice(id.length + 1)),
        state: job.state,
      })),
    remove: removing(database, parts),
  };
}

interface BeginParts extends RunStoreParts {
  readonly counts: (id: string) => RunCounts;
}

function beginning(database: Database.Database, { counts, now, workspace }: BeginParts): RunStore['begin'] {
  const newestRuns = database.prepare(
    `SELECT ${COLUMNS} FROM run WHERE workspace = ? AND input_path = ? ORDER BY created_at DESC, id DESC LIMIT ${EARLIER_RUNS}`,
  );
  const byIdentity = database.prepare(
    `SELECT ${COLUMNS} FROM run WHERE workspace = ? AND identity = ? AND completed_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 1`,
  );
  const byOutput = database.prepare(
    `SELECT ${COLUMNS} FROM run WHERE output_path = ? AND completed_at IS NULL`,
  );
  const insert = database.prepare(
    'INSERT INTO run (id, workspace, identity, input_path, output_path, body, owner, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const own = database.prepare('UPDATE run SET owner = ? WHERE id = ?');
  const isBusy = busyRuns(database, { now, workspace });
  const start = database.transaction((plan: RunPlan, { isFresh, isShared }: BeginOptions): RunStart => {
    const nowMs = now();
    const identity = identityOf(plan);
    const same = byIdentity.get(workspace, identity) as RunRow | undefined;
    if (same !== undefined && isBusy(same.id, same.owner)) throw busyError(same, plan);
    if (isShared !== true) requireFreeOutput(byOutput.all(plan.outputPath) as RunRow[], plan);
    if (same !== undefined && !isFresh) {
      own.run(processOwner(), same.id);
      return { kind: 'resumed', run: runOf(same), counts: counts(same.id) };
    }
    const newest = earlierRun(newestRuns.all(workspace, plan.inputPath) as RunRow[], plan);
    const earlier = newest?.completed_at === null && !isBusy(newest.id, newest.owner) ? newest : undefined;
    const id = newRunId(nowMs);
    const { inputPath, outputPath } = plan;
    insert.run(id, workspace, identity, inputPath, outputPath, JSON.stringify(plan), processOwner(), nowMs);
    const changed = earlier === undefined || isFresh ? [] : changedInputs(runOf(earlier), plan);
    return { kind: 'fresh', run: runOf(byIdOf(database, id)), changed };
  });
  return async (plan, options) => start.immediate(plan, options);
}

function byIdOf(database: Database.Database, id: string): RunRow {
  return database.prepare(`SELECT ${COLUMNS} FROM run WHERE id = ?`).get(id) as RunRow;
}

/**
 * Says whether a process works on the run: on this host by looking at the process, on another one by the leases of
 * its jobs, so that a run that died with its machine or container can be taken up.
 */
function busyRuns(
  database: Database.Database,
  { now, workspace }: RunStoreParts,
): (id: string, owner: string | null) => boolean {
  const leased = database
    .prepare(
      `SELECT count(*) FROM job WHERE workspace = ? AND idempotency_key BETWEEN ? AND ?
       AND state = 'processing' AND lease_until > ?`,
    )
    .pluck();
  return (id, owner) => {
    if (owner === null || owner === processOwner()) return false;
    return isOwnerHere(owner)
      ? isOwnerAlive(owner)
      : Number(leased.get(workspace, `${id}/`, `${id}0`, now())) > 0;
  };
}

function runCounts(database: Database.Database, workspace: string): (id: string) => RunCounts {
  const count = database.prepare(
    'SELECT state, count(*) AS n FROM job WHERE workspace = ? AND idempotency_key BETWEEN ? AND ? GROUP BY state',
  );
  const submitted = database.prepare('SELECT count(*) FROM submitted_job WHERE key BETWEEN ? AND ?').pluck();
  return (id) => {
    const rows = count.all(workspace, `${id}/`, `${id}0`) as { state: string; n: number }[];
    const of = (state: string) => rows.find((row) => row.state === state)?.n ?? 0;
    const open = of('pending') + of('processing') + Number(submitted.get(`${id}/`, `${id}0`));
    return { completed: of('completed'), failed: of('failed'), open };
  };
}

function removing(database: Database.Database, parts: RunStoreParts): RunStore['remove'] {
  const jobs = database.prepare('DELETE FROM job WHERE workspace = ? AND idempotency_key BETWEEN ? AND ?');
  const submitted = database.prepare('DELETE FROM submitted_job WHERE key BETWEEN ? AND ?');
  const owner = database.prepare('SELECT owner FROM run WHERE id = ?').pluck();
  const run = database.prepare('DELETE FROM run WHERE id = ? AND workspace = ?');
  const isBusy = busyRuns(database, parts);
  const { workspace } = parts;
  const all = database.transaction((ids: readonly string[]) =>
    ids
      .filter((id) => !isBusy(id, (owner.get(id) ?? null) as string | null))
      .reduce((count, id) => {
        // What a run asked beside its rows stands under `<id>.<what>/`, which sorts before `<id>/`.
        jobs.run(workspace, `${id}.`, `${id}0`);
        submitted.run(`${id}.`, `${id}0`);
        return count + run.run(id, workspace).changes;
      }, 0),
  );
  return async (ids) => all.immediate(ids);
}

import type { TurnKind } from '../../jobs/turns.ts';
import { arraysOf, given } from './given-rows.ts';
import type { Statements } from './postgres-database.ts';

/** A turn to be given. */
export interface NewTurn {
  readonly kind: TurnKind;
  /** '' where turns of the kind are of all workspaces. */
  readonly workspace: string;
  /** 1 and up: one of the turns that a workspace has at once. */
  readonly slot?: number;
  readonly inMs?: number;
}

export const TURN_KINDS = [
  ...(['jobs', 'deliveries', 'enrichments', 'schedules', 'crosschecks', 'chunks'] as const),
];
/** So many chunks of a workspace may be claimed at one moment. */
export const CHUNK_SLOTS = 4;
/** Whatever is one piece for somebody who waits goes before the chunks of many rows; lower numbers go first. */
const PRIORITY: Readonly<Record<TurnKind, number>> = {
  ...{ jobs: 0, deliveries: 0, enrichments: 0, schedules: 0, crosschecks: 0 },
  chunks: 10,
};
const TURN = { text: ['kind', 'workspace', 'key'], bigint: ['slot', 'priority', 'in_ms'] } as const;
/**
 * A turn that is being taken loses its key, and another one is made. One that waits is the same: with 1 for $7 it keeps its place
 * in the line, so that who makes much work is not put behind all others again and again.
 */
const GIVE = `SELECT count(*) AS given FROM graphile_worker.add_jobs(ARRAY(
    SELECT json_populate_record(NULL::graphile_worker.job_spec, json_build_object(
      'identifier', kind, 'payload', json_build_object('workspace', workspace, 'slot', slot),
      'run_at', now() + in_ms * interval '1 ms', 'job_key', key, 'priority', priority, 'flags', json_build_array(kind)))
    FROM ${given(TURN)} ORDER BY key), $7::bigint = 1)`;
/** One that is just being taken is passed over by what gives it, and has lost its place when it is given again. */
const TRIES = 3;

/**
 * Gives turns in the transaction, by graphile-worker: each is a job of its task `kind`, and its key says whose it is. To be
 * called last in a transaction: others who give the same turn wait for its end.
 */
export async function giveTurns(asked: Statements, turns: readonly NewTurn[]): Promise<void> {
  if (turns.length === 0) return;
  const rows = turns.map(({ kind, workspace, slot = 1, inMs = 0 }) => ({
    ...{ kind: taskOf(kind), workspace, key: keyOf({ kind, workspace, slot }), slot },
    ...{ priority: PRIORITY[kind], in_ms: Math.max(0, Math.ceil(inMs)) },
  }));
  // Nobody is put behind others by turns that are of all workspaces; a later turn never takes the place of an earlier one.
  const keepsPlace = turns.some(({ workspace, inMs = 0 }) => workspace !== '' || inMs > 0);
  for (let tries = 0; tries < TRIES; tries++) {
    const [row] = await asked.rows<{ given: number }>(GIVE, [...arraysOf(TURN, rows), keepsPlace ? 1 : 0]);
    if ((row?.given ?? 0) >= rows.length) return;
  }
}

/** One turn for each of the workspaces. */
export function turnsOf(kind: TurnKind, rows: readonly { readonly workspace: string }[]): readonly NewTurn[] {
  return [...new Set(rows.map(({ workspace }) => workspace))].map((workspace) => ({ kind, workspace }));
}

/** All turns that a workspace has for its chunks at once. */
export function chunkTurns(workspace: string): readonly NewTurn[] {
  return Array.from({ length: CHUNK_SLOTS }, (_, at) => ({ kind: 'chunks', workspace, slot: at + 1 }));
}

/** How graphile-worker calls it; other programs may have tasks in the same database. */
export function taskOf(kind: TurnKind): string {
  return `core:${kind}`;
}

export function keyOf({ kind, workspace, slot = 1 }: NewTurn): string {
  return `${taskOf(kind)}:${slot}:${workspace}`;
}

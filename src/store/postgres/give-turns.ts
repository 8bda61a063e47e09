import type { TurnKind } from '../../jobs/turns.ts';
import { arraysOf } from './given-rows.ts';
import type { Session, Statements } from './postgres-database.ts';

/** A turn to be given. */
export interface NewTurn {
  readonly kind: TurnKind;
  /** '' where turns of the kind are of all workspaces. */
  readonly workspace: string;
  /** 1 and up: one of the turns that a workspace has at once. */
  readonly slot?: number;
  readonly inMs?: number;
}

export const TURN_KINDS: readonly TurnKind[] = [
  'jobs',
  'deliveries',
  'enrichments',
  'schedules',
  'crosschecks',
  'chunks',
  'parts',
];
/** So many chunks of a workspace may be claimed at one moment. */
export const CHUNK_SLOTS = 4;
/** Whatever is one piece for somebody who waits goes before the chunks of many rows; lower numbers go first. */
const PRIORITY: Readonly<Record<TurnKind, number>> = {
  ...{ jobs: 0, deliveries: 0, enrichments: 0, schedules: 0, crosschecks: 0 },
  ...{ chunks: 10, parts: 10 },
};
const TURN = { text: ['kind', 'workspace', 'key'], bigint: ['slot', 'priority', 'in_ms'] } as const;
const GIVE = `SELECT waiting, added FROM core.give_turns($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[])`;
/** A statement of its own does not wait for the disk: a turn that is lost is given again by a sweep. */
const GIVE_ALONE = `${GIVE}, set_config('synchronous_commit', 'off', true)`;
/** One that is taken at the very moment is passed over by what adds it, and has lost its place when it is added again. */
const TRIES = 3;

/** What has been committed has a turn, or gets one, by graphile-worker: a job of its task `kind`, whose key says whose it is. */
export async function giveTurns(asked: Statements, turns: readonly NewTurn[]): Promise<void> {
  await give(asked, turns, GIVE_ALONE);
}

/**
 * The same for what the transaction makes. It may find a turn that waits and that is taken before it commits, by somebody who
 * sees nothing of it: then there is to be another one behind the commit.
 */
export async function giveTurnsIn(session: Session, turns: readonly NewTurn[]): Promise<void> {
  const isNew = await give(session, turns, GIVE);
  if (!isNew) session.afterCommit((asked) => giveTurns(asked, turns));
}

/** Says whether all of them are new. */
async function give(asked: Statements, turns: readonly NewTurn[], statement: string): Promise<boolean> {
  if (turns.length === 0) return true;
  const rows = turns.map(({ kind, workspace, slot = 1, inMs = 0 }) => ({
    ...{ kind: taskOf(kind), workspace, key: keyOf({ kind, workspace, slot }), slot },
    ...{ priority: PRIORITY[kind], in_ms: Math.max(0, Math.ceil(inMs)) },
  }));
  let isNew = true;
  for (let tries = 0; tries < TRIES; tries++) {
    const [found] = await asked.rows<{ waiting: number; added: number }>(statement, arraysOf(TURN, rows));
    const { waiting = 0, added = 0 } = found ?? {};
    isNew = tries === 0 && waiting === 0;
    if (waiting + added >= rows.length) break;
  }
  return isNew;
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

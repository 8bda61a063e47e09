import { setTimeout as pause } from 'node:timers/promises';
import type { TurnKind, Turns, TurnTaker } from '../../jobs/turns.ts';
import { giveTurns } from './give-turns.ts';
import { type GraphileWorker, loadGraphileWorker } from './graphile-worker.ts';
import { type HandedTurn, type HandingOut, handOut } from './hand-out-turns.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { postgresFailure } from './postgres-failure.ts';
import type { PostgresParts } from './store-parts.ts';
import { SWEEP_MS, sweepTurns } from './sweep-turns.ts';

/** After an error, and between looks at a database that does not answer. */
const AGAIN_MS = 1000;

/** Turns by graphile-worker. */
export interface PostgresTurns extends Turns {
  /** Takes none any more, whoever has not closed: a process that fails while it starts closes its stores alone. */
  end(): Promise<void>;
}

/** Turns that are handed out as long as somebody takes them. */
export function postgresTurns(database: PostgresDatabase, parts: Pick<PostgresParts, 'now'>): PostgresTurns {
  let graphile: GraphileWorker | undefined;
  const takers = new Map<TurnKind, TurnTaker>();
  let taking: { readonly kind: TurnKind; readonly over: Promise<void> } | undefined;
  let running: Running | undefined;
  const carryOut = (turn: HandedTurn): Promise<void> => {
    const over = takeTurn(turn, takers.get(turn.kind), database);
    taking = { kind: turn.kind, over };
    return over;
  };
  const hasRoom = (kind: TurnKind) => takers.get(kind)?.hasRoom() === true;
  let tell: TurnTaker['onError'] = () => {};
  const end = async () => {
    const ending = running;
    running = undefined;
    await ending?.close();
  };
  const onError: TurnTaker['onError'] = (what, error) => tell(what, postgresFailure(error, database.place));
  return {
    async load(failed) {
      tell = failed ?? tell;
      graphile ??= loadGraphileWorker();
    },
    take(kind, taker) {
      if (graphile === undefined) throw new Error('turns are taken before what hands them out is loaded');
      takers.set(kind, taker);
      running ??= run({ graphile, database, parts, hasRoom, carryOut, onError });
      // Who begins to take turns has freed what its like have left behind.
      running.sweep();
      running.wake();
      return {
        wake: () => running?.wake(),
        async close() {
          takers.delete(kind);
          if (taking?.kind === kind) await taking.over;
          if (takers.size === 0) await end();
        },
      };
    },
    give: (kind, workspace) => giveTurns(database, [{ kind, workspace }]),
    async end() {
      takers.clear();
      await end();
    },
  };
}

/** Takes a turn, and gives the next one where more may wait. A failure costs a turn at most: then it is given again by a sweep. */
async function takeTurn(
  { kind, workspace, slot }: HandedTurn,
  taker: TurnTaker | undefined,
  database: PostgresDatabase,
): Promise<void> {
  try {
    // Who took them has closed meanwhile: others take it.
    const inMs = taker === undefined ? 0 : await taker.take(workspace);
    if (inMs !== undefined) await giveTurns(database, [{ kind, workspace, slot, inMs }]);
  } catch (error) {
    taker?.onError(`a turn of ${kind} could not be taken`, error);
  }
}

interface RunParts {
  readonly graphile: GraphileWorker;
  readonly database: PostgresDatabase;
  readonly parts: Pick<PostgresParts, 'now'>;
  readonly hasRoom: (kind: TurnKind) => boolean;
  readonly carryOut: (turn: HandedTurn) => Promise<void>;
  readonly onError: (what: string, error: unknown) => void;
}

interface Running {
  wake(): void;
  /** Looks soon for work that has no turn. */
  sweep(): void;
  close(): Promise<void>;
}

/** Has turns handed out until it is closed, whatever becomes of the database meanwhile. */
function run({ graphile, database, parts, onError, ...handing }: RunParts): Running {
  const closing = new AbortController();
  let hurry = new AbortController();
  let handingOut: HandingOut | undefined;
  const sweep = () => {
    // Whoever asks for a sweep from now on asks for the next one.
    hurry = new AbortController();
    return sweepTurns(database, parts);
  };
  const handAll = () =>
    database.lend(async (pool) => {
      // Nothing is begun that cannot be reached.
      await database.rows('SELECT 1');
      handingOut = handOut({ ...handing, graphile, pool, signal: closing.signal });
      // One that broke does not go on: it may have kept an error for an answer.
      await handingOut.over;
    });
  const repeated = async (work: () => Promise<void>, what: string, rest: () => Promise<void>) => {
    while (!closing.signal.aborted) {
      await work().catch((error) => {
        if (!closing.signal.aborted) onError(what, error);
      });
      await rest().catch(() => {});
    }
  };
  const paused = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal, ref: false });
  const both = Promise.all([
    repeated(handAll, 'turns could not be handed out', () => paused(AGAIN_MS, closing.signal)),
    repeated(sweep, 'work without a turn could not be looked for', () =>
      paused(SWEEP_MS, AbortSignal.any([closing.signal, hurry.signal])),
    ),
  ]);
  return {
    wake: () => handingOut?.wake(),
    sweep: () => hurry.abort(),
    async close() {
      closing.abort();
      await both;
    },
  };
}

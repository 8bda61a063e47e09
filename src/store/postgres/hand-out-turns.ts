import { EventEmitter } from 'node:events';
import type { TaskList, WorkerEvents, WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';
import type { TurnKind } from '../../jobs/turns.ts';
import { TURN_KINDS, taskOf } from './give-turns.ts';
import { type GraphileWorker, lentPool, loggerOf, SCHEMA } from './graphile-worker.ts';

/** A turn that this process has got. */
export interface HandedTurn {
  readonly kind: TurnKind;
  readonly workspace: string;
  readonly slot: number;
}

export interface HandOutOptions {
  readonly graphile: GraphileWorker;
  readonly pool: Pool;
  readonly hasRoom: (kind: TurnKind) => boolean;
  /** One turn at a time; does not fail. */
  readonly carryOut: (turn: HandedTurn) => Promise<void>;
  /** Ends it. */
  readonly signal: AbortSignal;
}

export interface HandingOut {
  /** Looks for a turn at once. */
  wake(): void;
  /** Resolves when it was ended, rejects when something went wrong: then it hands out nothing more. */
  readonly over: Promise<void>;
}

/** How often graphile-worker looks for turns by itself. */
const LOOK_MS = 1000;

/** Hands this process turns of what it has room for, in the order of their priorities and places in the line. */
export function handOut({ graphile, pool, hasRoom, carryOut, signal }: HandOutOptions): HandingOut {
  let failure: Error | undefined;
  let worker: WorkerPool | undefined;
  const end = () => {
    const ending = worker;
    worker = undefined;
    // What becomes of it is told by its promise.
    void Promise.resolve(ending?.gracefulShutdown()).catch(() => {});
  };
  const failed = (error: Error) => {
    failure ??= error;
  };
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:getJob:error', ({ error }) => {
    failed(error instanceof Error ? error : new Error(String(error)));
    // Once it waits for its next look, so that it is at rest.
    setImmediate(end);
  });
  events.on('pool:gracefulShutdown', () => {
    worker = undefined;
  });
  const started = graphile.runTaskList(
    {
      schema: SCHEMA,
      // Behind a pooler the connection of the next statement is another one.
      noPreparedStatements: true,
      noHandleSignals: true,
      // A turn is over as soon as its work has begun.
      concurrency: 1,
      pollInterval: LOOK_MS,
      forbiddenFlags: () => TURN_KINDS.filter((kind) => !hasRoom(kind)).map(taskOf),
      events,
      logger: loggerOf(graphile, failed),
      // Only so does it wait for what it writes, and tell when it cannot.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    },
    tasksOf(carryOut),
    lentPool(pool, { isOver: () => signal.aborted, onError: failed }),
  );
  worker = started;
  signal.addEventListener('abort', end, { once: true });
  const over = async () => {
    try {
      await started.promise;
    } catch (error) {
      if (!signal.aborted) throw failure ?? error;
    } finally {
      signal.removeEventListener('abort', end);
    }
    if (failure !== undefined && !signal.aborted) throw failure;
  };
  const wake = () => {
    // Every look is a question to the database.
    if (TURN_KINDS.some(hasRoom)) worker?.nudge(1);
  };
  return { wake, over: over() };
}

function tasksOf(carryOut: HandOutOptions['carryOut']): TaskList {
  const tasks = TURN_KINDS.map((kind) => {
    // Written by giveTurns.
    const task = async (payload: unknown) => carryOut({ ...(payload as Omit<HandedTurn, 'kind'>), kind });
    return [taskOf(kind), task] as const;
  });
  return Object.fromEntries(tasks);
}

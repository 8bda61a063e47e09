import type { Connections } from './postgres-connections.ts';
import { heldElsewhere, postgresFailure } from './postgres-failure.ts';

/** What takes a lock, and gives it back. */
interface Holding {
  /** Where the lock is a transaction's. */
  readonly begin?: string;
  readonly take: string;
  readonly end: string;
}

const OF_SESSION: Holding = {
  take: 'SELECT pg_try_advisory_lock($1) AS taken',
  end: 'SELECT pg_advisory_unlock_all()',
};
const OF_TRANSACTION: Holding = {
  begin: 'BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0',
  take: 'SELECT pg_try_advisory_xact_lock($1) AS taken',
  end: 'COMMIT',
};

export interface LockPlace {
  readonly connections: Connections;
  /** Where the database is, for people. */
  readonly place: string;
}

/** Works while a connection that is kept for it has the lock, as PostgresDatabase.alone says. */
export async function holdingLock<T>(
  lock: number,
  work: () => Promise<T>,
  { connections, place }: LockPlace,
): Promise<T> {
  const told = (error: unknown) => {
    throw postgresFailure(error, place);
  };
  const client = await connections.connect().catch(told);
  const { begin, take, end } = connections.areShared() ? OF_TRANSACTION : OF_SESSION;
  let broken: Error | undefined;
  try {
    if (begin !== undefined) await client.query(begin).catch(told);
    const { rows } = await client.query<{ taken: boolean }>(take, [lock]).catch(told);
    if (rows[0]?.taken !== true) throw heldElsewhere(place);
    return await work();
  } finally {
    // A connection that cannot give it back is closed, and gives it back by that.
    await client.query(end).catch((error: Error) => {
      broken = error;
    });
    client.release(broken);
  }
}

import type { Session, Statements } from './postgres-database.ts';

/** What comes from outside into a store: ids, and in tests the time. */
export interface PostgresParts {
  /** The clock of the store, milliseconds since 1970; left out it is that of the database. */
  readonly now?: () => number;
  /** Gives unique ids, which get the prefixes job_, blk_, dlv_ and att_. */
  readonly newId: () => string;
}

type Clock = Pick<PostgresParts, 'now'>;

/** The time of a transaction. */
export function timeIn({ nowMs }: Session, { now }: Clock): number {
  return now?.() ?? nowMs;
}

/** The time that is bound to a statement of its own: null stands for that of the database. */
export function boundTime({ now }: Clock): number | null {
  return now?.() ?? null;
}

/** The time of a statement whose parameter of this number is the bound time. */
export function timeAt(parameter: number): string {
  return `coalesce($${parameter}::bigint, core.now_ms())`;
}

/** The time of the store, to be told to others. */
export async function timeNow(database: Statements, { now }: Clock): Promise<number> {
  if (now !== undefined) return now();
  const [row] = await database.rows<{ ms: number }>('SELECT core.now_ms() AS ms');
  return row?.ms ?? Number.NaN;
}

import type { Session } from './postgres-database.ts';

/** What only one transaction at a time may write in a workspace; the numbers are no other program's. */
const LOCKS = {
  decisions: 0x636f7201,
  tickets: 0x636f7202,
  enrichments: 0x636f7203,
  settings: 0x636f7204,
  runs: 0x636f7205,
  users: 0x636f7206,
  datasets: 0x636f7207,
  reviews: 0x636f7208,
} as const;

/**
 * Waits until no other transaction has the lock; the transaction keeps it until it ends. What is read next is what the others
 * have committed.
 */
export async function lockWorkspace(
  session: Session,
  what: keyof typeof LOCKS,
  workspace: string,
): Promise<void> {
  await session.rows('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCKS[what], workspace]);
}

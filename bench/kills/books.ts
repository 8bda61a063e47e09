import { withDatabase } from '../core-sqlite.ts';

export interface LedgerEntry {
  readonly jobId: string;
  readonly operation: string;
  readonly kind: 'charge' | 'refund';
}

export interface WrittenDelivery {
  readonly jobId: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
}

interface OpenCounts {
  readonly jobs: number;
  readonly deliveries: number;
}

/** What a data directory says of its jobs, by job where there are several. */
export interface Books {
  readonly jobs: number;
  /** Every change of the state of a job, as `before>after`, in their order. */
  readonly changes: ReadonlyMap<string, readonly string[]>;
  readonly ledger: ReadonlyMap<string, readonly LedgerEntry[]>;
  readonly deliveries: ReadonlyMap<string, readonly WrittenDelivery[]>;
}

/** Whichever process writes, the database itself notes what becomes of jobs, and whatever is done to one that has ended. */
const NOTE_CHANGES = `
  CREATE TABLE noted (id TEXT NOT NULL, change TEXT NOT NULL);
  CREATE TRIGGER note AFTER UPDATE ON job WHEN old.state <> new.state OR old.state IN ('completed', 'failed')
  BEGIN INSERT INTO noted VALUES (new.id, old.state || '>' || new.state); END;
`;
const OPEN = `SELECT (SELECT count(*) FROM job WHERE state IN ('pending', 'processing')) AS jobs,
  (SELECT count(*) FROM delivery WHERE state = 'waiting') AS deliveries`;

export function noteChanges(dataDir: string): void {
  withDatabase(dataDir, (database) => database.exec(NOTE_CHANGES));
}

/** Makes webhooks that wait for another attempt due so much earlier, as if the time had gone by. */
export function letTimePass(dataDir: string, ms: number): void {
  withDatabase(dataDir, (database) =>
    database.prepare(`UPDATE delivery SET next_at = next_at - ? WHERE state = 'waiting'`).run(ms),
  );
}

/** How many jobs and webhooks have not ended. */
export function openCounts(dataDir: string): OpenCounts {
  return withDatabase(dataDir, (database) => {
    const counts = database.prepare<[], OpenCounts>(OPEN).get();
    return counts ?? { jobs: 0, deliveries: 0 };
  });
}

export function readBooks(dataDir: string): Books {
  return withDatabase(dataDir, (database) => {
    const all = <Row>(sql: string) => database.prepare<[], Row>(sql).all();
    const noted = all<{ jobId: string; change: string }>(
      'SELECT id AS jobId, change FROM noted ORDER BY rowid',
    );
    const changes = [...byJob(noted)].map(([id, rows]) => [id, rows.map(({ change }) => change)] as const);
    return {
      jobs: all('SELECT 1 FROM job').length,
      changes: new Map(changes),
      ledger: byJob(
        all<LedgerEntry>('SELECT job_id AS jobId, operation, kind FROM credit_entry ORDER BY number'),
      ),
      deliveries: byJob(
        all<WrittenDelivery>('SELECT job_id AS jobId, state, attempts FROM delivery ORDER BY number'),
      ),
    };
  });
}

/** In their order, by job. */
export function byJob<Row extends { readonly jobId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const before = found.get(row.jobId);
    if (before === undefined) found.set(row.jobId, [row]);
    else before.push(row);
  }
  return found;
}

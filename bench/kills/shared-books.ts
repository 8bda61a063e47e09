import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresDatabase } from '../../dist/store/postgres/postgres-database.js';
import { type Books, byJob, type LedgerEntry, type WrittenDelivery } from './books.ts';

/** What a database of several machines says, read beside those who work there; a crash of it is waited out. */
export interface SharedBooks {
  /** Makes webhooks that wait for another attempt due so much earlier, as if the time had gone by. */
  letTimePass(ms: number): Promise<void>;
  /** What has not ended. */
  open(): Promise<OpenWork>;
  read(): Promise<Books>;
  close(): Promise<void>;
}

export interface OpenWork {
  readonly jobs: number;
  readonly deliveries: number;
  readonly bulks: number;
}

/** As books.ts does it in SQLite. */
const NOTE_CHANGES = `
  CREATE TABLE public.noted (number bigint GENERATED ALWAYS AS IDENTITY, id text NOT NULL, change text NOT NULL);
  CREATE FUNCTION public.note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO public.noted (id, change) VALUES (new.id, old.state || '>' || new.state);
      RETURN NULL;
    END $$;
  CREATE TRIGGER note AFTER UPDATE ON core.job FOR EACH ROW
    WHEN (old.state <> new.state OR old.state IN ('completed', 'failed')) EXECUTE FUNCTION public.note()`;
const OPEN = `SELECT (SELECT count(*) FROM core.job WHERE state IN ('pending', 'processing')) AS jobs,
  (SELECT count(*) FROM core.delivery WHERE state = 'waiting') AS deliveries,
  (SELECT count(*) FROM core.bulk WHERE state = 'processing') AS bulks`;
const PASS = `UPDATE core.delivery SET next_at = next_at - $1 WHERE state = 'waiting'`;
const AGAIN_MS = 200;
const PATIENCE_MS = 60_000;

/** Opens the books of a database with the tables of core, and begins to note what becomes of jobs. */
export async function openSharedBooks(url: string): Promise<SharedBooks> {
  const database = await openPostgresDatabase(url, { connections: 2, name: 'kills' });
  const rows = async <Row>(sql: string, values: readonly number[] = []): Promise<readonly Row[]> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await database.rows<Row>(sql, values);
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await pause(AGAIN_MS);
      }
    }
  };
  for (const sql of NOTE_CHANGES.split(/;\n(?= {2}CREATE)/)) await database.rows(sql);
  return {
    letTimePass: async (ms) => void (await rows(PASS, [ms])),
    async open() {
      const [counts] = await rows<OpenWork>(OPEN);
      return counts ?? { jobs: 0, deliveries: 0, bulks: 0 };
    },
    async read() {
      const noted = await rows<{ jobId: string; change: string }>(
        'SELECT id AS "jobId", change FROM public.noted ORDER BY number',
      );
      const changes = [...byJob(noted)].map(([id, all]) => [id, all.map(({ change }) => change)] as const);
      return {
        jobs: (await rows('SELECT 1 FROM core.job')).length,
        changes: new Map(changes),
        ledger: byJob(
          await rows<LedgerEntry>(
            'SELECT job_id AS "jobId", operation, kind FROM core.credit_entry ORDER BY number',
          ),
        ),
        deliveries: byJob(
          await rows<WrittenDelivery>(
            'SELECT job_id AS "jobId", state, attempts FROM core.delivery ORDER BY number',
          ),
        ),
      };
    },
    close: () => database.close(),
  };
}

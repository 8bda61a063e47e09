import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { CreditEntry } from '../../src/access/credit-store.ts';
import { keysAdmin } from '../../src/admin/keys-admin.ts';
import type { JobFamily } from '../../src/contract/job.ts';
import { jobBody } from '../../src/engine/jobs/job-body.ts';
import type { EngineStores } from '../../src/engine/stores.ts';
import type { JobStore } from '../../src/jobs/job-store.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import type { Delivery } from '../../src/webhooks/delivery-store.ts';
import { storesIn } from '../stores.ts';
import type { JobBody } from './caller.ts';

const ALL = 1_000_000;

/** Whichever process writes, the database itself notes what becomes of jobs, and whatever is done to one that has ended. */
const NOTE_CHANGES = `
  CREATE TABLE noted (id TEXT NOT NULL, change TEXT NOT NULL);
  CREATE TRIGGER note AFTER UPDATE ON job WHEN old.state <> new.state OR old.state IN ('completed', 'failed')
  BEGIN INSERT INTO noted VALUES (new.id, old.state || '>' || new.state); END;
`;

export interface Key {
  readonly id: string;
  readonly apiKey: string;
  readonly signingSecret: string;
}

/** What stands in the stores, read beside the `core serve` that works there or after it is gone. */
export interface Books {
  newKey(workspace?: string): Promise<Key>;
  /** The body that a GET of the job would have. */
  look(job: { readonly family: JobFamily; readonly id: string }): Promise<JobBody>;
  /** Every change of the state of every job, as `before>after`, in their order. */
  changes(): Promise<ReadonlyMap<string, readonly string[]>>;
  openCounts(): ReturnType<JobStore['openCounts']>;
  ledger(): Promise<readonly CreditEntry[]>;
  deliveries(): Promise<readonly Delivery[]>;
  /** In the order of their ids. */
  enrichments(): Promise<readonly EnrichmentRow[]>;
  waitingDeliveries(): Promise<number>;
  /** Writes jobs as `core serve` does when it accepts them. */
  accept(jobs: Parameters<JobStore['create']>[0]): Promise<readonly string[]>;
  /** Makes webhooks that wait for another attempt due so much earlier, as if the time had gone by. */
  letTimePass(ms: number): Promise<void>;
}

/** A change of the state of a job, as `before>after`. */
export interface Noted {
  readonly id: string;
  readonly change: string;
}

export interface EnrichmentRow {
  readonly id: string;
  readonly status: string;
  readonly crmId: string;
}

/** What each kind of store keeps in a way of its own. */
interface Pages extends Pick<Books, 'enrichments' | 'letTimePass'> {
  /** In their order. */
  noted(): Promise<readonly Noted[]>;
}

/** Opens the books of a data directory until the test ends. */
export function booksOf(dataDir: string): Books {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  onTestFinished(() => void database.close());
  database.exec(NOTE_CHANGES);
  const noted = database.prepare<[], Noted>('SELECT id, change FROM noted ORDER BY rowid');
  const bringForward = database.prepare(`UPDATE delivery SET next_at = next_at - ? WHERE state = 'waiting'`);
  const enrichments = database.prepare<[], EnrichmentRow>(
    'SELECT id, status, crm_id AS crmId FROM enrichment ORDER BY id',
  );
  return booksIn(storesIn(dataDir), {
    noted: async () => noted.all(),
    enrichments: async () => enrichments.all(),
    letTimePass: async (ms) => void bringForward.run(ms),
  });
}

/** The books of whatever stores. */
export function booksIn(stores: EngineStores, { noted, ...pages }: Pages): Books {
  const { jobs, deliveries } = stores;
  const admin = keysAdmin({ stores, now: Date.now, randomBytes });
  return {
    async newKey(workspace = 'default') {
      const { id, api_key: apiKey, signing_secret: signingSecret } = await admin.create({ workspace });
      return { id, apiKey, signingSecret };
    },
    async look({ family, id }) {
      const { status, ...body } = jobBody((await jobs.read('default', family, [id]))[0], false);
      return { ...body, status: String(status) };
    },
    async changes() {
      const byJob = new Map<string, string[]>();
      for (const { id, change } of await noted()) byJob.set(id, [...(byJob.get(id) ?? []), change]);
      return byJob;
    },
    openCounts: () => jobs.openCounts(),
    ledger: () => admin.credits.entries({ limit: ALL }),
    waitingDeliveries: () => deliveries.waiting(),
    deliveries: () => deliveries.list({ limit: ALL }),
    accept: (accepted) => jobs.create(accepted),
    ...pages,
  };
}

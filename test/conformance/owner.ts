import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { OperationBalance } from '../../src/access/credit-store.ts';
import type { SettingChanges } from '../../src/access/workspace-settings-store.ts';
import { type FeedbackAdmin, feedbackAdmin } from '../../src/admin/feedback-admin.ts';
import { keysAdmin } from '../../src/admin/keys-admin.ts';
import type { JobFamily } from '../../src/contract/job.ts';
import { newIds } from '../../src/engine/new-ids.ts';
import type { EngineStores } from '../../src/engine/stores.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import type { DeliveryStore } from '../../src/webhooks/delivery-store.ts';
import { type TimedJobStore, timedStore } from '../store/timed-store.ts';
import { openedStores } from '../stores.ts';
import { type HeldJob, heldUniverse, holdJob } from './held-job.ts';

export interface OwnedKey {
  readonly id: string;
  readonly apiKey: string;
  readonly signingSecret: string;
}

/** What whoever runs a service can do beside it. */
export interface Owner {
  /** A key of a workspace that may send feedback. */
  newKey(workspace: string): Promise<OwnedKey>;
  settle(workspace: string, changes: SettingChanges): Promise<void>;
  deleteKey(id: string): Promise<void>;
  credits(workspace: string): Promise<readonly OperationBalance[]>;
  /** What no endpoint tells of tickets, and does. */
  tickets<T>(workspace: string, work: (tickets: FeedbackAdmin) => Promise<T>): Promise<T>;
  /** What became of the webhook of a job. */
  deliveryOf(workspace: string, jobId: string): ReturnType<DeliveryStore['find']>;
  hold(job: {
    readonly workspace: string;
    readonly family: JobFamily;
    readonly request: unknown;
  }): Promise<HeldJob>;
  close(): void;
}

/** What the owner has of the place where a service works. */
interface Owned {
  readonly stores: EngineStores;
  /** The same jobs, by a clock of the tests. */
  readonly jobs: TimedJobStore;
  /** A data directory with the companies of the service. */
  readonly companies: string;
}

export function ownerOf(dataDir: string): Owner {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const stores = openedStores(dataDir);
  const jobs = timedStore((now) => sqliteJobStore(database, { newId: newIds(now), now }));
  const owner = ownerIn({ stores, jobs, companies: dataDir });
  return {
    ...owner,
    close() {
      owner.close();
      void stores.close();
      database.close();
    },
  };
}

/** Leaves the stores open. */
export function ownerIn({ stores, jobs, companies }: Owned): Owner {
  const admin = keysAdmin({ stores, now: Date.now, randomBytes });
  const { deliveries, settings } = stores;
  const universe = heldUniverse(companies);
  return {
    async newKey(workspace) {
      await settings.change(workspace, { feedback: true });
      const { id, api_key: apiKey, signing_secret: signingSecret } = await admin.create({ workspace });
      return { id, apiKey, signingSecret };
    },
    settle: async (workspace, changes) => void (await settings.change(workspace, changes)),
    deleteKey: async (id) => await admin.remove(id),
    credits: async (workspace) => await admin.credits.balance(workspace),
    tickets: (workspace, work) => work(feedbackAdmin({ stores, clock: { now: Date.now } }, workspace)),
    async deliveryOf(workspace, jobId) {
      const ofJob = (await deliveries.list({ workspace, limit: 1000 })).find((one) => one.jobId === jobId);
      return ofJob === undefined ? undefined : deliveries.find(ofJob.id);
    },
    hold: (job) => holdJob(jobs, universe, job),
    close: () => universe.close(),
  };
}

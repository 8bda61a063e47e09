import { describe, expect, it } from 'vitest';
import type { CreditStore } from '../../../src/access/credit-store.ts';
import { insertDeliveries } from '../../../src/store/postgres/insert-deliveries.ts';
import { postgresCreditStore } from '../../../src/store/postgres/postgres-credit-store.ts';
import type { PostgresDatabase } from '../../../src/store/postgres/postgres-database.ts';
import { postgresDeliveryStore } from '../../../src/store/postgres/postgres-delivery-store.ts';
import { postgresEnrichmentStore } from '../../../src/store/postgres/postgres-enrichment-store.ts';
import { postgresIdentityStore } from '../../../src/store/postgres/postgres-identity-store.ts';
import { postgresJobStore } from '../../../src/store/postgres/postgres-job-store.ts';
import { postgresKeyStore } from '../../../src/store/postgres/postgres-key-store.ts';
import { postgresOverrideStore } from '../../../src/store/postgres/postgres-override-store.ts';
import { postgresRunStore } from '../../../src/store/postgres/postgres-run-store.ts';
import { postgresSubmittedJobs } from '../../../src/store/postgres/postgres-submitted-jobs.ts';
import { postgresTicketStore } from '../../../src/store/postgres/postgres-ticket-store.ts';
import { postgresWorkspaceSettingsStore } from '../../../src/store/postgres/postgres-workspace-settings-store.ts';
import { describeCreditStore, type LedgerLine } from '../credit-store-suite.ts';
import { describeDeliveryStore, type OpenedDeliveryStore } from '../delivery-store-suite.ts';
import { describeEnrichmentStore, type OpenedEnrichmentStore } from '../enrichment-store-suite.ts';
import { describeIdentityStore } from '../identity-store-suite.ts';
import { describeKeyStore, newKey, type OpenedKeyStore } from '../key-store-suite.ts';
import { describeOverrideStore } from '../override-store-suite.ts';
import { describeRunStore, type OpenedRunStore } from '../run-store-suite.ts';
import { describeSubmittedJobs } from '../submitted-jobs-suite.ts';
import { describeTicketStore } from '../ticket-store-suite.ts';
import { timedStore } from '../timed-store.ts';
import { describeWorkspaceSettingsStore } from '../workspace-settings-store-suite.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const DAY = 24 * 60 * 60 * 1000;
const TIME = Date.parse('2026-11-21T08:00:00Z');

const databases = databaseOfFile();
let lastId = 0;

function newId(): string {
  return String(++lastId);
}

describePostgres('in PostgreSQL', () => {
  describeCreditStore('credits', ledgerOf);
  describeDeliveryStore('webhooks', webhooks);
  describeEnrichmentStore('enrichment runs', enrichments);
  describeIdentityStore('what outlives every version of the universe', () =>
    postgresIdentityStore(databases.open()),
  );
  describeKeyStore('API keys', keysOf);
  describeOverrideStore('decisions', (currentIds) => ({
    overrides: postgresOverrideStore(databases.open(), currentIds),
    elsewhere: postgresOverrideStore(databases.elsewhere(), currentIds),
  }));
  describeRunStore('runs', runs);
  describeSubmittedJobs('jobs that a service has taken', () => postgresSubmittedJobs(databases.open()));
  describeTicketStore('tickets', () => {
    const database = databases.open();
    return { tickets: postgresTicketStore(database), overrides: postgresOverrideStore(database) };
  });
  describeWorkspaceSettingsStore('settings of workspaces', () => ({
    settings: postgresWorkspaceSettingsStore(databases.open()),
    elsewhere: postgresWorkspaceSettingsStore(databases.elsewhere()),
  }));

  describe('a key', () => {
    it('is not half deleted when its deliveries cannot be written', async () => {
      const { keys, addDelivery, database } = keysOf();
      await keys.add(newKey('key_a'), TIME);
      await addDelivery({ id: 'waits', key: 'key_a', state: 'waiting' });
      const refuse = "ALTER TABLE core.delivery ADD CONSTRAINT stop CHECK (state <> 'failed')";
      await database.rows(refuse);
      await expect(keys.remove('key_a', TIME)).rejects.toThrow('stop');
      await database.rows('ALTER TABLE core.delivery DROP CONSTRAINT stop');
      expect(await keys.find('key_a')).toMatchObject({ sealedSecret: 'sealed', deletedAt: null });
    });

    it('is seen by every process as soon as it is there or gone, and use changes nothing', async () => {
      const { keys, reopened } = keysOf();
      const theirs = reopened();
      const versions = [await theirs.version()];
      await keys.add(newKey('key_a'), TIME);
      versions.push(await theirs.version());
      await keys.used('key_a', TIME);
      expect(await theirs.version()).toBe(versions[1]);
      await keys.remove('key_a', TIME);
      versions.push(await theirs.version());
      expect(new Set(versions).size).toBe(3);
    });
  });

  it('tickets that come at once are counted without a gap in each workspace', async () => {
    const stores = [postgresTicketStore(databases.open()), postgresTicketStore(databases.elsewhere())];
    const ticket = { crmId: '001', name: 'Acme', feedback: 'nul \0 and \uFDD0' };
    const added = await Promise.all(
      Array.from({ length: 40 }, (_, at) => {
        const workspace = at % 4 < 2 ? 'ours' : 'theirs';
        return stores[at % 2]?.add({ ...ticket, workspace }, TIME);
      }),
    );
    const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
    expect(added.toSorted((a = 0, b = 0) => a - b)).toEqual(numbers.flatMap((number) => [number, number]));
    expect((await stores[0]?.stored('ours', 7))?.feedback).toBe('nul \0 and \uFDD0');
  });

  it('two processes that begin the same run begin one', async () => {
    const plan = { inputPath: 'a.csv', outputPath: 'b.csv', inputHash: 'h', options: '{}' };
    const versions = { referenceVersion: '1', modelVersion: 'a' };
    const stores = [databases.open(), databases.elsewhere()].map((database) =>
      postgresRunStore(database, { workspace: 'default' }),
    );
    const starts = await Promise.all(
      stores.map((store) => store.begin({ ...plan, ...versions }, { isFresh: false })),
    );
    expect(starts.map(({ kind }) => kind).sort()).toEqual(['fresh', 'resumed']);
    expect(new Set(starts.map(({ run }) => run.id)).size).toBe(1);
  });

  it('runs of accounts are claimed as far as their workspace has room, however many processes claim', async () => {
    const [first, second] = [databases.open(), databases.elsewhere()];
    const parts = { newId, cacheMs: DAY };
    const stores = [postgresEnrichmentStore(first, parts), postgresEnrichmentStore(second, parts)];
    const request = { name: 'Acme', website: 'acme.com' };
    for (let at = 0; at < 30; at++)
      await stores[0]?.start({ workspace: 'acme', request: { ...request, crmId: `${at}` } });
    const wish = { workspace: 'acme', accountsAtOnce: 10, limit: 3 };
    const lease = { owner: 'host/1/1', forMs: 60_000 };
    const claims = await Promise.all(
      Array.from({ length: 16 }, (_, at) => stores[at % 2]?.claim(wish, lease)),
    );
    const ids = claims.flatMap((runs) => runs ?? []).map(({ executionId }) => executionId);
    expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
  });
});

function ledgerOf(entries: readonly LedgerLine[]): CreditStore {
  const database = databases.open();
  const insert = `INSERT INTO core.credit_entry (workspace, job_id, operation, kind, amount, at)
    VALUES ($1, $2, $3, $4, $5, $6)`;
  const written = (async () => {
    for (const [at, entry] of entries.entries()) await database.rows(insert, [...entry, at * 1000]);
  })();
  const store = postgresCreditStore(database);
  return {
    balance: async (workspace) => {
      await written;
      return await store.balance(workspace);
    },
    entries: async (options) => {
      await written;
      return await store.entries(options);
    },
  };
}

function webhooks(): OpenedDeliveryStore {
  const database = databases.open();
  const key = database.rows(
    `INSERT INTO core.api_key (id, workspace, hint, hash, sealed_secret, created_at)
     VALUES ('key_live0001', 'acme', '', '', 'sealed', 0)`,
  );
  let clock = 0;
  const store = postgresDeliveryStore(database, { newId, now: () => clock });
  const event = 'combined.completed' as const;
  return {
    store,
    at(nowMs) {
      clock = nowMs;
      return store;
    },
    async add(
      { url = 'https://acme.example/hook', keyId = 'key_live0001', workspace = 'acme' } = {},
      nowMs = 0,
    ) {
      await key;
      const delivery = {
        event,
        body: `{"event":"${event}"}`,
        url,
        workspace,
        keyId,
        jobId: 'job_1',
        resendOf: null,
      };
      return await database.transaction(async (session) => {
        const [id = ''] = await insertDeliveries(session, [delivery], { newId, nowMs });
        return id;
      });
    },
    deleteKeys: async () =>
      void (await database.rows('UPDATE core.api_key SET deleted_at = 1, sealed_secret = NULL')),
  };
}

function enrichments(): OpenedEnrichmentStore {
  const database = databases.open();
  let nowMs = Date.UTC(2026, 0, 31);
  return {
    enrichments: postgresEnrichmentStore(database, { newId, now: () => nowMs, cacheMs: DAY }),
    set(ms) {
      nowMs = ms;
    },
    async kept() {
      const pins = await database.rows<{ core_id: string }>('SELECT core_id FROM core.pin');
      const [row] = await database.rows<{ created: number }>(
        'SELECT count(*) AS created FROM core.created_record',
      );
      return { pins: pins.map(({ core_id }) => core_id), created: row?.created ?? 0 };
    },
  };
}

function keysOf(): OpenedKeyStore & { readonly database: PostgresDatabase } {
  const database = databases.open();
  const insert = `INSERT INTO core.delivery (id, key_id, state, lease_owner, lease_until, next_at, workspace, job_id, event,
      url, origin, body, created_at)
    VALUES ($1, $2, $3, nullif($4, ''), CASE WHEN $4 <> '' THEN 5 END, 9, 'acme', 'job_1', 'e', 'u', 'o', '{}', 1)`;
  const select = `SELECT id, state, next_at, ended_at, lease_owner, lease_until FROM core.delivery ORDER BY number`;
  return {
    keys: postgresKeyStore(database),
    database,
    reopened: () => postgresKeyStore(databases.elsewhere()),
    addDelivery: async ({ id, key, state, owner = '' }) =>
      void (await database.rows(insert, [id, key, state, owner])),
    deliveries: async () => (await database.rows<object>(select)).map((row) => Object.values(row)),
  };
}

function runs(): OpenedRunStore {
  const database = databases.open();
  let nowMs = 0;
  const store = postgresRunStore(database, { now: () => nowMs, workspace: 'default' });
  return {
    runs: store,
    at(ms) {
      nowMs = ms;
      return store;
    },
    jobs: timedStore((now) => postgresJobStore(database, { newId, now })),
    submitted: postgresSubmittedJobs(database),
    own: async (id, owner) =>
      void (await database.rows('UPDATE core.run SET owner = $2 WHERE id = $1', [id, owner])),
    async ownerOf(id) {
      const [row] = await database.rows<{ owner: string | null }>(
        'SELECT owner FROM core.run WHERE id = $1',
        [id],
      );
      return row?.owner ?? null;
    },
  };
}

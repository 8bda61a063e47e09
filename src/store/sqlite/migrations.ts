import { BULK_TABLES } from './bulk-tables.ts';
import { CROSSCHECK_TABLES } from './crosscheck-tables.ts';
import { FILE_TABLES } from './file-tables.ts';
import { SCHEDULE_TABLES } from './schedule-tables.ts';
import { USER_TABLES } from './user-tables.ts';

/** Numbered migrations; `user_version` says how many of them a file has had. Never change one that was released. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE run (
    id TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    input_path TEXT NOT NULL,
    output_path TEXT NOT NULL,
    body TEXT NOT NULL,
    owner TEXT,
    created_at INTEGER NOT NULL,
    completed_at INTEGER,
    summary TEXT
  );
  CREATE INDEX run_by_identity ON run (identity, created_at);
  CREATE INDEX run_by_input ON run (input_path, created_at);
  CREATE TABLE job (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    workspace TEXT NOT NULL,
    family TEXT NOT NULL,
    idempotency_key TEXT,
    state TEXT NOT NULL,
    request TEXT NOT NULL,
    options TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    completed_at INTEGER,
    record TEXT,
    extended TEXT,
    core_id TEXT,
    error_type TEXT,
    error_message TEXT,
    lease_owner TEXT,
    lease_until INTEGER,
    lease_token INTEGER NOT NULL DEFAULT 0
  );
  CREATE UNIQUE INDEX job_by_key ON job (workspace, idempotency_key) WHERE idempotency_key IS NOT NULL;
  CREATE INDEX job_leased ON job (lease_owner) WHERE state = 'processing';
  CREATE INDEX job_by_entity ON job (workspace, core_id, completed_at) WHERE core_id IS NOT NULL;
  CREATE TABLE pin (
    sequence INTEGER PRIMARY KEY,
    core_id TEXT NOT NULL UNIQUE,
    record_keys TEXT NOT NULL
  );
  CREATE TABLE created_record (
    key TEXT NOT NULL,
    run_id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (key, run_id)
  );
  CREATE TABLE removed_source (name TEXT PRIMARY KEY);
  `,
  // Keys, webhooks and credits of served workspaces; jobs that came with a key have its id. Times are milliseconds since 1970.
  `
  ALTER TABLE job ADD COLUMN key_id TEXT;
  CREATE TABLE api_key (
    id TEXT PRIMARY KEY,
    workspace TEXT NOT NULL,
    name TEXT,
    hint TEXT NOT NULL,
    hash TEXT NOT NULL,
    sealed_secret TEXT,
    created_at INTEGER NOT NULL,
    last_used_at INTEGER,
    deleted_at INTEGER
  ) WITHOUT ROWID;
  CREATE TABLE credit_entry (
    number INTEGER PRIMARY KEY,
    workspace TEXT NOT NULL,
    job_id TEXT NOT NULL,
    operation TEXT NOT NULL,
    kind TEXT NOT NULL,
    amount REAL NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX credit_once ON credit_entry (job_id, operation, kind);
  CREATE TABLE delivery (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    workspace TEXT NOT NULL,
    key_id TEXT NOT NULL,
    job_id TEXT NOT NULL,
    event TEXT NOT NULL,
    url TEXT NOT NULL,
    origin TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    attempts INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    next_at INTEGER,
    ended_at INTEGER,
    resend_of TEXT,
    lease_owner TEXT,
    lease_until INTEGER,
    lease_token INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX delivery_waiting ON delivery (next_at) WHERE state = 'waiting';
  CREATE TABLE delivery_attempt (
    id TEXT PRIMARY KEY,
    delivery_id TEXT NOT NULL REFERENCES delivery (id),
    number INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    status INTEGER,
    error TEXT,
    response TEXT
  ) WITHOUT ROWID;
  CREATE INDEX attempt_by_delivery ON delivery_attempt (delivery_id, number);
  CREATE TABLE ticket (
    number INTEGER PRIMARY KEY,
    workspace TEXT NOT NULL,
    crm_id TEXT NOT NULL,
    name TEXT NOT NULL,
    feedback TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new',
    outcome TEXT NOT NULL DEFAULT '',
    created_at INTEGER NOT NULL
  );
  CREATE TABLE enrichment (
    id TEXT PRIMARY KEY,
    workspace TEXT NOT NULL,
    request TEXT NOT NULL,
    status TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE submitted_job (key TEXT PRIMARY KEY, job_id TEXT NOT NULL) WITHOUT ROWID;
  `,
  // Indexes of the tables above; the first builds with those tables had some of them, and another one.
  `
  DROP INDEX IF EXISTS job_served;
  CREATE INDEX IF NOT EXISTS job_waiting ON job (number) WHERE key_id IS NOT NULL AND state = 'pending';
  CREATE INDEX IF NOT EXISTS job_begun ON job (number) WHERE key_id IS NOT NULL AND state = 'processing';
  CREATE INDEX IF NOT EXISTS delivery_by_origin ON delivery (origin, next_at) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS credit_by_workspace ON credit_entry (workspace, number);
  `,
  // What ended before this time was pruned: jobs with an older id that are not there were taken.
  'CREATE TABLE pruned (id INTEGER PRIMARY KEY CHECK (id = 1), before_ms INTEGER NOT NULL)',
  // What the universe was made of, so that its loss is noticed.
  'CREATE TABLE imported_source (name TEXT PRIMARY KEY) WITHOUT ROWID',
  // What the first step of a combined job has left behind, while the others run.
  'ALTER TABLE job ADD COLUMN progress TEXT',
  // Which version of a dataset jobs see; the accounts stand in files of their own. The name is empty for a workspace's own.
  `
  CREATE TABLE dataset (
    workspace TEXT NOT NULL,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    accounts INTEGER NOT NULL,
    with_entity INTEGER NOT NULL,
    basis TEXT NOT NULL,
    loaded_at INTEGER NOT NULL,
    checked_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    PRIMARY KEY (workspace, name)
  ) WITHOUT ROWID;
  CREATE TABLE dataset_load (
    workspace TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    owner TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (workspace, name, kind)
  ) WITHOUT ROWID;
    `,
  // Decisions of people. A number is given once, so that what is removed by it is what was meant.
  `
  CREATE TABLE override (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    workspace TEXT NOT NULL,
    body TEXT NOT NULL
  );
  CREATE INDEX override_by_workspace ON override (workspace, number);
  CREATE TABLE override_revision (workspace TEXT PRIMARY KEY, revision INTEGER NOT NULL) WITHOUT ROWID;
  `,
  // Tickets are counted in each workspace; those that were there keep their numbers. `decisions` are what closing decided.
  `
  ALTER TABLE ticket RENAME TO ticket_before;
  CREATE TABLE ticket (
    workspace TEXT NOT NULL,
    number INTEGER NOT NULL,
    crm_id TEXT NOT NULL,
    name TEXT NOT NULL,
    feedback TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new',
    outcome TEXT NOT NULL DEFAULT '',
    created_at INTEGER NOT NULL,
    opened_at INTEGER,
    closed_at INTEGER,
    closed_by TEXT,
    decisions TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (workspace, number)
  ) WITHOUT ROWID;
  INSERT INTO ticket (workspace, number, crm_id, name, feedback, state, outcome, created_at)
    SELECT workspace, number, crm_id, name, feedback, state, outcome, created_at FROM ticket_before;
  DROP TABLE ticket_before;
  `,
  // What the operator has settled for workspaces; without a row the defaults hold.
  'CREATE TABLE workspace_settings (workspace TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID',
  // Connections to CRMs, what lets core in encrypted, and what fields held before they were written back.
  `
  CREATE TABLE crm_connection (
    workspace TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    settings TEXT NOT NULL,
    sealed_credentials TEXT,
    created_at TEXT NOT NULL,
    PRIMARY KEY (workspace, name)
  ) WITHOUT ROWID;
  CREATE TABLE crm_before_image (
    number INTEGER PRIMARY KEY,
    workspace TEXT NOT NULL,
    connection TEXT NOT NULL,
    object TEXT NOT NULL,
    row_id TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE INDEX before_image_by_row ON crm_before_image (workspace, connection, object, row_id, number);
  `,
  // Enrichment runs are worked on; the one index keeps an account at one open run, the others find what waits and is cached.
  `
  ALTER TABLE enrichment ADD COLUMN crm_id TEXT NOT NULL DEFAULT '';
  ALTER TABLE enrichment ADD COLUMN schedule TEXT;
  ALTER TABLE enrichment ADD COLUMN ended_at INTEGER;
  ALTER TABLE enrichment ADD COLUMN progress TEXT;
  ALTER TABLE enrichment ADD COLUMN found TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE enrichment ADD COLUMN error TEXT;
  ALTER TABLE enrichment ADD COLUMN lease_owner TEXT;
  ALTER TABLE enrichment ADD COLUMN lease_until INTEGER;
  ALTER TABLE enrichment ADD COLUMN lease_token INTEGER NOT NULL DEFAULT 0;
  UPDATE enrichment SET crm_id = coalesce(json_extract(request, '$.crmId'), ''), ended_at = created_at;
  CREATE UNIQUE INDEX enrichment_open ON enrichment (workspace, crm_id)
    WHERE status IN ('queued', 'linking', 'processing');
  CREATE INDEX enrichment_waiting ON enrichment (workspace, status, created_at, id)
    WHERE status IN ('queued', 'linking', 'processing');
  CREATE INDEX enrichment_cached ON enrichment (workspace, crm_id, ended_at) WHERE status = 'complete';
  `,
  SCHEDULE_TABLES,
  // Answers of people in a review: those of one batch were given, and are taken back, together. A lease is the account that
  // a session shows.
  `
  CREATE TABLE review (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    workspace TEXT NOT NULL,
    batch INTEGER NOT NULL,
    account TEXT NOT NULL,
    question TEXT NOT NULL,
    person TEXT NOT NULL,
    body TEXT NOT NULL,
    changed TEXT NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX review_by_account ON review (workspace, account, question, number);
  CREATE INDEX review_by_person ON review (workspace, person, batch) WHERE undone = 0;
  CREATE INDEX review_by_batch ON review (batch);
  CREATE TABLE review_lease (
    workspace TEXT NOT NULL,
    account TEXT NOT NULL,
    owner TEXT NOT NULL,
    PRIMARY KEY (workspace, account)
  ) WITHOUT ROWID;
  `,
  CROSSCHECK_TABLES,
  USER_TABLES,
  // Runs of files are those of any workspace; uploaded files have runs, too.
  `ALTER TABLE run ADD COLUMN workspace TEXT NOT NULL DEFAULT 'default';`,
  FILE_TABLES,
  // A session in a browser has an account for a while; one of a process as long as that lives.
  'ALTER TABLE review_lease ADD COLUMN held_until INTEGER',
  BULK_TABLES,
  // What was seen of the clock, so that nothing is deleted on the word of one that has jumped.
  'CREATE TABLE seen_clock (id INTEGER PRIMARY KEY CHECK (id = 1), last_ms INTEGER NOT NULL, doubted_ms INTEGER)',
  // Retention keeps the latest rows of a bulk in their order.
  `
  DROP INDEX bulk_entity_by_bulk;
  CREATE INDEX bulk_entity_by_row ON bulk_entity (bulk, row);
  `,
];

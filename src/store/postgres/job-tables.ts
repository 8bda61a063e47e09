/**
 * Jobs and what commits with them. Rows of job, delivery and enrichment are written several times: pages keep room for it,
 * and are cleaned early. Finishing goes by id and token alone: a condition on the state would be looked up in an index of
 * jobs under way, which is full of entries of jobs that have ended.
 */
export const JOB_TABLES = `
  CREATE TABLE core.run (
    id text COLLATE "C" PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    identity text COLLATE "C" NOT NULL,
    input_path text COLLATE "C" NOT NULL,
    output_path text NOT NULL,
    body text NOT NULL,
    owner text COLLATE "C",
    created_at bigint NOT NULL,
    completed_at bigint,
    summary text
  );
  CREATE INDEX run_by_identity ON core.run (identity, created_at);
  CREATE INDEX run_by_input ON core.run (input_path, created_at);
  CREATE SEQUENCE core.job_number;
  CREATE TABLE core.job (
    number bigint PRIMARY KEY DEFAULT nextval('core.job_number'),
    id text COLLATE "C" NOT NULL UNIQUE,
    workspace text COLLATE "C" NOT NULL,
    family text COLLATE "C" NOT NULL,
    idempotency_key text COLLATE "C",
    state text COLLATE "C" NOT NULL,
    request text NOT NULL,
    options text NOT NULL,
    created_at bigint NOT NULL,
    completed_at bigint,
    record text,
    extended text,
    core_id text COLLATE "C",
    error_type text,
    error_message text,
    lease_owner text COLLATE "C",
    lease_until bigint,
    lease_token bigint NOT NULL DEFAULT 0,
    key_id text COLLATE "C",
    progress text
  ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
  CREATE UNIQUE INDEX job_by_key ON core.job (workspace, idempotency_key) WHERE idempotency_key IS NOT NULL;
  CREATE INDEX job_leased ON core.job (lease_owner) WHERE state = 'processing';
  CREATE INDEX job_by_entity ON core.job (workspace, core_id, completed_at) WHERE core_id IS NOT NULL;
  CREATE INDEX job_waiting ON core.job (number) WHERE key_id IS NOT NULL AND state = 'pending';
  CREATE INDEX job_begun ON core.job (number) WHERE key_id IS NOT NULL AND state = 'processing';
  CREATE TABLE core.api_key (
    id text COLLATE "C" PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    name text,
    hint text NOT NULL,
    hash text NOT NULL,
    sealed_secret text,
    created_at bigint NOT NULL,
    last_used_at bigint,
    deleted_at bigint
  );
  -- Grows with every key that is made or deleted, in the same transaction.
  CREATE TABLE core.key_revision (revision bigint NOT NULL);
  INSERT INTO core.key_revision VALUES (0);
  CREATE TABLE core.credit_entry (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    job_id text COLLATE "C" NOT NULL,
    operation text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    amount double precision NOT NULL,
    at bigint NOT NULL
  );
  CREATE UNIQUE INDEX credit_once ON core.credit_entry (job_id, operation, kind);
  CREATE INDEX credit_by_workspace ON core.credit_entry (workspace, number);
  CREATE TABLE core.delivery (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    workspace text COLLATE "C" NOT NULL,
    key_id text COLLATE "C" NOT NULL,
    job_id text COLLATE "C" NOT NULL,
    event text NOT NULL,
    url text NOT NULL,
    origin text COLLATE "C" NOT NULL,
    body text NOT NULL,
    state text COLLATE "C" NOT NULL DEFAULT 'waiting',
    attempts bigint NOT NULL DEFAULT 0,
    created_at bigint NOT NULL,
    next_at bigint,
    ended_at bigint,
    resend_of text,
    lease_owner text COLLATE "C",
    lease_until bigint,
    lease_token bigint NOT NULL DEFAULT 0
  ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
  CREATE INDEX delivery_waiting ON core.delivery (next_at) WHERE state = 'waiting';
  CREATE INDEX delivery_by_origin ON core.delivery (origin, next_at) WHERE state = 'waiting';
  CREATE TABLE core.delivery_attempt (
    id text COLLATE "C" PRIMARY KEY,
    delivery_id text COLLATE "C" NOT NULL REFERENCES core.delivery (id),
    number bigint NOT NULL,
    started_at bigint NOT NULL,
    ended_at bigint,
    status bigint,
    error text,
    response text
  );
  CREATE INDEX attempt_by_delivery ON core.delivery_attempt (delivery_id, number);
  CREATE TABLE core.submitted_job (key text COLLATE "C" PRIMARY KEY, job_id text NOT NULL);
  CREATE TABLE core.pruned (id bigint PRIMARY KEY CHECK (id = 1), before_ms bigint NOT NULL);
  CREATE TABLE core.pin (
    sequence bigint PRIMARY KEY,
    core_id text COLLATE "C" NOT NULL UNIQUE,
    record_keys text[] COLLATE "C" NOT NULL
  );
  CREATE SEQUENCE core.pin_sequence;
  CREATE TABLE core.created_record (
    key text COLLATE "C" NOT NULL,
    run_id text COLLATE "C" NOT NULL,
    body text COLLATE "C" NOT NULL,
    PRIMARY KEY (key, run_id)
  );
  CREATE TABLE core.removed_source (name text COLLATE "C" PRIMARY KEY);
  CREATE TABLE core.imported_source (name text COLLATE "C" PRIMARY KEY);
`;

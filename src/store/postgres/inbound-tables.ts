/** Enrichment runs, and schedules of enrichments and of crosschecks. */
export const INBOUND_TABLES = `
  CREATE TABLE core.enrichment (
    id text COLLATE "C" PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    crm_id text COLLATE "C" NOT NULL,
    schedule text COLLATE "C",
    request text NOT NULL,
    status text COLLATE "C" NOT NULL,
    created_at bigint NOT NULL,
    ended_at bigint,
    progress text,
    found text NOT NULL DEFAULT '{}',
    error text,
    lease_owner text COLLATE "C",
    lease_until bigint,
    lease_token bigint NOT NULL DEFAULT 0
  ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
  CREATE UNIQUE INDEX enrichment_open ON core.enrichment (workspace, crm_id)
    WHERE status IN ('queued', 'linking', 'processing');
  CREATE INDEX enrichment_waiting ON core.enrichment (workspace, status, created_at, id)
    WHERE status IN ('queued', 'linking', 'processing');
  CREATE INDEX enrichment_cached ON core.enrichment (workspace, crm_id, ended_at) WHERE status = 'complete';
  CREATE TABLE core.inbound_schedule (
    workspace text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    config text NOT NULL,
    created_at bigint NOT NULL,
    next_at bigint NOT NULL,
    paused_reason text,
    failures bigint NOT NULL DEFAULT 0,
    last_run_at bigint,
    last_error text,
    cursor text,
    lease_owner text COLLATE "C",
    lease_until bigint,
    lease_token bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (workspace, name)
  );
  CREATE TABLE core.schedule_row (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    schedule text COLLATE "C" NOT NULL,
    crm_id text COLLATE "C" NOT NULL,
    input text,
    pending text,
    state text COLLATE "C" NOT NULL,
    execution_id text COLLATE "C",
    attempts bigint NOT NULL,
    succeeded_at bigint,
    is_own_write bigint NOT NULL,
    modified text,
    skipped text
  );
  CREATE UNIQUE INDEX schedule_row_by_id ON core.schedule_row (workspace, schedule, crm_id);
  CREATE INDEX schedule_row_pending ON core.schedule_row (workspace, schedule, number) WHERE pending IS NOT NULL;
  CREATE INDEX schedule_row_open ON core.schedule_row (workspace, schedule, state, number) WHERE state <> 'idle';
  CREATE TABLE core.schedule_run (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    schedule text COLLATE "C" NOT NULL,
    started_at bigint NOT NULL,
    ended_at bigint,
    error text
  );
  CREATE INDEX schedule_run_by_name ON core.schedule_run (workspace, schedule, number);
  CREATE TABLE core.schedule_log (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    schedule text COLLATE "C" NOT NULL,
    run bigint NOT NULL,
    crm_id text COLLATE "C",
    what text NOT NULL,
    reason text,
    detail text,
    at bigint NOT NULL
  );
  CREATE INDEX schedule_log_by_run ON core.schedule_log (workspace, schedule, run, number);
  CREATE TABLE core.crosscheck_schedule (
    workspace text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    config text NOT NULL,
    created_at bigint NOT NULL,
    next_at bigint NOT NULL,
    paused_reason text,
    failures bigint NOT NULL DEFAULT 0,
    lease_owner text COLLATE "C",
    lease_until bigint,
    lease_token bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (workspace, name)
  );
  CREATE TABLE core.crosscheck_run (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    schedule text COLLATE "C" NOT NULL,
    started_at bigint NOT NULL,
    ended_at bigint,
    folder text COLLATE "C",
    worker text COLLATE "C",
    error text,
    outcome text
  );
  CREATE INDEX crosscheck_run_by_name ON core.crosscheck_run (workspace, schedule, number);
  CREATE INDEX crosscheck_run_open ON core.crosscheck_run (workspace, schedule) WHERE ended_at IS NULL;
`;

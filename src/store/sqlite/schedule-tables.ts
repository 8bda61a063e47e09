/** Schedules of inbound enrichment: what each knows of rows and what it did in its runs. */
export const SCHEDULE_TABLES = `
  CREATE TABLE inbound_schedule (
    workspace TEXT NOT NULL,
    name TEXT NOT NULL,
    config TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    paused_reason TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    last_run_at INTEGER,
    last_error TEXT,
    cursor TEXT,
    lease_owner TEXT,
    lease_until INTEGER,
    lease_token INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (workspace, name)
  ) WITHOUT ROWID;
  CREATE TABLE schedule_row (
    number INTEGER PRIMARY KEY,
    workspace TEXT NOT NULL,
    schedule TEXT NOT NULL,
    crm_id TEXT NOT NULL,
    input TEXT,
    pending TEXT,
    state TEXT NOT NULL,
    execution_id TEXT,
    attempts INTEGER NOT NULL,
    succeeded_at INTEGER,
    is_own_write INTEGER NOT NULL,
    modified TEXT,
    skipped TEXT
  );
  CREATE UNIQUE INDEX schedule_row_by_id ON schedule_row (workspace, schedule, crm_id);
  CREATE INDEX schedule_row_pending ON schedule_row (workspace, schedule, number) WHERE pending IS NOT NULL;
  CREATE INDEX schedule_row_open ON schedule_row (workspace, schedule, state, number) WHERE state <> 'idle';
  CREATE TABLE schedule_run (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    workspace TEXT NOT NULL,
    schedule TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    error TEXT
  );
  CREATE INDEX schedule_run_by_name ON schedule_run (workspace, schedule, number);
  CREATE TABLE schedule_log (
    number INTEGER PRIMARY KEY,
    workspace TEXT NOT NULL,
    schedule TEXT NOT NULL,
    run INTEGER NOT NULL,
    crm_id TEXT,
    what TEXT NOT NULL,
    reason TEXT,
    detail TEXT,
    at INTEGER NOT NULL
  );
  CREATE INDEX schedule_log_by_run ON schedule_log (workspace, schedule, run, number);
`;

/** Schedules of crosschecks and what their runs found. */
export const CROSSCHECK_TABLES = `
  CREATE TABLE crosscheck_schedule (
    workspace TEXT NOT NULL,
    name TEXT NOT NULL,
    config TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    paused_reason TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    lease_owner TEXT,
    lease_until INTEGER,
    lease_token INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (workspace, name)
  ) WITHOUT ROWID;
  CREATE TABLE crosscheck_run (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    workspace TEXT NOT NULL,
    schedule TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    folder TEXT,
    worker TEXT,
    error TEXT,
    outcome TEXT
  );
  CREATE INDEX crosscheck_run_by_name ON crosscheck_run (workspace, schedule, number);
  CREATE INDEX crosscheck_run_open ON crosscheck_run (workspace, schedule) WHERE ended_at IS NULL;
`;

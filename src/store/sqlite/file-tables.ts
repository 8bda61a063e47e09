/** Files that people have uploaded, each with its latest run. */
export const FILE_TABLES = `
  CREATE TABLE uploaded_file (
    id TEXT PRIMARY KEY,
    workspace TEXT NOT NULL,
    name TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    uploaded_at INTEGER NOT NULL,
    uploaded_by TEXT,
    run TEXT,
    state TEXT,
    asked_at INTEGER,
    began_at INTEGER,
    ended_at INTEGER,
    progress TEXT,
    error TEXT,
    summary TEXT,
    is_stopping INTEGER NOT NULL DEFAULT 0,
    lease_owner TEXT,
    lease_until INTEGER,
    lease_token INTEGER NOT NULL DEFAULT 0,
    worker TEXT
  );
  CREATE INDEX uploaded_file_by_workspace ON uploaded_file (workspace, uploaded_at);
  CREATE INDEX uploaded_file_under_way ON uploaded_file (asked_at) WHERE state IN ('waiting', 'running');
`;

/**
 * Many rows at once. A chunk has its requests as JSON, and when it has ended its results: rows have no rows of their own.
 * `bulk_entity` finds the latest row that resolved to an entity.
 */
export const BULK_TABLES = `
  CREATE TABLE bulk (
    id TEXT PRIMARY KEY,
    workspace TEXT NOT NULL,
    family TEXT NOT NULL,
    options TEXT NOT NULL,
    key_id TEXT NOT NULL,
    idempotency_key TEXT,
    state TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    completed_at INTEGER
  );
  CREATE UNIQUE INDEX bulk_by_key ON bulk (workspace, idempotency_key) WHERE idempotency_key IS NOT NULL;
  CREATE INDEX bulk_under_way ON bulk (created_at, id) WHERE state = 'processing';
  CREATE TABLE bulk_part (
    bulk TEXT NOT NULL,
    part INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    rows INTEGER NOT NULL,
    PRIMARY KEY (bulk, part)
  ) WITHOUT ROWID;
  CREATE TABLE bulk_chunk (
    number INTEGER PRIMARY KEY,
    bulk TEXT NOT NULL,
    part INTEGER NOT NULL,
    place INTEGER NOT NULL,
    rows INTEGER NOT NULL,
    first_row INTEGER,
    state TEXT NOT NULL,
    failed INTEGER NOT NULL DEFAULT 0,
    requests TEXT NOT NULL,
    results TEXT,
    ended_at INTEGER,
    lease_owner TEXT,
    lease_until INTEGER,
    lease_token INTEGER NOT NULL DEFAULT 0
  );
  CREATE UNIQUE INDEX bulk_chunk_by_place ON bulk_chunk (bulk, part, place);
  CREATE INDEX bulk_chunk_by_row ON bulk_chunk (bulk, first_row);
  CREATE INDEX bulk_chunk_open ON bulk_chunk (bulk, number) WHERE state IN ('waiting', 'processing');
  CREATE TABLE bulk_entity (
    workspace TEXT NOT NULL,
    core_id TEXT NOT NULL,
    bulk TEXT NOT NULL,
    row INTEGER NOT NULL,
    completed_at INTEGER NOT NULL,
    PRIMARY KEY (workspace, core_id)
  ) WITHOUT ROWID;
  CREATE INDEX bulk_entity_by_bulk ON bulk_entity (bulk);
`;

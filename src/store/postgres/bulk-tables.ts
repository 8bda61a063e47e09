/** Many rows at once, as store/sqlite has them. Chunks are written twice and go with their bulk. */
export const BULK_TABLES = `
  CREATE TABLE core.bulk (
    id text COLLATE "C" PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    family text COLLATE "C" NOT NULL,
    options text NOT NULL,
    key_id text COLLATE "C" NOT NULL,
    idempotency_key text COLLATE "C",
    state text COLLATE "C" NOT NULL,
    created_at bigint NOT NULL,
    completed_at bigint
  );
  CREATE UNIQUE INDEX bulk_by_key ON core.bulk (workspace, idempotency_key) WHERE idempotency_key IS NOT NULL;
  CREATE INDEX bulk_under_way ON core.bulk (created_at, id) WHERE state = 'processing';
  CREATE TABLE core.bulk_part (
    bulk text COLLATE "C" NOT NULL,
    part bigint NOT NULL,
    sha256 text NOT NULL,
    rows bigint NOT NULL,
    PRIMARY KEY (bulk, part)
  );
  CREATE TABLE core.bulk_chunk (
    number bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    bulk text COLLATE "C" NOT NULL,
    part bigint NOT NULL,
    place bigint NOT NULL,
    rows bigint NOT NULL,
    first_row bigint,
    state text COLLATE "C" NOT NULL,
    failed bigint NOT NULL DEFAULT 0,
    requests text NOT NULL,
    results text,
    ended_at bigint,
    lease_owner text COLLATE "C",
    lease_until bigint,
    lease_token bigint NOT NULL DEFAULT 0
  );
  CREATE UNIQUE INDEX bulk_chunk_by_place ON core.bulk_chunk (bulk, part, place);
  CREATE INDEX bulk_chunk_by_row ON core.bulk_chunk (bulk, first_row);
  CREATE INDEX bulk_chunk_open ON core.bulk_chunk (bulk, number) WHERE state IN ('waiting', 'processing');
  CREATE TABLE core.bulk_entity (
    workspace text COLLATE "C" NOT NULL,
    core_id text COLLATE "C" NOT NULL,
    bulk text COLLATE "C" NOT NULL,
    row bigint NOT NULL,
    completed_at bigint NOT NULL,
    PRIMARY KEY (workspace, core_id)
  );
  CREATE INDEX bulk_entity_by_bulk ON core.bulk_entity (bulk);
`;

/** Retention keeps the latest rows of a bulk in their order. */
export const BULK_ENTITIES_BY_ROW = `
  DROP INDEX core.bulk_entity_by_bulk;
  CREATE INDEX bulk_entity_by_row ON core.bulk_entity (bulk, row);
`;

/** Rows that are written again are cleaned early: with the defaults a fifth of a large table would be dead before anybody cleans. */
export const CLEANING_BULKS = ['bulk', 'bulk_chunk', 'bulk_entity']
  .map(
    (table) => `ALTER TABLE core.${table}
    SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);`,
  )
  .join('\n');

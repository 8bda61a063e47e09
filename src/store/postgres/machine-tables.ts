/**
 * What several machines know of each other: the versions of the universe that they share, one of which is in use; the
 * processes that work; and which key their secrets are encrypted with, of which only a hash stands here.
 */
export const MACHINE_TABLES = `
  CREATE TABLE core.published_universe (
    number bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    version text COLLATE "C" NOT NULL UNIQUE,
    hash text COLLATE "C" NOT NULL,
    bytes bigint NOT NULL,
    entity_count bigint NOT NULL,
    format bigint NOT NULL,
    published_at bigint NOT NULL,
    is_current boolean NOT NULL DEFAULT false
  );
  CREATE UNIQUE INDEX published_universe_current ON core.published_universe (is_current) WHERE is_current;
  CREATE TABLE core.process (
    owner text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL,
    core_version text NOT NULL,
    reference_version text NOT NULL,
    threads bigint NOT NULL,
    started_at bigint NOT NULL,
    seen_at bigint NOT NULL
  );
  CREATE TABLE core.key_in_use (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    hash text NOT NULL
  );
`;

/** Turns are of workspaces: whose jobs wait, and which of them, is found without looking at those of others. */
export const INDEXES_OF_TURNS = `
  DROP INDEX core.job_waiting;
  CREATE INDEX job_waiting ON core.job (workspace, number) WHERE key_id IS NOT NULL AND state = 'pending';
`;

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

/** By which a place for files knows its database. */
export const DATABASE_ID = `
  CREATE TABLE core.database_id (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    id text NOT NULL
  );
`;

/** Turns are of workspaces: whose jobs wait, and which of them, is found without looking at those of others. */
export const INDEXES_OF_TURNS = `
  DROP INDEX core.job_waiting;
  CREATE INDEX job_waiting ON core.job (workspace, number) WHERE key_id IS NOT NULL AND state = 'pending';
`;

/**
 * Turns are given by a function, whose plan a connection keeps. One that waits is as good as a new one, and is not touched:
 * whoever takes turns passes over what others have locked, and those who make work would wait for each other. One that is being
 * taken loses its key, and another one is made.
 */
export const GIVING_TURNS = `
  CREATE FUNCTION core.give_turns(
    kinds text[], workspaces text[], keys text[], slots bigint[], priorities bigint[], in_ms bigint[],
    OUT waiting bigint, OUT added bigint) LANGUAGE plpgsql AS $$
    BEGIN
      WITH wanted AS (
        SELECT turn.*, clock_timestamp() + turn.ms * interval '1 ms' AS latest
        FROM unnest(kinds, workspaces, keys, slots, priorities, in_ms) AS turn (kind, workspace, key, slot, priority, ms)),
      there AS (
        SELECT wanted.key FROM wanted JOIN graphile_worker.jobs AS job ON job.key = wanted.key
        WHERE job.locked_at IS NULL AND job.attempts < job.max_attempts AND job.run_at <= latest),
      missing AS (
        SELECT array_agg(json_populate_record(NULL::graphile_worker.job_spec, json_build_object(
          'identifier', kind, 'payload', json_build_object('workspace', workspace, 'slot', slot), 'run_at', latest,
          'job_key', key, 'priority', priority, 'flags', json_build_array(kind))) ORDER BY key) AS specs
        FROM wanted WHERE key NOT IN (SELECT there.key FROM there) HAVING count(*) > 0),
      made AS (SELECT 1 FROM missing CROSS JOIN LATERAL graphile_worker.add_jobs(specs))
      SELECT (SELECT count(*) FROM there), (SELECT count(*) FROM made) INTO waiting, added;
    END $$;
`;

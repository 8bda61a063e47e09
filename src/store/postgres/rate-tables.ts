/**
 * What processes have counted together under their limits, a row for each key: moments of the window and how often it was
 * in each, and what the last question was answered. Without a log: what a crash of the database loses are the counts of
 * one window. Half of each page is kept free, so that a row that is written again stays on its page.
 */
export const RATE_TABLES = `
  CREATE UNLOGGED TABLE core.rate_count (
    key text COLLATE "C" PRIMARY KEY,
    moments bigint[] NOT NULL DEFAULT '{}',
    times bigint[] NOT NULL DEFAULT '{}',
    counted bigint NOT NULL DEFAULT 0,
    wait_ms bigint NOT NULL DEFAULT 0,
    is_new boolean NOT NULL DEFAULT true,
    until bigint NOT NULL
  ) WITH (fillfactor = 50);
`;

/** By the clock of the database when a row is held, which may be later than the statement began. */
const NOW = 'coalesce(given_ms, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)';
/** Moments further ahead are of a clock that was set back. */
const IN_WINDOW = 'moment > now - window_ms AND moment <= now + window_ms';

/**
 * What processes have counted together under their limits, a row for each key: moments of the window and how often it was
 * in each, and what the last question was answered. Without a log: what a crash of the database loses are the counts of
 * one window. Half of each page is kept free, so that a row that is written again stays on its page.
 *
 * count_rate counts as many of those asked for as a window has room for; a moment stands for its part of the window until
 * the end of that. A key that is new gets its row and is asked about again. A function of PL/pgSQL is planned once for each
 * connection, also behind a pooler, which takes a quarter of the time.
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
  CREATE FUNCTION core.count_rate(
    limit_key text, most bigint, window_ms bigint, asked bigint, part_ms bigint, given_ms bigint
  ) RETURNS TABLE (counted bigint, wait_ms bigint, is_new boolean, now_ms bigint) LANGUAGE plpgsql AS $$
    #variable_conflict use_column
    BEGIN
      RETURN QUERY
      INSERT INTO core.rate_count AS held (key, until) VALUES (limit_key, ${NOW} + window_ms)
      ON CONFLICT (key) DO UPDATE SET (moments, times, counted, wait_ms, is_new, until) = (
        SELECT coalesce(after.moments, '{}'), coalesce(after.times, '{}'), fitting.counted,
          CASE WHEN fitting.counted < asked THEN after.oldest + window_ms - now ELSE 0 END, false, now + window_ms
        FROM (SELECT ${NOW} AS now) AS clock,
        LATERAL (
          SELECT least(asked, greatest(0, most - coalesce(sum(one.times), 0)))::bigint AS counted
          FROM unnest(held.moments, held.times) AS one(moment, times) WHERE ${IN_WINDOW}
        ) AS fitting,
        LATERAL (
          SELECT array_agg(grouped.moment ORDER BY grouped.moment) AS moments,
            array_agg(grouped.times ORDER BY grouped.moment) AS times, min(grouped.moment) AS oldest
          FROM (
            SELECT one.moment, sum(one.times)::bigint AS times
            FROM (
              SELECT moment, times FROM unnest(held.moments, held.times) AS kept(moment, times) WHERE ${IN_WINDOW}
              UNION ALL
              SELECT now - now % part_ms + part_ms - 1, fitting.counted WHERE fitting.counted > 0
            ) AS one(moment, times)
            GROUP BY one.moment
          ) AS grouped
        ) AS after)
      RETURNING held.counted, held.wait_ms, held.is_new, held.until - window_ms;
    END $$;
`;

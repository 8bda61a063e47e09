import { BULK_ENTITIES_BY_ROW, BULK_TABLES, CLEANING_BULKS } from './bulk-tables.ts';
import { INBOUND_TABLES } from './inbound-tables.ts';
import { JOB_TABLES } from './job-tables.ts';
import { DATABASE_ID, GIVING_TURNS, INDEXES_OF_TURNS, MACHINE_TABLES } from './machine-tables.ts';
import { PEOPLE_TABLES } from './people-tables.ts';
import { SEEN_CLOCK } from './postgres-store-clock.ts';
import { RATE_TABLES } from './rate-tables.ts';
import { SHARED_FILE_TABLES } from './shared-file-tables.ts';
import { SHARED_PART_TABLES } from './shared-part-tables.ts';

/** The time of the statement in milliseconds since 1970: the same wherever in it that stands, so that an index can be used. */
const TIME = `
  CREATE FUNCTION core.now_ms() RETURNS bigint LANGUAGE sql STABLE AS
    'SELECT floor(extract(epoch FROM statement_timestamp()) * 1000)::bigint';
`;

/**
 * Numbered migrations of the schema `core`; the table schema_version says how many of them it has had. Never change one
 * that was released. Tables and columns are those of store/sqlite, so that an installation can be brought over. Text is
 * compared by its bytes (COLLATE "C"), as there; JSON is text, for it has to come out as it went in.
 */
export const MIGRATIONS: readonly string[] = [
  `${TIME}${JOB_TABLES}${INBOUND_TABLES}${PEOPLE_TABLES}`,
  BULK_TABLES,
  MACHINE_TABLES,
  SHARED_FILE_TABLES,
  RATE_TABLES,
  INDEXES_OF_TURNS,
  GIVING_TURNS,
  CLEANING_BULKS,
  SHARED_PART_TABLES,
  DATABASE_ID,
  SEEN_CLOCK,
  BULK_ENTITIES_BY_ROW,
];

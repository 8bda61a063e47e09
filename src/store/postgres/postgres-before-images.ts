import { z } from 'zod';
import type { BeforeImage, BeforeImages } from '../../connectors/writeback-changes.ts';
import { arraysOf, given } from './given-rows.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt } from './store-parts.ts';

const Values = z.record(z.string(), z.string().nullable());

interface Place extends Pick<PostgresParts, 'now'> {
  readonly workspace: string;
  readonly connection: string;
}

interface ImageRow {
  readonly object: string;
  readonly row_id: string;
  readonly before: string;
  readonly after: string;
}

interface StoredBeforeImages extends BeforeImages {
  /** Oldest first: undoing them from the last to the first brings everything back. */
  list(): Promise<readonly BeforeImage[]>;
}

const IMAGE = { text: ['object', 'row_id', 'before', 'after'] } as const;
const INSERT = `INSERT INTO core.crm_before_image (workspace, connection, object, row_id, before, after, at)
  SELECT $5, $6, object, row_id, before, after, ${timeAt(7)} FROM ${given(IMAGE)} ORDER BY given.at`;
const LIST = `SELECT object, row_id, before, after FROM core.crm_before_image
  WHERE workspace = $1 AND connection = $2 ORDER BY number`;

/** What fields of one connection held before, in PostgreSQL; never pruned. */
export function postgresBeforeImages(
  database: PostgresDatabase,
  { workspace, connection, now }: Place,
): StoredBeforeImages {
  return {
    async keep(images) {
      if (images.length === 0) return;
      const rows = images.map(({ object, id: row_id, before, after }) => ({
        ...{ object, row_id, before: JSON.stringify(before), after: JSON.stringify(after) },
      }));
      const time = boundTime(now === undefined ? {} : { now });
      await database.rows(INSERT, [...arraysOf(IMAGE, rows), workspace, connection, time]);
    },
    async list() {
      const rows = await database.rows<ImageRow>(LIST, [workspace, connection]);
      return rows.map(({ object, row_id: id, before, after }) => ({
        ...{ object, id, before: Values.parse(JSON.parse(before)), after: Values.parse(JSON.parse(after)) },
      }));
    },
  };
}

import type Database from 'better-sqlite3';
import { z } from 'zod';
import type { BeforeImage, BeforeImages } from '../../connectors/writeback-changes.ts';

const Values = z.record(z.string(), z.string().nullable());

interface Place {
  readonly workspace: string;
  readonly connection: string;
  readonly now: () => number;
}

interface ImageRow {
  readonly object: string;
  readonly row_id: string;
  readonly before: string;
  readonly after: string;
}

export interface StoredBeforeImages extends BeforeImages {
  /** Oldest first: undoing them from the last to the first brings everything back. */
  list(): Promise<readonly BeforeImage[]>;
}

/** What fields of one connection held before, in the database of core-database.ts; never pruned. */
export function sqliteBeforeImages(
  database: Database.Database,
  { workspace, connection, now }: Place,
): StoredBeforeImages {
  const insert = database.prepare(
    `INSERT INTO crm_before_image (workspace, connection, object, row_id, before, after, at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const all = database.prepare<[string, string], ImageRow>(
    'SELECT * FROM crm_before_image WHERE workspace = ? AND connection = ? ORDER BY number',
  );
  const keep = database.transaction((images: readonly BeforeImage[]) => {
    for (const { object, id, before, after } of images)
      insert.run(workspace, connection, object, id, JSON.stringify(before), JSON.stringify(after), now());
  });
  return {
    keep: async (images) => keep.immediate(images),
    list: async () =>
      all.all(workspace, connection).map(({ object, row_id: id, before, after }) => ({
        object,
        id,
        before: Values.parse(JSON.parse(before)),
        after: Values.parse(JSON.parse(after)),
      })),
  };
}

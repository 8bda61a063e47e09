import { CREATED_SOURCE } from '../../resolution/records/source.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import type { IdentityStore } from '../../universe/identity-store.ts';
import { pinEntities } from './keep-entities.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/** Rows that are read at a time; no transaction stays open in between. */
const BATCH = 4096;

interface PinRow {
  readonly sequence: number;
  readonly core_id: string;
  readonly record_keys: readonly string[];
}

interface BodyRow {
  readonly body: string;
}

const PINS = `SELECT sequence, core_id, record_keys FROM core.pin WHERE sequence > $1 ORDER BY sequence LIMIT ${BATCH}`;
const IDS = `SELECT core_id FROM core.pin WHERE core_id > $1 ORDER BY core_id LIMIT ${BATCH}`;
/** What an unfinished run creates is not known before it ends: the run goes on against the universe it began with. */
const CREATED = `SELECT min(body) AS body FROM core.created_record
  WHERE run_id NOT IN (SELECT id FROM core.run WHERE completed_at IS NULL) GROUP BY key ORDER BY key`;
const AMONG = `SELECT min(body) AS body FROM core.created_record
  WHERE key = ANY (ARRAY (SELECT unnest($1::text[]) UNION ALL SELECT unnest(record_keys) FROM core.pin WHERE core_id = ANY ($2::text[])))
    AND run_id NOT IN (SELECT id FROM core.run WHERE completed_at IS NULL)
    AND NOT EXISTS (SELECT FROM core.removed_source WHERE name = '${CREATED_SOURCE.name}')
  GROUP BY key ORDER BY key`;

/** Pins, created records, removed and imported sources in PostgreSQL. */
export function postgresIdentityStore(database: PostgresDatabase): IdentityStore {
  const names = async (table: string) => {
    const rows = await database.rows<{ name: string }>(`SELECT name FROM core.${table} ORDER BY name`);
    return new Set(rows.map(({ name }) => name));
  };
  const setName = async (table: string, name: string, isThere: boolean) => {
    const sql = isThere
      ? `INSERT INTO core.${table} VALUES ($1) ON CONFLICT DO NOTHING`
      : `DELETE FROM core.${table} WHERE name = $1`;
    await database.rows(sql, [name]);
  };
  return {
    async *pins() {
      let last = -1;
      for (;;) {
        const rows = await database.rows<PinRow>(PINS, [last]);
        if (rows.length === 0) return;
        last = rows.at(-1)?.sequence ?? last;
        yield rows.map(({ core_id: coreId, record_keys: recordKeys }) => ({ coreId, recordKeys }));
      }
    },
    async *pinnedIds() {
      let last = '';
      for (;;) {
        const rows = await database.rows<Pick<PinRow, 'core_id'>>(IDS, [last]);
        if (rows.length === 0) return;
        last = rows.at(-1)?.core_id ?? last;
        yield rows.map(({ core_id }) => core_id);
      }
    },
    pin: (entities) => database.transaction((session) => pinEntities(session, entities)),
    createdRecords: async () => recordsOf(await database.rows<BodyRow>(CREATED)),
    createdAmong: async ({ keys, coreIds }) =>
      recordsOf(await database.rows<BodyRow>(AMONG, [keys, coreIds])),
    removedSources: () => names('removed_source'),
    importedSources: () => names('imported_source'),
    setImported: (source, isImported) => setName('imported_source', source, isImported),
    setRemoved: (source, isRemoved) => setName('removed_source', source, isRemoved),
  };
}

function recordsOf(rows: readonly BodyRow[]): readonly SourceRecord[] {
  // Written by keep-entities.ts.
  return rows.map(({ body }) => JSON.parse(body) as SourceRecord);
}

import { openCoreDatabaseToRead } from './core-database.ts';

/** Names are offered to people who choose: of very many the first ones are enough. */
const MOST = 200;

const QUERIES = {
  runs: 'SELECT id AS name FROM run ORDER BY created_at DESC, id DESC',
  // The companies that come with core are a source until they are removed.
  sources: `SELECT name FROM imported_source
    UNION SELECT 'starter' WHERE NOT EXISTS (SELECT 1 FROM removed_source WHERE name = 'starter') ORDER BY name`,
  connections: 'SELECT DISTINCT name FROM crm_connection ORDER BY name',
  workspaces: "SELECT 'default' AS name UNION SELECT workspace FROM api_key ORDER BY name",
  'crosscheck schedules': 'SELECT DISTINCT name FROM crosscheck_schedule ORDER BY name',
  'inbound schedules': 'SELECT DISTINCT name FROM inbound_schedule ORDER BY name',
  keys: 'SELECT id AS name FROM api_key WHERE deleted_at IS NULL ORDER BY created_at DESC, id',
} as const;

/** What a data folder has names of. */
export type NamedThing = keyof typeof QUERIES;

/** Reads names out of the database of runs and jobs as it is; throws where there is none, or one without the table. */
export function readNames(path: string, thing: NamedThing): readonly string[] {
  const database = openCoreDatabaseToRead(path);
  try {
    const statement = database.prepare<[], { readonly name: string }>(`${QUERIES[thing]} LIMIT ${MOST}`);
    return statement.all().map(({ name }) => name);
  } finally {
    database.close();
  }
}

import type Database from 'better-sqlite3';
import type { AccountPair, AccountPairs, PairedAccounts } from '../../contract/account-pair.ts';
import { openDatasetFile } from './dataset-tables.ts';

/** The pairs that were kept when a version was judged (judged-draft.ts); undefined when none were to be. */
export function keptPairs(path: string): AccountPairs | undefined {
  const database = openDatasetFile(path);
  try {
    const kept = database.prepare<[], string | null>('SELECT kept_pairs FROM judged').pluck().get() ?? null;
    if (kept === null) return undefined;
    const accounts = database.prepare<[], number>('SELECT count(*) FROM account').pluck().get() ?? 0;
    const pairs = pairsIn(database);
    if (kept !== 'groups') return { accounts, pairs };
    return { accounts, pairs, of: { accounts: alone(database), groups: groupsIn(database) } };
  } finally {
    database.close();
  }
}

/** The accounts without an entity. */
function alone(database: Database.Database): readonly string[] {
  return database
    .prepare<[], string>(
      'SELECT id FROM account JOIN resolution USING (position) WHERE core_id IS NULL ORDER BY position',
    )
    .pluck()
    .all();
}

interface PairRow {
  readonly one: string;
  readonly other: string;
  readonly body: string;
}

function pairsIn(database: Database.Database): readonly AccountPair[] {
  const rows = database.prepare<[], PairRow>(
    `SELECT a.id AS one, b.id AS other, double.body FROM double
     JOIN account AS a ON a.position = double.a JOIN account AS b ON b.position = double.b ORDER BY number`,
  );
  // Written from a double.
  return Array.from(rows.iterate(), ({ one, other, body }) => ({ ids: [one, other], ...JSON.parse(body) }));
}

function groupsIn(database: Database.Database): readonly PairedAccounts[] {
  const idAt = database.prepare<[number], string>('SELECT id FROM account WHERE position = ?').pluck();
  const rows = database.prepare<[], string>('SELECT body FROM kept_group ORDER BY number').pluck();
  return rows.all().map((body) => {
    // Written from a cluster.
    const [members, coreId, weakest] = JSON.parse(body) as [number[], string | null, number];
    return { ids: members.map((position) => idAt.get(position) ?? ''), coreId, weakest };
  });
}

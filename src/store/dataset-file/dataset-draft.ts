import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import type Database from 'better-sqlite3';
import type { Confidence } from '../../contract/confidence.ts';
import { CrmAccount } from '../../contract/crm-account.ts';
import { CoreError } from '../../contract/errors.ts';
import { accountIdentity } from '../../crm/account-identity.ts';
import type { AccountIdentity } from '../../crm/dataset.ts';
import { turn } from '../../crm/in-steps.ts';
import type {
  DatasetChanges,
  DatasetDraft,
  DraftAccount,
  ResolvedAccount,
} from '../../jobs/dataset-store.ts';
import { createDatasetFile } from './dataset-tables.ts';

/** Rows that one statement goes through: the process does other work between two of them. */
const STEP = 5000;
const TOLD_NAMES = 10;

type DraftFile = Omit<DatasetDraft, 'switchIn' | 'discard'>;

/** Opens the file of a new version beside the one before, if there is one. */
export function openDraft(path: string, beforePath: string | undefined): DraftFile {
  const database = createDatasetFile(path);
  const hasBefore = beforePath !== undefined && existsSync(beforePath);
  if (hasBefore) database.prepare('ATTACH ? AS prior').run(beforePath);
  let unsealed: Database.Database | undefined = database;
  return {
    path,
    add: adding(database),
    size: () => count(database, 'SELECT count(*) FROM account'),
    changes: () => changesIn(database, hasBefore),
    keepResolutions: async () => (hasBefore ? kept(database) : 0),
    bodies: bodiesIn(database),
    unresolved: unresolvedIn(database),
    resolve: resolving(database),
    seal() {
      unsealed?.close();
      unsealed = undefined;
    },
  };
}

/** Makes sure that the disk has the file, before anybody is told of it. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

function adding(database: Database.Database): DraftFile['add'] {
  const insert = database.prepare(
    'INSERT INTO account (id, line, body, resolved_by) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  );
  const known = database.prepare<[string], { line: number; body: string }>(
    'SELECT line, body FROM account WHERE id = ?',
  );
  const addOne = ({ id, line, account, resolvedBy }: DraftAccount) => {
    const body = JSON.stringify(account);
    if (insert.run(id, line, body, resolvedBy).changes > 0) return;
    const other = known.get(id);
    if (other !== undefined && other.body !== body) throw differing(account, [other.line, line]);
  };
  return database.transaction((accounts: readonly DraftAccount[]) => {
    for (const account of accounts) addOne(account);
  });
}

function differing({ external_id }: CrmAccount, [first, second]: readonly [number, number]): CoreError {
  const message = `line ${second}: external_id: "${external_id}" stands on line ${first} too, with other values`;
  return new CoreError('INVALID_REQUEST', message, {
    line: second,
    field: 'external_id',
    fix: 'Give each account one id, or leave out one of the two lines.',
  });
}

const SAME_ID = 'FROM account AS fresh JOIN prior.account AS old USING (id)';
const IN_STEP = 'fresh.position BETWEEN @from AND @to';
const IS_GONE = 'old.position BETWEEN @from AND @to AND NOT EXISTS (SELECT 1 FROM account WHERE id = old.id)';

async function changesIn(database: Database.Database, hasBefore: boolean): Promise<DatasetChanges> {
  const size = count(database, 'SELECT count(*) FROM account');
  if (!hasBefore) return { new: size, changed: 0, unchanged: 0, leaving: 0, leavingNames: [] };
  const known = await countInSteps(database, `SELECT count(*) ${SAME_ID} WHERE ${IN_STEP}`);
  const same = `SELECT count(*) ${SAME_ID} WHERE ${IN_STEP} AND fresh.body = old.body`;
  const unchanged = await countInSteps(database, same);
  const gone = `FROM prior.account AS old WHERE ${IS_GONE}`;
  const leaving = await countInSteps(database, `SELECT count(*) ${gone}`, 'prior.account');
  const names = `SELECT old.body ${gone} ORDER BY old.position LIMIT ${TOLD_NAMES}`;
  return {
    ...{ new: size - known, changed: known - unchanged, unchanged, leaving },
    leavingNames: leaving === 0 ? [] : await namesOf(database, names),
  };
}

async function namesOf(database: Database.Database, sql: string): Promise<readonly string[]> {
  const statement = database.prepare<[Step], string>(sql).pluck();
  const names: string[] = [];
  for (const step of stepsOf(database, 'prior.account')) {
    names.push(...statement.all(step).map((body) => nameOf(CrmAccount.parse(JSON.parse(body)))));
    if (names.length >= TOLD_NAMES) break;
    await turn();
  }
  return names.slice(0, TOLD_NAMES);
}

function nameOf({ legal_name, trading_name, external_id }: CrmAccount): string {
  return legal_name ?? trading_name ?? external_id;
}

async function kept(database: Database.Database): Promise<number> {
  const statement = database.prepare(
    `INSERT INTO resolution (position, core_id, outcome, confidence, is_provisional, body)
     SELECT fresh.position, r.core_id, r.outcome, r.confidence, 0, r.body ${SAME_ID}
     JOIN prior.resolution AS r ON r.position = old.position
     WHERE ${IN_STEP} AND fresh.resolved_by = old.resolved_by AND r.is_provisional = 0`,
  );
  let total = 0;
  for (const step of stepsOf(database, 'account')) {
    total += statement.run(step).changes;
    await turn();
  }
  return total;
}

function bodiesIn(database: Database.Database): DraftFile['bodies'] {
  const next = database
    .prepare<[number, number], string>(
      'SELECT body FROM account WHERE position > ? ORDER BY position LIMIT ?',
    )
    .pluck();
  return (after, limit) => next.all(after, limit);
}

function unresolvedIn(database: Database.Database): DraftFile['unresolved'] {
  const next = database.prepare<[number, number], { position: number; body: string }>(
    `SELECT position, body FROM account WHERE position > ?
       AND NOT EXISTS (SELECT 1 FROM resolution WHERE position = account.position) ORDER BY position LIMIT ?`,
  );
  return (after, limit) =>
    next
      .all(after, limit)
      // Written above from an account that was parsed.
      .map(({ position, body }) => ({ position, account: JSON.parse(body) as CrmAccount }));
}

function resolving(database: Database.Database): DraftFile['resolve'] {
  const insert = database.prepare(
    `INSERT INTO resolution (position, core_id, outcome, confidence, is_provisional, body) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const keep = database.prepare('INSERT INTO normal (position, body, created) VALUES (?, ?, ?)');
  return database.transaction((accounts: readonly ResolvedAccount[]) => {
    for (const { position, step, isProvisional, normal, createdFacts } of accounts) {
      const { coreId, outcome, confidence } = resolvedIdentity(step);
      insert.run(position, coreId, outcome, confidence, isProvisional ? 1 : 0, JSON.stringify(step));
      if (normal !== undefined) keep.run(position, normal, createdFacts ?? null);
    }
  });
}

/** Who an account is, by what became of it. */
export function resolvedIdentity({ result, pinned }: ResolvedAccount['step']): AccountIdentity {
  if (result.state === 'failed') return { coreId: null, outcome: 'failed', confidence: 'LOW' };
  // The record is that of entity resolution, made by its workflow.
  const { identity_resolution_confidence: confidence } = result.record as {
    readonly identity_resolution_confidence: Confidence;
  };
  const { outcome, sources } = result.extended;
  return accountIdentity({ coreId: pinned?.coreId ?? null, outcome, confidence }, sources);
}

interface Step {
  readonly from: number;
  readonly to: number;
}

async function countInSteps(database: Database.Database, sql: string, table = 'account'): Promise<number> {
  const statement = database.prepare<[Step], number>(sql).pluck();
  let total = 0;
  for (const step of stepsOf(database, table)) {
    total += statement.get(step) ?? 0;
    await turn();
  }
  return total;
}

function* stepsOf(database: Database.Database, table: string): Generator<Step> {
  const last = count(database, `SELECT coalesce(max(position), 0) FROM ${table}`);
  for (let from = 1; from <= last; from += STEP) yield { from, to: from + STEP - 1 };
}

function count(database: Database.Database, sql: string): number {
  return database.prepare<[], number>(sql).pluck().get() ?? 0;
}

import type Database from 'better-sqlite3';
import type { CrmAccount } from '../../contract/crm-account.ts';
import type { Crosscheck, DuplicateGroup, DuplicateMember } from '../../contract/crosscheck.ts';
import { accountId } from '../../crm/account-id.ts';
import type { FinishedStep } from '../../jobs/job-store.ts';
import type { JudgedAccount, JudgedDataset, ToldOwners } from '../../jobs/judged-accounts.ts';
import { remembering } from '../../universe/remembering.ts';
import { openDatasetFile } from './dataset-tables.ts';
import type { JudgedBy } from './judged-draft.ts';
import type { AccountRow } from './told-row.ts';
import type { StoredVerdict } from './told-verdict.ts';

/** Groups of which the members are remembered: the accounts of a group are often asked for one after the other. */
const REMEMBERED_GROUPS = 64;
/** Entities of which the account is remembered: parents are those of many accounts. */
const REMEMBERED_ENTITIES = 20_000;

/** An account as it is told before its version is in use, with the members of its group as JSON, if it has one. */
export function toldAccount(
  row: AccountRow,
  membersText: string | undefined,
  checkedAt: string,
): JudgedAccount {
  const account = judgedAccount(row, { membersOf: () => membersText, checkedAt });
  return account.crosscheck?.duplicate ? { ...account, membersText } : account;
}

/** A version of a dataset, open for reading. */
export interface OpenDataset extends JudgedDataset {
  close(): void;
}

/** Opens a version; undefined when its file is gone, for another one is in use or none. */
export function openJudgedDataset(path: string): OpenDataset | undefined {
  const database = opened(path);
  if (database === undefined) return undefined;
  const tellsOwners = tellsOwnersIn(database);
  const account = database.prepare<[string], AccountRow>(
    `SELECT account.body, resolution.body AS resolution, core_id, group_id, verdict.body AS verdict,
       ${tellsOwners ? 'owners' : 'NULL AS owners'}
     FROM account JOIN resolution USING (position) JOIN verdict USING (position) WHERE id = ?`,
  );
  const members = database
    .prepare<[string], string>('SELECT members FROM duplicate_group WHERE id = ?')
    .pluck();
  const entity = database
    .prepare<[string], string>('SELECT body FROM entity JOIN account USING (position) WHERE core_id = ?')
    .pluck();
  const { checkedAt, referenceVersion } = judgedBy(database, tellsOwners);
  // All of it was written by dataset-draft.ts and judged-draft.ts.
  const membersOf = remembering(REMEMBERED_GROUPS, (id: string) => {
    const found = JSON.parse(members.get(id) ?? '[]') as DuplicateMember[];
    // Doubles without an entity are told beside the wire, which has no room for them.
    return found.length > 1 ? found : undefined;
  });
  const externalIdOf = remembering(REMEMBERED_ENTITIES, (coreId: string) => {
    const body = entity.get(coreId);
    return body === undefined ? undefined : (JSON.parse(body) as CrmAccount).external_id;
  });
  return {
    referenceVersion,
    async account(externalId) {
      const row = account.get(accountId(externalId).id);
      return row && judgedAccount(row, { membersOf, checkedAt });
    },
    async accountsOf(coreIds) {
      const found = coreIds.flatMap((coreId) => {
        const externalId = externalIdOf(coreId);
        return externalId === undefined ? [] : [[coreId, externalId] as const];
      });
      return new Map(found);
    },
    close: () => void database.close(),
  };
}

/** A version that was judged by an older build tells no owners, nor against which universe. */
function tellsOwnersIn(database: Database.Database): boolean {
  const columns = database.pragma('table_info(verdict)') as readonly { readonly name: string }[];
  return columns.some(({ name }) => name === 'owners');
}

function judgedBy(database: Database.Database, tellsOwners: boolean): JudgedBy {
  const version = tellsOwners ? 'reference_version' : "''";
  const by = database
    .prepare<[], JudgedBy>(`SELECT checked_at AS checkedAt, ${version} AS referenceVersion FROM judged`)
    .get();
  return by ?? { checkedAt: '', referenceVersion: '' };
}

function opened(path: string): Database.Database | undefined {
  try {
    return openDatasetFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_CANTOPEN') return undefined;
    throw error;
  }
}

interface Shared {
  /** As JSON, where that is at hand; undefined where there is no group to tell. */
  readonly membersOf: (group: string) => DuplicateMember[] | string | undefined;
  readonly checkedAt: string;
}

function judgedAccount(row: AccountRow, shared: Shared): JudgedAccount {
  const hasEntity = row.core_id !== null;
  const { crosscheck, extended } = JSON.parse(row.verdict) as StoredVerdict;
  return {
    account: JSON.parse(row.body) as CrmAccount,
    resolution: JSON.parse(row.resolution) as FinishedStep,
    checkedAt: shared.checkedAt,
    crosscheck: hasEntity ? toldCrosscheck(crosscheck, row.group_id, shared) : null,
    extended: hasEntity ? extended : null,
    owners: row.owners === null ? null : (JSON.parse(row.owners) as ToldOwners),
  };
}

function toldCrosscheck(
  { recommended_action, duplicate, op_status }: StoredVerdict['crosscheck'],
  group: string | null,
  { membersOf, checkedAt }: Shared,
): Crosscheck {
  return {
    recommended_action,
    duplicate:
      duplicate === null || group === null
        ? null
        : toldGroup({ ...duplicate, group_id: group }, membersOf(group), checkedAt),
    op_status,
    checked_at: checkedAt,
  };
}

function toldGroup(
  group: Omit<DuplicateGroup, 'members' | 'checked_at'>,
  members: ReturnType<Shared['membersOf']>,
  checkedAt: string,
): DuplicateGroup | null {
  if (members === undefined) return null;
  const told = { ...group, members: typeof members === 'string' ? [] : members, checked_at: checkedAt };
  return typeof members === 'string' ? withMembers(told, members) : told;
}

/** Reads the members when they are asked for: those of a large group are many, and who writes them takes the text. */
function withMembers(group: DuplicateGroup, text: string): DuplicateGroup {
  let read: DuplicateMember[] | undefined;
  // A getter that is written into an object comes behind its other members (V8), in JSON too.
  return Object.defineProperty(group, 'members', {
    ...{ enumerable: true, configurable: true },
    get() {
      // Written by judged-draft.ts.
      read ??= JSON.parse(text) as DuplicateMember[];
      return read;
    },
  });
}

import type { NewUser, UserStore } from '../../access/user-store.ts';
import type { LinkPurpose } from '../../contract/sign-in.ts';
import { SESSION_IDLE_MS, SESSION_MS } from '../../contract/user.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import { folded, type SessionRow, type UserRow, userOf } from '../rows/user-rows.ts';
import type { PostgresDatabase, Session, Statements } from './postgres-database.ts';
import { lockWorkspace } from './workspace-lock.ts';

const MINUTE_MS = 60_000;
const INSERT = `INSERT INTO core.user (name, folded_name, workspace, role, password_hash, created_at)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`;
const INSERT_LINK = `INSERT INTO core.user_link (hash, workspace, purpose, "user", until)
  VALUES ($1, coalesce((SELECT workspace FROM core.user WHERE folded_name = $3), $5), $2, $3, $4)`;
const TAKE = `DELETE FROM core.user_link WHERE hash = $1 AND purpose = $2 AND until > $3 RETURNING "user"`;
const BEGIN = `INSERT INTO core.user_session (hash, workspace, "user", began_at, seen_at)
  VALUES ($1, coalesce((SELECT workspace FROM core.user WHERE folded_name = $2), $4), $2, $3, $3)`;
/** A user's role and workspace are those of today. */
const SEE = `SELECT u.name AS user, coalesce(u.workspace, s.workspace) AS workspace, u.role AS role, seen_at
  FROM core.user_session AS s LEFT JOIN core.user AS u ON u.folded_name = s."user"
  WHERE hash = $1 AND seen_at > $2 AND began_at > $3 AND (s."user" IS NULL OR u.name IS NOT NULL)`;

/** Users in PostgreSQL. */
export function postgresUserStore(database: PostgresDatabase): UserStore {
  return { ...users(database), ...links(database), ...sessions(database) };
}

type Users = Pick<UserStore, 'add' | 'find' | 'list' | 'remove' | 'setRole' | 'setPassword'>;

function users(database: PostgresDatabase): Users {
  return {
    add: (user, nowMs) => insertUser(database, { ...user, passwordHash: null }, nowMs),
    async find(name) {
      const [row] = await database.rows<UserRow>('SELECT * FROM core.user WHERE folded_name = $1', [
        folded(name),
      ]);
      return row && { ...userOf(row), passwordHash: row.password_hash };
    },
    list: async () =>
      (await database.rows<UserRow>('SELECT * FROM core.user ORDER BY folded_name')).map(userOf),
    remove: (name) =>
      database.transaction(async (session) => {
        await endAll(session, name);
        return (await session.changes('DELETE FROM core.user WHERE folded_name = $1', [folded(name)])) > 0;
      }),
    async setRole(name, role) {
      const sql = 'UPDATE core.user SET role = $2 WHERE folded_name = $1';
      return (await database.changes(sql, [folded(name), role])) > 0;
    },
    setPassword: (name, hash) =>
      database.transaction(async (session) => {
        await endAll(session, name);
        return await setHash(session, name, hash);
      }),
  };
}

type Links = Pick<UserStore, 'addLink' | 'findLink' | 'choosePassword' | 'addFirst' | 'takeOwnerLink'>;

function links(database: PostgresDatabase): Links {
  return {
    addLink: ({ hash, purpose, user }, untilMs) =>
      database.transaction(async (session) => {
        const owner = user === null ? null : folded(user);
        const replace = 'DELETE FROM core.user_link WHERE purpose = $1 AND "user" IS NOT DISTINCT FROM $2';
        await session.rows(replace, [purpose, owner]);
        await session.rows(INSERT_LINK, [hash, purpose, owner, untilMs, DEFAULT_WORKSPACE]);
      }),
    async findLink(hash, nowMs) {
      const sql = 'SELECT purpose, "user" FROM core.user_link WHERE hash = $1 AND until > $2';
      const [row] = await database.rows<{ purpose: LinkPurpose; user: string | null }>(sql, [hash, nowMs]);
      return row;
    },
    choosePassword: (hash, passwordHash, nowMs) =>
      database.transaction(async (session) => {
        const user = await takeLink(session, [hash, 'password', nowMs]);
        if (typeof user !== 'string') return false;
        await endAll(session, user);
        return await setHash(session, user, passwordHash);
      }),
    addFirst: (hash, user, nowMs) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'users', '');
        const [row] = await session.rows<{ users: number }>('SELECT count(*) AS users FROM core.user');
        if (row?.users !== 0 || (await takeLink(session, [hash, 'first-user', nowMs])) === undefined)
          return false;
        return await insertUser(session, user, nowMs);
      }),
    takeOwnerLink: async (hash, nowMs) => (await takeLink(database, [hash, 'owner', nowMs])) !== undefined,
  };
}

type Sessions = Pick<UserStore, 'beginSession' | 'seeSession' | 'endSession' | 'prune'>;

function sessions(database: PostgresDatabase): Sessions {
  const noteUser = (name: string, nowMs: number) =>
    database.rows('UPDATE core.user SET last_seen_at = $2 WHERE name = $1', [name, nowMs]);
  return {
    async beginSession({ hash, user }, nowMs) {
      await database.rows(BEGIN, [hash, user === null ? null : folded(user), nowMs, DEFAULT_WORKSPACE]);
      if (user !== null) await noteUser(user, nowMs);
    },
    async seeSession(hash, nowMs) {
      const [row] = await database.rows<SessionRow>(SEE, [hash, nowMs - SESSION_IDLE_MS, nowMs - SESSION_MS]);
      if (row === undefined) return undefined;
      if (row.seen_at <= nowMs - MINUTE_MS) {
        const note = 'UPDATE core.user_session SET seen_at = $1 WHERE hash = $2 AND seen_at < $1';
        await database.rows(note, [nowMs, hash]);
        if (row.user !== null) await noteUser(row.user, nowMs);
      }
      return { user: row.user, workspace: row.workspace, role: row.role ?? 'admin' };
    },
    endSession: async (hash) =>
      void (await database.rows('DELETE FROM core.user_session WHERE hash = $1', [hash])),
    async prune(nowMs) {
      const old = 'DELETE FROM core.user_session WHERE seen_at <= $1 OR began_at <= $2';
      await database.rows(old, [nowMs - SESSION_IDLE_MS, nowMs - SESSION_MS]);
      await database.rows('DELETE FROM core.user_link WHERE until <= $1', [nowMs]);
    },
  };
}

async function insertUser(
  asked: Statements,
  { name, workspace, role, passwordHash }: NewUser & { readonly passwordHash: string | null },
  nowMs: number,
): Promise<boolean> {
  return (await asked.changes(INSERT, [name, folded(name), workspace, role, passwordHash, nowMs])) > 0;
}

/** Whose link it was; undefined when there is none. */
async function takeLink(
  asked: Statements,
  link: readonly [hash: string, purpose: LinkPurpose, nowMs: number],
): Promise<string | null | undefined> {
  const [row] = await asked.rows<{ user: string | null }>(TAKE, link);
  return row?.user;
}

async function setHash(session: Session, name: string, hash: string | null): Promise<boolean> {
  const sql = 'UPDATE core.user SET password_hash = $2 WHERE folded_name = $1';
  return (await session.changes(sql, [folded(name), hash])) > 0;
}

/** Ends the sessions and links of a user. */
async function endAll(session: Session, name: string): Promise<void> {
  for (const table of ['user_session', 'user_link'])
    await session.rows(`DELETE FROM core.${table} WHERE "user" = $1`, [folded(name)]);
}

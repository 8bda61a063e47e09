import type Database from 'better-sqlite3';
import type { NewUser, UserStore } from '../../access/user-store.ts';
import type { Link, LinkPurpose } from '../../contract/sign-in.ts';
import { SESSION_IDLE_MS, SESSION_MS } from '../../contract/user.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import { folded, type SessionRow, type UserRow, userOf } from '../rows/user-rows.ts';

const MINUTE_MS = 60_000;

/** Users in the database of core-database.ts. */
export function sqliteUserStore(database: Database.Database): UserStore {
  return { ...users(database), ...links(database), ...sessions(database) };
}

type Users = Pick<UserStore, 'add' | 'find' | 'list' | 'remove' | 'setRole' | 'setPassword'>;

function users(database: Database.Database): Users {
  const insert = inserting(database);
  const byName = database.prepare<[string], UserRow>('SELECT * FROM user WHERE folded_name = ?');
  const all = database.prepare<[], UserRow>('SELECT * FROM user ORDER BY folded_name');
  const remove = database.prepare('DELETE FROM user WHERE folded_name = ?');
  const set = database.prepare('UPDATE user SET password_hash = ? WHERE folded_name = ?');
  const setRole = database.prepare('UPDATE user SET role = ? WHERE folded_name = ?');
  const end = ending(database);
  const removeAll = database.transaction((name: string) => {
    end(name);
    return remove.run(folded(name)).changes > 0;
  });
  const setAll = database.transaction((name: string, hash: string | null) => {
    end(name);
    return set.run(hash, folded(name)).changes > 0;
  });
  return {
    add: async (user, nowMs) => insert({ ...user, passwordHash: null }, nowMs),
    async find(name) {
      const row = byName.get(folded(name));
      return row && { ...userOf(row), passwordHash: row.password_hash };
    },
    list: async () => all.all().map(userOf),
    remove: async (name) => removeAll.immediate(name),
    setRole: async (name, role) => setRole.run(role, folded(name)).changes > 0,
    setPassword: async (name, hash) => setAll.immediate(name, hash),
  };
}

type Links = Pick<UserStore, 'addLink' | 'findLink' | 'choosePassword' | 'addFirst' | 'takeOwnerLink'>;

function links(database: Database.Database): Links {
  const insertUser = inserting(database);
  const replace = database.prepare('DELETE FROM user_link WHERE purpose = ? AND user IS ?');
  const insert = database.prepare(
    `INSERT INTO user_link (hash, workspace, purpose, user, until)
     VALUES (@hash, coalesce((SELECT workspace FROM user WHERE folded_name = @user), @byDefault), @purpose, @user, @untilMs)`,
  );
  const find = database.prepare<[string, number], { purpose: LinkPurpose; user: string | null }>(
    'SELECT purpose, user FROM user_link WHERE hash = ? AND until > ?',
  );
  const take = database
    .prepare<[string, LinkPurpose, number], string | null>(
      'DELETE FROM user_link WHERE hash = ? AND purpose = ? AND until > ? RETURNING user',
    )
    .pluck();
  const count = database.prepare<[], number>('SELECT count(*) FROM user').pluck();
  const set = database.prepare('UPDATE user SET password_hash = ? WHERE folded_name = ?');
  const end = ending(database);
  const add = database.transaction(({ user, ...link }: Link & { hash: string }, untilMs: number) => {
    const owner = user === null ? null : folded(user);
    replace.run(link.purpose, owner);
    insert.run({ ...link, user: owner, untilMs, byDefault: DEFAULT_WORKSPACE });
  });
  const choose = database.transaction((hash: string, passwordHash: string, nowMs: number) => {
    const user = take.get(hash, 'password', nowMs);
    if (typeof user !== 'string') return false;
    end(user);
    return set.run(passwordHash, user).changes > 0;
  });
  const first = database.transaction(
    (hash: string, user: NewUser & { passwordHash: string }, nowMs: number) => {
      if (count.get() !== 0 || take.get(hash, 'first-user', nowMs) === undefined) return false;
      return insertUser(user, nowMs);
    },
  );
  return {
    addLink: async (link, untilMs) => add.immediate(link, untilMs),
    findLink: async (hash, nowMs) => find.get(hash, nowMs),
    choosePassword: async (hash, passwordHash, nowMs) => choose.immediate(hash, passwordHash, nowMs),
    addFirst: async (hash, user, nowMs) => first.immediate(hash, user, nowMs),
    takeOwnerLink: async (hash, nowMs) => take.get(hash, 'owner', nowMs) !== undefined,
  };
}

type Sessions = Pick<UserStore, 'beginSession' | 'seeSession' | 'endSession' | 'prune'>;

function sessions(database: Database.Database): Sessions {
  const begin = database.prepare(
    `INSERT INTO user_session (hash, workspace, user, began_at, seen_at)
     VALUES (@hash, coalesce((SELECT workspace FROM user WHERE folded_name = @user), @byDefault), @user, @nowMs, @nowMs)`,
  );
  // A user's role and workspace are those of today.
  const see = database.prepare<[string, number, number], SessionRow>(
    `SELECT user.name AS user, coalesce(user.workspace, user_session.workspace) AS workspace, user.role AS role, seen_at
     FROM user_session LEFT JOIN user ON user.folded_name = user_session.user
     WHERE hash = ? AND seen_at > ? AND began_at > ? AND (user_session.user IS NULL OR user.name IS NOT NULL)`,
  );
  const note = database.prepare('UPDATE user_session SET seen_at = ? WHERE hash = ? AND seen_at < ?');
  const noteUser = database.prepare('UPDATE user SET last_seen_at = ? WHERE name = ?');
  const end = database.prepare('DELETE FROM user_session WHERE hash = ?');
  const pruneSessions = database.prepare('DELETE FROM user_session WHERE seen_at <= ? OR began_at <= ?');
  const pruneLinks = database.prepare('DELETE FROM user_link WHERE until <= ?');
  return {
    async beginSession({ hash, user }, nowMs) {
      begin.run({ hash, user: user === null ? null : folded(user), nowMs, byDefault: DEFAULT_WORKSPACE });
      if (user !== null) noteUser.run(nowMs, user);
    },
    async seeSession(hash, nowMs) {
      const row = see.get(hash, nowMs - SESSION_IDLE_MS, nowMs - SESSION_MS);
      if (row === undefined) return undefined;
      if (row.seen_at <= nowMs - MINUTE_MS) {
        note.run(nowMs, hash, nowMs);
        if (row.user !== null) noteUser.run(nowMs, row.user);
      }
      return { user: row.user, workspace: row.workspace, role: row.role ?? 'admin' };
    },
    endSession: async (hash) => void end.run(hash),
    async prune(nowMs) {
      pruneSessions.run(nowMs - SESSION_IDLE_MS, nowMs - SESSION_MS);
      pruneLinks.run(nowMs);
    },
  };
}

function inserting(
  database: Database.Database,
): (user: NewUser & { passwordHash: string | null }, nowMs: number) => boolean {
  const insert = database.prepare(
    `INSERT INTO user (name, folded_name, workspace, role, password_hash, created_at)
     VALUES (@name, @foldedName, @workspace, @role, @passwordHash, @nowMs) ON CONFLICT DO NOTHING`,
  );
  return (user, nowMs) => insert.run({ ...user, foldedName: folded(user.name), nowMs }).changes > 0;
}

/** Ends the sessions and links of a user. */
function ending(database: Database.Database): (name: string) => void {
  const statements = ['user_session', 'user_link'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE user = ?`),
  );
  return (name) => {
    for (const statement of statements) statement.run(folded(name));
  };
}

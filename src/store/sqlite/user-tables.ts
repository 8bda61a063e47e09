/** A session of nobody is that of the owner of the data directory. */
export const USER_TABLES = `
  CREATE TABLE user (
    name TEXT PRIMARY KEY,
    folded_name TEXT NOT NULL UNIQUE,
    workspace TEXT NOT NULL,
    role TEXT NOT NULL,
    password_hash TEXT,
    created_at INTEGER NOT NULL,
    last_seen_at INTEGER
  );
  CREATE TABLE user_link (
    hash TEXT PRIMARY KEY,
    workspace TEXT NOT NULL,
    purpose TEXT NOT NULL,
    user TEXT,
    until INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE user_session (
    hash TEXT PRIMARY KEY,
    workspace TEXT NOT NULL,
    user TEXT,
    began_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) WITHOUT ROWID;
`;

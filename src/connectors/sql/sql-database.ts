import type { SqlDialect, SqlText, SqlValue } from './sql-where.ts';

export interface SqlColumn {
  readonly name: string;
  /** The column as text, for a list of what to select: times in ISO 8601, the rest as the database writes it. */
  readonly selected: string;
  /** The column as text from which its exact value can be had again. */
  readonly exact: string;
}

export interface SqlTable {
  /** As SQL names it, quoted. */
  readonly name: string;
  readonly columns: readonly SqlColumn[];
  /** The column of the primary key, when it is one column. */
  readonly key: string | undefined;
}

export type SqlRow = Readonly<Record<string, string | null>>;

/** What became of an UPDATE: how many rows it changed, or why none. */
export type SqlUpdate =
  | { readonly changed: number }
  | { readonly error: string; readonly isLasting: boolean }
  | 'unknown';

/** A database with tables of CRM rows; implemented by sqlite.ts and postgres.ts. */
export interface SqlDatabase {
  readonly dialect: SqlDialect;
  /** Undefined when there is no such table or view, or it may not be seen. */
  table(name: string): Promise<SqlTable | undefined>;
  /** Names of all tables and views, as `table` takes them. */
  tables(): Promise<readonly string[]>;
  select(text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** Each by itself: one that fails holds up no other. */
  updates(statements: readonly SqlText[]): Promise<readonly SqlUpdate[]>;
  /** What people call this database and the user that it was opened as. */
  whoami(): Promise<{ readonly place: string; readonly user: string | null }>;
  close(): Promise<void>;
}

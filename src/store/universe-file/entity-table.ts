import type Database from 'better-sqlite3';
import type { CanonicalEntity } from '../../universe/entity.ts';
import { writeFacts } from './entity-rows.ts';

export const ENTITY_SCHEMA = `
  CREATE TABLE entity (entity INTEGER PRIMARY KEY, profile TEXT NOT NULL);
  CREATE TABLE fact (entity INTEGER PRIMARY KEY, core_id TEXT NOT NULL UNIQUE, facts TEXT NOT NULL);
  CREATE TABLE member (place INTEGER PRIMARY KEY, entity INTEGER NOT NULL);
  CREATE TABLE link (entity INTEGER NOT NULL, record TEXT NOT NULL, other TEXT NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (entity, record, other)) WITHOUT ROWID;
  CREATE TABLE child (parent TEXT NOT NULL, entity INTEGER NOT NULL, PRIMARY KEY (parent, entity)) WITHOUT ROWID;
  CREATE TABLE descendant (entity INTEGER PRIMARY KEY, entities INTEGER NOT NULL);
  CREATE TABLE redirect (core_id TEXT PRIMARY KEY, entity INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE long_words (entity INTEGER PRIMARY KEY, hashes BLOB NOT NULL);
`;

/** Tables of which the rows of an entity are taken over at once, with the columns behind its number. */
const COLUMNS = { entity: 'profile', fact: 'core_id, facts', long_words: 'hashes' } as const;
const LINK_COLUMNS = 'record, other, reason';

/** An entity as it is written; its links are those of the same records in the version before when that is told. */
export interface EntityRow {
  readonly number: number;
  readonly entity: CanonicalEntity;
  /** As entity-rows.ts writes it. */
  readonly profile: string;
  readonly descendants: number;
  readonly linksOf?: number | undefined;
}

/** The entities of a file that is being written, in order of their numbers. */
export interface EntityTable {
  add(row: EntityRow): void;
  /** Takes an entity over from the version before. */
  keep(number: number, earlier: number): void;
  /** Writes what waits for the next entity that is not taken over. */
  end(): void;
}

export function entityTable(database: Database.Database, hasEarlier: boolean): EntityTable {
  const insertProfile = database.prepare('INSERT INTO entity VALUES (?, ?)');
  const insertFacts = database.prepare('INSERT INTO fact VALUES (?, ?, ?)');
  const insertLink = database.prepare('INSERT INTO link VALUES (?, ?, ?, ?)');
  const insertChild = database.prepare('INSERT INTO child VALUES (?, ?)');
  const insertDescendants = database.prepare('INSERT INTO descendant VALUES (?, ?)');
  const takers = hasEarlier ? takersFrom(database) : [];
  const takeLinks = hasEarlier ? taker(database, 'link', LINK_COLUMNS) : undefined;
  let run: { number: number; earlier: number; count: number } | undefined;
  const end = () => {
    const taken = run && rowsOf(run);
    if (taken !== undefined) for (const statement of takers) statement.run(taken);
    run = undefined;
  };
  return {
    end,
    add({ number, entity: { facts, links }, profile, descendants, linksOf }) {
      end();
      insertProfile.run(number, profile);
      insertFacts.run(number, facts.coreId, writeFacts(facts));
      for (const { left, right, reason } of links) insertLink.run(number, left, right, reason);
      if (linksOf !== undefined) takeLinks?.run(rowsOf({ number, earlier: linksOf, count: 1 }));
      if (facts.parentId !== null) insertChild.run(facts.parentId, number);
      if (descendants > 0) insertDescendants.run(number, descendants);
    },
    keep(number, earlier) {
      if (run !== undefined && run.earlier + run.count === earlier && run.number + run.count === number) {
        run.count++;
        return;
      }
      end();
      run = { number, earlier, count: 1 };
    },
  };
}

function rowsOf({ number, earlier, count }: { number: number; earlier: number; count: number }) {
  return { shift: number - earlier, from: earlier, to: earlier + count - 1 };
}

function takersFrom(database: Database.Database): readonly Database.Statement[] {
  return Object.entries(COLUMNS).map(([table, columns]) => taker(database, table, columns));
}

function taker(database: Database.Database, table: string, columns: string): Database.Statement {
  return database.prepare(
    `INSERT INTO ${table} SELECT entity + @shift, ${columns} FROM earlier.${table} WHERE entity BETWEEN @from AND @to`,
  );
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { newIds } from '../../src/engine/new-ids.ts';
import { migratePostgres } from '../../src/store/postgres/migrate.ts';
import { openPostgresStores, type PostgresStores } from '../../src/store/postgres/open-postgres-stores.ts';
import { openPostgresDatabase, type PostgresDatabase } from '../../src/store/postgres/postgres-database.ts';
import { CORE } from '../cli/run-core.ts';
import { newDatabase, postgresServer } from '../store/postgres/postgres-databases.ts';
import { booksIn, type EnrichmentRow, type Noted } from './books.ts';
import type { Place } from './place.ts';

/** As books.ts does it in SQLite. */
const NOTE_CHANGES = `
  CREATE TABLE noted (number bigint GENERATED ALWAYS AS IDENTITY, id text NOT NULL, change text NOT NULL);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO public.noted (id, change) VALUES (new.id, old.state || '>' || new.state);
      RETURN NULL;
    END $$;
  CREATE TRIGGER note AFTER UPDATE ON core.job FOR EACH ROW
    WHEN (old.state <> new.state OR old.state IN ('completed', 'failed')) EXECUTE FUNCTION note();
`;
const BRING_FORWARD = `UPDATE core.delivery SET next_at = next_at - $1 WHERE state = 'waiting'`;
const ENRICHMENTS = 'SELECT id, status, crm_id AS "crmId" FROM core.enrichment ORDER BY id';
const LEASED = ['job', 'delivery'] as const;

/** A database and files in which the companies that come with core are published; a place is a copy of both. */
interface Starter {
  /** Name of the database. */
  readonly template: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Made once for all tests of a worker: that takes seconds. */
let starter: Promise<Starter> | undefined;

/** What several machines share, without services. */
export interface SharedPlace extends Place {
  /** Connection string of the database. */
  readonly url: string;
  readonly database: PostgresDatabase;
  readonly stores: PostgresStores;
  readonly env: Readonly<Record<'CORE_DATABASE' | 'CORE_FILES' | 'CORE_SECRET_KEY_FILE', string>>;
  /** Ends the leases of these owners, as if their time had gone by. */
  endLeases(isMeant: (owner: string) => boolean): Promise<void>;
}

interface PlaceOptions {
  /** The address by which services reach the database, made of its own. */
  readonly through?: (url: string) => string | Promise<string>;
  /** What to do when the place is no longer needed, last things first. */
  readonly atEnd?: (close: () => Promise<void>) => void;
}

/** A PostgreSQL database and a folder, which machines share. */
export async function postgresPlace({
  through = (url) => url,
  atEnd = onTestFinished,
}: PlaceOptions = {}): Promise<SharedPlace> {
  starter ??= starterPlace();
  const { template, files } = await starter;
  const server = await postgresServer();
  const url = await newDatabase(server, template);
  atEnd(async () => void (await server.sql(`DROP DATABASE ${nameOf(url)} WITH (FORCE)`)));
  const folder = mkdtempSync(join(tmpdir(), 'core-shared-'));
  atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const env = { ...environment(folder, url), CORE_DATABASE: await through(url) };
  const secretKey = Buffer.from(readFileSync(env.CORE_SECRET_KEY_FILE, 'utf8'), 'base64');
  const stores = await openPostgresStores(url, { newId: newIds(Date.now), secretKey }, { connections: 2 });
  const database = await openPostgresDatabase(url, { connections: 1 });
  atEnd(async () => {
    await stores.close();
    await database.close();
  });
  return {
    ...{ url, database, stores, folder, env },
    books: booksIn(stores, {
      noted: () => database.rows<Noted>('SELECT id, change FROM noted ORDER BY number'),
      enrichments: () => database.rows<EnrichmentRow>(ENRICHMENTS),
      letTimePass: async (ms) => void (await database.rows(BRING_FORWARD, [ms])),
    }),
    machine: (name) => ({ dataDir: join(folder, name), env }),
    endLeases: (isMeant) => endLeases(database, isMeant),
  };
}

async function starterPlace(): Promise<Starter> {
  const server = await postgresServer();
  const url = await newDatabase(server);
  const database = await openPostgresDatabase(url);
  await migratePostgres(database);
  await database.rows(NOTE_CHANGES);
  await database.close();
  const folder = mkdtempSync(join(tmpdir(), 'core-starter-'));
  try {
    const env = environment(folder, url);
    mkdirSync(env.CORE_FILES);
    writeFileSync(env.CORE_SECRET_KEY_FILE, `${randomBytes(32).toString('base64')}\n`);
    await promisify(execFile)(process.execPath, [CORE, 'reference', 'list'], {
      env: { PATH: process.env.PATH, HOME: folder, CORE_DATA_DIR: join(folder, 'starter'), ...env },
    });
    const paths = ['key', ...filesBelow(folder, 'files')];
    const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
    return { template: nameOf(url), files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function environment(folder: string, url: string): SharedPlace['env'] {
  return {
    CORE_DATABASE: url,
    CORE_FILES: join(folder, 'files'),
    CORE_SECRET_KEY_FILE: join(folder, 'key'),
  };
}

function filesBelow(folder: string, name: string): readonly string[] {
  const paths = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' });
  return paths.map((path) => join(name, path)).filter((path) => statSync(join(folder, path)).isFile());
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function endLeases(database: PostgresDatabase, isMeant: (owner: string) => boolean): Promise<void> {
  for (const table of LEASED) {
    const rows = await database.rows<{ owner: string }>(
      `SELECT DISTINCT lease_owner AS owner FROM core.${table} WHERE lease_owner IS NOT NULL`,
    );
    const owners = rows.map(({ owner }) => owner).filter(isMeant);
    await database.rows(
      `UPDATE core.${table} SET lease_until = 0 WHERE lease_until > 0 AND lease_owner = ANY ($1::text[])`,
      [owners],
    );
  }
}

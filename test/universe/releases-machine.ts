import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { stringify } from 'csv-stringify/sync';
import { onTestFinished } from 'vitest';
import type { ExecutedJob } from '../../src/jobs/job-store.ts';
import { importerOf } from '../../src/sources/importers/registry.ts';
import { sourceOf, starterSource } from '../../src/sources/source-of.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteIdentityStore } from '../../src/store/sqlite/sqlite-identity-store.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import { sqliteReferenceStore } from '../../src/store/universe-file/reference-files.ts';
import type { EntityFacts } from '../../src/universe/entity.ts';
import { FIRST_WITH_FACTS_APART } from '../../src/universe/reference-store.ts';
import { importSource, openUniverse, removeSource } from '../../src/universe/universe.ts';
import type { UniverseStores } from '../../src/universe/universe-stores.ts';
import { testClock } from '../clock.ts';
import { completedJob, createdRecord, newJob } from '../store/jobs.ts';
import { type TimedJobStore, timedStore } from '../store/timed-store.ts';
import { tempFolder } from '../temp-folder.ts';
import type { Row } from './releases-companies.ts';

/** A user's machine: a universe without the companies that come with core, and jobs that give out ids. */
export interface Machine {
  /** Imports what a source says now, in place of what it said before. */
  release(source: string, rows: readonly Row[]): Promise<void>;
  remove(source: string): Promise<void>;
  /** A job creates an entity; it is in the universe from now on. */
  create(id: string, name: string): void;
  /** A job gives out the id of each of these records' entities, in this order. */
  giveOut(...recordKeys: readonly string[]): Promise<void>;
  look(): Promise<Look>;
  /** A newer version of core comes, in whose form the universe has to be built anew. */
  updateCore(): void;
}

/** The universe of a machine at one time. */
export interface Look {
  readonly entities: readonly EntityFacts[];
  /** What an id answers with. */
  answer(coreId: string): EntityFacts | undefined;
  /** The id of the entity that a record belongs to. */
  idOf(recordKey: string): string | undefined;
}

export function machine(): Machine {
  const folder = tempFolder();
  const database = openCoreDatabase(join(folder, 'core.sqlite'));
  onTestFinished(() => void database.close());
  const identity = sqliteIdentityStore(database);
  void identity.setRemoved('starter', true);
  const stores = {
    reference: sqliteReferenceStore(folder),
    identity,
    bundled: [starterSource()],
    now: () => '2026-01-31T00:00:00.000Z',
    sleep: testClock().sleep,
  };
  let last = 0;
  const jobs = timedStore((now) => sqliteJobStore(database, { newId: () => String(++last), now }));
  return {
    async release(source, rows) {
      const path = join(folder, `${source}.csv`);
      writeFileSync(path, tableOf(rows));
      await importSource(
        stores,
        sourceOf(importerOf('csv', { source }), { paths: [path], options: { source } }),
        { mayShrink: true },
      );
    },
    async remove(source) {
      await removeSource(stores, source);
    },
    create: (id, name) => finish(jobs, [{ created: createdRecord(id, name) }]),
    async giveOut(...recordKeys) {
      const { entities } = await lookAt(stores);
      const told = recordKeys.flatMap((key) => entities.find(({ sources }) => sources.includes(key)) ?? []);
      const pins = told.map(({ coreId, sources }) => ({ coreId, recordKeys: sources }));
      finish(
        jobs,
        pins.map((pinned) => ({ pinned })),
      );
    },
    look: () => lookAt(stores),
    updateCore: () => age(folder),
  };
}

/** Marks the universe in use as one in the form before facts stood apart, and takes away what such a one need not have. */
function age(folder: string): void {
  const path = join(folder, `${readFileSync(join(folder, 'current'), 'utf8').trim()}.sqlite`);
  // In a copy: whoever has the version open holds its lock.
  copyFileSync(path, `${path}.aged`);
  const database = new Database(`${path}.aged`);
  database.exec(
    `UPDATE meta SET value = ${FIRST_WITH_FACTS_APART - 1} WHERE name = 'format'; DROP TABLE key_page; DROP TABLE key_filter;
     ALTER TABLE entity ADD COLUMN core_id TEXT; ALTER TABLE entity ADD COLUMN facts TEXT;
     UPDATE entity SET (core_id, facts) = (SELECT core_id, facts FROM fact WHERE fact.entity = entity.entity);
     DROP TABLE fact;`,
  );
  database.close();
  renameSync(`${path}.aged`, path);
}

/** Runs one job for each of these results. */
async function finish(jobs: TimedJobStore, results: readonly Partial<ExecutedJob>[]): Promise<void> {
  const ids = await jobs.at(1).create(results.map(() => newJob()));
  const claimed = await jobs.at(1).claim(ids, { owner: 'me', forMs: 8 });
  await jobs.at(2).finish(claimed.map((job, at) => ({ ...completedJob(job), ...results[at] })));
}

async function lookAt(stores: UniverseStores): Promise<Look> {
  const universe = await openUniverse(stores);
  onTestFinished(() => universe.close());
  const { index, entityCount } = universe;
  const entities = Array.from({ length: entityCount }, (_, entity) => universe.facts(entity));
  return {
    entities,
    answer: (coreId) => entities[index.entityOf(coreId) ?? -1],
    idOf: (key) => entities.find(({ sources }) => sources.includes(key))?.coreId,
  };
}

function tableOf(rows: readonly Row[]): string {
  const columns = new Set(['id', 'name', ...rows.flatMap((row) => Object.keys(row))]);
  return stringify([...rows], { header: true, columns: [...columns] });
}

import { existsSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import { type HotUniverse, hotUniverse } from '../../../src/engine/served/hot-universe.ts';
import type { ClaimedJob, ExecutedJob } from '../../../src/jobs/job-store.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { referencePath, sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import type { ReferenceStore, ReferenceVersion } from '../../../src/universe/reference-store.ts';
import { company, draftOf } from '../../builders.ts';
import { endedOf } from '../../jobs/run-through.ts';
import { tempFolder } from '../../temp-folder.ts';

const ZYMERGEN = company({ name: 'Zymergen', website: 'zymergen.com' });
const ACME = company({ name: 'Acme', website: 'acme.com' });

describe('a universe that is switched while jobs run', () => {
  it('lets a batch under way end against its version, while the next job sees the new one', async () => {
    const engine = opened();
    const underWay = engine.universe.executor.execute([jobFor('zymergen.com')]);
    await engine.switchTo([ACME]);
    const next = engine.universe.executor.execute([jobFor('zymergen.com'), jobFor('acme.com')]);
    engine.open();
    expect(endedOf(await underWay).map(outcomeOf)).toEqual(['matched']);
    expect(endedOf(await next).map(outcomeOf)).toEqual(['no_match', 'matched']);
  });

  it('gives the new version to those who look entities up', async () => {
    const { universe, first, switchTo } = opened();
    expect(universe.reference()).toBe(first);
    const version = await switchTo([ZYMERGEN, ACME]);
    expect([universe.reference().version, universe.reference().index.size]).toEqual([version, 2]);
  });

  it('stays as it is while there is no other version', async () => {
    const { universe, first, executors } = opened();
    await universe.look();
    await universe.look();
    expect(universe.reference()).toBe(first);
    expect(executors).toHaveLength(1);
  });

  it('closes a version that nobody works on at once', async () => {
    const { store, first, fileOf, switchTo, executors } = opened();
    await switchTo([ACME]);
    await turn();
    expect([isOpen(first), executors[0]?.isClosed]).toEqual([false, true]);
    store.tidy();
    expect(existsSync(fileOf(first.version))).toBe(false);
  });

  it('keeps a version open until the last of its jobs is done, and its file too', async () => {
    const { universe, store, first, fileOf, switchTo, open } = opened();
    const batches = [
      universe.executor.execute([jobFor('a.com')]),
      universe.executor.execute([jobFor('b.com')]),
    ];
    await switchTo([ACME]);
    await switchTo([ACME, ZYMERGEN]);
    await turn();
    store.tidy();
    expect([isOpen(first), existsSync(fileOf(first.version))]).toEqual([true, true]);
    open();
    await Promise.all(batches);
    store.tidy();
    expect([isOpen(first), existsSync(fileOf(first.version))]).toEqual([false, false]);
  });

  it('closes a version whose last batch broke down, and says how it broke', async () => {
    const { universe, first, switchTo, open } = opened();
    const broken = universe.executor.execute([jobFor('break')]);
    await switchTo([ACME]);
    open();
    await expect(broken).rejects.toThrow('the thread died');
    expect(isOpen(first)).toBe(false);
  });

  it('ignores a version of another format, and works on', async () => {
    const { universe, store, first, fileOf, executors, open } = opened();
    const foreign = store.replace(draftOf([ACME]));
    foreign.close();
    reformat(fileOf(foreign.version));
    await universe.look();
    open();
    expect(endedOf(await universe.executor.execute([jobFor('zymergen.com')])).map(outcomeOf)).toEqual([
      'matched',
    ]);
    expect([universe.reference() === first, executors.length]).toEqual([true, 1]);
  });

  it('takes up the version after one of another format', async () => {
    const { universe, store, fileOf, switchTo } = opened();
    const foreign = store.replace(draftOf([ACME]));
    foreign.close();
    reformat(fileOf(foreign.version));
    await universe.look();
    const version = await switchTo([ACME, ZYMERGEN]);
    expect(universe.reference().version).toBe(version);
    expect(existsSync(fileOf(foreign.version))).toBe(false);
  });

  it('is closed with its executor', async () => {
    const { universe, switchTo, executors } = opened();
    await switchTo([ACME]);
    const reference = universe.reference();
    await universe.close();
    expect([isOpen(reference), executors.map(({ isClosed }) => isClosed)]).toEqual([false, [true, true]]);
  });
});

interface Opened {
  readonly universe: HotUniverse;
  readonly store: ReferenceStore;
  readonly first: ReferenceVersion;
  /** One for each version that was taken up. */
  readonly executors: readonly { readonly isClosed: boolean }[];
  fileOf(version: string): string;
  /** Imports the records and lets the universe look. */
  switchTo(records: Parameters<typeof draftOf>[0]): Promise<string>;
  /** Jobs wait until then. */
  open(): void;
}

function opened(): Opened {
  const folder = tempFolder();
  const store = sqliteReferenceStore(folder);
  const first = store.replace(draftOf([ZYMERGEN]));
  const executors: { isClosed: boolean }[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const universe = hotUniverse(store, first, (reference) => {
    const state = { isClosed: false };
    executors.push(state);
    return gatedExecutor(reference, gate, state);
  });
  onTestFinished(() => universe.close());
  const switchTo: Opened['switchTo'] = async (records) => {
    const written = store.replace(draftOf(records));
    written.close();
    await universe.look();
    return written.version;
  };
  const fileOf = (version: string) => referencePath(folder, version);
  return { universe, store, first, executors, fileOf, switchTo, open: () => open() };
}

function gatedExecutor(
  reference: ReferenceVersion,
  gate: Promise<void>,
  state: { isClosed: boolean },
): JobExecutor {
  const executor = inProcessExecutor(workflowContext(reference));
  return {
    async execute(jobs) {
      await gate;
      if (jobs.some(({ id }) => id === 'break')) throw new Error('the thread died');
      return executor.execute(jobs);
    },
    async close() {
      state.isClosed = true;
    },
  };
}

function jobFor(website: string): ClaimedJob {
  const options = { createMissing: false, keepEvidence: false };
  return {
    id: website,
    workspace: 'default',
    family: 'entity-resolution',
    request: { website },
    options,
    createdMs: 0,
    progress: null,
    token: 1,
  };
}

function outcomeOf({ result }: ExecutedJob): string | undefined {
  return result.extended?.outcome;
}

function isOpen(reference: ReferenceVersion): boolean {
  try {
    reference.sources();
    return true;
  } catch {
    return false;
  }
}

/** Makes the file one that a core of another time has written. */
function reformat(path: string): void {
  const database = new Database(path);
  database.prepare("UPDATE meta SET value = '999' WHERE name = 'format'").run();
  database.close();
}

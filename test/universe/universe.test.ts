import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importerOf } from '../../src/sources/importers/registry.ts';
import { sourceOf, starterSource } from '../../src/sources/source-of.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteIdentityStore } from '../../src/store/sqlite/sqlite-identity-store.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import { referencePath, sqliteReferenceStore } from '../../src/store/universe-file/reference-files.ts';
import { mintCoreId } from '../../src/universe/core-id.ts';
import type { ReferenceVersion } from '../../src/universe/reference-store.ts';
import { importSource, openUniverse, removeSource } from '../../src/universe/universe.ts';
import type { UniverseStores } from '../../src/universe/universe-stores.ts';
import { testClock } from '../clock.ts';
import { completedJob, createdRecord, newJob } from '../store/jobs.ts';
import { lockOf, ownerOf, sleepingProcess } from '../store/processes.ts';
import { type TimedJobStore, timedStore } from '../store/timed-store.ts';
import { tempFolder } from '../temp-folder.ts';

const VENDORS = 'id,name,website\n1,Zymergen,zymergen.com\n2,Acme Robotics,acme-robotics.com\n';
const PARTNERS = 'id,name,website\na,Zymergen Inc,www.zymergen.com\nb,Beta Foods,beta-foods.com\n';

describe('building the universe', () => {
  it('is told with how many companies the universe is built, also with the only one that core has created', async () => {
    const data = await emptyUniverse();
    await create(data, 'acct-1', 'Acme Robotics');
    const told: string[] = [];
    const universe = await openUniverse({ ...data.stores, tell: (line) => void told.push(line) });
    onTestFinished(() => universe.close());
    expect(told).toEqual(['Building the universe with 1 company that core has created …']);
  });
});

describe('the universe that comes with core', () => {
  const bundled = (data: Data, text = VENDORS): UniverseStores => {
    const paths = [join(data.folder, 'bundled.csv')];
    writeFileSync(paths[0] ?? '', text);
    const options = { source: 'bundled' };
    return { ...data.stores, bundled: [sourceOf(importerOf('csv', options), { paths, options })] };
  };
  const built = async () => {
    const data = dataFolder();
    const universe = await openUniverse(bundled(data));
    universe.close();
    return { version: universe.version, path: referencePath(data.folder, universe.version) };
  };
  const openedWith = async (data: Data, text?: string) => {
    const { version, path } = await built();
    const told: string[] = [];
    const stores = { ...bundled(data, text), prebuilt: path, tell: (line: string) => void told.push(line) };
    const universe = await openUniverse(stores);
    onTestFinished(() => universe.close());
    return { isTheSame: universe.version === version, isBuilt: told.length > 0, universe };
  };

  it('is copied', async () => {
    const { universe, ...how } = await openedWith(dataFolder());
    expect(how).toEqual({ isTheSame: true, isBuilt: false });
    expect(namesOf(universe)).toEqual(['Acme Robotics', 'Zymergen']);
  });

  it.each([0, 4096, 20_000])('is built where the file has no more than %i bytes', async (bytes) => {
    const { version, path } = await built();
    truncateSync(path, bytes);
    const told: string[] = [];
    const data = dataFolder();
    const stores = { ...bundled(data), prebuilt: path, tell: (line: string) => void told.push(line) };
    const universe = await openUniverse(stores);
    onTestFinished(() => universe.close());
    expect([universe.version, told.length > 0]).toEqual([version, true]);
  });

  it('is built where core has others by now', async () => {
    const { universe, ...how } = await openedWith(dataFolder(), 'id,name\n1,Quantock Tools\n');
    expect(how).toEqual({ isTheSame: false, isBuilt: true });
    expect(namesOf(universe)).toEqual(['Quantock Tools']);
  });

  it('is built where ids were given out', async () => {
    const data = dataFolder();
    await giveOut(data, mintCoreId('elsewhere:7'), ['bundled:1']);
    const { universe, isBuilt } = await openedWith(data);
    expect(isBuilt).toBe(true);
    expect(factsOf(universe, 'zymergen.com')?.coreId).toBe(mintCoreId('elsewhere:7'));
  });

  it('is built where something was created', async () => {
    const data = dataFolder();
    await create(data, 'acct-1', 'Quantock Tools');
    const { universe, isBuilt } = await openedWith(data);
    expect(isBuilt).toBe(true);
    expect(namesOf(universe)).toEqual(['Acme Robotics', 'Quantock Tools', 'Zymergen']);
  });
});

describe('importing a source', () => {
  it('is refused before a row is read while another process changes the universe, which is named', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    const holder = sleepingProcess();
    writeFileSync(join(data.folder, 'lock'), lockOf(ownerOf(holder)));
    const unreadable = { paths: [join(data.folder, 'nowhere.csv')], options: {} };
    const busy = { code: 'STORE_BUSY', message: expect.stringContaining(`process ${holder} on `) };
    await expect(
      importSource(data.stores, sourceOf(importerOf('ror', {}), unreadable)),
    ).rejects.toMatchObject(busy);
  });

  it('that is refused takes nothing out of the universe', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    writeFileSync(join(data.folder, 'lock'), lockOf(ownerOf(sleepingProcess())));
    await expect(removeSource(data.stores, 'vendors')).rejects.toMatchObject({ code: 'STORE_BUSY' });
    expect((await data.stores.identity.removedSources()).has('vendors')).toBe(false);
  });

  it('makes its records entities, and reports what it did', async () => {
    const data = await emptyUniverse();
    const report = await imported(data, 'vendors', `${VENDORS},Nameless Row,\n`);
    expect(report).toMatchObject({
      isUnchanged: false,
      entityCount: 2,
      source: {
        name: 'vendors',
        trust: 40,
        kind: 'list',
        recordCount: 2,
        importedAt: '2026-01-31T00:00:00.000Z',
      },
    });
    expect(report.source.rejected).toEqual([{ line: 4, reason: expect.any(String) }]);
    const universe = await opened(data);
    expect(namesOf(universe)).toEqual(['Acme Robotics', 'Zymergen']);
    expect(universe.sources()).toEqual([report.source]);
  });

  it('merges what two sources say of one company', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    await imported(data, 'partners', PARTNERS);
    const universe = await opened(data);
    expect(universe.index.size).toBe(3);
    expect(factsOf(universe, 'zymergen.com')?.sources).toEqual(['partners:a', 'vendors:1']);
  });

  it('gives the same version and the same entities in whatever order the sources come', async () => {
    const [one, other] = [await emptyUniverse(), await emptyUniverse()];
    await imported(one, 'vendors', VENDORS);
    await imported(one, 'partners', PARTNERS);
    await imported(other, 'partners', PARTNERS);
    await imported(other, 'vendors', VENDORS);
    const [left, right] = [await opened(one), await opened(other)];
    expect(left.version).toBe(right.version);
    expect(allFacts(left)).toEqual(allFacts(right));
  });

  it('gives the same whatever a list of listings said before one of its rows was copied', async () => {
    const rows = (site: (at: number) => string) =>
      Array.from({ length: 30 }, (_, at) => `${at},Brand${at} Works,${site(at)},Corte Madera\n`);
    const [copied, own] = [rows(() => 'kudzwa.com'), rows((at) => `brand${at}.com`)];
    const list = (others: readonly string[]) =>
      `id,name,website,city\n${others.join('')}q,Quantock Tools,kudzwa.com,Corte Madera\n`;
    const [one, other] = [await emptyUniverse(), await emptyUniverse()];
    await imported(one, 'tickers', list(own), 'listings');
    await imported(one, 'vendors', VENDORS);
    expect(factsOf(await opened(one), 'kudzwa.com')?.city).toBe('Corte Madera');
    await imported(one, 'tickers', list(copied), 'listings');
    await imported(other, 'tickers', list(copied), 'listings');
    await imported(other, 'vendors', VENDORS);
    const [left, right] = [await opened(one), await opened(other)];
    expect(allFacts(left)).toEqual(allFacts(right));
    expect(factsOf(left, 'kudzwa.com')).toBeUndefined();
    for (const { reused } of [left, right])
      expect(reused()).toEqual([{ type: 'website', value: 'kudzwa.com', records: 31 }]);
    await imported(one, 'tickers', list(own), 'listings');
    expect(factsOf(await opened(one), 'kudzwa.com')?.city).toBe('Corte Madera');
    expect((await opened(one)).reused()).toEqual([]);
  });

  it('takes rows of a table that repeat another for one company, and tells how many', async () => {
    const data = await emptyUniverse();
    const once = 'id,name,country,city\n1,Zymergen Foods Inc,US,Boston\n2,Acme Robotics,US,\n';
    const twice = `${once}3,"ZYMERGEN FOODS, INC.",US,Boston\n4,acme robotics,US,\n5,Acme Robotics,US,Dallas\n`;
    expect(await imported(data, 'vendors', once)).toMatchObject({ entityCount: 2, repeatedCount: 0 });
    expect(await imported(data, 'vendors', twice)).toMatchObject({ entityCount: 3, repeatedCount: 2 });
    const universe = await opened(data);
    const entityOf = (id: string) => universe.entityOfRecord(`vendors:${id}`);
    expect(entityOf('3')).toBe(entityOf('1'));
    expect(universe.links(entityOf('4') ?? -1)).toEqual([
      { left: 'vendors:2', right: 'vendors:4', reason: 'repeated_row' },
    ]);
    expect(await imported(data, 'vendors', twice, 'distinct')).toMatchObject({
      entityCount: 5,
      repeatedCount: 0,
    });
    expect(await imported(data, 'vendors', once)).toMatchObject({ entityCount: 2, repeatedCount: 0 });
  });

  it('does nothing when the file is the same as before', async () => {
    const data = await emptyUniverse();
    const first = await imported(data, 'vendors', VENDORS);
    const { version } = await opened(data);
    const again = await imported(data, 'vendors', VENDORS);
    const counts = { entityCount: 2, reusedCount: 0, repeatedCount: 0 };
    expect(again).toEqual({ source: first.source, ...counts, isUnchanged: true });
    expect((await opened(data)).version).toBe(version);
  });

  it('takes the place of the earlier records of the same source', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    await imported(data, 'partners', PARTNERS);
    const report = await imported(data, 'vendors', 'id,name\n9,Omega Tools\n');
    expect(report).toMatchObject({ isUnchanged: false, entityCount: 3, source: { recordCount: 1 } });
    expect(namesOf(await opened(data))).toEqual(['Beta Foods', 'Omega Tools', 'Zymergen Inc']);
  });

  it('leaves the universe as it was when the file is not of the source', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    const { version } = await opened(data);
    const broken = imported(data, 'vendors', 'Kontonummer;Saldo\n1;2\n');
    await expect(broken).rejects.toThrow(expect.objectContaining({ code: 'SOURCE_FORMAT' }));
    expect((await opened(data)).version).toBe(version);
  });

  it('is refused while another process builds a universe', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    writeFileSync(join(data.folder, 'lock'), lockOf(ownerOf(sleepingProcess())));
    await expect(imported(data, 'partners', PARTNERS)).rejects.toThrow(
      expect.objectContaining({ code: 'STORE_BUSY' }),
    );
    expect((await opened(data)).sources().map((source) => source.name)).toEqual(['vendors']);
  });

  it('leaves a universe that is open as it was', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    const before = await opened(data);
    await imported(data, 'partners', PARTNERS);
    expect(namesOf(before)).toEqual(['Acme Robotics', 'Zymergen']);
    expect(namesOf(await opened(data))).toHaveLength(3);
  });
});

describe('an id that was given out', () => {
  it('stays the entity’s own when a stronger record comes', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    const coreId = mintCoreId('vendors:1');
    await giveOut(data, coreId, ['vendors:1']);
    await imported(data, 'partners', PARTNERS);
    const universe = await opened(data);
    expect(factsOf(universe, 'zymergen.com')).toMatchObject({ coreId, sources: ['partners:a', 'vendors:1'] });
    expect(universe.index.entityOf(mintCoreId('partners:a'))).toBe(universe.index.entityOf(coreId));
  });

  it('is not the entity’s own before it was given out: then the strongest record decides', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    await imported(data, 'partners', PARTNERS);
    expect(factsOf(await opened(data), 'zymergen.com')?.coreId).toBe(mintCoreId('partners:a'));
  });

  it('still leads to the company when the source that it came from is removed', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    await imported(data, 'partners', PARTNERS);
    await giveOut(data, mintCoreId('partners:a'), ['partners:a', 'vendors:1']);
    await removeSource(data.stores, 'partners');
    expect(factsOf(await opened(data), 'zymergen.com')).toMatchObject({
      coreId: mintCoreId('partners:a'),
      sources: ['vendors:1'],
    });
  });
});

describe('an id that was given out and whose records are all gone', () => {
  const gone = async (data: Data) => {
    await imported(data, 'vendors', VENDORS);
    const { index, facts } = await opened(data);
    await giveOut(data, mintCoreId('vendors:1'), ['vendors:1']);
    return facts(index.entityOf(mintCoreId('vendors:1')) ?? -1).tradingName;
  };

  it('still answers with the last that was known, and is found by nothing else', async () => {
    const data = await emptyUniverse();
    const name = await gone(data);
    await imported(data, 'vendors', 'id,name,website\n2,Omega Tools,omega.com\n');
    const { index, facts } = await opened(data);
    const entity = index.entityOf(mintCoreId('vendors:1')) ?? -1;
    expect(facts(entity)).toMatchObject({
      coreId: mintCoreId('vendors:1'),
      tradingName: { value: name?.value, source: 'vanished' },
      sources: ['vanished:vendors:1'],
    });
    expect(index.entry('tzymergen')).toBeUndefined();
    expect(index.entry('tomega')?.entities).toHaveLength(1);
  });

  it('is known through further imports, and when its source is removed', async () => {
    const data = await emptyUniverse();
    await gone(data);
    await removeSource(data.stores, 'vendors');
    await imported(data, 'partners', 'id,name\n1,Omega Tools\n');
    const { index, facts } = await opened(data);
    const entity = index.entityOf(mintCoreId('vendors:1')) ?? -1;
    expect(facts(entity).sources).toEqual(['vanished:vendors:1']);
  });

  it('is the record’s again when that comes back', async () => {
    const data = await emptyUniverse();
    await gone(data);
    await removeSource(data.stores, 'vendors');
    await imported(data, 'vendors', VENDORS);
    const { index, facts } = await opened(data);
    const entity = index.entityOf(mintCoreId('vendors:1')) ?? -1;
    expect(facts(entity)).toMatchObject({ coreId: mintCoreId('vendors:1'), sources: ['vendors:1'] });
    expect(allFacts(await opened(data))).toHaveLength(2);
  });

  it('is not kept when it was never given out', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    await removeSource(data.stores, 'vendors');
    expect((await opened(data)).index.size).toBe(0);
  });
});

describe('removing a source', () => {
  it('takes its records out and keeps those of the others', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    await imported(data, 'partners', PARTNERS);
    expect(await removeSource(data.stores, 'vendors')).toBe(true);
    const universe = await opened(data);
    expect(universe.sources().map((source) => source.name)).toEqual(['partners']);
    expect(namesOf(universe)).toEqual(['Beta Foods', 'Zymergen Inc']);
  });

  it('says when there is no such source, and does nothing', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    expect(await removeSource(data.stores, 'nobody')).toBe(false);
    expect((await opened(data)).index.size).toBe(2);
  });

  it('lets it be imported again', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    await removeSource(data.stores, 'vendors');
    expect(await imported(data, 'vendors', VENDORS)).toMatchObject({ isUnchanged: false, entityCount: 2 });
  });
});

describe('the entities that jobs created', () => {
  it('are in the universe when it is opened the next time', async () => {
    const data = await emptyUniverse();
    await imported(data, 'vendors', VENDORS);
    await create(data, 'name/newco/DE/', 'Newco');
    const universe = await opened(data);
    expect(namesOf(universe)).toEqual(['Acme Robotics', 'Newco', 'Zymergen']);
    expect(universe.index.entityOf(mintCoreId('created:name/newco/DE/'))).toBeDefined();
  });

  it('stay through later imports, and the universe is built only when there are new ones', async () => {
    const data = await emptyUniverse();
    await create(data, 'name/newco/DE/', 'Newco');
    const { version } = await opened(data);
    expect((await opened(data)).version).toBe(version);
    await imported(data, 'vendors', VENDORS);
    expect(namesOf(await opened(data))).toContain('Newco');
    await create(data, 'name/other/DE/', 'Otherco');
    expect(namesOf(await opened(data))).toContain('Otherco');
  });
});

describe('the starter universe', () => {
  it('comes by itself, goes when it is removed and stays away, and leaves the other sources', async () => {
    const data = dataFolder();
    await imported(data, 'vendors', VENDORS);
    const whole = await opened(data);
    expect(whole.sources().map((source) => source.name)).toEqual(['starter', 'vendors']);
    expect(whole.index.size).toBeGreaterThan(500);
    expect(await removeSource(data.stores, 'starter')).toBe(true);
    expect(namesOf(await opened(data))).toEqual(['Acme Robotics', 'Zymergen']);
  });

  it('comes back when it is imported, and is current then', async () => {
    const data = await emptyUniverse();
    const report = await importSource(data.stores, data.stores.bundled[0] ?? starterSource());
    expect(report.entityCount).toBeGreaterThan(500);
    const { version } = await opened(data);
    expect((await opened(data)).version).toBe(version);
    expect((await opened(data)).index.size).toBe(report.entityCount);
  });
});

interface Data {
  readonly folder: string;
  readonly stores: UniverseStores;
  readonly jobs: TimedJobStore;
}

function dataFolder(): Data {
  const folder = tempFolder();
  const database = openCoreDatabase(join(folder, 'core.sqlite'));
  onTestFinished(() => void database.close());
  const stores = {
    reference: sqliteReferenceStore(folder),
    identity: sqliteIdentityStore(database),
    bundled: [starterSource()],
    now: () => '2026-01-31T00:00:00.000Z',
    sleep: testClock().sleep,
  };
  let last = 0;
  return {
    folder,
    stores,
    jobs: timedStore((now) => sqliteJobStore(database, { newId: () => String(++last), now })),
  };
}

/** A data folder without the companies that come with core. */
async function emptyUniverse(): Promise<Data> {
  const data = dataFolder();
  await data.stores.identity.setRemoved('starter', true);
  return data;
}

async function imported(data: Data, source: string, text: string, kind?: string) {
  const path = join(tempFolder(), `${source}.csv`);
  writeFileSync(path, text);
  const options = { source, ...(kind !== undefined && { kind }) };
  return importSource(data.stores, sourceOf(importerOf('csv', options), { paths: [path], options }));
}

async function opened(data: Data): Promise<ReferenceVersion> {
  const universe = await openUniverse(data.stores);
  onTestFinished(() => universe.close());
  return universe;
}

/** A job that gives the id to a caller. */
async function giveOut({ jobs }: Data, coreId: string, recordKeys: readonly string[]): Promise<void> {
  const claimed = await jobs.at(1).claim(await jobs.at(1).create([newJob()]), { owner: 'me', forMs: 8 });
  await jobs.at(2).finish(claimed.map((job) => ({ ...completedJob(job), pinned: { coreId, recordKeys } })));
}

/** A job that creates an entity. */
async function create({ jobs }: Data, id: string, name: string): Promise<void> {
  const claimed = await jobs.at(1).claim(await jobs.at(1).create([newJob()]), { owner: 'me', forMs: 8 });
  await jobs.at(2).finish(claimed.map((job) => ({ ...completedJob(job), created: createdRecord(id, name) })));
}

function allFacts(universe: ReferenceVersion) {
  return Array.from({ length: universe.entityCount }, (_, entity) => universe.facts(entity));
}

function namesOf(universe: ReferenceVersion): readonly string[] {
  return allFacts(universe)
    .map((facts) => facts.tradingName?.value ?? '')
    .sort();
}

function factsOf(universe: ReferenceVersion, website: string) {
  return allFacts(universe).find((facts) => facts.website?.value === website);
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openReferenceAdmin, type ReferenceAdmin } from '../../../src/admin/reference-admin.ts';
import type { ExportedEntity } from '../../../src/engine/browse/exported-entity.ts';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import type { IdentityStore } from '../../../src/universe/identity-store.ts';
import { testClock } from '../../clock.ts';
import { pinsIn } from '../../store/pins.ts';
import { removeStarter, storesIn } from '../../stores.ts';
import { tempFolder } from '../../temp-folder.ts';

describe('the entities of a universe, exported', () => {
  it('are pinned group by group, before each group comes', async () => {
    const { admin, identity } = await emptyUniverse();
    const rows = Array.from({ length: 4500 }, (_, at) => `${at},Zymergen Works ${at * 7919}`);
    await imported(admin, 'vendors', ['id,name', ...rows]);
    const sizes: number[] = [];
    const ids: string[] = [];
    for await (const group of admin.entities({})) {
      sizes.push(group.length);
      ids.push(...group.map(({ core_id }) => core_id));
      expect((await pinsIn(identity)).map(({ coreId }) => coreId)).toEqual(ids);
    }
    expect(sizes).toHaveLength(2);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids).toHaveLength(4500);
  });

  it('are pinned with all their records, and the ids of the records after them', async () => {
    const { admin, identity } = await emptyUniverse();
    await imported(admin, 'vendors', ['id,name,website', '1,Zymergen,zymergen.com']);
    await imported(admin, 'leads', ['id,name,website', 'z,Zymergen,zymergen.com']);
    const [entity] = await exported(admin);
    const keys = entity?.sources ?? [];
    expect(keys).toEqual(expect.arrayContaining(['vendors:1', 'leads:z']));
    expect(entity?.redirects).toEqual([mintCoreId(keys[1] ?? '')]);
    expect(await pinsIn(identity)).toEqual([
      { coreId: mintCoreId(keys[0] ?? ''), recordKeys: keys },
      { coreId: mintCoreId(keys[1] ?? ''), recordKeys: [...keys].reverse() },
    ]);
  });

  it('keep their ids when a company is merged, and name the id that the other one had', async () => {
    const { admin } = await emptyUniverse();
    await imported(admin, 'vendors', ['id,name', '1,Zymergen']);
    const [before] = await exported(admin);
    await imported(admin, 'leads', ['id,name,website', 'z,Zymergen Biology,zymergen.com']);
    const all = await exported(admin);
    expect(all.map(({ core_id }) => core_id)).toContain(before?.core_id);
    await imported(admin, 'vendors', ['id,name,website', '1,Zymergen Biology,zymergen.com']);
    const merged = await exported(admin);
    expect(merged).toMatchObject([{ core_id: before?.core_id }]);
    const others = all.map(({ core_id }) => core_id).filter((id) => id !== before?.core_id);
    expect(merged[0]?.redirects).toEqual(others);
  });

  it('name an id that was given out for a record that is gone', async () => {
    const { admin } = await emptyUniverse();
    await imported(admin, 'vendors', ['id,name,website', '1,Zymergen,zymergen.com']);
    await exported(admin);
    await imported(admin, 'leads', ['id,name,website', 'z,Zymergen,zymergen.com']);
    const [both] = await exported(admin);
    await admin.remove('leads');
    const [left] = await exported(admin);
    expect(both?.redirects).toEqual([mintCoreId('leads:z')]);
    expect(left).toMatchObject({
      core_id: both?.core_id,
      redirects: both?.redirects,
      sources: ['vendors:1'],
    });
  });

  it('of one source or country are pinned alone', async () => {
    const { admin, identity } = await emptyUniverse();
    await imported(admin, 'vendors', ['id,name,country', '1,Zymergen,US', '2,Acme Robotics,GB']);
    await imported(admin, 'vendors-eu', ['id,name,country', '1,Bosch Pumps,DE']);
    const names = (entities: readonly ExportedEntity[]) => entities.map(({ name }) => name);
    expect(names(await exported(admin, { source: 'vendors', country: 'United Kingdom' }))).toEqual([
      'Acme Robotics',
    ]);
    expect(names(await exported(admin, { source: 'vendors-eu' }))).toEqual(['Bosch Pumps']);
    expect((await pinsIn(identity)).map(({ recordKeys }) => recordKeys)).toEqual([
      ['vendors:2'],
      ['vendors-eu:1'],
    ]);
  });
});

async function emptyUniverse(): Promise<{
  readonly admin: ReferenceAdmin;
  readonly identity: IdentityStore;
}> {
  const dataDir = tempFolder();
  removeStarter(dataDir);
  const admin = await openReferenceAdmin({ dataDir, clock: testClock() });
  onTestFinished(() => admin.close());
  return { admin, identity: storesIn(dataDir).identity };
}

async function imported(admin: ReferenceAdmin, source: string, lines: readonly string[]): Promise<void> {
  const path = join(tempFolder(), 'table.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  await admin.import('csv', { paths: [path], options: { source } });
}

async function exported(
  admin: ReferenceAdmin,
  filter: Parameters<ReferenceAdmin['entities']>[0] = {},
): Promise<readonly ExportedEntity[]> {
  const all: ExportedEntity[] = [];
  for await (const group of admin.entities(filter)) all.push(...group);
  return all;
}

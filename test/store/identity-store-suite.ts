import { describe, expect, it } from 'vitest';
import type { Pin } from '../../src/universe/identify.ts';
import type { IdentityStore } from '../../src/universe/identity-store.ts';
import { pinsIn } from './pins.ts';

/** What every implementation of the identity store must do; what jobs write into it stands in job-store-suite.ts. */
export function describeIdentityStore(name: string, open: () => IdentityStore): void {
  describe(`${name}: sources`, () => sources(open));
  describe(`${name}: ids that were given out`, () => givenOut(open));
}

function sources(open: () => IdentityStore): void {
  it('are neither removed nor imported at first', async () => {
    const identity = open();
    expect(await identity.createdRecords()).toEqual([]);
    expect(await identity.createdAmong({ keys: ['created:a'], coreIds: ['2000000000'] })).toEqual([]);
    expect([await identity.removedSources(), await identity.importedSources()]).toEqual([
      new Set(),
      new Set(),
    ]);
  });

  it('stay removed, until they come back', async () => {
    const identity = open();
    for (const source of ['starter', 'starter', 'ror']) await identity.setRemoved(source, true);
    expect(await identity.removedSources()).toEqual(new Set(['starter', 'ror']));
    await identity.setRemoved('starter', false);
    expect(await identity.removedSources()).toEqual(new Set(['ror']));
  });

  it('are known as imported, until they are removed', async () => {
    const identity = open();
    for (const source of ['gleif', 'gleif', 'ror']) await identity.setImported(source, true);
    await identity.setImported('gleif', false);
    expect(await identity.importedSources()).toEqual(new Set(['ror']));
  });
}

function givenOut(open: () => IdentityStore): void {
  it('are none at first', async () => {
    expect([await pinsIn(open()), await idsIn(open())]).toEqual([[], []]);
  });

  it('are kept in the order of their coming, with every record they ever had', async () => {
    const identity = open();
    await identity.pin([pinOf('2000000000', 'lei:b'), pinOf('1000000000', 'lei:a')]);
    await identity.pin([pinOf('2000000000', 'lei:a', 'lei:c'), pinOf('3000000000', 'lei:d')]);
    const pins = await pinsIn(identity);
    expect(pins).toEqual([
      pinOf('2000000000', 'lei:a', 'lei:b', 'lei:c'),
      pinOf('1000000000', 'lei:a'),
      pinOf('3000000000', 'lei:d'),
    ]);
    expect((await idsIn(identity)).toSorted()).toEqual(pins.map(({ coreId }) => coreId).toSorted());
  });

  it('come in batches, none of them twice, and leave the store free in between', async () => {
    const identity = open();
    const pins = Array.from({ length: 10_000 }, (_, at) => pinOf(String(9_999_999_999 - at), `lei:${at}`));
    await identity.pin(pins);
    const read: Pin[] = [];
    let batches = 0;
    for await (const batch of identity.pins()) {
      read.push(...batch);
      batches++;
      await identity.setImported(`source ${batches}`, true);
    }
    expect(read).toEqual(pins);
    expect(batches).toBeGreaterThan(1);
    expect((await idsIn(identity)).toSorted()).toEqual(pins.map(({ coreId }) => coreId).toSorted());
  });

  it('are pinned all together, or none of them', async () => {
    const identity = open();
    const broken = { coreId: null as unknown as string, recordKeys: ['lei:b'] };
    await expect(identity.pin([pinOf('1000000000', 'lei:a'), broken])).rejects.toThrow(/null/i);
    expect(await idsIn(identity)).toEqual([]);
  });
}

function pinOf(coreId: string, ...recordKeys: readonly string[]): Pin {
  return { coreId, recordKeys };
}

async function idsIn(identity: IdentityStore): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const batch of identity.pinnedIds()) all.push(...batch);
  return all;
}

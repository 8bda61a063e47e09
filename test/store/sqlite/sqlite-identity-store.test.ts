import { describe, expect, it, onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteIdentityStore } from '../../../src/store/sqlite/sqlite-identity-store.ts';
import type { Pin } from '../../../src/universe/identify.ts';
import type { IdentityStore } from '../../../src/universe/identity-store.ts';
import { tempPath } from '../../temp-folder.ts';

// Jobs write pins and created records too: job-store-suite.ts has what must hold of them.
describe('what outlives every version of the universe', () => {
  it('is nothing at first', () => {
    const identity = openedAt(tempPath('core.sqlite'));
    expect([[...identity.pins()], identity.createdRecords()]).toEqual([[], []]);
    expect(identity.removedSources()).toEqual(new Set());
  });

  it('keeps that a source was removed, for the next process too', () => {
    const path = tempPath('core.sqlite');
    const identity = openedAt(path);
    identity.setRemoved('starter', true);
    identity.setRemoved('starter', true);
    expect(openedAt(path).removedSources()).toEqual(new Set(['starter']));
  });

  it('forgets it when the source comes back', () => {
    const identity = openedAt(tempPath('core.sqlite'));
    identity.setRemoved('starter', true);
    identity.setRemoved('ror', true);
    identity.setRemoved('starter', false);
    expect(identity.removedSources()).toEqual(new Set(['ror']));
  });

  it('keeps ids that were exported in the order of their coming, with every record they ever had', () => {
    const path = tempPath('core.sqlite');
    const identity = openedAt(path);
    identity.pin([pinOf('2000000000', 'lei:b'), pinOf('1000000000', 'lei:a')]);
    identity.pin([pinOf('2000000000', 'lei:a', 'lei:c'), pinOf('3000000000', 'lei:d')]);
    const pins = [...openedAt(path).pins()];
    expect(pins).toEqual([
      pinOf('2000000000', 'lei:a', 'lei:b', 'lei:c'),
      pinOf('1000000000', 'lei:a'),
      pinOf('3000000000', 'lei:d'),
    ]);
    expect([...identity.pinnedIds()].sort()).toEqual(pins.map(({ coreId }) => coreId).sort());
  });

  it('pins all ids that are exported together, or none', () => {
    const identity = openedAt(tempPath('core.sqlite'));
    const broken = { coreId: '2000000000', recordKeys: [10n as unknown as string] };
    expect(() => identity.pin([pinOf('1000000000', 'lei:a'), broken])).toThrow('BigInt');
    expect([...identity.pinnedIds()]).toEqual([]);
  });
});

function pinOf(coreId: string, ...recordKeys: readonly string[]): Pin {
  return { coreId, recordKeys };
}

function openedAt(path: string): IdentityStore {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  return sqliteIdentityStore(database);
}

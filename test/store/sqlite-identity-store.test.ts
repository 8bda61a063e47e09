import { describe, expect, it, onTestFinished } from 'vitest';
import type { IdentityStore } from '../../src/reference/identity-store.ts';
import { openCoreDatabase } from '../../src/store/core-database.ts';
import { sqliteIdentityStore } from '../../src/store/sqlite-identity-store.ts';
import { tempPath } from '../temp-folder.ts';

// Pins and created records are written by jobs: job-store-suite.ts has what must hold of them.
describe('what outlives every version of the universe', () => {
  it('is nothing at first', () => {
    const identity = openedAt(tempPath('core.sqlite'));
    expect([identity.pins(), identity.createdRecords()]).toEqual([[], []]);
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
});

function openedAt(path: string): IdentityStore {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  return sqliteIdentityStore(database);
}

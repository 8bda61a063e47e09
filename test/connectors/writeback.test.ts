import { describe, expect, it } from 'vitest';
import { type WritebackOptions, writeBack } from '../../src/connectors/writeback.ts';
import type { BeforeImage } from '../../src/connectors/writeback-changes.ts';
import type { CrmConnection, CrmUpdate } from '../../src/contract/crm-connection.ts';
import { heldCrm } from './held-crm.ts';

describe('writing back', () => {
  it('keeps what was there, then writes the fields that differ', async () => {
    const { crm, rows, log } = heldCrm({ a: { name: 'Old', size: '5.0' } });
    const kept: BeforeImage[] = [];
    const images = {
      keep: async (some: readonly BeforeImage[]) => {
        log.push('keep');
        kept.push(...some);
      },
    };
    const outcomes = await back(crm, [{ id: 'a', fields: { name: 'New', size: '5' } }], { images });
    expect(outcomes).toEqual([{ id: 'a', state: 'written', fields: ['name'] }]);
    expect(kept).toEqual([{ object: 'Account', id: 'a', before: { name: 'Old' }, after: { name: 'New' } }]);
    expect(log).toEqual(['read a', 'keep', 'write a']);
    expect(rows.a).toEqual({ name: 'New', size: '5.0' });
  });

  it('writes nothing when what was there cannot be kept', async () => {
    const { crm, rows } = heldCrm({ a: { name: 'Old' } });
    const images = { keep: () => Promise.reject(new Error('the disk is full')) };
    await expect(back(crm, [{ id: 'a', fields: { name: 'New' } }], { images })).rejects.toThrow(
      'the disk is full',
    );
    expect(rows.a).toEqual({ name: 'Old' });
  });

  it('leaves fields that hold something when only blank ones are to be filled', async () => {
    const { crm, rows } = heldCrm({ a: { name: 'Old', size: ' ' }, b: { name: 'Old' } });
    const updates = ['a', 'b'].map((id) => ({
      id,
      fields: { name: 'New', ...(id === 'a' && { size: '7' }) },
    }));
    const outcomes = await back(crm, updates, { onlyIfBlank: true });
    expect(outcomes.map(({ state }) => state)).toEqual(['written', 'unchanged']);
    expect(rows).toEqual({ a: { name: 'Old', size: '7' }, b: { name: 'Old' } });
  });

  it('refuses a field that is not allowed before it reads anything', async () => {
    const { crm, log } = heldCrm({ a: {} });
    await expect(back(crm, [{ id: 'a', fields: { OwnerId: 'x' } }], {})).rejects.toThrow(
      'OwnerId of Account may not be written back',
    );
    expect(log).toEqual([]);
  });

  it('holds back rows beyond the cap; unchanged and gone ones do not count', async () => {
    const { crm } = heldCrm({ a: { name: 'New' }, b: {}, d: {}, e: {} });
    const updates = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, fields: { name: 'New' } }));
    const outcomes = await back(crm, updates, { mostRows: 2 });
    expect(outcomes.map(({ state }) => state)).toEqual([
      'unchanged',
      'written',
      'gone',
      'written',
      'held_back',
    ]);
  });

  it('reads before it repeats a write of unknown fate, and repeats it only when nothing was done', async () => {
    const { crm, rows, log } = heldCrm({ a: {}, b: {}, c: {}, d: {} }, [
      'answer lost',
      'request lost',
      'refused',
      'done',
    ]);
    const updates = ['a', 'b', 'c', 'd'].map((id) => ({ id, fields: { name: 'New' } }));
    const outcomes = await back(crm, updates, {});
    expect(outcomes.map(({ state }) => state)).toEqual(['written', 'written', 'failed', 'written']);
    expect(log).toEqual(['read a b c d', 'write a', 'write b', 'write c', 'write d', 'read a b', 'write b']);
    expect(rows.b).toEqual({ name: 'New' });
  });

  it('does not write over what somebody else has written meanwhile', async () => {
    const { crm, rows, log } = heldCrm({ a: { name: 'Old' } }, ['request lost']);
    const own: CrmConnection = {
      ...crm,
      write: async (object, updates) => {
        const results = await crm.write(object, updates);
        Object.assign(rows.a ?? {}, { name: 'Theirs' });
        return results;
      },
    };
    expect(await back(own, [{ id: 'a', fields: { name: 'New' } }], {})).toEqual([
      { id: 'a', state: 'unknown' },
    ]);
    expect([rows.a, log]).toEqual([{ name: 'Theirs' }, ['read a', 'write a', 'read a']]);
  });

  it('gives up after one repetition', async () => {
    const { crm, log } = heldCrm({ a: {} }, ['request lost', 'request lost']);
    expect(await back(crm, [{ id: 'a', fields: { name: 'New' } }], {})).toEqual([
      { id: 'a', state: 'unknown' },
    ]);
    expect(log.filter((line) => line === 'write a')).toHaveLength(2);
  });
});

function back(crm: CrmConnection, updates: readonly CrmUpdate[], more: Partial<WritebackOptions>) {
  const images = { keep: async () => {} };
  const allowedFields = ['name', 'size'];
  return writeBack(crm, updates, {
    object: 'Account',
    allowedFields,
    onlyIfBlank: false,
    mostRows: 100,
    images,
    ...more,
  });
}

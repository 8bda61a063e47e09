import { describe, expect, it } from 'vitest';
import type { AskedRun, FileStore } from '../../src/batch/files/file-store.ts';

/** Opens an empty store of uploaded files with its clock. */
type OpenFileStore = (now: () => number) => FileStore;

const FILE = { name: 'list.csv', bytes: 10, uploadedBy: 'rita' };
const RUN: AskedRun = {
  plan: { kind: 'resolve', sheet: null, fields: ['name'], min_confidence: null, max_risk: null, rules: null },
  ...{ format: 'csv', startedBy: 'rita', isCharged: true },
};
const PROGRESS = { rows: 5, expected: 9, outcomes: { matched: 5 }, rows_per_second: 2, phase: null };
const LIVING = { owner: 'here/1/1', isAlive: (owner: string) => owner.startsWith('here/') };

/** What every implementation of uploaded files must do. */
export function describeFileStore(name: string, open: OpenFileStore): void {
  const opened = () => openedAt(open);
  describe(`${name}: uploaded files`, () => {
    it('are those of one workspace, the newest first', async () => {
      const { store, add } = opened();
      await add('file_1');
      await add('file_2');
      await add('file_3', 'other');
      expect((await store.list('acme')).map(({ id }) => id)).toEqual(['file_2', 'file_1']);
      expect(await store.find({ workspace: 'other', id: 'file_1' })).toBeUndefined();
      expect(await store.ask({ workspace: 'other', id: 'file_1' }, RUN)).toBe(false);
      expect(await store.remove({ workspace: 'other', id: 'file_1' })).toBe(false);
    });

    it('are old when neither they nor their last run are young, and never while a run is under way', async () => {
      const { store, add, pass } = opened();
      const [unused, used, busy] = [await add('file_1'), await add('file_2'), await add('file_3')];
      pass(1000);
      await store.ask(used, RUN);
      await store.cancel(used);
      await store.ask(busy, RUN);
      expect(await store.olderThan(1_000_500)).toEqual([unused]);
      expect(await store.olderThan(2_000_000)).toEqual([unused, used]);
      expect([await store.remove(busy), await store.remove(unused)]).toEqual([false, true]);
    });
  });

  describe(`${name}: runs of uploaded files`, () => {
    it('are taken in the order in which they were asked for, each by one process', async () => {
      const { store, add, pass } = opened();
      const [first, second] = [await add('file_1'), await add('file_2')];
      await store.ask(second, RUN);
      pass(1);
      await store.ask(first, RUN);
      expect((await store.claim(LIVING))?.id).toBe('file_2');
      expect((await store.claim({ ...LIVING, owner: 'here/2/2' }))?.id).toBe('file_1');
      expect(await store.claim(LIVING)).toBeUndefined();
      expect(await store.ask(first, RUN)).toBe(false);
    });

    it('tell how far they are and what came of them', async () => {
      const { store, add } = opened();
      const key = await add('file_1');
      await store.ask(key, RUN);
      const claimed = await store.claim(LIVING);
      if (claimed === undefined) throw new Error('there is a run to take');
      expect(await store.report(claimed, PROGRESS)).toBe('go on');
      expect((await store.find(key))?.run).toMatchObject({ ...RUN, state: 'running', progress: PROGRESS });
      await store.end(claimed, { is: 'failed', error: 'no column fits' });
      expect((await store.find(key))?.run).toMatchObject({
        state: 'failed',
        error: 'no column fits',
        summary: null,
      });
      expect(await store.report(claimed, PROGRESS)).toBe('lost');
    });

    it('that a process has left are free at once when it is gone, and elsewhere after a while', async () => {
      const { store, add, pass } = opened();
      const key = await add('file_1');
      await store.ask(key, RUN);
      const before = await store.claim({ ...LIVING, owner: 'here/1/1' });
      const gone = { owner: 'here/2/2', isAlive: () => false };
      const after = await store.claim(gone);
      expect([before?.token, after?.token]).toEqual([1, 2]);
      if (before === undefined || after === undefined) throw new Error('both have taken it');
      expect(await store.report(before, PROGRESS)).toBe('lost');
      await store.end(before, { is: 'failed', error: 'late' });
      expect(await stateOf(store, key)).toBe('running');
      // A process of another host is not seen to be gone.
      const elsewhere = { owner: 'there/1/1', isAlive: () => false };
      expect(await store.claim(elsewhere)).toBeUndefined();
      pass(61_000);
      expect((await store.claim(elsewhere))?.token).toBe(3);
    });

    it('wait for the process that still works on them when their service is gone', async () => {
      const { store, add } = opened();
      await store.ask(await add('file_1'), RUN);
      const claimed = await store.claim(LIVING);
      if (claimed === undefined) throw new Error('there is a run to take');
      await store.workedOnBy(claimed, 'here/7/7');
      const isAlive = (owner: string) => owner === 'here/7/7';
      expect(await store.claim({ owner: 'here/2/2', isAlive })).toBeUndefined();
      expect((await store.claim({ owner: 'here/2/2', isAlive: () => false }))?.token).toBe(2);
    });

    it('are cancelled before they begin, and by who works on them; stopped for another reason they wait', async () => {
      const { store, add } = opened();
      const key = await add('file_1');
      expect(await store.cancel(key)).toBe(false);
      await store.ask(key, RUN);
      expect([await store.cancel(key), await stateOf(store, key)]).toEqual([true, 'cancelled']);
      await store.ask(key, RUN);
      const first = await store.claim(LIVING);
      if (first === undefined) throw new Error('there is a run to take');
      await store.end(first, { is: 'stopped' });
      expect(await stateOf(store, key)).toBe('waiting');
      const second = await store.claim(LIVING);
      if (second === undefined) throw new Error('there is a run to take');
      await store.cancel(key);
      expect(await store.report(second, null)).toBe('stop');
      await store.end(second, { is: 'stopped' });
      expect(await stateOf(store, key)).toBe('cancelled');
    });
  });
}

function openedAt(open: OpenFileStore) {
  let nowMs = 1_000_000;
  const store = open(() => nowMs);
  return {
    store,
    pass: (ms: number) => {
      nowMs += ms;
    },
    async add(id: string, workspace = 'acme') {
      await store.add({ ...FILE, id, workspace, uploadedMs: nowMs++ });
      return { id, workspace };
    },
  };
}

async function stateOf(store: FileStore, key: { readonly workspace: string; readonly id: string }) {
  return (await store.find(key))?.run?.state;
}

import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { sharedWork } from '../../../src/engine/datasets/shared-work.ts';
import { postgresProcesses } from '../../../src/store/postgres/postgres-processes.ts';
import { processOwner } from '../../../src/store/sqlite/process-owner.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';
import { leftIn, placeOf } from './part-machines.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const databases = databaseOfFile();
const WORKER = { kind: 'worker', coreVersion: '1', referenceVersion: 'a', threads: 1 } as const;
const SIGNALS = { hear: async () => async () => {} };

function shared() {
  const database = databases.open();
  const place = placeOf(database, tempFolder());
  const processes = postgresProcesses(database, { newId: () => '' });
  let last = 0;
  const newId = () => `${++last}`;
  const work = sharedWork({ ...place, processes, signals: SIGNALS, newId, leastShared: 10 });
  return { ...place, database, processes, work };
}

describePostgres('the work on a dataset', () => {
  it('is shared when there are many accounts and another process works', async () => {
    const { processes, work, database } = shared();
    const path = tempPath('accounts.draft');
    await processes.note({ ...WORKER, owner: processOwner() });
    expect(await work.open('acme', { path, accounts: 10 })).toBeUndefined();
    await processes.note({ ...WORKER, owner: 'another/1/1' });
    expect(await work.open('acme', { path, accounts: 9 })).toBeUndefined();
    const desk = await work.open('acme', { path, accounts: 10 });
    expect(await leftIn(database)).toEqual([{ what: 'work_1' }]);
    await desk?.close();
    expect(await leftIn(database)).toEqual([]);
  });

  it('is not shared with a process that is gone', async () => {
    const { processes, work } = shared();
    await processes.note({ ...WORKER, owner: `${hostname()}/4194305/1` });
    expect(await work.open('acme', { path: tempPath('accounts.draft'), accounts: 10 })).toBeUndefined();
  });

  it('is ended by others, with its files, when its process was killed', async () => {
    const { parts, files, work, database } = shared();
    const killed = { owner: `${hostname()}/4194305/1`, forMs: 60_000 };
    await parts.begin({ id: 'work_9', workspace: 'acme' }, killed);
    await parts.offer('work_9', { number: 1, step: 'keys', known: 1, referenceVersion: null });
    await files.keep('parts/work_9/given-1', import.meta.filename);
    await work.removeLeft();
    expect(await leftIn(database)).toEqual([]);
  });
});

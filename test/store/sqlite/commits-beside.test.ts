import { statSync, symlinkSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type CommitsBeside, commitsBeside } from '../../../src/store/sqlite/commits-beside.ts';
import { openCoreDatabase, openCoreDatabaseToRead } from '../../../src/store/sqlite/core-database.ts';
import { jobsWrittenBeside } from '../../../src/store/sqlite/jobs-written-beside.ts';
import { sqliteJobStore } from '../../../src/store/sqlite/sqlite-job-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { completedJob, servedJob } from '../jobs.ts';

const [NORMAL, FULL] = [1, 2];
const LEASE = { owner: 'me', forMs: 1000 };

describe('transactions whose wait for the disk keeps nobody', () => {
  it('are there at once, and on the disk when the log is', async () => {
    const { commits, insert, rows, disk } = opened();
    commits.commit(insert);
    expect(rows()).toBe(1);
    let isWritten = false;
    const written = commits.written().then(() => {
      isWritten = true;
    });
    await turn();
    expect([disk.syncs(), isWritten]).toEqual([1, false]);
    disk.end();
    await written;
  });

  it('alone do not wait for the disk: all others on the connection do', () => {
    const { commits, safety } = opened();
    expect([safety(), commits.commit(safety), safety()]).toEqual([FULL, NORMAL, FULL]);
    expect(() =>
      commits.commit(() => {
        throw new Error('refused');
      }),
    ).toThrow('refused');
    expect(safety()).toBe(FULL);
  });

  it('wait together, and for a wait that begins after them', async () => {
    const { commits, insert, disk } = opened();
    commits.commit(insert);
    const first = commits.written();
    commits.commit(insert);
    const others = [commits.written(), commits.written()];
    let done = 0;
    for (const other of others) void other.then(() => done++);
    await turn();
    expect(disk.syncs()).toBe(1);
    disk.end();
    await first;
    await turn();
    expect([disk.syncs(), done]).toEqual([2, 0]);
    disk.end();
    await Promise.all(others);
    const later = commits.written();
    await turn();
    expect(disk.syncs()).toBe(3);
    disk.end();
    await later;
  });

  it('are brought into the file itself when the disk has failed, and wait by themselves from then on', async () => {
    const { commits, insert, rows, safety, disk, logBytes } = opened();
    commits.commit(insert);
    const waiting = [commits.written(), commits.written()];
    await turn();
    expect(logBytes()).toBeGreaterThan(0);
    disk.end(new Error('EIO: i/o error'));
    await Promise.all(waiting);
    expect([logBytes(), rows()]).toEqual([0, 1]);
    expect(commits.commit(safety)).toBe(FULL);
    await commits.written();
    expect(disk.syncs()).toBe(1);
  });

  it('are told to be lost, and followed by no others, as long as they cannot be brought there', async () => {
    const { commits, insert, rows, disk, logBytes, reader } = opened();
    commits.commit(insert);
    const waiting = [commits.written(), commits.written()];
    await turn();
    reader.exec('BEGIN; SELECT count(*) FROM told');
    disk.end(new Error('EIO: i/o error'));
    for (const one of waiting) await expect(one).rejects.toThrow('EIO');
    expect(() => commits.commit(insert)).toThrow('the log is in use');
    await expect(commits.written()).rejects.toThrow('the log is in use');
    reader.exec('COMMIT');
    expect(logBytes()).toBeGreaterThan(0);
    commits.commit(insert);
    await commits.written();
    expect(rows()).toBe(2);
  });

  it('wait by themselves where there is no log', async () => {
    const database = openCoreDatabase('');
    onTestFinished(() => void database.close());
    const commits = commitsBeside(database);
    await commits.written();
    expect(commits.commit(() => database.pragma('synchronous', { simple: true }))).toBe(FULL);
    await commits.close();
  });

  it('find the log of a database that is a link to another place', async () => {
    const path = tempPath('linked.sqlite');
    const place = tempPath('core.sqlite');
    openCoreDatabase(place).close();
    symlinkSync(place, path);
    const { commits, insert, safety, disk } = opened(path);
    expect(commits.commit(safety)).toBe(NORMAL);
    commits.commit(insert);
    const written = commits.written();
    await turn();
    expect(disk.syncs()).toBe(1);
    disk.end();
    await written;
  });

  it('are brought to the disk before they are closed, those also that came during the wait before', async () => {
    const { commits, insert, disk } = opened();
    commits.commit(insert);
    const first = commits.written();
    commits.commit(insert);
    const second = commits.written();
    const closed = commits.close();
    await turn();
    disk.end();
    await first;
    await turn();
    expect(disk.syncs()).toBe(2);
    disk.end();
    await Promise.all([second, closed]);
  });

  it('are brought to the disk by the system, before they are closed', async () => {
    const { database, insert, rows } = opened();
    const commits = commitsBeside(database);
    commits.commit(insert);
    const written = commits.written();
    await commits.close();
    await written;
    expect(rows()).toBe(1);
  });
});

describe('jobs that are written so', () => {
  it.each([
    ['created', 'create'],
    ['ended', 'finish'],
    ['kept after a step', 'advance'],
  ] as const)('are %s when they are on the disk', async (_, what) => {
    const { jobs, disk } = await openedJobs();
    const asked = {
      create: () => jobs.create([servedJob()]),
      finish: async () => jobs.finish(await ending()),
      advance: () => jobs.advance([]),
    };
    const ending = async () => {
      const claimed = await jobs.claimNext(1, LEASE);
      return claimed.map((job) => ({ ...completedJob(job, 'Acme'), endedMs: 5, delivery: null }));
    };
    let isDone = false;
    const done = asked[what]().then(() => {
      isDone = true;
    });
    await turn();
    expect([disk.syncs(), isDone]).toEqual([1, false]);
    disk.end();
    await done;
  });

  it('are claimed as they are created before they are on the disk, which can be waited for', async () => {
    const { jobs, disk } = await openedJobs();
    const [begun] = await jobs.createClaimed([servedJob()], LEASE);
    expect([begun?.claimed?.token, disk.syncs()]).toEqual([1, 0]);
    const written = jobs.written?.();
    await turn();
    expect(disk.syncs()).toBe(1);
    disk.end();
    await written;
  });
});

function opened(path = tempPath('core.sqlite')) {
  const database = openCoreDatabase(path);
  const reader = openCoreDatabaseToRead(path);
  database.exec('CREATE TABLE told (name TEXT)');
  const waiting: ((error: Error | null) => void)[] = [];
  let syncs = 0;
  const commits: CommitsBeside = commitsBeside(database, (_, done) => {
    syncs++;
    waiting.push(done);
  });
  onTestFinished(async () => {
    await commits.close();
    reader.close();
    database.close();
  });
  const insert = database.prepare("INSERT INTO told VALUES ('Acme')");
  return {
    ...{ database, commits, reader },
    logBytes: () => statSync(`${path}-wal`).size,
    insert: () => void insert.run(),
    rows: () => reader.prepare<[], number>('SELECT count(*) FROM told').pluck().get(),
    safety: () => database.pragma('synchronous', { simple: true }),
    disk: { syncs: () => syncs, end: (error: Error | null = null) => waiting.shift()?.(error) },
  };
}

/** A store with one job that waits. */
async function openedJobs() {
  const { database, commits, disk } = opened();
  let last = 0;
  const store = sqliteJobStore(database, { newId: () => String(++last), now: () => 1 });
  await store.create([servedJob()]);
  return { jobs: jobsWrittenBeside(store, commits), disk };
}

/** What is on its way within this process arrives. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

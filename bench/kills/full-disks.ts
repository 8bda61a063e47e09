import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callerWith } from './caller.ts';
import { openedStage, type StageOptions } from './open-stage.ts';
import { postBulk, rowsOfBulk } from './posted-bulks.ts';
import { postedJob } from './posted-jobs.ts';
import { settledTogether } from './shared-settle.ts';
import type { SharedStage } from './shared-stage.ts';

const MIB = 1024 * 1024;
/** Room for a new server, and some tables. */
const DATABASE_MIB = 160;
const WORKER_MIB = 24;
const JOBS = 200;
const FULL_MS = 15_000;

/** Fills the disk of the database and then that of a worker, tells what becomes of requests, and gives what is wrong when there is room again. Needs root. */
export async function fullDisks(options: StageOptions): Promise<readonly string[]> {
  // The database runs as another user.
  chmodSync(options.folder, 0o755);
  const disks = { database: join(options.folder, 'small'), worker: join(options.folder, 'worker-1') };
  const small = [mounted(disks.database, DATABASE_MIB), mounted(disks.worker, WORKER_MIB)];
  try {
    const { stage, heard, close } = await openedStage({ ...options, databaseFolder: disks.database });
    try {
      const { bodies, bulks, place, apiKey, tell } = stage;
      await posted(stage, 'with room');
      // It is under way while the disks are full.
      const bulk = postBulk(rowsOfBulk(bodies, 0), {
        apiKey,
        address: place.address,
        number: 0,
        again: [500],
      });
      await whileFull(disks.database, async () => {
        await posted(stage, 'with the disk of the database full');
        await pause(FULL_MS);
      });
      tell(
        (await stage.postgres.revive())
          ? 'the database had ended, and was started again'
          : 'the database had not ended',
      );
      const [, worker] = place.machines;
      await worker?.kill();
      // It has to fetch the universe anew.
      for (const name of readdirSync(disks.worker)) rmSync(join(disks.worker, name), { recursive: true });
      await whileFull(disks.worker, async () => {
        await worker?.replace();
        await posted(stage, 'with the disk of a worker full');
        await pause(FULL_MS);
        for (const line of worker?.now().warnings() ?? []) tell(`the worker: ${line}`);
        tell(worker?.now().isOver() === true ? `the worker ${worker.now().lastWords()}` : 'the worker works');
        await worker?.kill();
      });
      await worker?.replace();
      bulks.push(await bulk);
      return await settledTogether(stage, heard);
    } finally {
      await close();
    }
  } finally {
    for (const unmount of small) unmount();
  }
}

/** Posts a number of jobs once each, and tells how often each answer came. */
async function posted(stage: SharedStage, when: string): Promise<void> {
  const { bodies, jobs, hook, place, apiKey, tell } = stage;
  const answers = new Map<string, number>();
  const note = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
  const address = await place.address();
  for (let count = 0; count < JOBS; count++) {
    const job = postedJob(jobs.length, bodies, hook);
    jobs.push(job);
    await callerWith(apiKey)
      .post(address, job)
      .then(
        (isTaken) => note(isTaken ? 'taken' : 'no answer'),
        (error) => note(String(error).replace(/^Error: POST \S+ /, '')),
      );
  }
  tell(`${when}: ${[...answers].map(([what, count]) => `${count} times ${what}`).join('; ')}`);
}

/** Writes until nothing fits any more, works, and makes room. */
async function whileFull(folder: string, work: () => Promise<void>): Promise<void> {
  const path = join(folder, 'fills-the-disk');
  const file = openSync(path, 'w');
  for (const size of [MIB, 4096, 1]) while (hasRoomFor(file, size));
  closeSync(file);
  try {
    await work();
  } finally {
    rmSync(path);
  }
}

function hasRoomFor(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch {
    return false;
  }
}

/** Makes a disk of its own in memory; what it gives back takes it away. */
function mounted(folder: string, mib: number): () => void {
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mib}m,mode=755`, 'tmpfs', folder]);
  return () => void execFileSync('umount', ['--lazy', folder]);
}

import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { CrashPoint } from '../../src/contract/served-engine.ts';
import { until } from '../cli/run-core.ts';
import { type Aftermath, expectAllInOrder } from './aftermath.ts';
import { jobsOfEveryKind, type PostedJob } from './posted-jobs.ts';
import { seeded } from './seeded.ts';
import type { ServedProcess } from './served-process.ts';
import type { Stage } from './stage.ts';

const POWER_CUT = { code: null, signal: 'SIGKILL' };
/** Longer than a lost attempt of a webhook waits for the next one. */
const LATER_MS = 60_000;
/** On a machine that does much else; on an idle one each takes two seconds, the load five. */
const SLOW_MS = 60_000;

/** What a suite of services that die is given. */
export interface KillSuite {
  /** Where the services keep what is durable. */
  readonly place: string;
  readonly newStage: () => Promise<Stage>;
  readonly describeHere?: typeof describe | ReturnType<typeof describe.skipIf>;
}

/** Whenever a process dies, nothing that was accepted is lost, and nothing is done twice. */
export function killSuite({ place, newStage, describeHere = describe }: KillSuite): void {
  describeHere(`core serve ${place} that dies when`, { timeout: SLOW_MS }, () => {
    it('jobs are written but not answered makes no second jobs of the same requests', async () => {
      const { answered, diedWith, after } = await death(await newStage(), 'accepted');
      expect(answered).toEqual([]);
      // Where there was room for them, they have been claimed as they were written.
      expect(diedWith.waiting + diedWith.running).toBeGreaterThan(0);
      expect(diedWith.heard).toBe(0);
      await expectNothingLostOrDoubled(after);
    });

    it('jobs are taken up goes on with them, and none of them waits again', async () => {
      const { diedWith, after } = await death(await newStage(), 'claimed');
      expect(diedWith.running).toBeGreaterThan(0);
      expect(diedWith.heard).toBe(0);
      await expectNothingLostOrDoubled(after);
    });

    it('companies are resolved but their follow-ups have not run goes on with these', async () => {
      const { diedWith, after } = await death(await newStage(), 'advanced');
      expect(diedWith.running).toBeGreaterThan(0);
      await expectNothingLostOrDoubled(after);
    });

    it('jobs are worked out but not written works them out again, and has told nobody before', async () => {
      const { answered, diedWith, after } = await death(await newStage(), 'executed');
      expect(answered.length).toBeGreaterThan(0);
      expect(diedWith.running).toBeGreaterThan(0);
      expect(diedWith).toMatchObject({ heard: 0, written: 0 });
      await expectNothingLostOrDoubled(after);
    });

    it('jobs have ended but nobody was told sends the webhooks that were written with them', async () => {
      const { answered, diedWith, after } = await death(await newStage(), 'committed');
      expect(answered.length).toBeGreaterThan(0);
      expect(diedWith.written).toBeGreaterThan(0);
      expect(diedWith.heard).toBe(0);
      await expectNothingLostOrDoubled(after);
    });

    it('a webhook was received but that is not yet noted sends it once more', async () => {
      const { diedWith, after } = await death(await newStage(), 'delivered');
      expect(diedWith.heard).toBeGreaterThan(0);
      expect(after.heard.length).toBeGreaterThan(after.jobs.size);
      await expectNothingLostOrDoubled(after);
    });
  });

  describeHere(`core serve ${place} under load`, { timeout: SLOW_MS }, () => {
    it('loses and doubles nothing when the power is cut three times', async () => {
      const theatre = await newStage();
      const random = seeded(6);
      const jobs: PostedJob[] = [];
      for (const round of [1, 2, 3]) {
        const served = await theatre.serve();
        const { answers, unanswered } = load(theatre, served, { round, jobs });
        const enough = 15 + 60 * random();
        await until(() => answers() > enough, `${enough} POSTs were answered`);
        await delay(40 * random());
        expect(await served.killGroup()).toEqual(POWER_CUT);
        expect((await unanswered).length).toBeGreaterThan(0);
      }
      await theatre.books.letTimePass(LATER_MS);
      const after = await theatre.settle(await theatre.serve(), jobs);
      expect(after.jobs.size).toBe(jobs.length);
      await expectNothingLostOrDoubled(after);
    });
  });
}

interface Death {
  /** The jobs whose POST was answered. */
  readonly answered: readonly (readonly [id: string, job: PostedJob])[];
  readonly diedWith: Readonly<Record<'waiting' | 'running' | 'written' | 'heard', number>>;
  readonly after: Aftermath;
}

/** Posts jobs to a process that dies at the moment, starts another one, and gives what is left in the end. */
async function death(theatre: Stage, moment: CrashPoint): Promise<Death> {
  const { hook, books, heard } = theatre;
  const jobs = jobsOfEveryKind(12, { name: moment, hook });
  const dying = await theatre.serve(moment);
  const ids = await theatre.post(dying, jobs);
  expect(await dying.ended).toEqual(POWER_CUT);
  const diedWith = {
    ...(await books.openCounts()),
    written: (await books.deliveries()).length,
    heard: heard.length,
  };
  const answered = jobs.flatMap((job, at) => {
    const id = ids[at];
    return id === undefined ? [] : [[id, job] as const];
  });
  await books.letTimePass(LATER_MS);
  const risen = await theatre.serve();
  await theatre.look(risen, answered);
  return { answered, diedWith, after: await theatre.settle(risen, jobs) };
}

async function expectNothingLostOrDoubled(after: Aftermath): Promise<void> {
  expect(after.caller.problems).toEqual([]);
  await expectAllInOrder(after);
}

interface Load {
  readonly round: number;
  readonly jobs: PostedJob[];
}

const CALLERS = 6;

/** Posts one job after the other from several callers until the connections break; says how many were answered, and which in the end were not. */
function load(theatre: Stage, served: ServedProcess, { round, jobs }: Load) {
  const { caller, hook } = theatre;
  const fresh = jobsOfEveryKind(5000, { name: `round-${round}`, hook });
  const unanswered: PostedJob[] = [];
  let answered = 0;
  const one = async () => {
    for (let job = fresh.shift(); job !== undefined; job = fresh.shift()) {
      jobs.push(job);
      if ((await caller.post(served.address, job)) === undefined) return void unanswered.push(job);
      answered += 1;
    }
  };
  const callers = Array.from({ length: CALLERS }, one);
  return { answers: () => answered, unanswered: Promise.all(callers).then(() => unanswered) };
}

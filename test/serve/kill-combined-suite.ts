import { describe, expect, it } from 'vitest';
import type { CreditEntry } from '../../src/access/credit-store.ts';
import type { CrashPoint } from '../../src/contract/served-engine.ts';
import { expectTakenUpAndEnded } from './aftermath.ts';
import type { KillSuite } from './kill-suite.ts';
import type { PostedJob } from './posted-jobs.ts';
import type { Stage } from './stage.ts';

const POWER_CUT = { code: null, signal: 'SIGKILL' };
/** Longer than a lost attempt of a webhook waits for the next one. */
const LATER_MS = 60_000;
/** On a machine that does much else. */
const SLOW_MS = 90_000;
const BOTH = ['firmographics', 'resolve-parent'];
const CHARGES = ['charge entity-resolution 1', 'charge firmographics 1', 'charge resolve-parent 1'];
const MATCHES = { website: 'siemens-healthineers.com', jobs: BOTH };
const UNHEARD_OF = { legal_name: 'Zqxwv Unheard Of Widgets Kft', jobs: BOTH };

/** The steps as a GET tells them before each has ended. */
const RESOLVING = {
  'entity-resolution': 'processing',
  firmographics: 'pending',
  'resolve-parent': 'pending',
};
const FOLLOWING = {
  'entity-resolution': 'completed',
  firmographics: 'processing',
  'resolve-parent': 'processing',
};

/** Of a combined job each part runs once and is charged once, whenever its process dies. */
export function killCombinedSuite({ place, newStage, describeHere = describe }: KillSuite): void {
  describeHere(`a combined job ${place} whose process dies`, { timeout: SLOW_MS }, () => {
    it.each<[CrashPoint, unknown]>([
      ['claimed', { status: 'processing', subprocesses: RESOLVING }],
      ['advanced', { status: 'processing', subprocesses: FOLLOWING }],
      ['executed', { status: 'processing', subprocesses: FOLLOWING }],
      [
        'committed',
        { status: 'completed', record: { parentage: { top_parent: { legal_name: 'Siemens AG' } } } },
      ],
    ])('at the moment %s ends completed, and each part is charged once', async (moment, left) => {
      const { theatre, job, id } = await dead(await newStage(), MATCHES, moment);
      expect(await theatre.books.look({ family: 'combined', id })).toMatchObject(Object(left));
      expect(await ended(theatre, job, id)).toMatchObject({
        status: 'completed',
        record: {
          firmographics: { operational_status: 'Active' },
          parentage: { parent: { legal_name: 'Siemens AG' }, top_parent: { legal_name: 'Siemens AG' } },
        },
      });
      expect(await ledgerOf(theatre)).toEqual(CHARGES);
      expectTakenUpAndEnded((await theatre.books.changes()).get(id), 'completed');
    });

    it.each<CrashPoint>(['claimed', 'executed', 'committed'])(
      'at the moment %s gets its follow-ups back once when nobody has heard of the company',
      async (moment) => {
        const { theatre, job, id } = await dead(await newStage(), UNHEARD_OF, moment);
        expect(await ended(theatre, job, id)).toMatchObject({
          status: 'completed',
          record: { core_id: null, firmographics: null, parentage: null },
        });
        const refunds = ['refund firmographics 1', 'refund resolve-parent 1'];
        expect(await ledgerOf(theatre)).toEqual([...CHARGES, ...refunds]);
      },
    );

    it('with each of five processes is given up: what ran before stays charged, the rest is given back', async () => {
      const { theatre, job, id } = await dead(await newStage(), MATCHES, 'executed');
      for (let time = 2; time <= 5; time++)
        expect(await (await theatre.serve('executed')).ended).toEqual(POWER_CUT);
      expect(await ended(theatre, job, id)).toMatchObject({ status: 'failed', error_type: 'unknown' });
      const refunds = ['refund firmographics 1', 'refund resolve-parent 1'];
      expect(await ledgerOf(theatre)).toEqual([...CHARGES, ...refunds]);
    });
  });
}

/** Posts one combined job to a process that dies at the moment. */
async function dead(theatre: Stage, body: PostedJob['body'], moment: CrashPoint) {
  const job: PostedJob = {
    family: 'combined',
    idempotencyKey: moment,
    body: { ...body, webhook_url: theatre.hook },
  };
  const dying = await theatre.serve(moment);
  await theatre.post(dying, [job]);
  expect(await dying.ended).toEqual(POWER_CUT);
  // The process may have died before it answered.
  const [entry] = await theatre.books.ledger();
  return { theatre, job, id: entry?.jobId ?? 'no job' };
}

/** The job once another process has brought it to its end, told of it and been sent the same POST again. */
async function ended(theatre: Stage, job: PostedJob, id: string) {
  await theatre.books.letTimePass(LATER_MS);
  const risen = await theatre.serve();
  const { jobs, caller } = await theatre.settle(risen, [job]);
  expect([...jobs.keys()]).toEqual([id]);
  expect(theatre.heard.length).toBeGreaterThan(0);
  return caller.seen.get(id)?.at(-1);
}

/** The whole ledger, in which there is one job. */
async function ledgerOf({ books }: Stage): Promise<readonly string[]> {
  const ledger = await books.ledger();
  expect(new Set(ledger.map(({ jobId }) => jobId)).size).toBe(1);
  return ledger.map(({ kind, operation, amount }: CreditEntry) => `${kind} ${operation} ${amount}`).sort();
}

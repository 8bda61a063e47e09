import { describe, expect, it } from 'vitest';
import type { CrashPoint } from '../../src/contract/served-engine.ts';
import type { PostedJob } from './posted-jobs.ts';
import type { ServedProcess } from './served-process.ts';
import { type Stage, stage } from './stage.ts';

const POWER_CUT = { code: null, signal: 'SIGKILL' };
/** Longer than a lost attempt of a webhook waits for the next one. */
const LATER_MS = 60_000;
/** On a machine that does much else. */
const SLOW_MS = 90_000;
const ACCOUNTS = [
  { external_id: 'a-1', legal_name: 'SAP SE', website: 'sap.com', account_type: 'Customer' },
  { external_id: 'a-2', trading_name: 'SAP', website: 'sap.com' },
];
const MATCHES = { external_id: 'a-2', trading_name: 'SAP', website: 'sap.com' };
const ELSEWHERE = { external_id: 'a-9', trading_name: 'SAP', website: 'sap.com' };
const CHARGES = ['charge crosscheck 1', 'charge entity-resolution 1'];

describe('a crosscheck job whose process dies', { timeout: SLOW_MS }, () => {
  it.each<CrashPoint>(['claimed', 'executed', 'committed'])(
    'at the moment %s ends completed, against the dataset from before, and is charged once',
    async (moment) => {
      const { theatre, end } = await risen(MATCHES, moment);
      expect(end).toMatchObject({
        status: 'completed',
        record: {
          crosscheck: {
            recommended_action: { action: 'Merge' },
            duplicate: { duplicate_of: { external_id: 'a-1' } },
          },
        },
      });
      expect(await ledgerOf(theatre)).toEqual(CHARGES);
    },
  );

  it.each<CrashPoint>(['claimed', 'executed', 'committed'])(
    'at the moment %s gets the crosscheck portion back once when its pass cannot run',
    async (moment) => {
      const { theatre, end } = await risen(ELSEWHERE, moment);
      expect(end).toMatchObject({ status: 'completed', record: { crosscheck: null, parentage: null } });
      expect(await ledgerOf(theatre)).toEqual([...CHARGES, 'refund crosscheck 1']);
    },
  );
});

/** Loads accounts, posts one crosscheck to a process that dies at the moment, and lets another one bring it to its end. */
async function risen(body: PostedJob['body'], moment: CrashPoint) {
  const theatre = await stage();
  const loading = await theatre.serve();
  await loaded(theatre, loading);
  await loading.stop();
  const job: PostedJob = {
    family: 'crosscheck',
    idempotencyKey: moment,
    body: { ...body, webhook_url: theatre.hook },
  };
  const dying = await theatre.serve(moment);
  await theatre.post(dying, [job]);
  expect(await dying.ended).toEqual(POWER_CUT);
  await theatre.books.letTimePass(LATER_MS);
  const { jobs, caller } = await theatre.settle(await theatre.serve(), [job]);
  expect(jobs.size).toBe(1);
  expect(theatre.heard.length).toBeGreaterThan(0);
  const [id = ''] = jobs.keys();
  return { theatre, end: caller.seen.get(id)?.at(-1) };
}

async function loaded({ key }: Stage, { address }: ServedProcess): Promise<void> {
  const headers = { 'x-api-key': key.apiKey };
  const body = ACCOUNTS.map((account) => JSON.stringify(account)).join('\n');
  const put = { method: 'PUT', headers: { ...headers, 'content-type': 'application/x-ndjson' }, body };
  expect((await fetch(`${address}/v1/crm/accounts`, put)).status).toBe(202);
  const asked = { headers: { ...headers, prefer: 'wait=20' } };
  const status: unknown = await (await fetch(`${address}/v1/crm/accounts/status`, asked)).json();
  expect(status).toMatchObject({ in_use: { accounts: 2 } });
}

async function ledgerOf({ books }: Stage): Promise<readonly string[]> {
  return (await books.ledger()).map(({ kind, operation, amount }) => `${kind} ${operation} ${amount}`).sort();
}

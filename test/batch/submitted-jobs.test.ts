import { describe, expect, it, onTestFinished } from 'vitest';
import { resultOf } from '../../src/batch/row-result.ts';
import { type SubmittedJobs, submittingOnce } from '../../src/batch/submitted-jobs.ts';
import { CoreError, type ErrorCode } from '../../src/contract/errors.ts';
import { JOB_SCHEMAS, type JobRequest, type Service } from '../../src/contract/service.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteSubmittedJobs } from '../../src/store/sqlite/sqlite-submitted-jobs.ts';
import { company } from '../builders.ts';
import { testClock } from '../clock.ts';
import { smallEngine } from '../engine/small-engine.ts';
import { tempPath } from '../temp-folder.ts';

const FAMILY = 'entity-resolution';
const NOW = Date.UTC(2026, 0, 31);

describe('sending rows to a service', () => {
  it('gives each its job, in the order of the rows, and keeps the ids before it says so', async () => {
    const { client, submitted, sent } = remote();
    const jobs = await client.create(FAMILY, rows('a', 'b', 'c'));
    expect(jobs.map(({ status }) => status)).toEqual(['processing', 'processing', 'processing']);
    expect([...(await submitted.find(['a', 'b', 'c'])).values()]).toEqual(jobs.map(({ id }) => id));
    expect(sent.map((row) => row.idempotencyKey)).toEqual(['a', 'b', 'c']);
  });

  it('sends a row once, and only those that were not sent before', async () => {
    const { client, sent } = remote();
    const [a, b] = await client.create(FAMILY, rows('a', 'b'));
    const again = await client.create(FAMILY, rows('b', 'c', 'a'));
    expect([again[0], again[2]]).toEqual([b, a]);
    expect(sent.map((row) => row.idempotencyKey)).toEqual(['a', 'b', 'c']);
  });

  it('keeps ids that come together in one transaction', async () => {
    const { client, transactions } = remote();
    await client.create(FAMILY, rows('a', 'b', 'c'));
    await client.create(FAMILY, rows('d'));
    expect(transactions).toEqual([3, 1]);
  });

  it('leaves no way past what is kept, when the service works on its jobs itself', () => {
    const { client, service } = remote();
    expect([service.run, client.run]).toEqual([expect.any(Function), undefined]);
  });

  it('names the dataset that the rows are crosschecked against', async () => {
    const { client, datasets } = remote();
    await client.create(FAMILY, rows('a'));
    await client.create(FAMILY, rows('b'), { dataset: 'run_1' });
    expect(datasets).toEqual([undefined, 'run_1']);
  });

  it('sends rows without a key every time, and keeps nothing of them', async () => {
    const { client, sent, transactions } = remote();
    const row = { body: { trading_name: 'Acme' } };
    const [first] = await client.create(FAMILY, [row]);
    expect(await client.create(FAMILY, [row])).not.toEqual([first]);
    expect([sent.length, transactions]).toEqual([2, []]);
  });

  it('goes on with the rows that a broken connection left over', async () => {
    const { client, sent } = remote({ broken: new Map([['b', 'NETWORK']]) });
    await expect(client.create(FAMILY, rows('a', 'b', 'c'))).rejects.toThrow(
      expect.objectContaining({ code: 'NETWORK' }),
    );
    await new Promise(setImmediate);
    sent.length = 0;
    await expect(client.create(FAMILY, rows('a', 'b', 'c'))).rejects.toThrow();
    expect(sent.map((row) => row.idempotencyKey)).toEqual(['b']);
  });

  it('says so when the ids cannot be kept', async () => {
    const { client } = remote({ isFull: true });
    await expect(client.create(FAMILY, rows('a', 'b'))).rejects.toThrow('the disk is full');
  });

  it('says so when the service gives no job', async () => {
    const { service, submitted } = remote();
    const empty = submittingOnce(
      { ...service, create: async () => [] },
      submitted,
      testClock(() => NOW),
    );
    await expect(empty.create(FAMILY, rows('a'))).rejects.toThrow(
      expect.objectContaining({ code: 'REMOTE' }),
    );
  });
});

describe('a row that the service refuses', () => {
  it.each(['INVALID_REQUEST', 'TOO_LARGE'] as const)(
    '(%s) is a job that failed, and breaks no other',
    async (code) => {
      const { client, submitted } = remote({ broken: new Map([['b', code]]) });
      const jobs = await client.create(FAMILY, rows('a', 'b', 'c'));
      const ids = jobs.map(({ id }) => id);
      const statuses = await client.jobs(FAMILY, ids, { waitMs: 10_000, extended: true });
      expect(statuses.map(({ status }) => status)).toEqual(['completed', 'failed', 'completed']);
      const failed = JOB_SCHEMAS[FAMILY].status.parse(statuses[1]);
      expect(failed).toEqual({
        status: 'failed',
        jobid: ids[1],
        created_at: '2026-01-31T00:00:00.000Z',
        completed_at: '2026-01-31T00:00:00.000Z',
        record: null,
        error_message: 'row b is refused',
        error_type: 'unknown',
      });
      expect(resultOf(failed).outcome).toBe('failed');
      expect((await submitted.find(['b'])).size).toBe(0);
    },
  );

  it('is not asked for at the service, and has an id of its own', async () => {
    const asked: (readonly string[])[] = [];
    const { client, service, submitted } = remote();
    const jobs: Service['jobs'] = (family, ids, options) => {
      asked.push(ids);
      return service.jobs(family, ids, options);
    };
    const refusing: Service['create'] = async () => {
      throw new CoreError('INVALID_REQUEST', 'no');
    };
    const other = submittingOnce(
      { ...service, jobs, create: refusing },
      submitted,
      testClock(() => NOW),
    );
    const refused = (await other.create(FAMILY, rows('x', 'y'))).map(({ id }) => id);
    expect(new Set(refused).size).toBe(2);
    expect(await other.jobs(FAMILY, refused)).toHaveLength(2);
    const [taken] = await client.create(FAMILY, rows('a'));
    await other.jobs(FAMILY, [refused[0] ?? '', taken?.id ?? '']);
    expect(asked).toEqual([[taken?.id]]);
  });

  it.each(['FORBIDDEN', 'UNAUTHORIZED', 'CONFLICT', 'NOT_FOUND'] as const)(
    'for another reason (%s) ends the run',
    async (code) => {
      const { client } = remote({ broken: new Map([['b', code]]) });
      await expect(client.create(FAMILY, rows('a', 'b'))).rejects.toThrow(expect.objectContaining({ code }));
    },
  );
});

interface Parts {
  /** Rows that the service does not take, by their keys. */
  readonly broken?: ReadonlyMap<string, ErrorCode>;
  readonly isFull?: boolean;
}

/** An engine in the place of a service, and what its client has sent to it and kept. */
function remote({ broken = new Map(), isFull = false }: Parts = {}) {
  const { service } = smallEngine([company({ name: 'Acme', website: 'acme.com' })]);
  const sent: JobRequest[] = [];
  const datasets: (string | undefined)[] = [];
  const create: Service['create'] = async (family, requests, options) => {
    sent.push(...requests);
    datasets.push(options?.dataset);
    for (const { idempotencyKey: key = '' } of requests) {
      const code = broken.get(key);
      if (code !== undefined) throw new CoreError(code, `row ${key} is refused`);
    }
    return service.create(family, requests);
  };
  const database = openCoreDatabase(tempPath('kept.sqlite'));
  onTestFinished(() => void database.close());
  const kept = sqliteSubmittedJobs(database);
  const transactions: number[] = [];
  const submitted: SubmittedJobs = {
    ...kept,
    async add(ids) {
      if (isFull) throw new Error('the disk is full');
      transactions.push(ids.size);
      await kept.add(ids);
    },
  };
  const counted = { ...service, create };
  const client = submittingOnce(
    counted,
    submitted,
    testClock(() => NOW),
  );
  return { client, service: counted, submitted, sent, datasets, transactions };
}

function rows(...keys: readonly string[]): readonly JobRequest<typeof FAMILY>[] {
  return keys.map((key) => ({ body: { trading_name: `Company ${key}` }, idempotencyKey: key }));
}

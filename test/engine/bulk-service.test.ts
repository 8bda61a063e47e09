import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BulkService, Service } from '../../src/contract/service.ts';
import { mintCoreId } from '../../src/universe/core-id.ts';
import { company } from '../builders.ts';
import { servedEngine } from './served-engine.ts';

const ZYMERGEN = company({ id: 'z', name: 'Zymergen', website: 'zymergen.com', country: 'US' });
const ZYMERGEN_ID = mintCoreId('list:z');
const WAIT = { waitMs: 20_000 };

describe('many rows at once', () => {
  it('come out in order as jobs do, each with its outcome, and are charged as jobs are', async () => {
    const { callerOf, credits } = servedEngine([ZYMERGEN]);
    const service = callerOf('ours');
    const bulk = bulkOf(service);
    const { id } = await bulk.create('entity-resolution');
    const rows = [{ website: 'zymergen.com', external_id: 'a' }, { website: 7 }, { trading_name: 'Kadazan' }];
    await bulk.addPart(id, 1, linesOf(rows));
    await bulk.start(id, 1);
    expect(await bulk.status(id, WAIT)).toMatchObject({ status: 'completed', rows: 3, done: 3, failed: 1 });
    const [first, second, third] = await resultsOf(bulk, id, 1);
    expect(first).toMatchObject({ status: 'completed', record: { core_id: ZYMERGEN_ID, external_id: 'a' } });
    expect(second).toMatchObject({ status: 'failed', error_message: expect.stringContaining('website') });
    expect(third).toMatchObject({ status: 'completed', record: { core_id: null } });
    const [single] = await service.jobs('entity-resolution', [`${id}-1`], { extended: true });
    expect(single).toEqual(first);
    expect(await service.lookupEntity(ZYMERGEN_ID)).toMatchObject({ id: `${id}-1` });
    expect(await credits.balance('ours')).toContainEqual(
      expect.objectContaining({ operation: 'entity-resolution', charges: 2, refunds: 0 }),
    );
  });

  it('have the records that single jobs have', async () => {
    const service = servedEngine([ZYMERGEN]).callerOf('ours');
    const bulk = bulkOf(service);
    const request = { trading_name: 'Zymergen', country: 'US' };
    const [job] = await service.create('entity-resolution', [{ body: request }]);
    const [single] = await service.jobs('entity-resolution', [job?.id ?? ''], { ...WAIT, extended: true });
    const { id } = await bulk.create('entity-resolution');
    await bulk.addPart(id, 1, linesOf([request]));
    await bulk.start(id, 1);
    await bulk.status(id, WAIT);
    const [row] = await resultsOf(bulk, id, 1);
    expect(row).toMatchObject({ record: recordOf(single) });
  });

  it('of families with several steps and with refunds end as their jobs do', async () => {
    const { callerOf, credits } = servedEngine([ZYMERGEN]);
    const bulk = bulkOf(callerOf('ours'));
    const { id } = await bulk.create('combined');
    const jobs = ['firmographics', 'resolve-parent'];
    await bulk.addPart(
      id,
      1,
      linesOf([
        { website: 'zymergen.com', jobs },
        { trading_name: 'Kadazan', jobs },
      ]),
    );
    await bulk.start(id, 1);
    await bulk.status(id, WAIT);
    const rows = await resultsOf(bulk, id, 1);
    expect(rows.map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(rows[0]).toMatchObject({ record: { core_id: ZYMERGEN_ID } });
    expect(await credits.balance('ours')).toContainEqual(
      expect.objectContaining({ operation: 'firmographics', charges: 2, refunds: 1 }),
    );
  });

  it('are refused when they are not what was announced, too many for a part, or have no number', async () => {
    const bulk = bulkOf(servedEngine([]).callerOf('ours'));
    const { id } = await bulk.create('entity-resolution');
    const one = linesOf([{ trading_name: 'Kadazan' }]);
    await expect(bulk.addPart(id, 1, { ...one, expected: '0'.repeat(64) })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    await expect(bulk.addPart(id, 0, linesOf([]))).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    const many = Array.from({ length: 50_001 }, () => ({ trading_name: 'Kadazan' }));
    await expect(bulk.addPart(id, 1, linesOf(many))).rejects.toMatchObject({ code: 'TOO_LARGE' });
    expect(await bulk.status(id)).toMatchObject({ status: 'open', parts: [] });
  });

  it('with a webhook have none, and say so', async () => {
    const bulk = bulkOf(servedEngine([]).callerOf('ours'));
    const { id } = await bulk.create('entity-resolution');
    await bulk.addPart(id, 1, linesOf([{ trading_name: 'Kadazan', webhook_url: 'https://example.com' }]));
    await bulk.start(id, 1);
    await bulk.status(id, WAIT);
    expect(await resultsOf(bulk, id, 1)).toMatchObject([
      { status: 'failed', error_message: expect.stringContaining('webhook_url') },
    ]);
  });

  it('belong to their workspace, and are known by the key of their sender', async () => {
    const { callerOf } = servedEngine([]);
    const [ours, theirs] = [bulkOf(callerOf('ours')), bulkOf(callerOf('theirs'))];
    const { id } = await ours.create('entity-resolution', { idempotencyKey: 'k' });
    expect((await ours.create('entity-resolution', { idempotencyKey: 'k' })).id).toBe(id);
    expect((await theirs.create('entity-resolution', { idempotencyKey: 'k' })).id).not.toBe(id);
    await expect(theirs.status(id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    await expect(theirs.drop(id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    await ours.drop(id);
    await expect(ours.status(id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });
});

function bulkOf({ bulk }: Service): BulkService {
  if (bulk === undefined) throw new Error('no bulks');
  return bulk;
}

function linesOf(values: readonly unknown[]) {
  const lines = values.map((value, at) => ({ line: at + 1, value }));
  const sha256 = () => createHash('sha256').update(JSON.stringify(values)).digest('hex');
  return {
    lines: (async function* () {
      yield* lines;
    })(),
    sha256,
  };
}

async function resultsOf(bulk: BulkService, id: string, part: number) {
  const rows: Record<string, unknown>[] = [];
  for await (const some of bulk.results(id, part, { extended: true })) rows.push(...some);
  return rows;
}

function recordOf(status: unknown): unknown {
  return (status as { readonly record?: unknown }).record;
}

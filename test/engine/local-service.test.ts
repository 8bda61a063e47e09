import { describe, expect, it } from 'vitest';
import { LookupEntity } from '../../src/contract/lookup-entity.ts';
import { JOB_SCHEMAS, type JobStatus } from '../../src/contract/service.ts';
import { mintCoreId } from '../../src/universe/core-id.ts';
import { company } from '../builders.ts';
import { completedJob } from '../store/jobs.ts';
import { pinsIn } from '../store/pins.ts';
import { tempPath } from '../temp-folder.ts';
import { type SmallEngine, smallEngine } from './small-engine.ts';

const FAMILY = 'entity-resolution';
const ZYMERGEN = company({
  source: 'starter',
  id: 'zymergen',
  name: 'Zymergen',
  legalName: 'Zymergen Inc',
  website: 'zymergen.com',
  country: 'US',
});
const BANKS = ['Dallas', 'Dayton'].map((city) =>
  company({ source: 'ror', id: city, name: 'First Bank', country: 'US', city }),
);
const OTHER_LEASE = { owner: 'host/2/2', forMs: 10 ** 12 };

describe('creating jobs', () => {
  it('answers that they are processing, in the order of the requests', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    const created = await service.create(FAMILY, [
      { body: { trading_name: 'A' } },
      { body: { trading_name: 'B' } },
    ]);
    expect(created.map((job) => job.status)).toEqual(['processing', 'processing']);
    expect(new Set(created.map((job) => job.id)).size).toBe(2);
  });

  it('refuses a request that is none, names the field, and creates none of that call', async () => {
    const engine = smallEngine([ZYMERGEN]);
    const bad = engine.service.create(FAMILY, [
      { body: { trading_name: 'A' }, idempotencyKey: 'k' },
      { body: { trading_name: 'B', webhook_url: 'http://insecure.example.com' } },
    ]);
    await expect(bad).rejects.toThrow(
      expect.objectContaining({ code: 'INVALID_REQUEST', message: expect.stringContaining('webhook_url') }),
    );
    expect(
      await engine.store.at(1).create([
        {
          workspace: 'default',
          family: FAMILY,
          request: 'free',
          options: { createMissing: false, keepEvidence: false },
          idempotencyKey: 'k',
        },
      ]),
    ).toHaveLength(1);
  });

  it('gives the same job for the same key, and refuses the key for another body', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    const first = await service.create(FAMILY, [{ body: { trading_name: 'A' }, idempotencyKey: 'k' }]);
    expect(await service.create(FAMILY, [{ body: { trading_name: 'A' }, idempotencyKey: 'k' }])).toEqual(
      first,
    );
    const other = service.create(FAMILY, [{ body: { trading_name: 'B' }, idempotencyKey: 'k' }]);
    await expect(other).rejects.toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });
});

describe('waiting for jobs', () => {
  it('gives every job its end, in the order of the ids, each in the form of the contract', async () => {
    const { service } = smallEngine([ZYMERGEN, ...BANKS]);
    const bodies = [
      { trading_name: 'Unheard Qx', city: 'Köln' },
      { website: 'zymergen.com' },
      { trading_name: 'First Bank', country: 'US' },
      { core_id: '12' },
    ];
    const statuses = await ended(service, bodies);
    expect(statuses.map((status) => JOB_SCHEMAS[FAMILY].status.parse(status))).toEqual(statuses);
    expect(statuses.map(outcomeOf)).toEqual(['no_match', 'matched', 'ambiguous', 'core_id_not_found']);
  });

  it('leaves a job pending while nobody waits for it', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    const [job] = await service.create(FAMILY, [{ body: { website: 'zymergen.com' } }]);
    const id = job?.id ?? '';
    expect(await service.jobs(FAMILY, [id])).toEqual([
      { status: 'pending', id, created_at: expect.any(String) },
    ]);
  });

  it('says nothing more than pending of a job that is unknown', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    expect(await service.jobs(FAMILY, ['nobody'], { waitMs: 60_000 })).toEqual([{ status: 'pending' }]);
    expect(await service.jobs('combined', ['nobody'])).toEqual([{ status: 'pending' }]);
    await expect(service.jobs('crosscheck', ['nobody'])).rejects.toThrow(
      expect.objectContaining({ code: 'JOB_NOT_FOUND' }),
    );
  });

  it('does not know the jobs of another workspace or another family', async () => {
    const path = tempPath('core.sqlite');
    const [ours, theirs] = ['ours', 'theirs'].map((workspace) =>
      smallEngine([ZYMERGEN], { path, workspace }),
    );
    const [job] = (await ours?.service.create(FAMILY, [{ body: { website: 'zymergen.com' } }])) ?? [];
    const ids = [job?.id ?? ''];
    expect(await theirs?.service.jobs(FAMILY, ids, { waitMs: 1000 })).toEqual([{ status: 'pending' }]);
    expect(await ours?.service.jobs('firmographics', ids, { waitMs: 1000 })).toEqual([{ status: 'pending' }]);
  });

  it('tells what decided only when asked to', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    const [job] = await service.create(FAMILY, [{ body: { website: 'zymergen.com' } }]);
    const ids = [job?.id ?? ''];
    const [plain] = await service.jobs(FAMILY, ids, { waitMs: 1000 });
    expect(plain).not.toHaveProperty('extended');
    const [extended] = await service.jobs(FAMILY, ids, { extended: true });
    expect(extended).toMatchObject({
      extended: { outcome: 'matched', sources: ['starter:zymergen'], explanation: null },
    });
  });

  it('keeps the evidence when the jobs were created to', async () => {
    const { service } = smallEngine([ZYMERGEN], { keepEvidence: true });
    const [status] = await ended(service, [{ website: 'zymergen.com' }]);
    const explanation = status?.status === 'completed' ? status.extended?.explanation : null;
    const sum = (explanation?.evidence ?? []).reduce(
      (bits, row) => bits + row.bits,
      explanation?.prior_bits ?? 0,
    );
    expect(explanation?.evidence.length).toBeGreaterThan(0);
    expect(sum).toBeCloseTo(explanation?.total_bits ?? Number.NaN, 6);
  });

  it('ends when the time is over, with what is known then', async () => {
    const { service, store } = smallEngine([ZYMERGEN]);
    const [job] = await service.create(FAMILY, [{ body: { website: 'zymergen.com' } }]);
    await store.at(1).claim([job?.id ?? ''], OTHER_LEASE);
    const [status] = await service.jobs(FAMILY, [job?.id ?? ''], { waitMs: 150 });
    expect(status).toEqual({ status: 'processing', id: job?.id, created_at: expect.any(String) });
  });

  it('sees the end of a job that another process works on', async () => {
    const { service, store } = smallEngine([ZYMERGEN]);
    const [job] = await service.create(FAMILY, [{ body: { website: 'zymergen.com' } }]);
    const claimed = await store.at(1).claim([job?.id ?? ''], OTHER_LEASE);
    setTimeout(
      () => void store.at(Date.now()).finish(claimed.map((one) => completedJob(one, 'Theirs'))),
      120,
    );
    const [status] = await service.jobs(FAMILY, [job?.id ?? ''], { waitMs: 20_000 });
    expect(status).toMatchObject({ status: 'completed', record: { name: 'Theirs' } });
  });

  it('ends at once when it is called off', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    const [job] = await service.create(FAMILY, [{ body: { website: 'zymergen.com' } }]);
    const [status] = await service.jobs(FAMILY, [job?.id ?? ''], {
      waitMs: 60_000,
      signal: AbortSignal.abort(),
    });
    expect(status?.status).toBe('pending');
  });
});

describe('running jobs at once', () => {
  const BODIES = [
    { trading_name: 'Unheard Qx', city: 'Köln' },
    { website: 'zymergen.com', match_to_social: true },
    { trading_name: 'First Bank', country: 'US' },
    { core_id: '12' },
  ];

  it('gives byte for byte what reading the jobs gives, in the order of the requests', async () => {
    const { service } = smallEngine([ZYMERGEN, ...BANKS], { keepEvidence: true });
    const statuses = await ran(service, { bodies: BODIES });
    const read = await service.jobs(FAMILY, statuses.map(idOf), { extended: true });
    expect(JSON.stringify(statuses)).toBe(JSON.stringify(read));
    expect(statuses.map(outcomeOf)).toEqual(['no_match', 'matched', 'ambiguous', 'core_id_not_found']);
  });

  it.each(['resolve-parent', 'firmographics', 'combined'] as const)(
    'gives the same for %s, where all members are told',
    async (family) => {
      const { service } = smallEngine([ZYMERGEN]);
      const core_id = mintCoreId('starter:zymergen');
      const body = family === 'combined' ? { core_id, jobs: ['resolve-parent' as const] } : { core_id };
      const [status] = (await service.run?.(family, [{ body }], { extended: true, waitMs: 1000 })) ?? [];
      const id = status?.status === 'completed' ? status.id : '';
      const [read] = await service.jobs(family, [id], { extended: true });
      expect(JSON.stringify(status)).toBe(JSON.stringify(read));
      expect(status).toMatchObject({ status: 'completed', record: { core_id } });
    },
  );

  it('brings jobs that were left behind to their ends, among new ones', async () => {
    const engine = smallEngine([ZYMERGEN, ...BANKS]);
    const left = [{ body: { website: 'zymergen.com' }, idempotencyKey: 'k1' }];
    const [job] = await engine.service.create(FAMILY, left);
    const statuses = await ran(engine.service, {
      bodies: [{ trading_name: 'Unheard Qx' }, { website: 'zymergen.com' }, { core_id: '12' }],
    });
    expect(statuses.map(outcomeOf)).toEqual(['no_match', 'matched', 'core_id_not_found']);
    expect(idOf(statuses[1])).toBe(job?.id);
  });

  it('tells what decided only when asked to', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    const [status] = (await service.run?.(FAMILY, [{ body: { website: 'zymergen.com' } }], {})) ?? [];
    expect(status).not.toHaveProperty('extended');
  });

  it('refuses a request that is none, and creates none of that call', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    const bodies = [{ trading_name: 'A' }, { webhook_url: 'http://insecure.example.com' }];
    const refused = ran(service, { bodies });
    await expect(refused).rejects.toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }));
    const free = await service.create(FAMILY, [{ body: { trading_name: 'B' }, idempotencyKey: 'k0' }]);
    expect(free).toHaveLength(1);
  });
});

describe('what a job leaves behind', () => {
  it('is a pin of the id that it gave out, once', async () => {
    const { service, identity } = smallEngine([ZYMERGEN]);
    await ended(service, [
      { website: 'zymergen.com' },
      { trading_name: 'Zymergen Inc' },
      { trading_name: 'Unheard Qx', city: 'Bonn' },
    ]);
    expect(await pinsIn(identity)).toEqual([
      { coreId: mintCoreId('starter:zymergen'), recordKeys: ['starter:zymergen'] },
    ]);
  });

  it('is a new entity when it is to create what is missing, the same for every variant', async () => {
    const { service, identity } = smallEngine([ZYMERGEN], { createMissing: true });
    const statuses = await ended(service, [
      { trading_name: 'Unheard Qx', city: 'Köln', country: 'DE' },
      { legal_name: 'UNHEARD QX GmbH', city: 'Köln', country: 'Germany' },
      { trading_name: 'Unheard Qx' },
    ]);
    expect(statuses.map(outcomeOf)).toEqual(['created', 'created', 'no_match']);
    expect(new Set(statuses.slice(0, 2).map(coreIdOf)).size).toBe(1);
    expect(await identity.createdRecords()).toHaveLength(1);
    expect((await pinsIn(identity)).map((pin) => pin.coreId)).toEqual([coreIdOf(statuses[0])]);
  });

  it('is nothing of the kind when it is not to create what is missing', async () => {
    const { service, identity } = smallEngine([ZYMERGEN]);
    await ended(service, [{ trading_name: 'Unheard Qx', city: 'Köln', country: 'DE' }]);
    expect([await identity.createdRecords(), await pinsIn(identity)]).toEqual([[], []]);
  });
});

describe('looking an entity up', () => {
  it('gives the latest resolution and the facts of now, in the form of the contract', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    const [, latest] = await ended(service, [{ website: 'zymergen.com' }, { trading_name: 'Zymergen Inc' }]);
    const found = await service.lookupEntity(mintCoreId('starter:zymergen'));
    expect(LookupEntity.parse(found)).toEqual(found);
    expect(found).toMatchObject({
      id: latest?.status === 'completed' ? latest.id : '',
      record: {
        core_id: mintCoreId('starter:zymergen'),
        legal_info: { legal_name: 'Zymergen Inc' },
        brand_info: { brand_name: 'Zymergen' },
      },
    });
  });

  it('finds it by the id of any of its records', async () => {
    const { service } = smallEngine([ZYMERGEN, { ...ZYMERGEN, source: 'ror', id: '1' }]);
    await ended(service, [{ website: 'zymergen.com' }]);
    const found = await service.lookupEntity(mintCoreId('starter:zymergen'));
    expect(found.record.core_id).toBe(mintCoreId('ror:1'));
  });

  it('says how sure its sources are, whatever was asked for, and stays the same after a weaker request', async () => {
    const ror = { ...ZYMERGEN, source: 'ror', id: '1' };
    const { service } = smallEngine([ZYMERGEN, ror]);
    const coreId = mintCoreId('ror:1');
    await ended(service, [{ website: 'zymergen.com' }]);
    const before = await service.lookupEntity(coreId);
    await ended(service, [{ trading_name: 'Zymergen' }, { core_id: coreId }]);
    expect((await service.lookupEntity(coreId)).record).toEqual(before.record);
    expect(before.record).toMatchObject({
      legal_info: {
        confidence: expect.stringMatching(/HIGH|MEDIUM/),
        reasoning: expect.stringContaining(
          '2 sources agree on the legal name: ROR, the starter list of core.',
        ),
      },
      brand_info: { confidence: 'HIGH', reasoning: expect.stringContaining('on the website: ROR, ') },
    });
  });

  it('gives what the job knew when the entity is gone from the universe', async () => {
    const path = tempPath('core.sqlite');
    await ended(smallEngine([ZYMERGEN], { path }).service, [{ website: 'zymergen.com' }]);
    const found = await smallEngine([], { path }).service.lookupEntity(mintCoreId('starter:zymergen'));
    expect(found.record).toMatchObject({
      core_id: mintCoreId('starter:zymergen'),
      legal_info: {
        ...{ legal_name: 'Zymergen Inc', confidence: 'LOW' },
        reasoning: 'No source of the universe confirms it.',
      },
    });
  });

  it('does not find what nobody of the workspace has resolved', async () => {
    const path = tempPath('core.sqlite');
    const [ours, theirs] = ['ours', 'theirs'].map((workspace) =>
      smallEngine([ZYMERGEN], { path, workspace }),
    );
    await ended(theirs?.service, [{ website: 'zymergen.com' }]);
    const missing = expect.objectContaining({ code: 'ENTITY_NOT_FOUND' });
    await expect(ours?.service.lookupEntity(mintCoreId('starter:zymergen'))).rejects.toThrow(missing);
    await expect(theirs?.service.lookupEntity('1000000001')).rejects.toThrow(missing);
  });
});

describe('feedback of the command line', () => {
  it('becomes a ticket of its workspace', async () => {
    const { service } = smallEngine([]);
    const feedback = { crmId: '0015g00000AbCdEFGH', feedback: 'Wrong' };
    const { ticketId } = await service.submitFeedback(feedback);
    expect(await service.readFeedback(ticketId)).toMatchObject({ ticketState: 'new', feedbackBody: 'Wrong' });
  });
});

type Status = JobStatus<typeof FAMILY>;
type Body = Parameters<SmallEngine['service']['create']>[1][number]['body'];

async function ended(
  service: SmallEngine['service'] | undefined,
  bodies: readonly Body[],
): Promise<readonly Status[]> {
  const created =
    (await service?.create(
      FAMILY,
      bodies.map((body) => ({ body })),
    )) ?? [];
  return (
    (await service?.jobs(
      FAMILY,
      created.map((job) => job.id),
      { extended: true, waitMs: 10_000 },
    )) ?? []
  );
}

/** Runs requests whose keys are k0, k1 and so on. */
async function ran(
  service: SmallEngine['service'],
  { bodies }: { readonly bodies: readonly Body[] },
): Promise<readonly Status[]> {
  const requests = bodies.map((body, at) => ({ body, idempotencyKey: `k${at}` }));
  return (await service.run?.(FAMILY, requests, { extended: true, waitMs: 10_000 })) ?? [];
}

function idOf(status: Status | undefined): string {
  if (status?.status === 'completed') return status.id;
  return status?.status === 'failed' ? status.jobid : '';
}

function outcomeOf(status: Status): string {
  if (status.status === 'completed') return status.extended?.outcome ?? 'completed';
  return status.status === 'failed' ? status.error_type : status.status;
}

function coreIdOf(status: Status | undefined): string | null {
  return status?.status === 'completed' ? status.record.core_id : null;
}

import { describe, expect, it } from 'vitest';
import type { JobFamily } from '../../src/contract/job.ts';
import type { RequestOf, Service } from '../../src/contract/service.ts';
import { company } from '../builders.ts';
import { loaded } from './datasets/account-lines.ts';
import { servedEngine } from './served-engine.ts';

const KNOWN = [company({ name: 'Zymergen', website: 'zymergen.com', country: 'US' })];
const QUANTOCK = { legal_name: 'Quantock Filter GmbH', city: 'Ulm', country: 'DE' };

describe('an entity that the service has created', () => {
  it('is known by its core_id to every family at once', async () => {
    const service = servedEngine(KNOWN).callerOf('ours');
    const core_id = await createdId(service);
    const other = servedIds(await answer(service, 'crosscheck', { ...QUANTOCK, external_id: '2', core_id }));
    expect(other).toBe(core_id);
    for (const family of ['entity-resolution', 'firmographics', 'resolve-parent'] as const)
      expect(await answer(service, family, { core_id })).toMatchObject({ status: 'completed' });
    const jobs = ['firmographics' as const, 'resolve-parent' as const];
    expect(await answer(service, 'combined', { core_id, jobs })).toMatchObject({
      status: 'completed',
      record: { core_id, firmographics: { core_id }, parentage: { parent: null } },
    });
  });

  it('is what the same record resolves to, and is created once', async () => {
    const service = servedEngine(KNOWN).callerOf('ours');
    const core_id = await createdId(service);
    expect(servedIds(await answer(service, 'entity-resolution', QUANTOCK))).toBe(core_id);
    const [id = ''] = await ids(service, 'crosscheck', [{ ...QUANTOCK, external_id: '1' }]);
    const [again] = await service.jobs('crosscheck', [id], { waitMs: 10_000, extended: true });
    expect(again).toMatchObject({ extended: { outcome: 'matched' }, record: { core_id } });
  });

  it('is known to callers of other workspaces, and to accounts that are loaded', async () => {
    const { callerOf } = servedEngine(KNOWN);
    const core_id = await createdId(callerOf('theirs'));
    const ours = callerOf('ours');
    await loaded(ours, [{ external_id: 'A', trading_name: 'Quantock', core_id }]);
    const told = await answer(ours, 'crosscheck', { external_id: 'A', trading_name: 'Quantock', core_id });
    expect(told).toMatchObject({
      record: {
        core_id,
        crosscheck: { recommended_action: { action: 'None' } },
        parentage: { parent: null },
      },
    });
  });

  it('of an enrichment is one, too', async () => {
    const service = servedEngine(KNOWN).callerOf('ours');
    const request = { crmId: 'n', name: 'Kudzwa Bagels', website: 'kudzwa-bagels.com' };
    const { executionId } = await service.startEnrichment(request);
    const core_id = String((await service.readEnrichment(executionId, { waitMs: 10_000 })).core_id);
    expect(await answer(service, 'firmographics', { core_id })).toMatchObject({ record: { core_id } });
  });

  it('is not known where what was created is removed from the universe', async () => {
    const { callerOf, identity } = servedEngine(KNOWN);
    const core_id = await createdId(callerOf('ours'));
    await identity.setRemoved('created', true);
    expect(await answer(callerOf('ours'), 'firmographics', { core_id })).toMatchObject({
      error_type: 'core_id_not_found',
    });
  });
});

async function createdId(service: Service): Promise<string> {
  return servedIds(await answer(service, 'crosscheck', { ...QUANTOCK, external_id: '1' })) ?? '';
}

function servedIds(status: Awaited<ReturnType<typeof answer>>): string | null | undefined {
  return status?.status === 'completed' ? status.record.core_id : undefined;
}

async function answer<F extends JobFamily>(service: Service, family: F, body: RequestOf<F>) {
  const [status] = await service.jobs(family, await ids(service, family, [body]), { waitMs: 10_000 });
  return status;
}

async function ids<F extends JobFamily>(service: Service, family: F, bodies: readonly RequestOf<F>[]) {
  const jobs = await service.create(
    family,
    bodies.map((body) => ({ body })),
  );
  return jobs.map(({ id }) => id);
}

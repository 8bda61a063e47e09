import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import type { Reconciliation } from '../../../src/contract/reconciliation.ts';
import { decidedEntities } from '../../../src/engine/jobs/decided-entities.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import { reconciliationsOf } from '../../../src/engine/reconciliation/open-reconciliation.ts';
import { knowingCreated } from '../../../src/engine/served/knowing-created.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import { company } from '../../builders.ts';
import { entity, notEntity } from '../../crm/overrides/decisions.ts';
import { smallEngine } from '../small-engine.ts';

const RECORDS = [
  company({
    ...{ id: 'z', name: 'Zymergen', legalName: 'Zymergen Inc', website: 'zymergen.com' },
    ...{ country: 'US', city: 'Emeryville', lei: 'W38RGI023J3WT1HWRP32' },
    relations: [{ type: 'parent', id: 'g' }],
  }),
  company({ id: 'g', name: 'Ginkgo', website: 'ginkgo.bio', country: 'US' }),
  company({ id: 'm1', name: 'Mercury', country: 'US' }),
  company({ id: 'm2', name: 'Mercury', country: 'GB' }),
];
const [Z, G] = [mintCoreId('list:z'), mintCoreId('list:g')];
const ZYMERGEN = {
  query: 'Zymergen',
  properties: [
    { pid: 'website', v: 'https://www.zymergen.com' },
    { pid: 'external_id', v: '001A' },
  ],
};

/** The service of the workspace `default` over a few companies, and what it leaves behind. */
function opened({ broken }: { readonly broken?: string } = {}) {
  const engine = smallEngine(RECORDS, { createMissing: true });
  const { reference, identity, overrides } = engine;
  const executor = knowingCreated(
    inProcessExecutor(workflowContext(reference, { decisions: decidedEntities(overrides) })),
    identity,
  );
  const failures: string[] = [];
  const service: Reconciliation = reconciliationsOf({
    executor: broken === undefined ? executor : failingOn(broken, executor),
    ...{ groups: 1, identity, reference: () => reference, now: () => 0 },
    onError: (what) => void failures.push(what),
  })('default');
  const pinned = async () => {
    const ids: string[] = [];
    for await (const batch of identity.pinnedIds()) ids.push(...batch);
    return ids.toSorted();
  };
  const created = async (body: EntityInput) => {
    const [job] = await engine.service.create('entity-resolution', [{ body }]);
    const [status] = await engine.service.jobs('entity-resolution', [job?.id ?? ''], { waitMs: 5000 });
    return (status?.status === 'completed' && status.record.core_id) || '';
  };
  const one = async (query: unknown) => (await service.reconcile({ q: query })).q?.result ?? [];
  return { ...engine, service, failures, pinned, one, created };
}

/** Fails inside the engine in jobs of one name. */
function failingOn(name: string, { execute, close }: JobExecutor): JobExecutor {
  return {
    close,
    async execute(jobs) {
      const done = await execute(jobs);
      return done.map((job, at) => {
        if (!JSON.stringify(jobs[at]?.request).includes(name)) return job;
        const result = { state: 'failed', errorType: 'unknown', errorMessage: 'no', extended: null } as const;
        return { ...job, result, cause: { message: 'no', stack: '' } };
      });
    },
  };
}

describe('a reconciliation', () => {
  it('is the resolution of the record: the same entity, and a match where that is HIGH', async () => {
    const { service, one } = opened();
    expect(await one(ZYMERGEN)).toMatchObject([{ id: Z, name: 'Zymergen', match: true }]);
    expect(await one({ query: 'Hollow Oak Bakery' })).toEqual([]);
    const twins = await one({ query: 'Mercury' });
    expect(twins.map(({ match }) => match)).toEqual([false, false]);
    expect(await one({ query: Z })).toMatchObject([{ id: Z, score: 100, match: true }]);
    expect(await one({ query: '1111111111' })).toEqual([]);
    expect(service.manifest({ origin: 'http://a', path: '/r', version: '1' }).name).toBe(
      'core companies (default)',
    );
  });

  it('obeys what people have decided about the account', async () => {
    const { overrides, one } = opened();
    await overrides.add('default', [{ override: entity('001A', G) }]);
    expect(await one(ZYMERGEN)).toMatchObject([{ id: G, score: 100, match: true, features: [] }]);
    await overrides.add('default', [{ override: entity('001A', null) }]);
    expect(await one(ZYMERGEN)).toEqual([]);
    await overrides.add('default', [{ override: notEntity('001B', Z) }]);
    const other = [{ pid: 'external_id', v: '001B' }];
    expect(await one({ query: 'Zymergen', properties: other })).toEqual([]);
  });

  it('answers each query, also one that cannot be read or that the engine fails in', async () => {
    const { service, failures } = opened({ broken: 'Ginkgo' });
    const queries = { a: ZYMERGEN, b: 'nonsense', c: { query: '' }, d: { query: 'Ginkgo' } };
    const results = await service.reconcile(queries);
    expect(Object.entries(results).map(([key, { result }]) => [key, result.length])).toEqual([
      ['a', 1],
      ['b', 0],
      ['c', 0],
      ['d', 0],
    ]);
    expect(failures).toEqual(['a request failed inside the engine']);
  });

  it('answers a whole batch in order, and each query as if it came alone', async () => {
    const { service, one } = opened();
    const names = Array.from({ length: 60 }, (_, at) => ['Zymergen', 'Ginkgo', 'Mercury'][at % 3]);
    const results = await service.reconcile(
      Object.fromEntries(names.map((query, at) => [`q${at}`, { query }])),
    );
    expect(Object.keys(results)).toEqual(names.map((_, at) => `q${at}`));
    expect(results.q57).toEqual({ result: await one({ query: 'Zymergen' }) });
    expect(await service.reconcile({})).toEqual({});
  });

  it('finds what was created since the universe was opened, by its id and by the same record', async () => {
    const { service, one, created } = opened();
    const id = await created({ trading_name: 'Unheard Qx', city: 'Köln', country: 'DE' });
    const properties = [
      { pid: 'city', v: 'Köln' },
      { pid: 'country', v: 'DE' },
    ];
    for (const query of [{ query: id }, { query: 'Unheard Qx', properties }])
      expect(await one(query)).toMatchObject([{ id, name: 'Unheard Qx' }]);
    expect((await service.suggest('entity', id)).result).toMatchObject([{ id }]);
    expect(await service.described('entity', id)).toMatchObject({ name: 'Unheard Qx' });
    const { rows } = await service.extend({ ids: [id], properties: [{ id: 'city' }] });
    expect(rows[id]).toEqual({ city: [{ str: 'Köln' }] });
  });

  it('leaves no job behind, and pins every id that it tells', async () => {
    const { store, pinned, one } = opened();
    await one({ query: 'Mercury' });
    expect(await pinned()).toEqual([mintCoreId('list:m1'), mintCoreId('list:m2')].toSorted());
    expect(await store.openCounts()).toEqual({ waiting: 0, running: 0 });
    expect(await store.latestResolution('default', await pinned())).toBeUndefined();
  });
});

describe('a data extension', () => {
  it('tells what a combined job does, and what only records have', async () => {
    const { service, pinned } = opened();
    const properties = ['website', 'parent', 'operational_status', 'lei', 'names', 'sources'].map((id) => ({
      id,
    }));
    const { rows } = await service.extend({ ids: [Z, '1111111111'], properties });
    expect(rows[Z]).toEqual({
      website: [{ str: 'zymergen.com' }],
      parent: [{ id: G, name: 'Ginkgo' }],
      operational_status: [{ str: 'Undetermined' }],
      lei: [{ str: 'W38RGI023J3WT1HWRP32' }],
      names: [{ str: 'Zymergen' }, { str: 'Zymergen Inc' }],
      sources: [{ str: 'list:z' }],
    });
    expect(Object.values(rows['1111111111'] ?? { none: [1] }).flat()).toEqual([]);
    expect(await pinned()).toEqual([Z, G].toSorted());
  });
});

describe('what a user looks at', () => {
  it('finds entities by name or id, pinned as they are told', async () => {
    const { service, pinned } = opened();
    const { result } = await service.suggest('entity', 'Zymergen');
    expect(result[0]).toMatchObject({
      id: Z,
      name: 'Zymergen',
      notable: [{ id: 'Organization' }, { id: 'Company' }],
    });
    expect(result[0]?.description).toBe('Zymergen Inc · Emeryville, US · zymergen.com');
    expect((await service.suggest('entity', ` ${G}`)).result).toMatchObject([{ id: G }]);
    expect((await service.suggest('entity', '')).result).toEqual([]);
    expect(await pinned()).toEqual([Z, G].toSorted());
  });

  it('describes entities, properties and types', async () => {
    const { service } = opened();
    const described = await service.described('entity', Z);
    expect(described).toMatchObject({ id: Z, name: 'Zymergen' });
    expect(described?.facts).toContainEqual({ label: 'Parent', value: 'Ginkgo' });
    expect((await service.described('property', 'parent'))?.name).toBe('Parent company');
    expect((await service.described('type', 'Company'))?.name).toBe('Company');
    expect(await service.described('entity', '1111111111')).toBeUndefined();
  });
});

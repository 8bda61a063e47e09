import fc from 'fast-check';
import { expect } from 'vitest';
import { JOB_TRANSITIONS } from '../../src/jobs/job-states.ts';
import type { ClaimedJob, Lease, NewJob } from '../../src/jobs/job-store.ts';
import { completedJob, failedJob, newJob, servedJob } from './jobs.ts';
import type { TimedJobStore } from './timed-store.ts';

/** What workers, clocks and crashes do to a store; numbers pick owners, jobs and claims of before. */
type Step =
  | { readonly kind: 'create'; readonly key: number }
  | {
      readonly kind: 'createClaimed';
      readonly key: number;
      readonly owner: number;
      readonly leaseMs: number;
    }
  | {
      readonly kind: 'claim';
      readonly owner: number;
      readonly leaseMs: number;
      readonly picks: readonly number[];
    }
  | {
      readonly kind: 'claimNext';
      readonly owner: number;
      readonly leaseMs: number;
      readonly limit: number;
    }
  | { readonly kind: 'handBack'; readonly picks: readonly number[] }
  | { readonly kind: 'finish'; readonly picks: readonly number[]; readonly fails: boolean }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'die'; readonly owner: number };

/** What must be true of the jobs, kept beside the store. */
interface Model {
  now: number;
  readonly jobs: Map<string, ModelJob>;
  readonly idByKey: Map<string, string>;
  /** Every claim that was ever given, also those that were lost. */
  readonly claims: ClaimedJob[];
}

interface ModelJob {
  readonly isServed: boolean;
  state: 'pending' | 'processing' | 'completed' | 'failed';
  token: number;
  owner: string;
  untilMs: number;
}

const OWNERS = ['a', 'b', 'c'] as const;
const picks = fc.array(fc.nat(30), { minLength: 1, maxLength: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), key: fc.nat(5) }),
  fc.record({
    kind: fc.constant('createClaimed' as const),
    key: fc.nat(5),
    owner: fc.nat(2),
    leaseMs: fc.nat(20),
  }),
  fc.record({ kind: fc.constant('claim' as const), owner: fc.nat(2), leaseMs: fc.nat(20), picks }),
  fc.record({
    kind: fc.constant('claimNext' as const),
    owner: fc.nat(2),
    leaseMs: fc.nat(20),
    limit: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant('handBack' as const), picks }),
  fc.record({ kind: fc.constant('finish' as const), picks, fails: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(30) }),
  fc.record({ kind: fc.constant('die' as const), owner: fc.nat(2) }),
);

/** The property that a store does what the model says, whatever happens in whatever order. */
export function interleavings(open: () => TimedJobStore): fc.IAsyncProperty<[Step[]]> {
  return fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
    const store = open();
    const model: Model = { now: 1_000_000, jobs: new Map(), idByKey: new Map(), claims: [] };
    for (const one of steps) {
      const before = states(model);
      await act(one, store, model);
      await expectSame(store, model);
      for (const [id, state] of before) expectAllowed(state, model.jobs.get(id)?.state);
    }
    await finishAll(store, model);
  });
}

async function act(one: Step, store: TimedJobStore, model: Model): Promise<void> {
  if (one.kind === 'wait') model.now += one.ms;
  if (one.kind === 'create') await create(store, model, one.key);
  if (one.kind === 'createClaimed') await createClaimed(store, model, one);
  if (one.kind === 'claim')
    await claim(store, model, { ids: picked([...model.jobs.keys()], one.picks), ...one });
  if (one.kind === 'claimNext') await claimNext(store, model, one);
  if (one.kind === 'handBack') await handBack(store, model, picked(model.claims, one.picks));
  if (one.kind === 'finish')
    await finish(store, model, { claims: picked(model.claims, one.picks), fails: one.fails });
  if (one.kind === 'die') await die(store, model, OWNERS[one.owner] ?? 'a');
}

async function create(store: TimedJobStore, model: Model, number: number): Promise<void> {
  const [id = ''] = await store.at(model.now).create([numbered(number)]);
  created(model, number, id);
}

async function createClaimed(
  store: TimedJobStore,
  model: Model,
  { key: number, owner, leaseMs }: { key: number; owner: number; leaseMs: number },
): Promise<void> {
  const lease = { owner: OWNERS[owner] ?? 'a', forMs: leaseMs };
  const [job] = await store.at(model.now).createClaimed([numbered(number)], lease);
  const isNew = created(model, number, job?.id ?? '');
  claimedAs(isNew ? [job?.id ?? ''] : [], job?.claimed === undefined ? [] : [job.claimed], { model, lease });
}

/** Jobs of even numbers come with an API key. */
function numbered(number: number): NewJob {
  const key = `key-${number}`;
  return (number % 2 === 0 ? servedJob : newJob)({ name: key, idempotencyKey: key });
}

/** Notes a job as pending that was not there before. */
function created({ jobs, idByKey }: Model, number: number, id: string): boolean {
  const key = `key-${number}`;
  expect(idByKey.get(key) ?? id).toBe(id);
  idByKey.set(key, id);
  if (jobs.has(id)) return false;
  jobs.set(id, { isServed: number % 2 === 0, state: 'pending', token: 0, owner: '', untilMs: 0 });
  return true;
}

async function claim(
  store: TimedJobStore,
  model: Model,
  { ids, owner, leaseMs }: { ids: readonly string[]; owner: number; leaseMs: number },
): Promise<void> {
  const lease = { owner: OWNERS[owner] ?? 'a', forMs: leaseMs };
  const free = [...new Set(ids)].filter((id) => isFree(model, id));
  claimedAs(free, await store.at(model.now).claim(ids, lease), { model, lease });
}

async function claimNext(
  store: TimedJobStore,
  model: Model,
  { owner, leaseMs, limit }: { owner: number; leaseMs: number; limit: number },
): Promise<void> {
  const lease = { owner: OWNERS[owner] ?? 'a', forMs: leaseMs };
  const free = [...model.jobs].flatMap(([id, { isServed }]) => (isServed && isFree(model, id) ? [id] : []));
  // One that was begun before is worked on alone.
  const begun = free.filter((id) => model.jobs.get(id)?.state === 'processing').slice(0, 1);
  const expected = begun.length > 0 ? begun : free.slice(0, limit);
  claimedAs(expected, await store.at(model.now).claimNext(limit, lease), { model, lease });
}

function claimedAs(
  expected: readonly string[],
  claimed: readonly ClaimedJob[],
  { model, lease }: { model: Model; lease: Lease },
): void {
  expect(claimed.map((job) => job.id)).toEqual(expected);
  for (const { id, token } of claimed) {
    const job = model.jobs.get(id);
    expect(token).toBeGreaterThan(job?.token ?? Number.POSITIVE_INFINITY);
    const { owner, forMs } = lease;
    Object.assign(job ?? {}, { state: 'processing', token, owner, untilMs: model.now + forMs });
  }
  model.claims.push(...claimed);
}

async function handBack(store: TimedJobStore, { jobs }: Model, claims: readonly ClaimedJob[]): Promise<void> {
  await store.handBack(claims);
  for (const { id, token } of claims) {
    const job = jobs.get(id);
    if (job?.state === 'processing' && job.token === token) Object.assign(job, { owner: '', untilMs: 0 });
  }
}

function isFree({ jobs, now }: Model, id: string): boolean {
  const job = jobs.get(id);
  return job?.state === 'pending' || (job?.state === 'processing' && job.untilMs < now);
}

async function finish(
  store: TimedJobStore,
  model: Model,
  { claims, fails }: { claims: readonly ClaimedJob[]; fails: boolean },
): Promise<void> {
  const results = [...new Set(claims)].map((job) => (fails ? failedJob(job) : completedJob(job)));
  const done = await store.at(model.now).finish(results);
  const held = results.filter(({ id, token }) => {
    const job = model.jobs.get(id);
    return job?.state === 'processing' && job.token === token;
  });
  expect(done).toEqual(held.map((job) => job.id));
  for (const { id, result } of held) Object.assign(model.jobs.get(id) ?? {}, { state: result.state });
}

async function die(store: TimedJobStore, { jobs }: Model, owner: string): Promise<void> {
  const orphans = [...jobs.values()].filter((job) => job.state === 'processing' && job.owner === owner);
  expect(await store.releaseLeases((name) => name !== owner)).toBe(orphans.length);
  for (const job of orphans) job.untilMs = 0;
}

/** After everything every job can still be brought to its end, once. */
async function finishAll(store: TimedJobStore, model: Model): Promise<void> {
  model.now += 1000;
  const ids = [...model.jobs.keys()];
  await claim(store, model, { ids, owner: 0, leaseMs: 10 });
  await finish(store, model, { claims: model.claims, fails: false });
  await expectSame(store, model);
  expect(
    [...states(model).values()].filter((state) => state === 'pending' || state === 'processing'),
  ).toEqual([]);
}

function states({ jobs }: Model): ReadonlyMap<string, ModelJob['state']> {
  return new Map([...jobs].map(([id, { state }]) => [id, state]));
}

async function expectSame(store: TimedJobStore, model: Model): Promise<void> {
  const read = await store.read('default', 'entity-resolution', [...model.jobs.keys()]);
  expect(read.map((job) => job?.state)).toEqual([...states(model).values()]);
  const served = [...model.jobs.values()].filter(({ isServed }) => isServed);
  const count = (state: ModelJob['state']) => served.filter((job) => job.state === state).length;
  expect(await store.openCounts()).toEqual({ waiting: count('pending'), running: count('processing') });
}

function expectAllowed(from: ModelJob['state'], to: ModelJob['state'] | undefined): void {
  expect([from, ...JOB_TRANSITIONS[from]]).toContain(to);
}

function picked<T>(all: readonly T[], numbers: readonly number[]): readonly T[] {
  return all.length === 0 ? [] : numbers.flatMap((number) => all[number % all.length] ?? []);
}

import fc from 'fast-check';
import { expect } from 'vitest';
import { JOB_TRANSITIONS } from '../../src/jobs/job-states.ts';
import type { ClaimedJob, JobStore, Lease } from '../../src/jobs/job-store.ts';
import { completedJob, failedJob, newJob, servedJob } from './jobs.ts';

/** What workers, clocks and crashes do to a store; numbers pick owners, jobs and claims of before. */
type Step =
  | { readonly kind: 'create'; readonly key: number }
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
export function interleavings(open: () => JobStore): fc.IProperty<[Step[]]> {
  return fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
    const store = open();
    const model: Model = { now: 1_000_000, jobs: new Map(), idByKey: new Map(), claims: [] };
    for (const one of steps) {
      const before = states(model);
      act(one, store, model);
      expectSame(store, model);
      for (const [id, state] of before) expectAllowed(state, model.jobs.get(id)?.state);
    }
    finishAll(store, model);
  });
}

function act(one: Step, store: JobStore, model: Model): void {
  if (one.kind === 'wait') model.now += one.ms;
  if (one.kind === 'create') create(store, model, one.key);
  if (one.kind === 'claim') claim(store, model, { ids: picked([...model.jobs.keys()], one.picks), ...one });
  if (one.kind === 'claimNext') claimNext(store, model, one);
  if (one.kind === 'handBack') handBack(store, model, picked(model.claims, one.picks));
  if (one.kind === 'finish')
    finish(store, model, { claims: picked(model.claims, one.picks), fails: one.fails });
  if (one.kind === 'die') die(store, model, OWNERS[one.owner] ?? 'a');
}

/** Jobs of even numbers come with an API key. */
function create(store: JobStore, model: Model, number: number): void {
  const key = `key-${number}`;
  const isServed = number % 2 === 0;
  const job = (isServed ? servedJob : newJob)({ name: key, idempotencyKey: key });
  const [id = ''] = store.create([job], model.now);
  expect(model.idByKey.get(key) ?? id).toBe(id);
  model.idByKey.set(key, id);
  if (!model.jobs.has(id))
    model.jobs.set(id, { isServed, state: 'pending', token: 0, owner: '', untilMs: 0 });
}

function claim(
  store: JobStore,
  model: Model,
  { ids, owner, leaseMs }: { ids: readonly string[]; owner: number; leaseMs: number },
): void {
  const lease = { owner: OWNERS[owner] ?? 'a', untilMs: model.now + leaseMs };
  const free = [...new Set(ids)].filter((id) => isFree(model, id));
  claimedAs(free, store.claim(ids, lease, model.now), { model, lease });
}

function claimNext(
  store: JobStore,
  model: Model,
  { owner, leaseMs, limit }: { owner: number; leaseMs: number; limit: number },
): void {
  const lease = { owner: OWNERS[owner] ?? 'a', untilMs: model.now + leaseMs };
  const free = [...model.jobs].flatMap(([id, { isServed }]) => (isServed && isFree(model, id) ? [id] : []));
  // One that was begun before is worked on alone.
  const begun = free.filter((id) => model.jobs.get(id)?.state === 'processing').slice(0, 1);
  const expected = begun.length > 0 ? begun : free.slice(0, limit);
  claimedAs(expected, store.claimNext(limit, lease, model.now), { model, lease });
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
    Object.assign(job ?? {}, { state: 'processing', token, ...lease });
  }
  model.claims.push(...claimed);
}

function handBack(store: JobStore, { jobs }: Model, claims: readonly ClaimedJob[]): void {
  store.handBack(claims);
  for (const { id, token } of claims) {
    const job = jobs.get(id);
    if (job?.state === 'processing' && job.token === token) Object.assign(job, { owner: '', untilMs: 0 });
  }
}

function isFree({ jobs, now }: Model, id: string): boolean {
  const job = jobs.get(id);
  return job?.state === 'pending' || (job?.state === 'processing' && job.untilMs < now);
}

function finish(
  store: JobStore,
  model: Model,
  { claims, fails }: { claims: readonly ClaimedJob[]; fails: boolean },
): void {
  const results = [...new Set(claims)].map((job) => (fails ? failedJob(job) : completedJob(job)));
  const done = store.finish(results, model.now);
  const held = results.filter(({ id, token }) => {
    const job = model.jobs.get(id);
    return job?.state === 'processing' && job.token === token;
  });
  expect(done).toEqual(held.map((job) => job.id));
  for (const { id, result } of held) Object.assign(model.jobs.get(id) ?? {}, { state: result.state });
}

function die(store: JobStore, { jobs }: Model, owner: string): void {
  const orphans = [...jobs.values()].filter((job) => job.state === 'processing' && job.owner === owner);
  expect(store.releaseLeases((name) => name !== owner)).toBe(orphans.length);
  for (const job of orphans) job.untilMs = 0;
}

/** After everything every job can still be brought to its end, once. */
function finishAll(store: JobStore, model: Model): void {
  model.now += 1000;
  const ids = [...model.jobs.keys()];
  claim(store, model, { ids, owner: 0, leaseMs: 10 });
  finish(store, model, { claims: model.claims, fails: false });
  expectSame(store, model);
  expect(
    [...states(model).values()].filter((state) => state === 'pending' || state === 'processing'),
  ).toEqual([]);
}

function states({ jobs }: Model): ReadonlyMap<string, ModelJob['state']> {
  return new Map([...jobs].map(([id, { state }]) => [id, state]));
}

function expectSame(store: JobStore, model: Model): void {
  const read = store.read('default', 'entity-resolution', [...model.jobs.keys()]);
  expect(read.map((job) => job?.state)).toEqual([...states(model).values()]);
  const served = [...model.jobs.values()].filter(({ isServed }) => isServed);
  const count = (state: ModelJob['state']) => served.filter((job) => job.state === state).length;
  expect(store.openCounts()).toEqual({ waiting: count('pending'), running: count('processing') });
}

function expectAllowed(from: ModelJob['state'], to: ModelJob['state'] | undefined): void {
  expect([from, ...JOB_TRANSITIONS[from]]).toContain(to);
}

function picked<T>(all: readonly T[], numbers: readonly number[]): readonly T[] {
  return all.length === 0 ? [] : numbers.flatMap((number) => all[number % all.length] ?? []);
}

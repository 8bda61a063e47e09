import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import type { ClaimedPart, NewPart } from '../../../src/jobs/shared-parts.ts';
import { MOST_CLAIMS, postgresSharedParts } from '../../../src/store/postgres/postgres-shared-parts.ts';
import { isOwnerAlive } from '../../../src/store/sqlite/process-owner.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const databases = databaseOfFile();
const MINUTE_MS = 60_000;
const JUDGE = { owner: 'judge/1/1', forMs: MINUTE_MS };
const WORKER = { owner: 'worker/1/1', forMs: MINUTE_MS };
/** No process of this host has the number. */
const KILLED = { owner: `${hostname()}/4194305/1`, forMs: MINUTE_MS };
const UNIVERSE = 'a'.repeat(12);

async function opened(parts: readonly Partial<NewPart>[]) {
  const time = { now: 1_000_000 };
  const store = postgresSharedParts(databases.open(), { now: () => time.now });
  await store.begin({ id: 'work_1', workspace: 'acme' }, JUDGE);
  for (const [at, part] of parts.entries())
    await store.offer('work_1', { number: at + 1, step: 'keys', known: 2, referenceVersion: null, ...part });
  const claim = () => store.claim('acme', WORKER, UNIVERSE);
  return { time, store, claim };
}

function some(part: ClaimedPart | undefined): ClaimedPart {
  if (part === undefined) throw new Error('there is no part');
  return part;
}

describePostgres('parts of work that machines share', () => {
  it('are claimed in their order, by others and by who has begun the work', async () => {
    const { store, claim } = await opened([{}, {}, {}]);
    expect(await claim()).toEqual({
      ...{ work: 'work_1', number: 1, step: 'keys', known: 2, referenceVersion: null, token: 1 },
    });
    expect(await store.claimOwn('work_1', JUDGE)).toMatchObject({ number: 2 });
    expect(await store.claim('acme', JUDGE, UNIVERSE)).toBeUndefined();
    expect(await store.claim('others', WORKER, UNIVERSE)).toBeUndefined();
    expect(await claim()).toMatchObject({ number: 3 });
    expect(await claim()).toBeUndefined();
  });

  it('are for processes with the same universe, where one was named', async () => {
    const { store, claim } = await opened([{ referenceVersion: 'b'.repeat(12) }, {}]);
    expect(await claim()).toMatchObject({ number: 2 });
    expect(await claim()).toBeUndefined();
    expect(await store.claim('acme', WORKER, 'b'.repeat(12))).toMatchObject({ number: 1 });
  });

  it('are taken once when they are done, and forgotten', async () => {
    const { store, claim } = await opened([{}, {}]);
    expect(await store.finish(some(await claim()))).toBe(true);
    await store.drop(some(await store.claimOwn('work_1', JUDGE)));
    expect(await store.takeDone('work_1')).toEqual([{ number: 1, token: 1 }]);
    expect(await store.takeDone('work_1')).toEqual([]);
    expect(await databases.elsewhere().rows('SELECT 1 FROM core.dataset_part')).toEqual([]);
  });

  it('are done by another when the lease has ended, and no more by who has lost it', async () => {
    const { time, store, claim } = await opened([{}]);
    const first = some(await claim());
    time.now += MINUTE_MS - 1;
    expect(await claim()).toBeUndefined();
    await store.renewPart(first, MINUTE_MS);
    time.now += MINUTE_MS;
    expect(await claim()).toBeUndefined();
    time.now += 1;
    const second = some(await claim());
    expect(second.token).toBe(2);
    expect(await store.finish(first)).toBe(false);
    await store.handBack(first);
    await store.renewPart(first, 2 * MINUTE_MS);
    expect(await store.finish(second)).toBe(true);
  });

  it('are free at once when their process is gone from this host', async () => {
    const { store, claim } = await opened([{}]);
    await store.claim('acme', KILLED, UNIVERSE);
    expect(await claim()).toBeUndefined();
    expect(await store.releaseLeases(isOwnerAlive)).toBe(1);
    expect(await claim()).toMatchObject({ token: 2 });
    expect(await store.releaseLeases(isOwnerAlive)).toBe(0);
  });

  it('are left to who has begun the work when they were handed back too often', async () => {
    const { store, claim } = await opened([{}]);
    for (let claims = 0; claims < MOST_CLAIMS; claims++) await store.handBack(some(await claim()));
    expect(await claim()).toBeUndefined();
    expect(await store.claimOwn('work_1', JUDGE)).toMatchObject({ number: 1 });
  });

  it('end with their work, which is left when nobody renews it', async () => {
    const { time, store, claim } = await opened([{}]);
    const part = some(await claim());
    expect(await store.left(isOwnerAlive)).toEqual([]);
    time.now += MINUTE_MS - 1;
    expect(await store.renew('work_1', MINUTE_MS)).toBe(true);
    time.now += MINUTE_MS;
    expect(await store.left(isOwnerAlive)).toEqual([]);
    time.now += 1;
    expect(await store.left(isOwnerAlive)).toEqual(['work_1']);
    await store.end('work_1');
    expect(await store.renew('work_1', MINUTE_MS)).toBe(false);
    expect(await store.finish(part)).toBe(false);
    await store.begin({ id: 'work_2', workspace: 'acme' }, KILLED);
    expect(await store.left(isOwnerAlive)).toEqual(['work_2']);
  });
});

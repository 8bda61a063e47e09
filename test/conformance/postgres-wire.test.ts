import { afterAll, beforeAll, inject } from 'vitest';
import { newIds } from '../../src/engine/new-ids.ts';
import { postgresJobStore } from '../../src/store/postgres/postgres-job-store.ts';
import { postgresPlace } from '../serve/postgres-place.ts';
import { describePostgres } from '../store/postgres/postgres-databases.ts';
import { timedStore } from '../store/timed-store.ts';
import { runSuite } from './conforms.ts';
import { coreServe } from './core-serve.ts';
import { ownerIn } from './owner.ts';
import { WIRE_SUITE } from './wire-suite.ts';
import type { WireTarget } from './wire-target.ts';

describePostgres('on PostgreSQL', () => {
  const closing: (() => unknown)[] = [];
  let target: WireTarget;

  beforeAll(async () => {
    const atEnd = (close: () => unknown) => void closing.push(close);
    const { stores, database, folder, machine } = await postgresPlace({ atEnd });
    const jobs = timedStore((now) => postgresJobStore(database, { newId: newIds(now), now }));
    const owner = ownerIn({ stores, jobs, companies: inject('starterData') });
    atEnd(owner.close);
    target = await coreServe({ ...machine('one'), folder, owner, atEnd });
  });

  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  runSuite(WIRE_SUITE, {
    title: 'core serve',
    target: () => target,
    has: ['receiver', 'signingSecret', 'owner'],
  });
});

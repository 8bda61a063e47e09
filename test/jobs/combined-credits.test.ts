import { describe, expect, it, onTestFinished } from 'vitest';
import { chargesOf, DEFAULT_PRICES } from '../../src/access/prices.ts';
import type { FollowUp } from '../../src/contract/combined.ts';
import { inProcessExecutor } from '../../src/engine/jobs/in-process-executor.ts';
import { NO_DATASETS } from '../../src/jobs/judged-accounts.ts';
import { jobRunner } from '../../src/jobs/runner.ts';
import type { ResolutionContext } from '../../src/jobs/workflows/workflow.ts';
import { rarityOf } from '../../src/resolution/names/rarity.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteCreditStore } from '../../src/store/sqlite/sqlite-credit-store.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import { type Hierarchy, hierarchyOf } from '../../src/universe/hierarchy/reference-family.ts';
import { company, universeOf } from '../builders.ts';
import { servedJob } from '../store/jobs.ts';
import { tempPath } from '../temp-folder.ts';

const ZYMERGEN = company({ source: 'starter', id: 'zymergen', name: 'Zymergen', website: 'zymergen.com' });
const BOTH: readonly FollowUp[] = ['firmographics', 'resolve-parent'];
const MATCHES = { website: 'zymergen.com' };
const UNHEARD_OF = { trading_name: 'Unheard Qx' };

describe('the ledger of a combined job', () => {
  it('has one charge for each part of a job that ran to its end', async () => {
    expect(await ledgerOf({ ...MATCHES, jobs: BOTH })).toEqual({
      state: 'completed',
      charge: ['entity-resolution', ...BOTH],
      refund: [],
    });
  });

  it('has one charge and no refund for a follow-up that is named twice', async () => {
    const jobs = ['firmographics', 'firmographics'];
    const charge = ['entity-resolution', 'firmographics'];
    expect(await ledgerOf({ ...MATCHES, jobs })).toEqual({ state: 'completed', charge, refund: [] });
    expect(await ledgerOf({ ...UNHEARD_OF, jobs })).toMatchObject({ charge, refund: ['firmographics'] });
  });

  it('gives the follow-ups back when nobody has heard of the company', async () => {
    expect(await ledgerOf({ ...UNHEARD_OF, jobs: BOTH })).toEqual({
      state: 'completed',
      charge: ['entity-resolution', ...BOTH],
      refund: BOTH,
    });
  });

  it('gives everything back for a core_id that nobody has', async () => {
    const all = ['entity-resolution', ...BOTH];
    const ledger = await ledgerOf({ core_id: '1000000001', jobs: BOTH });
    expect(ledger).toEqual({ state: 'failed', charge: all, refund: all });
  });

  it('keeps the charge of the resolution when a follow-up fails', async () => {
    const universe = universeWith({ infer: fail });
    expect(await ledgerOf({ ...MATCHES, jobs: BOTH }, universe)).toEqual({
      state: 'failed',
      charge: ['entity-resolution', ...BOTH],
      refund: BOTH,
    });
  });

  it('keeps it, too, when the entity left the universe before the follow-ups ran', async () => {
    const universe = universeWith({ family: { facts: () => undefined } });
    expect(await ledgerOf({ ...MATCHES, jobs: ['resolve-parent'] }, universe)).toEqual({
      state: 'failed',
      charge: ['entity-resolution', 'resolve-parent'],
      refund: ['resolve-parent'],
    });
  });
});

/** A universe whose hierarchy answers otherwise than it should. */
function universeWith(hierarchy: Partial<Hierarchy> = {}): ResolutionContext {
  const reference = universeOf([ZYMERGEN]);
  const rarity = rarityOf(reference.index);
  return { reference, rarity, hierarchy: { ...hierarchyOf(reference), ...hierarchy } };
}

/** Runs one job to its end, and gives how it ended with the operations of its entries in the ledger. */
async function ledgerOf(
  request: { readonly jobs: readonly string[] } & Readonly<Record<string, unknown>>,
  universe = universeWith(),
) {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  const store = sqliteJobStore(database, { newId: () => '1', now: Date.now });
  // The lists of these tests hold follow-ups.
  const charges = chargesOf('combined', request.jobs as readonly FollowUp[], DEFAULT_PRICES);
  const ids = await store.create([servedJob({ family: 'combined', request, charges })]);
  await jobRunner({ store, executor: inProcessExecutor({ universe, crm: NO_DATASETS }), owner: 'me' }).run(
    ids,
  );
  const [job] = await store.read('default', 'combined', ids);
  const entries = await sqliteCreditStore(database).entries({ limit: 100 });
  const of = (wanted: string) =>
    entries.flatMap(({ kind, operation }) => (kind === wanted ? [operation] : [])).sort();
  return { state: job?.state, charge: of('charge'), refund: of('refund') };
}

function fail(): never {
  throw new Error('the hierarchy is damaged');
}

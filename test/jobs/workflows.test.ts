import { describe, expect, it } from 'vitest';
import { chargesOf, DEFAULT_PRICES } from '../../src/access/prices.ts';
import { CombinedRecord, type FollowUp } from '../../src/contract/combined.ts';
import { CrosscheckRecord } from '../../src/contract/crosscheck.ts';
import { FirmographicsRecord } from '../../src/contract/firmographics.ts';
import type { JobFamily } from '../../src/contract/job.ts';
import { ResolveParentRecord } from '../../src/contract/resolve-parent.ts';
import type { ClaimedJob, ExecutedJob } from '../../src/jobs/job-store.ts';
import { NO_DATASETS } from '../../src/jobs/judged-accounts.ts';
import { runJob } from '../../src/jobs/workflows/run-job.ts';
import type { ResolutionContext, WorkflowContext } from '../../src/jobs/workflows/workflow.ts';
import { rarityOf } from '../../src/resolution/names/rarity.ts';
import { mintCoreId } from '../../src/universe/core-id.ts';
import { hierarchyOf } from '../../src/universe/hierarchy/reference-family.ts';
import { company, universeOf } from '../builders.ts';
import { runThrough } from './run-through.ts';

const ZYMERGEN = company({
  source: 'starter',
  id: 'zymergen',
  name: 'Zymergen',
  legalName: 'Zymergen Inc',
  website: 'zymergen.com',
  country: 'US',
  relations: [{ type: 'parent', id: 'ginkgo' }],
});
const GINKGO = company({
  source: 'starter',
  id: 'ginkgo',
  name: 'Ginkgo',
  website: 'ginkgo.bio',
  country: 'US',
});
const BANKS = ['Dallas', 'Dayton'].map((city) =>
  company({ source: 'ror', id: city, name: 'First Bank', country: 'US', city }),
);
const ZYMERGEN_ID = mintCoreId('starter:zymergen');
const GINKGO_ID = mintCoreId('starter:ginkgo');
const BOTH: readonly FollowUp[] = ['firmographics', 'resolve-parent'];
const NOBODY = '1000000001';

describe('a combined job', () => {
  it('resolves first, and runs what was asked for in a second step', async () => {
    const first = await runJob(
      claimed('combined', { website: 'zymergen.com', jobs: BOTH }),
      contextOf(universe()),
    );
    expect(first).toMatchObject({
      id: 'job_1',
      token: 3,
      step: { ran: ['entity-resolution'], result: { state: 'completed' } },
    });
    const job = await run('combined', { website: 'zymergen.com', jobs: BOTH });
    const record = recordOf(job);
    expect(CombinedRecord.strict().parse(record)).toEqual(record);
    expect(record).toMatchObject({
      core_id: ZYMERGEN_ID,
      firmographics: { core_id: ZYMERGEN_ID, operational_status: 'Undetermined' },
      parentage: { parent: { trading_name: 'Ginkgo' }, top_parent: { trading_name: 'Ginkgo' } },
    });
    expect([job.notRun, job.pinned?.coreId]).toEqual([[], ZYMERGEN_ID]);
    expect(job.mentioned.map(({ coreId }) => coreId)).toContain(GINKGO_ID);
  });

  it('keeps the charge of what ran when its entity left the universe between the steps', async () => {
    const job = claimed('combined', { website: 'zymergen.com', jobs: BOTH });
    const first = await runJob(job, contextOf(universe()));
    const progress = 'step' in first ? first.step : null;
    const last = await runThrough({ ...job, progress }, contextOf(universe([BANKS[0] ?? GINKGO])));
    expect(last.result).toMatchObject({ state: 'failed', errorType: 'core_id_not_found' });
    expect(last.notRun).toEqual(BOTH);
  });

  it('completes without an entity: nothing of the follow-ups but null, and their charges given back', async () => {
    const job = await run('combined', { trading_name: 'Unheard Qx', jobs: BOTH, external_id: '001A' });
    const record = recordOf(job);
    expect(CombinedRecord.strict().parse(record)).toEqual(record);
    expect(record).toMatchObject({
      core_id: null,
      legal_info: null,
      external_id: '001A',
      firmographics: null,
      parentage: null,
    });
    expect([job.notRun, outcomeOf(job)]).toEqual([BOTH, 'no_match']);
    expect([job.pinned, job.created]).toEqual([null, null]);
  });

  it.each([
    ['firmographics', 'firmographics', 'parentage'],
    ['resolve-parent', 'parentage', 'firmographics'],
  ])('has the member of %s alone when nothing else was asked for', async (followUp, member, other) => {
    const job = await run('combined', { trading_name: 'Unheard Qx', jobs: [followUp] });
    expect(recordOf(job)).toHaveProperty(member, null);
    expect(recordOf(job)).not.toHaveProperty(other);
    expect(job.notRun).toEqual([followUp]);
  });

  it('is one of each follow-up when the list has them twice', async () => {
    const jobs = ['resolve-parent', 'firmographics', 'resolve-parent'];
    expect([...(await run('combined', { trading_name: 'Unheard Qx', jobs })).notRun].sort()).toEqual(BOTH);
    expect((await run('combined', { website: 'zymergen.com', jobs })).notRun).toEqual([]);
    const { notRun } = await run('combined', { core_id: NOBODY, jobs });
    expect([...notRun].sort()).toEqual(['entity-resolution', ...BOTH]);
  });

  it('has no entity when several are as likely, and tells which', async () => {
    const job = await run('combined', { trading_name: 'First Bank', country: 'US', jobs: BOTH });
    expect(recordOf(job)).toMatchObject({ core_id: null, firmographics: null, parentage: null });
    expect([outcomeOf(job), job.mentioned.length]).toEqual(['ambiguous', 2]);
  });

  it('fails for a core_id that nobody has, and gives everything back', async () => {
    const job = await run('combined', { core_id: NOBODY, jobs: BOTH });
    expect(job.result).toMatchObject({ state: 'failed', errorType: 'core_id_not_found' });
    expect(job.notRun).toEqual(['entity-resolution', ...BOTH]);
  });

  it('has a social profile of null without an entity, when one was asked for', async () => {
    const job = await run('combined', { trading_name: 'Unheard Qx', match_to_social: true, jobs: BOTH });
    expect(recordOf(job)).toHaveProperty('social', null);
  });
});

describe('a follow-up of its own', () => {
  it('finds the parents of an entity, and pins the ids that it tells', async () => {
    const job = await run('resolve-parent', { core_id: ZYMERGEN_ID });
    const record = recordOf(job);
    expect(ResolveParentRecord.strict().parse(record)).toEqual(record);
    expect(record).toMatchObject({
      core_id: ZYMERGEN_ID,
      parent: { core_id: GINKGO_ID },
      regional_subsidiary: { is_regional: false },
    });
    expect([job.notRun, job.pinned?.coreId, job.mentioned.map(({ coreId }) => coreId)]).toEqual([
      [],
      ZYMERGEN_ID,
      [GINKGO_ID],
    ]);
    expect(job.result.extended).not.toHaveProperty('no_parent_reason');
    expect(job.result.extended?.identity).toEqual({
      ...{ identity_type: 'legal_entity', legal_name: 'Zymergen Inc', trading_name: 'Zymergen' },
      ...{ website: 'zymergen.com', country: 'US' },
    });
  });

  it('says on request why there is no parent', async () => {
    const job = await run('resolve-parent', { core_id: GINKGO_ID });
    expect(recordOf(job)).toMatchObject({
      parent: null,
      top_parent: { core_id: GINKGO_ID, reasoning: null },
    });
    expect(job.result.extended).toHaveProperty('no_parent_reason', 'No source names a parent.');
  });

  it('tells the firmographics of an entity', async () => {
    const record = recordOf(await run('firmographics', { core_id: ZYMERGEN_ID }));
    expect(FirmographicsRecord.strict().parse(record)).toEqual(record);
    expect(record).toMatchObject({ core_id: ZYMERGEN_ID, headcount: null });
  });

  it.each([NOBODY, '12', 'no id'])('fails for %j, which is no entity', async (core_id) => {
    for (const family of ['resolve-parent', 'firmographics'] as const)
      expect(await run(family, { core_id })).toMatchObject({
        result: { state: 'failed', errorType: 'core_id_not_found' },
        notRun: [family],
      });
  });
});

describe('a crosscheck', async () => {
  it('tells the identity of a known company; the pass is not run and given back', async () => {
    const job = await run('crosscheck', { website: 'zymergen.com', external_id: '001A' });
    const record = recordOf(job);
    expect(CrosscheckRecord.strict().parse(record)).toEqual(record);
    expect(record).toMatchObject({
      core_id: ZYMERGEN_ID,
      external_id: '001A',
      identity: { identity_type: 'legal_entity', legal_info: { legal_name: 'Zymergen Inc' } },
      crosscheck: null,
      parentage: null,
    });
    expect(record).not.toHaveProperty('social');
    expect([job.notRun, job.pinned?.coreId, job.created]).toEqual([['crosscheck'], ZYMERGEN_ID, null]);
  });

  it('creates a company that is new, and pins its id', async () => {
    const company = { trading_name: 'Unheard Qx', city: 'Köln', country: 'DE' };
    const job = await run('crosscheck', { ...company, external_id: '001A' });
    const record = recordOf(job);
    expect(CrosscheckRecord.strict().parse(record)).toEqual(record);
    expect(record).toMatchObject({ identity: { trading_info: { trading_name: 'Unheard Qx' } } });
    expect(outcomeOf(job)).toBe('created');
    expect([job.pinned?.coreId, job.created?.source]).toEqual([record.core_id, 'created']);
    expect(JSON.stringify(job.created)).not.toContain('001A');
  });

  it('gives variants of one new company one id', async () => {
    const variants = [
      { trading_name: 'Unheard Qx', city: 'Köln', country: 'DE', external_id: '001A' },
      { legal_name: 'UNHEARD QX GmbH', city: 'KÖLN', country: 'Germany', external_id: '001B' },
    ];
    const ids = await Promise.all(
      variants.map(async (request) => recordOf(await run('crosscheck', request)).core_id),
    );
    expect([new Set(ids).size, typeof ids[0]]).toEqual([1, 'string']);
  });

  it.each([
    ['nothing but a name that nobody knows', { trading_name: 'Unheard Qx' }, 'no_match'],
    ['a name that is junk', { trading_name: 'test', city: 'Köln', country: 'DE' }, 'no_match'],
    ['a name that several have', { trading_name: 'First Bank', country: 'US' }, 'ambiguous'],
  ])('resolves no entity from %s', async (_what, company, outcome) => {
    const job = await run('crosscheck', { ...company, external_id: '001A' });
    const record = recordOf(job);
    expect(CrosscheckRecord.strict().parse(record)).toEqual(record);
    expect(record).toMatchObject({ core_id: null, external_id: '001A', crosscheck: null, parentage: null });
    expect(record).toHaveProperty('identity.legal_info', null);
    expect(record).toHaveProperty('identity.trading_info', null);
    expect([outcomeOf(job), job.notRun]).toEqual([outcome, ['crosscheck']]);
    expect([job.pinned, job.created]).toEqual([null, null]);
  });

  it('has the social profile when it was asked for, null without an entity', async () => {
    const asked = { external_id: '001A', match_to_social: true };
    const known = recordOf(await run('crosscheck', { ...asked, website: 'zymergen.com' }));
    expect(CrosscheckRecord.strict().parse(known)).toEqual(known);
    expect(known).toHaveProperty('social.match_type', 'none');
    expect(recordOf(await run('crosscheck', { ...asked, trading_name: 'Unheard Qx' }))).toHaveProperty(
      'social',
      null,
    );
  });

  it('answers the canonical record for a core_id, and fails for one that nobody has', async () => {
    const known = await run('crosscheck', { core_id: ZYMERGEN_ID, external_id: '001A' });
    expect(recordOf(known).core_id).toBe(ZYMERGEN_ID);
    const unknown = await run('crosscheck', { core_id: NOBODY, external_id: '001A' });
    expect(unknown.result).toMatchObject({ state: 'failed', errorType: 'core_id_not_found' });
    expect(unknown.notRun).toEqual(['entity-resolution', 'crosscheck']);
  });
});

describe('an id of a company that has another by now', () => {
  const twice = [
    ZYMERGEN,
    GINKGO,
    company({ source: 'ror', id: 'r1', name: 'Ginkgo', website: 'ginkgo.bio', country: 'US' }),
  ];
  const former = [mintCoreId('starter:ginkgo'), mintCoreId('ror:r1')];

  it('leads to it, and the reasoning says so', async () => {
    const known = universe(twice);
    const [first, second] = await Promise.all(
      former.map((core_id) => runThrough(claimed('entity-resolution', { core_id }), contextOf(known))),
    );
    const records = [first, second].map((job) => recordOf(job as ExecutedJob) as Record<string, unknown>);
    const [{ core_id: now }] = records as [{ readonly core_id: string }];
    const given = former.find((id) => id !== now);
    expect(records.map((record) => record.core_id)).toEqual([now, now]);
    expect(records.map((record) => record.identity_resolution_reasoning)).toContain(
      `The request names this entity by the core_id ${given}, which leads to ${now} now: both are one company.`,
    );
  });
});

describe('a job of any family', () => {
  const REQUESTS: readonly (readonly [JobFamily, object])[] = [
    ['entity-resolution', { website: 'zymergen.com' }],
    ['resolve-parent', { core_id: ZYMERGEN_ID }],
    ['firmographics', { core_id: ZYMERGEN_ID }],
    ['combined', { website: 'zymergen.com', jobs: [...BOTH, ...BOTH] }],
    ['crosscheck', { website: 'zymergen.com', external_id: '001A' }],
  ];

  it.each(REQUESTS)(
    'of %s that breaks inside the engine gives back all that it is charged',
    async (family, request) => {
      const { reference, rarity } = universe();
      const broken = { ...reference, facts: fail, index: { ...reference.index, entityOf: fail } };
      const context = {
        universe: { reference: broken, rarity, hierarchy: hierarchyOf(broken) },
        crm: NO_DATASETS,
      };
      const { cause, ...finished } = await runThrough(claimed(family, request), context);
      expect(finished).toMatchObject({
        id: 'job_1',
        token: 3,
        result: { state: 'failed', errorType: 'unknown' },
      });
      expect(JSON.stringify(finished)).not.toContain('secret');
      expect(cause?.message).toContain('secret');
      expect(finished.notRun).toEqual(chargedFor(family, request));
    },
  );
});

function universe(records = [ZYMERGEN, GINKGO, ...BANKS]): ResolutionContext {
  const reference = universeOf(records);
  return { reference, rarity: rarityOf(reference.index), hierarchy: hierarchyOf(reference) };
}

function contextOf(known: ResolutionContext): WorkflowContext {
  return { universe: known, crm: NO_DATASETS };
}

async function run(family: JobFamily, request: object): Promise<ExecutedJob> {
  const finished = await runThrough(claimed(family, request), contextOf(universe()));
  expect(finished.cause).toBeUndefined();
  return finished;
}

function claimed(family: JobFamily, request: object): ClaimedJob {
  const options = { createMissing: false, keepEvidence: true };
  // Requests of these tests are of their family.
  const job = { id: 'job_1', workspace: 'default', family, request, options, createdMs: 0, progress: null };
  return { ...job, token: 3 } as ClaimedJob;
}

function fail(): never {
  throw new Error('a secret of the engine');
}

function chargedFor(family: JobFamily, request: object): readonly string[] {
  // Of the requests above only the combined one has jobs, and they are follow-ups.
  const jobs = 'jobs' in request ? (request.jobs as readonly FollowUp[]) : [];
  return chargesOf(family, jobs, DEFAULT_PRICES).map(({ operation }) => operation);
}

/** The record of a job that is completed; its core_id is there in every family that has records. */
function recordOf({ result }: ExecutedJob): { readonly core_id: string | null } {
  if (result.state === 'failed') throw new Error(result.errorMessage);
  return result.record as { core_id: string | null };
}

function outcomeOf({ result }: ExecutedJob): string | undefined {
  return result.extended?.outcome;
}

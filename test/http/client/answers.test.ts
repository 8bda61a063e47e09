import { describe, expect, it } from 'vitest';
import { firmographics, parentage, resolved } from '../../contract/examples.ts';
import { aClient, refusalOf } from './a-client.ts';
import { completed, fakeService } from './fake-service.ts';

const AT = '2026-11-20T08:30:00Z';

async function clientOf(body: unknown, status = 200) {
  return aClient((await fakeService(() => ({ body, status }))).endpoint).client;
}

function ended(record: unknown) {
  return { status: 'completed', id: 'j1', created_at: AT, completed_at: AT, record };
}

describe('an answer of another service', () => {
  it('loses the members that are not documented', async () => {
    const record = { ...resolved, score: 0.9, legal_info: { ...resolved.legal_info, lei: 'x' } };
    const client = await clientOf({ ...completed('j1'), record, cost: 1 });
    expect(await client.jobs('entity-resolution', ['j1'])).toEqual([completed('j1')]);
  });

  it('keeps words that are not in the tables', async () => {
    const record = { ...resolved, identity_type: 'branch', company_registration: null };
    const client = await clientOf(ended(record));
    expect(await client.jobs('entity-resolution', ['j1'])).toEqual([ended(record)]);
    const failed = { status: 'failed', jobid: 'j1', created_at: AT, completed_at: AT, record: null };
    const words = { ...failed, error_message: 'no', error_type: 'quota_exceeded' };
    expect(await (await clientOf(words)).jobs('combined', ['j1'])).toEqual([words]);
  });

  it('is complete where the service leaves out what is null', async () => {
    const known = Object.entries(resolved).filter(([name]) => !name.startsWith('company_registration'));
    const client = await clientOf(ended(Object.fromEntries(known)));
    const [job] = await client.jobs('entity-resolution', ['j1']);
    const nothing = { company_registration: null, company_registration_number: null };
    expect(job).toEqual(ended({ ...resolved, ...nothing }));
  });

  it('may write an empty text for an entity that was not found', async () => {
    const [job] = await (await clientOf(ended({ ...resolved, core_id: '' }))).jobs('entity-resolution', [
      'j1',
    ]);
    expect(job).toMatchObject({ record: { core_id: null } });
  });

  it('gives firmographics as far as they can be read', async () => {
    const other = { core_id: '4802117365', headcount: 120, industry: 'Tools', revenue: { value: '9500000' } };
    const [job] = await (await clientOf(ended(other))).jobs('firmographics', ['j1']);
    expect(job).toMatchObject({
      record: { operational_status: 'Undetermined', headcount: null, industry: 'Tools' },
    });
    expect(job).toMatchObject({ record: { revenue: { value: 9_500_000, currency: null } } });
    const [same] = await (await clientOf(ended(firmographics))).jobs('firmographics', ['j1']);
    expect(same).toEqual(ended(firmographics));
  });

  it('may have a member "extended" of its own', async () => {
    const client = await clientOf({ ...completed('j1'), extended: 'by 3 days' });
    expect(await client.jobs('entity-resolution', ['j1'], { extended: true })).toEqual([completed('j1')]);
  });

  it('keeps outcome and evidence where the service has them', async () => {
    const evidence = [
      { comparison: 'name', level: 'equal', left: 'a', right: null, sentence: 'It agrees.', bits: 4.5 },
    ];
    const explanation = { prior_bits: -9, evidence, total_bits: -4.5, probability: 0.1, runner_up: null };
    const extended = {
      outcome: 'matched',
      sources: ['gleif:1'],
      candidates: [],
      unmatched_reason: null,
      explanation,
    };
    const client = await clientOf({ ...completed('j1'), extended });
    expect(await client.jobs('entity-resolution', ['j1'])).toEqual([{ ...completed('j1'), extended }]);
  });

  it('need not tell the steps of a combined job that runs', async () => {
    const client = await clientOf({ status: 'processing', id: 'j1', created_at: AT });
    const [job] = await client.jobs('combined', ['j1']);
    expect(job).toMatchObject({ status: 'processing', id: 'j1' });
  });

  it('of a crosscheck keeps an action that is not known here', async () => {
    const action = { action: 'Split', association_type: null, reasoning: 'two companies' };
    const crosscheck = {
      recommended_action: action,
      duplicate: null,
      op_status: { operational_status: 'Dormant', reasoning: '' },
      checked_at: AT,
    };
    const record = { core_id: null, external_id: '1', identity: resolved, crosscheck, parentage: null };
    const [job] = await (await clientOf(ended(record))).jobs('crosscheck', ['j1']);
    expect(job).toMatchObject({ record: { crosscheck } });
  });
});

describe('an answer that is none', () => {
  it.each([
    ['a page', '<html><title>Sign in</title>', /no JSON: <html><title>Sign in/],
    ['nothing', '', /answers with nothing/],
    ['a list', [], /without the documented "status"/],
    ['a job without a state', { id: 'j1' }, /without the documented "status"/],
    ['a job in an unknown state', { status: 'dreaming', id: 'j1' }, /"status"/],
    ['a completed job without a record', ended(undefined), /"record\.identity_resolution_confidence"/],
    ['a record of another kind', ended({ ...resolved, legal_info: 'Acme' }), /"record\.legal_info"/],
  ])('is told: %s', async (_, body, message) => {
    const error = await refusalOf((await clientOf(body)).jobs('entity-resolution', ['j1']));
    expect(error.code).toBe('REMOTE');
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/^http:\/\/localhost:\d+\/v1\/entity-resolution\/j1 answers/);
  });

  it('is told: a crosscheck whose action cannot be read is not taken for one that did not run', async () => {
    const crosscheck = { op_status: { operational_status: 'Active', reasoning: '' }, checked_at: AT };
    const record = { core_id: null, external_id: '1', identity: resolved, crosscheck, parentage };
    const error = await refusalOf((await clientOf(ended(record))).jobs('crosscheck', ['j1']));
    expect(error.message).toMatch(/"record\.crosscheck\.recommended_action/);
  });

  it('is told: a created job without an id', async () => {
    const client = await clientOf({ status: 'processing' }, 202);
    const error = await refusalOf(client.create('entity-resolution', [{ body: {} }]));
    expect(error.message).toMatch(/without the documented "id"/);
  });

  it('shows no control characters of the other side', async () => {
    const error = await refusalOf((await clientOf('\u001b[31mred\r\nnews')).jobs('combined', ['j1']));
    expect(error.message).toMatch(/no JSON: \[31mred news$/);
  });
});

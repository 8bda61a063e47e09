import { describe, expect, it, onTestFinished } from 'vitest';
import {
  CoreClient,
  JobFailedError,
  signatureOf,
  verifyWebhook,
} from '../../../src/http/client/core-client.ts';
import { AT, crosschecked, firmographics, LATER, parentage, resolved } from '../../contract/examples.ts';
import { fakeService, type Reply, type Seen } from './fake-service.ts';
import { virtualClock } from './virtual-clock.ts';

const RECORDS: Readonly<Record<string, unknown>> = {
  'entity-resolution': resolved,
  'resolve-parent': parentage,
  firmographics,
  combined: { ...resolved, firmographics, parentage },
  crosscheck: crosschecked,
};

/** A service whose jobs have ended when they are first looked at. */
function quick({ method, url }: Seen): Reply {
  const family = url.split('/')[2] ?? '';
  if (method === 'POST') return { status: 202, body: { id: 'j1', status: 'processing' } };
  const job = { status: 'completed', id: 'j1', created_at: AT, completed_at: LATER };
  return { body: { ...job, record: RECORDS[family] } };
}

async function aCoreClient(handler: (seen: Seen) => Reply | undefined = quick) {
  const service = await fakeService(handler);
  const client = new CoreClient({ endpoint: service.endpoint, apiKey: 'key-1', clock: virtualClock() });
  onTestFinished(() => client.close());
  return { client, service };
}

describe('the client of the package', () => {
  it('gives the record of each kind of job', async () => {
    const { client } = await aCoreClient();
    expect(await client.resolve({ legal_name: 'Acme Ltd' })).toEqual(resolved);
    expect(await client.resolveParent('4802117365')).toEqual(parentage);
    expect(await client.firmographics('4802117365')).toEqual(firmographics);
    expect(await client.combined({ website: 'acme.example' }, ['firmographics'])).toEqual(RECORDS.combined);
    expect(await client.crosscheck({ external_id: '001A', legal_name: 'Acme' })).toEqual(crosschecked);
  });

  it('creates a job once for one key, and tells its state', async () => {
    const { client, service } = await aCoreClient();
    const created = await client.createJob('combined', { jobs: ['firmographics'] }, { idempotencyKey: 'k1' });
    expect(created).toEqual({ id: 'j1', status: 'processing' });
    expect(service.seen[0]).toMatchObject({
      body: '{"jobs":["firmographics"]}',
      headers: { 'idempotency-key': 'k1' },
    });
    expect(await client.job('combined', 'j1')).toMatchObject({ status: 'completed', id: 'j1' });
  });

  it('throws the failure of a job with its type', async () => {
    const failed = { status: 'failed', jobid: 'j1', created_at: AT, completed_at: LATER, record: null };
    const words = { error_message: 'no such entity', error_type: 'core_id_not_found' };
    const { client } = await aCoreClient((seen) =>
      seen.method === 'POST' ? quick(seen) : { body: { ...failed, ...words } },
    );
    const error = await client.resolveParent('1').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(JobFailedError);
    expect(error).toMatchObject({ message: 'no such entity', errorType: 'core_id_not_found', jobId: 'j1' });
  });

  it('tells that a job has not ended in time', async () => {
    const running = { status: 'processing', id: 'j1', created_at: AT };
    const { client } = await aCoreClient(() => ({ body: running }));
    const job = client.waitFor('entity-resolution', 'j1', { timeoutMs: 5_000 });
    await expect(job).rejects.toMatchObject({ code: 'REMOTE', message: 'job j1 is still processing' });
  });

  it('ends waiting when the caller gives up', async () => {
    const ending = new AbortController();
    const { client } = await aCoreClient((seen) => {
      if (seen.method === 'POST') return quick(seen);
      ending.abort(new Error('enough'));
      return undefined;
    });
    await expect(client.resolve({ legal_name: 'Acme' }, { signal: ending.signal })).rejects.toThrow('enough');
  });

  it('creates nothing for a caller who has given up', async () => {
    const { client, service } = await aCoreClient();
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(client.resolve({ legal_name: 'Acme' }, { signal })).rejects.toThrow('enough');
    expect(service.seen).toEqual([]);
  });

  it('verifies the webhooks of the service', () => {
    const signature = signatureOf('{"event":"x"}', 'whsec_1');
    expect(verifyWebhook('{"event":"x"}', { signature, signingSecret: 'whsec_1' })).toBe(true);
    expect(verifyWebhook('{"event":"y"}', { signature, signingSecret: 'whsec_1' })).toBe(false);
  });
});

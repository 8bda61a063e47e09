import { describe, expect, it } from 'vitest';
import { call, served } from './serving.ts';

async function scraped(app: ReturnType<typeof served>['app']): Promise<string> {
  const answer = await app.inject({ url: '/metrics' });
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  return answer.body;
}

describe('/metrics', () => {
  it('counts requests by the route they met, not by their address', async () => {
    const { app } = served();
    for (const id of ['a', 'b']) await call(app, { method: 'GET', url: `/v1/combined/${id}` });
    await call(app, { method: 'POST', url: '/v1/combined', payload: '{' });
    await call(app, { method: 'GET', url: '/secret-path', key: null });
    const text = await scraped(app);
    const count = (labels: string) => `core_http_request_seconds_count{${labels}}`;
    expect(text).toContain(`${count('method="GET",route="/v1/combined/:job_id",status="200"')} 2`);
    expect(text).toContain(`${count('method="POST",route="/v1/combined",status="400"')} 1`);
    expect(text).toContain(`${count('method="GET",route="none",status="403"')} 1`);
    expect(text).not.toContain('secret-path');
  });

  it('counts jobs, rows and deliveries as the engine tells of them', async () => {
    const { app, host } = served();
    host.listeners[0]?.jobEnded({ family: 'crosscheck', state: 'failed', seconds: 3 });
    host.listeners[0]?.attemptEnded({ outcome: 'retry', seconds: 0.2 });
    host.listeners[0]?.rowsEnded({ family: 'entity-resolution', completed: 248, failed: 2 });
    const text = await scraped(app);
    expect(text).toContain('core_bulk_rows_total{family="entity-resolution",state="completed"} 248');
    expect(text).toContain('core_bulk_rows_total{family="entity-resolution",state="failed"} 2');
    expect(text).toContain('core_job_seconds_sum{family="crosscheck",state="failed"} 3');
    expect(text).toContain('core_delivery_attempt_seconds_bucket{le="0.25",outcome="retry"} 1');
  });

  it('shows the figures of the moment and the process', async () => {
    const { app, host } = served();
    expect(await scraped(app)).toContain('core_jobs_waiting 0\n');
    await call(app, { method: 'POST', url: '/v1/entity-resolution', payload: { legal_name: 'Acme' } });
    await host.close();
    const text = await scraped(app);
    for (const line of [
      'core_jobs_waiting 1',
      'core_jobs_running 2',
      'core_bulk_rows_open 5',
      'core_deliveries_waiting 3',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).toContain('core_entities 1234\n');
    expect(text).toContain('core_ready 0\n');
    expect(text).toContain('core_reference_info{version="v7"} 1');
    expect(text).toContain('core_build_info{version="1.2.3"} 1');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('keeps the counts of two servers apart', async () => {
    const [one, other] = [served(), served()];
    await call(one.app, { method: 'GET', url: '/v1/combined/a' });
    expect(await scraped(one.app)).toContain('/v1/combined/');
    expect(await scraped(other.app)).not.toContain('/v1/combined/');
  });
});

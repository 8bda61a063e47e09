import { describe, expect, it } from 'vitest';
import { completed, fakeService, type Seen } from '../http/client/fake-service.ts';
import { workplace } from './run-core.ts';

const place = workplace({ isNew: true });
const ROWS = 60;

describe('core resolve --endpoint', () => {
  it.each([
    ['1', 1],
    ['3', 3],
  ])('has at most --concurrency %s requests open at once', async (concurrency, most) => {
    const service = await countingService();
    const { stderr, code } = await resolveAt(service.endpoint, '--concurrency', concurrency);
    expect({ stderr, code }).toMatchObject({ code: 0 });
    const created = service.seen.filter(({ method, url }) => method === 'POST' && !isBulk(url));
    expect(created).toHaveLength(ROWS);
    expect(service.mostSockets()).toBe(most);
    expect(service.mostRequests()).toBe(most);
  });

  it('has many open at once when nobody limits them', async () => {
    const service = await countingService();
    const { code } = await resolveAt(service.endpoint);
    expect(code).toBe(0);
    expect(service.mostSockets()).toBeGreaterThan(3);
  });
});

function resolveAt(endpoint: string, ...options: readonly string[]) {
  const names = Array.from({ length: ROWS }, (_, at) => `Company ${at}`);
  place.write('many.csv', `Company\n${names.join('\n')}\n`);
  place.write('key.txt', 'a-key\n');
  const service = ['--endpoint', endpoint, '--api-key-file', 'key.txt'];
  return place.core('resolve', 'many.csv', '-o', '-', '--fresh', ...service, ...options);
}

function isBulk(url: string): boolean {
  return url.startsWith('/v1/bulk/');
}

/** A service without bulks that counts the requests that it has not answered yet; it answers each of them in a later turn. */
async function countingService() {
  const requests = { open: 0, most: 0, created: 0 };
  const service = await fakeService(async ({ method, url }: Seen) => {
    requests.open += 1;
    requests.most = Math.max(requests.most, requests.open);
    await new Promise((resolve) => setTimeout(resolve, 2));
    requests.open -= 1;
    if (isBulk(url)) return { status: 404, body: { error: 'there is no such address' } };
    if (method !== 'POST') return { body: completed(url.slice(url.lastIndexOf('/') + 1)) };
    requests.created += 1;
    return { status: 202, body: { id: `job_${requests.created}`, status: 'processing' } };
  });
  return { ...service, mostRequests: () => requests.most };
}

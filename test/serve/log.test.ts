import { cpSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { until } from '../cli/run-core.ts';
import { tempFolder } from '../temp-folder.ts';
import { booksOf } from './books.ts';
import { serve } from './served-process.ts';

const PATH = '/v1/entity-resolution';

describe('the log of core serve', () => {
  it('shows neither key nor signing secret, whatever is done with them', async () => {
    const dataDir = tempFolder();
    cpSync(inject('starterData'), dataDir, { recursive: true });
    const key = await booksOf(dataDir).newKey();
    const served = await serve({ dataDir, args: ['--log-level', 'trace'] });
    const call = (path: string, headers: Record<string, string>, body?: string) =>
      fetch(`${served.address}${path}`, {
        headers,
        ...(body !== undefined && { method: 'POST', body }),
      }).then(({ status }) => status);
    const own = { 'x-api-key': key.apiKey };
    const webhook = JSON.stringify({ legal_name: 'Siemens AG', webhook_url: 'https://127.0.0.1:1/hook' });
    const statuses = [
      await call(PATH, own, webhook),
      await call(PATH, own, `{"legal_name": "${key.apiKey}`),
      await call(PATH, { ...own, 'idempotency-key': key.signingSecret }, '{}'),
      await call(`${PATH}/${key.apiKey}?key=${encodeURIComponent(key.signingSecret)}`, own),
      await call(`/${key.apiKey}`, own),
      await call(PATH, { 'x-api-key': `${key.apiKey}x` }, '{}'),
      await call(PATH, { authorization: `Bearer ${key.apiKey}` }, '{}'),
    ];
    expect(statuses).toEqual([202, 400, 202, 200, 404, 403, 403]);
    await until(() => served.stderr().split('"msg":"request"').length > statuses.length, 'all is logged');
    await served.stop();
    expect(served.stderr()).toContain(`"keyId":"${key.id}"`);
    for (const secret of [key.apiKey, key.signingSecret, encodeURIComponent(key.signingSecret)])
      expect(served.stderr()).not.toContain(secret);
  });
});

import { describe, expect, it, onTestFinished } from 'vitest';
import type { AccountLine } from '../../../src/contract/accounts.ts';
import type { Service } from '../../../src/contract/service.ts';
import { remoteService } from '../../../src/http/client/remote-service.ts';
import { httpServer } from '../http-server.ts';
import { KEY } from '../server/host.ts';
import { addressOf, served } from '../server/serving.ts';

describe('the accounts of a service', () => {
  it('are sent as they are read, and told and dropped by the name of their dataset', async () => {
    const { app, host } = served();
    const { port } = await addressOf(app);
    const service = clientOf(`http://127.0.0.1:${port}`);
    const many = 20_000;
    const sent = await service.loadAccounts(linesOf(many), { dataset: 'run-1' });
    expect(sent).toMatchObject({ dataset: 'run-1', load: { accounts: many } });
    expect(host.accounts.at(-1)).toEqual({ line: many, value: { external_id: String(many) } });
    expect(await service.accountsStatus({ dataset: 'run-1', waitMs: 300 })).toEqual(sent);
    expect(await service.dropAccounts()).toMatchObject({ dataset: null, load: null });
  });

  it('end with the fault of whoever reads them', async () => {
    const { app } = served();
    const { port } = await addressOf(app);
    const service = clientOf(`http://127.0.0.1:${port}`);
    async function* broken(): AsyncGenerator<AccountLine> {
      yield* linesOf(3);
      throw new Error('the file ends in the middle');
    }
    await expect(service.loadAccounts(broken())).rejects.toThrow('the file ends in the middle');
  });

  it('are not sent twice to a service that has trouble', async () => {
    const { url, heard } = await httpServer(503);
    await expect(clientOf(url).loadAccounts(linesOf(1))).rejects.toMatchObject({ code: 'REMOTE' });
    expect(heard).toHaveLength(1);
  });
});

function clientOf(endpoint: string): Service {
  const service = remoteService({ endpoint, apiKey: KEY, userAgent: 'test' });
  onTestFinished(() => service.close());
  return service;
}

async function* linesOf(count: number): AsyncGenerator<AccountLine> {
  for (let line = 1; line <= count; line++) yield { line, value: { external_id: String(line) } };
}

import { expect, it } from 'vitest';
import { loadDataset } from '../../../src/batch/crosscheck/load-dataset.ts';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import { CoreError } from '../../../src/contract/errors.ts';
import type { Service } from '../../../src/contract/service.ts';
import { smallEngine } from '../../engine/small-engine.ts';

const LOADING = { dataset: 'run_1', rules: CrosscheckRules.parse({}), signal: new AbortController().signal };

it('is there until it is dropped', async () => {
  const { service } = smallEngine([]);
  const dataset = await loadDataset(service, { ...LOADING, accounts: accounts() });
  expect(dataset.remarks).toEqual([]);
  expect((await service.accountsStatus({ dataset: 'run_1' })).in_use?.accounts).toBe(1);
  await dataset.drop();
  expect((await service.accountsStatus({ dataset: 'run_1' })).in_use).toBeNull();
});

it.each(['NOT_FOUND', 'METHOD_NOT_ALLOWED'] as const)(
  'is told to be missing at a service that has none, which answers %s, and not dropped there',
  async (code) => {
    const dataset = await loadDataset(failing(code), { ...LOADING, accounts: accounts() });
    expect(dataset.remarks).toEqual([
      "The service has no datasets of runs: the file was checked against the service's own accounts.",
    ]);
    await expect(dataset.drop()).resolves.toBeUndefined();
  },
);

it.each(['FORBIDDEN', 'INVALID_REQUEST', 'NETWORK'] as const)(
  'is not passed over when it fails: %s',
  async (code) => {
    const loading = loadDataset(failing(code), { ...LOADING, accounts: accounts() });
    await expect(loading).rejects.toThrow(expect.objectContaining({ code }));
  },
);

async function* accounts() {
  yield { external_id: '1', legal_name: 'Zymergen Inc', website: 'zymergen.com' };
}

function failing(code: ConstructorParameters<typeof CoreError>[0]): Service {
  const fail = () => Promise.reject(new CoreError(code, 'it is not there'));
  return { ...smallEngine([]).service, loadAccounts: fail, dropAccounts: fail };
}

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

const RESTARTED = 'The process that loaded the accounts ended before it was done; load them again.';

it('gets the accounts again from a client when the process of the service ended while it loaded them', async () => {
  const { service, loads } = restarting(2);
  const loading = { ...LOADING, accounts: accounts(), accountsAgain: accounts, restartPausesMs: [0, 0] };
  const dataset = await loadDataset(service, loading);
  expect(loads()).toBe(3);
  expect(await dataset.judged()).toEqual([]);
});

it('says after some times that the same command goes on, and is no bug', async () => {
  const loading = { ...LOADING, accounts: accounts(), accountsAgain: accounts, restartPausesMs: [0] };
  const { service, loads } = restarting(9);
  const failed = await loadDataset(service, loading).catch((error: unknown) => error);
  expect(failed).toMatchObject({ exitCode: 5, fix: 'Run the same command again: it goes on.' });
  expect(loads()).toBe(2);
});

/** A service of another process, which ends while it judges, so many times. */
function restarting(times: number) {
  const { service } = smallEngine([]);
  let loads = 0;
  const loadAccounts: Service['loadAccounts'] = async (lines, asked) => {
    loads += 1;
    if (loads > times) return service.loadAccounts(lines, asked);
    const status = await service.loadAccounts(lines, { ...asked, dataset: `lost_${loads}` });
    if (status.load === null) throw new Error('nothing is loaded');
    return { ...status, load: { ...status.load, state: 'failed', error_message: RESTARTED } };
  };
  return { service: { ...service, tellsWhileJudging: false, loadAccounts }, loads: () => loads };
}

async function* accounts() {
  yield { external_id: '1', legal_name: 'Zymergen Inc', website: 'zymergen.com' };
}

function failing(code: ConstructorParameters<typeof CoreError>[0]): Service {
  const fail = () => Promise.reject(new CoreError(code, 'it is not there'));
  return { ...smallEngine([]).service, loadAccounts: fail, dropAccounts: fail };
}

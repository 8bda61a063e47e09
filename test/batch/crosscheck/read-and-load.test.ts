import { expect, it, onTestFinished } from 'vitest';
import { accountSpool } from '../../../src/batch/crosscheck/account-spool.ts';
import { readAndLoad } from '../../../src/batch/crosscheck/read-and-load.ts';
import { ACCOUNT_FIELDS } from '../../../src/batch/mapping/fields.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import type { Service } from '../../../src/contract/service.ts';
import { nameFieldOf } from '../../../src/engine/name-field.ts';
import { smallEngine } from '../../engine/small-engine.ts';
import { tempPath } from '../../temp-folder.ts';

const COLUMNS = ['Account ID', 'Account Name', 'Website'];
const ACME = ['1', 'Acme', 'acme.de'];
const BOLT = ['2', 'Bolt', 'bolt.com'];
const BOLT_ELSEWHERE = ['2', 'Bolt', 'bolt.org'];

it('gives a service of this process each account before the next row is read', async () => {
  const { service } = smallEngine([]);
  const seen: string[] = [];
  await loadedFrom([ACME, BOLT], noting(service, seen), seen);
  expect(seen).toEqual(['row 1', 'account 1', 'row 2', 'account 2', '2 accounts']);
});

it('gives another service the accounts when all rows are read', async () => {
  const { run: _, ...service } = smallEngine([]).service;
  const seen: string[] = [];
  await loadedFrom([ACME, BOLT], noting(service, seen), seen);
  expect(seen).toEqual(['row 1', 'row 2', '2 accounts', 'account 1', 'account 2']);
});

it('loads no account that a later row contradicts', async () => {
  const { service } = smallEngine([]);
  const { file, inUse } = await loadedFrom([ACME, BOLT, BOLT_ELSEWHERE], service);
  expect([file.accounts, inUse?.accounts]).toEqual([1, 1]);
});

it('loads nothing of a file without an account', async () => {
  const { service } = smallEngine([]);
  const { file, inUse } = await loadedFrom([['1', '', '']], service);
  expect([file.accounts, inUse]).toEqual([0, null]);
});

/** The service, which notes the accounts that are loaded. */
function noting(service: Service, seen: string[]): Service {
  return {
    ...service,
    loadAccounts: (lines, options) => service.loadAccounts(noted(lines, seen), options),
  };
}

async function* noted(lines: Parameters<Service['loadAccounts']>[0], seen: string[]) {
  for await (const line of lines) {
    if (line.line > 1) seen.push(`account ${line.line - 1}`);
    yield line;
  }
}

async function loadedFrom(cells: readonly (readonly string[])[], service: Service, seen: string[] = []) {
  const rows = {
    async *[Symbol.asyncIterator]() {
      for (const [at, row] of cells.entries()) {
        seen.push(`row ${at + 1}`);
        yield { number: at + 1, line: at + 2, cells: row };
      }
    },
  };
  const { mapping } = proposeMapping(COLUMNS, cells, { fields: ACCOUNT_FIELDS });
  const spool = accountSpool(tempPath('accounts'));
  onTestFinished(spool.dispose);
  const { file } = await readAndLoad({
    ...{ table: { columns: COLUMNS, rows }, mapping, named: [], nameFieldOf, spool, service, runId: 'run_1' },
    ...{ rules: CrosscheckRules.parse({}), signal: new AbortController().signal, onResolved: () => {} },
    onPhase: (what) => void seen.push(what.replace(/:.*/, '')),
  });
  const { in_use: inUse } = await service.accountsStatus({ dataset: 'run_1' });
  return { file, inUse };
}

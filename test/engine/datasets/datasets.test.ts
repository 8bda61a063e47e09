import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AccountLine } from '../../../src/contract/accounts.ts';
import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import { company } from '../../builders.ts';
import { tempPath } from '../../temp-folder.ts';
import { type SmallEngine, smallEngine } from '../small-engine.ts';
import { linesOf, loaded } from './account-lines.ts';

const ZYMERGEN = company({ name: 'Zymergen', website: 'zymergen.com', country: 'US' });
const GINKGO = company({ name: 'Ginkgo Bioworks', website: 'ginkgobioworks.com', country: 'US' });
const ZYM: CrmAccount = {
  external_id: '001A000001LkQ2v',
  legal_name: 'Zymergen Inc',
  website: 'zymergen.com',
};
const GINK: CrmAccount = { external_id: '2', trading_name: 'Ginkgo Bioworks', website: 'ginkgobioworks.com' };

describe('a dataset', () => {
  it('is what was loaded, resolved, by any form of the CRM id', async () => {
    const { service, judged } = smallEngine([ZYMERGEN, GINKGO]);
    await service.loadAccounts(linesOf([ZYM, GINK]));
    const status = await service.accountsStatus({ waitMs: 10_000 });
    expect(status).toMatchObject({
      dataset: null,
      in_use: { accounts: 2, with_entity: 2, is_current: true },
      load: { state: 'completed', new: 2, changed: 0, unchanged: 0, leaving: 0, resolved: 2 },
    });
    const dataset = await judged.open('default', null);
    const account = await dataset?.account('001A000001LkQ2vIAF');
    expect(account?.account).toEqual(ZYM);
    expect(account?.resolution).toMatchObject({
      result: { extended: { outcome: 'matched' } },
      ran: ['entity-resolution'],
    });
    expect(account?.crosscheck?.recommended_action.action).toBe('None');
    const coreId = account?.resolution.pinned?.coreId ?? '';
    expect(await dataset?.accountsOf([coreId, '9999999999'])).toEqual(new Map([[coreId, ZYM.external_id]]));
    expect(await dataset?.account('nobody')).toBeUndefined();
  });

  it('of a run is seen by its name alone, and only by its workspace', async () => {
    const { service, judged } = smallEngine([ZYMERGEN]);
    await loaded(service, [ZYM], 'run-1');
    expect(await judged.open('default', null)).toBeUndefined();
    expect(await judged.open('acme', 'run-1')).toBeUndefined();
    expect(await (await judged.open('default', 'run-1'))?.account(ZYM.external_id)).toBeDefined();
    expect(await service.dropAccounts({ dataset: 'run-1' })).toMatchObject({
      dataset: 'run-1',
      in_use: null,
    });
    expect(await judged.open('default', 'run-1')).toBeUndefined();
  });

  it('that replaces another resolves only what is new or has changed', async () => {
    const { service } = smallEngine([ZYMERGEN, GINKGO]);
    await loaded(service, [ZYM, GINK, many(1)]);
    const { load } = await loaded(service, [
      ZYM,
      { ...GINK, owner: 'Ada' },
      { ...many(1), website: 'new.example' },
      many(2),
    ]);
    expect(load).toMatchObject({ new: 1, changed: 2, unchanged: 1, leaving: 0, accounts: 4, resolved: 4 });
  });

  it('keeps one of two lines that say the same, and refuses two that do not', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    const shuffled = { website: ZYM.website, external_id: ZYM.external_id, legal_name: ZYM.legal_name };
    expect(await loaded(service, [ZYM, shuffled])).toMatchObject({ in_use: { accounts: 1 } });
    const other = { ...ZYM, external_id: '001A000001LkQ2vIAF', city: 'Emeryville' };
    await expect(service.loadAccounts(linesOf([GINK, ZYM, other]))).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: 'line 3: external_id: "001A000001LkQ2vIAF" stands on line 2 too, with other values',
      place: { line: 3, field: 'external_id' },
    });
    expect(await service.accountsStatus()).toMatchObject({ in_use: { accounts: 1 } });
  });

  it('is refused by line and field, and then nothing is left of it', async () => {
    const { service, path } = engineAt();
    const wrong = [ZYM, { external_id: '3', open_opportunities: 'many' }];
    await expect(service.loadAccounts(linesOf(wrong))).rejects.toMatchObject({
      message: 'line 2: open_opportunities: must be a number',
    });
    await expect(
      service.loadAccounts(linesOf([ZYM, { external_id: '3', created_at: '31.12.2020' }])),
    ).rejects.toMatchObject({
      message: 'line 2: created_at: must be a day that there is, in ISO 8601 (2024-06-01)',
    });
    await expect(service.loadAccounts(linesOf([]))).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(filesOf(path)).toEqual([]);
    expect(await service.accountsStatus()).toEqual({
      dataset: null,
      in_use: null,
      load: null,
      refresh: null,
    });
  });

  it('loses more than a tenth of its accounts only when that is confirmed', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    const all = Array.from({ length: 20 }, (_, at) => many(at));
    await loaded(service, all);
    await loaded(service, all.slice(2));
    const few = all.slice(4);
    await expect(service.loadAccounts(linesOf(few))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(
        /^2 of 18 accounts \(11\.1 %\) would leave the dataset: Company 2, Company 3; /,
      ),
    });
    expect(await service.accountsStatus()).toMatchObject({ in_use: { accounts: 18 } });
    await service.loadAccounts(linesOf(few), { mayLeave: true });
    const status = await service.accountsStatus({ waitMs: 10_000 });
    expect(status).toMatchObject({
      in_use: { accounts: 16 },
      load: { leaving: 2, leaving_names: ['Company 2', 'Company 3'] },
    });
  });

  it('leaves one file behind, whatever was loaded before', async () => {
    const { service, path } = engineAt();
    await loaded(service, [ZYM]);
    await loaded(service, [ZYM, GINK]);
    await loaded(service, [ZYM, GINK, many(3)]);
    expect(filesOf(path).filter((name) => name.endsWith('.sqlite'))).toHaveLength(1);
    await service.dropAccounts();
    expect(filesOf(path)).toEqual([]);
  });

  it('cannot be loaded twice at once', async () => {
    const { service } = smallEngine([ZYMERGEN]);
    const gate = openGate();
    const first = service.loadAccounts(heldBack([ZYM], gate.opened));
    await gate.reached;
    await expect(service.loadAccounts(linesOf([GINK]))).rejects.toMatchObject({ code: 'RUN_BUSY' });
    await expect(service.dropAccounts()).rejects.toMatchObject({ code: 'RUN_BUSY' });
    gate.open();
    await first;
    expect(await service.accountsStatus({ waitMs: 10_000 })).toMatchObject({ in_use: { accounts: 1 } });
  });
});

function engineAt(): SmallEngine & { readonly path: string } {
  const path = tempPath('core.sqlite');
  return { ...smallEngine([ZYMERGEN, GINKGO], { path }), path };
}

function filesOf(path: string): readonly string[] {
  const folder = join(dirname(path), 'crm');
  return existsSync(folder) ? readdirSync(folder) : [];
}

function many(at: number): CrmAccount {
  return { external_id: `many-${at}`, trading_name: `Company ${at}` };
}

function openGate() {
  let open = () => {};
  let reach = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  const reached = new Promise<void>((done) => {
    reach = done;
  });
  const waiting = () => {
    reach();
    return opened;
  };
  return { open: () => open(), opened: waiting, reached };
}

async function* heldBack(
  accounts: readonly CrmAccount[],
  opened: () => Promise<void>,
): AsyncGenerator<AccountLine> {
  await opened();
  yield* linesOf(accounts);
}

import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type AccountSpool, accountSpool } from '../../../src/batch/crosscheck/account-spool.ts';
import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import { tempPath } from '../../temp-folder.ts';

const opened: AccountSpool[] = [];

function spool(): AccountSpool {
  const one = accountSpool(tempPath('accounts'));
  opened.push(one);
  return one;
}

afterEach(() => {
  for (const one of opened.splice(0)) one.dispose();
});

const named = (id: string, name = `Company ${id}`): CrmAccount => ({ external_id: id, legal_name: name });
const WHO = { coreId: '1234567890', confidence: 'HIGH', outcome: 'matched' } as const;

describe('the accounts of a file', () => {
  it('are read again as they were, in any order, also those longer than what is read at once', () => {
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
    const long = fc.boolean();
    fc.assert(
      fc.property(fc.array(fc.tuple(name, long), { minLength: 1, maxLength: 20 }), (names) => {
        const accounts = spool();
        const added = names.map(([text, isLong], at) =>
          named(String(at), isLong ? text.repeat(70_000 / text.length) : text),
        );
        for (const account of added) accounts.add(account, account.external_id);
        expect([...accounts.accounts()]).toEqual(added);
        const backwards = added.map((_, at) => accounts.account(added.length - 1 - at)).reverse();
        expect(backwards).toEqual(added);
      }),
      { numRuns: 30 },
    );
  });

  it('stand closer together without those that were left out', () => {
    const accounts = spool();
    for (const id of ['a', 'b', 'c', 'd']) accounts.add(named(id), id);
    accounts.leaveOut(new Set(['b', 'd', 'nobody']));
    expect([...accounts.accounts()]).toEqual([named('a'), named('c')]);
    expect(['a', 'b', 'c', 'd'].map(accounts.positionOf)).toEqual([0, undefined, 1, undefined]);
  });

  it('are a dataset as far as it is known who they are', () => {
    const accounts = spool();
    for (const id of ['a', 'b']) accounts.add(named(id), id);
    expect(accounts.size).toBe(0);
    accounts.identify(WHO);
    expect([accounts.size, accounts.identity(0)]).toEqual([1, WHO]);
    expect(() => accounts.identity(1)).toThrow('there is no account at 1');
  });
});

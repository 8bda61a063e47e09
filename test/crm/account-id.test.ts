import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountId,
  accountIdFault,
  compareIds,
  isRowId,
  rowId,
  writtenId,
} from '../../src/crm/account-id.ts';

/** Published by Salesforce and others. */
const VECTORS = [
  ['001A000010khO8J', '001A000010khO8JIAU'],
  ['a01M00000062mPg', 'a01M00000062mPgIAI'],
  ['001M000000qfPyS', '001M000000qfPySIAU'],
  ['0F9E000000092w2', '0F9E000000092w2KAA'],
] as const;

describe('ids of accounts', () => {
  it.each(VECTORS)('%s is completed to %s, which stays as it is', (short, long) => {
    expect(accountId(short)).toEqual({ id: long, remark: null });
    expect(accountId(` ${long} `)).toEqual({ id: long, remark: null });
  });

  it.each(VECTORS)('the case of %s is put right when a spreadsheet has changed it', (_, long) => {
    expect(accountId(long.toLowerCase())).toEqual({ id: long, remark: 'repaired' });
    expect(accountId(long.toUpperCase()).id).toBe(long);
  });

  it('tells of an id whose check letters cannot be right', () => {
    // The check letters say that the third character, a digit, is a capital.
    expect(accountId('001A000010khO8JEAU')).toEqual({ id: '001A000010khO8JEAU', remark: 'damaged' });
  });

  it.each([
    '4711',
    '12345678901',
    '0b3f8a3c-1f2e-4c3b-9a57-2d5c1e9d8f10',
    'ACC-00000000001',
    'MUELLERUNDSOHNE',
  ])('leaves the ids of other systems alone: %s', (id) => {
    expect(accountId(id)).toEqual({ id, remark: null });
  });
});

describe('the id that people and the CRM are told', () => {
  it.each([
    ['001A000010khO8J', '001A000010khO8JIAU'],
    ['ACCT00000000001', 'ACCT00000000001'],
    ['ACCT00000000001PAA', 'ACCT00000000001PAA'],
    [' 4711 ', '4711'],
  ])('of %s is %s', (sent, written) => {
    expect(writtenId(sent)).toBe(written);
  });

  it('of a row is none of a CRM', () => {
    expect([rowId(17), isRowId(rowId(17)), isRowId('17')]).toEqual(['row 17', true, false]);
  });
});

describe('the id of an account whose last three letters are wrong', () => {
  it('is told with the id that its first fifteen characters make', () => {
    expect(accountIdFault('001A000010khO8JEAU')?.what).toBe(
      'the last three letters of the id 001A000010khO8JEAU do not fit the others, which would make it 001A000010khO8JIAU',
    );
  });

  it('is none that can be put right, that is whole, or that is not one of Salesforce', () => {
    for (const id of ['001a000010kho8jiau', '001A000010khO8JIAU', '001A000010khO8J', 'ACME-0001', '12345'])
      expect(accountIdFault(id)).toBeUndefined();
  });
});

describe('the order of ids', () => {
  it('counts numbers, of any length, and puts other ids behind them as texts', () => {
    const ordered = [
      '7',
      'row 8',
      '9',
      '10',
      '12345678901234567890',
      '12345678901234567891',
      '10a',
      '9a',
      'b',
    ];
    expect([...ordered].reverse().sort(compareIds)).toEqual(ordered);
  });

  it('is a total one, whatever the ids', () => {
    const id = fc.oneof(fc.stringMatching(/^0{0,2}\d{1,3}$/), fc.stringMatching(/^\d{0,2}[a-z]?\d?$/));
    fc.assert(
      fc.property(id, id, id, (a, b, c) => {
        expect(Math.sign(compareIds(a, b))).toBe(Math.sign(-compareIds(b, a)) + 0);
        expect(compareIds(a, b) === 0).toBe(a === b);
        if (compareIds(a, b) < 0 && compareIds(b, c) < 0) expect(compareIds(a, c)).toBeLessThan(0);
      }),
    );
  });
});

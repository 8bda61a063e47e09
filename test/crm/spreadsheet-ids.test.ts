import { describe, expect, it } from 'vitest';
import { accountIdFault } from '../../src/crm/account-id.ts';
import { accountFault } from '../../src/crm/overrides/account-key.ts';
import { isShortenedId, roundedIds } from '../../src/crm/spreadsheet-ids.ts';

describe('an id that a spreadsheet has shortened', () => {
  it.each(['1.23457E+11', '1,23457E+11', ' 1E+15 ', '1.23457e+11', '-1.2E+20'])('is %s', (id) => {
    expect([isShortenedId(id), accountFault(id)?.what]).toEqual([true, expect.stringContaining(id.trim())]);
  });

  it.each(['123456789012', '1E15', '0015g00000AbCdEAAV', 'A+E+1', '1.5', 'E+11', '12.5E+11'])(
    'is not %s',
    (id) => {
      expect([isShortenedId(id), accountIdFault(id)?.fix.includes('spreadsheet')]).not.toContain(true);
    },
  );
});

describe('long ids', () => {
  const found = (...ids: readonly string[]) => {
    const rounded = roundedIds<number>();
    for (const [at, id] of ids.entries()) rounded.add(id, at + 2);
    return rounded.found();
  };

  it('are rounded where all of them end in zeros, and not by chance', () => {
    const ids = ['1234567890123450', '17', '1234567890123460', '1234567890123470', '1234567890123480'];
    expect(found(...ids)).toEqual({ id: ids[0], place: 2, count: 4 });
    expect(found('1234567890123450000')).toMatchObject({ count: 1 });
    expect(found('1234567890123450', '1234567890123460')).toBeUndefined();
  });

  it('are not where one has other digits, a zero before all, or letters', () => {
    expect(found('1234567890123450000', '1234567890123456')).toBeUndefined();
    expect(
      found('0000000000000100000', '0015g00000AbCdEAAV', '123456789012345', '100000000000'),
    ).toBeUndefined();
  });
});

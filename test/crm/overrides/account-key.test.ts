import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountFault, accountKey, recordKey } from '../../../src/crm/overrides/account-key.ts';

const WHOLE = '0015g00000AbCdEAAV';

describe('the key of an account with an id', () => {
  it.each([
    ['its 15 characters', '0015g00000AbCdE'],
    ['a spreadsheet changed its case', WHOLE.toLowerCase()],
    ['blanks stand around it', ` ${WHOLE}\t`],
  ])('is the same when only %s are given', (_what, id) => {
    expect(accountKey(id)).toBe(accountKey(WHOLE));
  });

  it('keeps the case of ids of other systems', () => {
    expect(accountKey('acme-1')).not.toBe(accountKey('ACME-1'));
    expect(accountKey('{E8F0A2B4-0000-4000-8000-123456789abc}')).toContain('E8F0A2B4');
  });
});

describe('the key of a record', () => {
  const ACME = {
    legal_name: 'Acme Incorporated',
    website: 'https://www.acme.com/about',
    city: 'Bonn',
    country: 'Germany',
  };

  it.each([
    [{ legal_name: 'ACME, INC.', website: 'acme.com', city: 'bonn', country: 'DE' }],
    [{ trading_name: 'Acme Inc', website: 'http://acme.com', city: ' Bonn ', country: 'deu' }],
    [
      {
        legal_name: 'Acme Inc',
        trading_name: 'acme incorporated',
        website: 'ACME.COM',
        city: 'Bonn',
        country: 'DE',
      },
    ],
  ])('is the same for the variant %j', (variant) => {
    expect(recordKey(variant)).toBe(recordKey(ACME));
  });

  it.each([
    [{ ...ACME, city: 'Köln' }],
    [{ ...ACME, legal_name: 'Acme Holding Inc' }],
    [{ ...ACME, phone: '+49 228 123456' }],
    [{ legal_name: 'Acme Incorporated' }],
  ])('is another one for %j', (other) => {
    expect(recordKey(other)).not.toBe(recordKey(ACME));
  });

  it('is that of the record as a decision names it', () => {
    const named = { name: 'Acme Inc.', website: 'acme.com', city: 'Bonn', country: 'DE' };
    expect(accountKey(JSON.stringify(named, null, 2))).toBe(recordKey(ACME));
  });

  it('is never that of an id', () => {
    expect(accountKey(recordKey(ACME) ?? '')).not.toBe(recordKey(ACME));
  });

  it('does not depend on capitals, blanks or the field of the name', () => {
    const words = fc.array(
      fc.constantFrom('acme', 'müller', 'söhne', 'north', 'trading', 'gmbh', 'ltd', 'ag'),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    const written = fc.record({
      isUpper: fc.boolean(),
      blanks: fc.constantFrom(' ', '  ', '\t'),
      isTrading: fc.boolean(),
    });
    fc.assert(
      fc.property(words, written, (name, { isUpper, blanks, isTrading }) => {
        const text = isUpper ? name.join(blanks).toUpperCase() : name.join(blanks);
        const variant = isTrading ? { trading_name: text } : { legal_name: text };
        expect(recordKey({ ...variant, city: 'Bonn' })).toBe(
          recordKey({ legal_name: name.join(' '), city: 'bonn' }),
        );
      }),
    );
  });
});

it.each([
  ['', 'names no account'],
  ['{"nmae": "Acme"}', 'is not a record'],
  ['{"name": "Acme"', 'is not a record'],
  ['{"city": "Bonn"}', 'has nothing that a company is known by'],
])('says of %j that it %s', (named, what) => {
  expect(accountFault(named)?.what).toContain(what);
});

import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { normalisePhone } from '../../../src/resolution/records/normalise-phone.ts';

describe('telephone numbers', () => {
  it.each([
    '+49 30 123456',
    '030 123456',
    '0049 30 123456',
    '(030) 12 34 56',
    '030/123456',
    '+49 (0)30 123456',
    'tel: +49 30 123456',
  ])('reads "%s" of Germany as +4930123456', (text) => {
    expect(normalisePhone(text, 'DE')).toBe('+4930123456');
  });

  it.each([
    '415-867-5309',
    '(415) 867-5309',
    '1-415-867-5309',
    '415.867.5309 ext. 12',
    '+1 415 867 5309 x12',
  ])('reads "%s" of the United States as +14158675309', (text) => {
    expect(normalisePhone(text, 'US')).toBe('+14158675309');
  });

  it('reads an international number without a country, a national one only with it', () => {
    expect(normalisePhone('+44 20 7946 0958', undefined)).toBe('+442079460958');
    expect(normalisePhone('020 7946 0958', 'GB')).toBe('+442079460958');
    expect(normalisePhone('020 7946 0958', undefined)).toBeUndefined();
  });

  it.each([
    ['0915161200', 'ES', '+34915161200'],
    ['+34 (0) 91 516 12 00', undefined, '+34915161200'],
    ['02125557890', 'US', undefined],
    ['02128675309', 'US', '+12128675309'],
    ['0221234567', 'PL', '+48221234567'],
  ])('reads "%s" of %s without a 0 that its country does not have', (text, country, number) => {
    expect(normalisePhone(text, country)).toBe(number);
  });

  it.each([
    ['06 6988 1234', 'IT', '+390669881234'],
    ['0612345678', 'FR', '+33612345678'],
    ['021234567', 'PT', '+351021234567'],
  ])(
    'leaves "%s" of %s as it is read there, and what is no number without the 0 either',
    (text, country, number) => {
      expect(normalisePhone(text, country)).toBe(number);
    },
  );

  it('keeps the seven digits of a number without its area', () => {
    expect(normalisePhone('534-7650', 'US')).toBe('5347650');
    expect(normalisePhone('534 7650', undefined)).toBe('5347650');
    expect(normalisePhone('555-5555', 'US')).toBeUndefined();
    expect(normalisePhone('534-765', 'US')).toBeUndefined();
  });

  it('takes the country that the number names, not that of the record', () => {
    expect(normalisePhone('+33 1 42 68 53 00', 'DE')).toBe('+33142685300');
    expect(normalisePhone('030 123456', 'AT')).not.toBe(normalisePhone('030 123456', 'DE'));
  });

  it.each([
    '555-555-5555',
    '000-000-0000',
    '1234567890',
    '(415) 555-0132',
    '123',
    'call me',
    '',
    '+',
    '1'.repeat(60),
  ])('finds no number in "%s"', (text) => {
    expect(normalisePhone(text, 'US')).toBeUndefined();
  });

  it('reads its own form as itself, and throws at no text', () => {
    const digits = fc.stringMatching(/^\+?[0-9 ()-]{5,18}$/);
    fc.assert(
      fc.property(
        fc.oneof(digits, fc.string({ unit: 'binary' })),
        fc.constantFrom('US', 'DE', 'XX', undefined),
        (text, country) => {
          const phone = normalisePhone(text, country);
          if (phone !== undefined) expect(normalisePhone(phone, undefined)).toBe(phone);
        },
      ),
      { seed: 1, numRuns: 500 },
    );
  });

  it('reads a London number whose fourth to sixth figures are 555', () => {
    expect(normalisePhone('020 7555 1234', 'GB')).toBe('+442075551234');
  });

  // normalise-phone.ts: then the library is not asked.
  it('without a plus sign are of no country where none is known', () => {
    const letter = fc.constantFrom(...'0123456789 ()-./;=x#', 'tel:', 'ext', ';phone-context=', 'isub', '٣');
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 25 }), (letters) => {
        expect(parsePhoneNumberFromString(letters.join(''))).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  // normalise-phone.ts: two numbers in one field are longer than any number, and nothing is read.
  it.fails('reads the first of two numbers', () => {
    expect(normalisePhone('+49 30 123456 / +49 30 654321', 'DE')).toBe('+4930123456');
  });
});

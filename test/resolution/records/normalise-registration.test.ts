import { describe, expect, it } from 'vitest';
import { normaliseRegistration } from '../../../src/resolution/records/normalise-registration.ts';

const same = (left: string, right: string, country: string) => {
  const registration = normaliseRegistration(left, country);
  expect(registration).toMatchObject({ country });
  expect(normaliseRegistration(right, country)).toEqual(registration);
};

describe('registration numbers', () => {
  it.each([
    ['7654321', '07654321', 'GB'],
    ['SC 1234', 'SC001234', 'GB'],
    ['oc301234', 'OC301234', 'GB'],
    ['HRB 12345', 'Amtsgericht München HRB 12345', 'DE'],
    ['552 100 554', '55210055400013', 'FR'],
    ['0000320193', '320193', 'US'],
    ['556016-0680', '5560160680', 'SE'],
    ['CHE-123.456.788', 'CHE123456788', 'CH'],
    ['12.345.678/0001-95', '12345678000195', 'BR'],
  ])('takes "%s" and "%s" of %s for one number', same);

  it('keeps the same number of two countries apart, and departments of a court', () => {
    expect(normaliseRegistration('7654321', 'GB')).not.toEqual(normaliseRegistration('7654321', 'IE'));
    expect(normaliseRegistration('HRB 12345', 'DE')).not.toEqual(normaliseRegistration('HRA 12345', 'DE'));
  });

  it('says no country where none is known', () => {
    expect(normaliseRegistration('7654321', undefined)).toEqual({ number: '7654321' });
  });

  it.each(['000000000', '999999999', '0', '12', 'N/A', 'none', '', '-', 'see website'])(
    'finds no number in "%s"',
    (text) => {
      expect(normaliseRegistration(text, 'US')).toBeUndefined();
    },
  );

  it('takes 123456789 for a filled field', () => {
    expect(normaliseRegistration('123456789', 'US')).toBeUndefined();
  });

  it('reads the company NI012345 of Northern Ireland', () => {
    expect(normaliseRegistration('NI012345', 'GB')).toEqual({ number: 'NI012345', country: 'GB' });
  });

  it.each([
    ['FR 552 100 554', '552100554', 'FR'],
    ['ACN 004 458 404', '004458404', 'AU'],
  ])('takes "%s" and "%s" of %s for one number', same);

  it('reads full-width figures', () => {
    same('７６５４３２１', '7654321', 'JP');
  });
});

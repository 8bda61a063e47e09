import { describe, expect, it } from 'vitest';
import { EntityInput } from '../../src/contract/entity-input.ts';

const full = {
  legal_name: 'Acme Ltd',
  trading_name: 'Acme',
  website: 'https://acme.example',
  social_url: 'https://social.example/company/acme',
  country: 'Wales',
  city: 'Cardiff',
  state: 'Glamorgan',
  postal_code: 'CF10 1AA',
  address: '1 High Street',
  email: 'info@acme.example',
  phone: '+44 29 0000 0000',
  company_registration_number: '01234567',
  company_registration_country: 'GB',
  external_id: '001A',
  core_id: '4802117365',
  match_to_social: true,
  bias: 'NAME_BIAS',
  webhook_url: 'https://hooks.example/core',
};

describe('the request of entity resolution', () => {
  it('takes every field of the specification', () => expect(EntityInput.parse(full)).toEqual(full));

  it('needs no field at all', () => expect(EntityInput.parse({})).toEqual({}));

  it('ignores a field it does not know', () => {
    expect(EntityInput.parse({ legal_name: 'Acme', owner: 'Ann' })).toEqual({ legal_name: 'Acme' });
  });

  it('takes a malformed core_id, which fails the job and not the request', () => {
    expect(EntityInput.parse({ core_id: 'abc' })).toEqual({ core_id: 'abc' });
  });

  it.each(Object.keys(full))('refuses null as %s', (field) => {
    expect(EntityInput.safeParse({ [field]: null }).success).toBe(false);
  });

  it.each(Object.keys(full))('refuses an empty %s', (field) => {
    expect(EntityInput.safeParse({ [field]: '' }).success).toBe(false);
  });

  it.each([
    ['webhook_url', 'http://hooks.example/core'],
    ['bias', 'PHONE_BIAS'],
    ['match_to_social', 'true'],
    ['phone', 4429],
  ])('refuses a %s of %j', (field, value) => {
    expect(EntityInput.safeParse({ [field]: value }).success).toBe(false);
  });
});

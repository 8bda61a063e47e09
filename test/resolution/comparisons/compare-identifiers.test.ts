import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import {
  comparePhones,
  compareRegistrations,
  compareSocial,
  compareStatus,
} from '../../../src/resolution/comparisons/compare-identifiers.ts';
import type { Comparison } from '../../../src/resolution/comparisons/comparison.ts';
import { shownEvidence } from '../../../src/resolution/comparisons/shown-evidence.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { company } from '../../builders.ts';
import { profileWith, sharedUniverse } from '../matching.ts';

const KUDZWA = company({
  name: 'Kudzwa',
  country: 'DE',
  phone: '030 123456',
  socialUrl: 'https://www.linkedin.com/company/kudzwa-foods',
  identifiers: [{ type: 'registration', value: 'HRB 12345', country: 'DE' }],
});

const universe = sharedUniverse([
  KUDZWA,
  company({ name: 'Wexford' }),
  company({ name: 'Wombat', country: 'DE', phone: '030 5347650' }),
  company({ name: 'Tamarin', status: 'closed' }),
  company({ name: 'Quillon', status: 'absorbed' }),
]);

const rowsOf = (comparison: Comparison, input: EntityInput, word = 'kudzwa') => {
  const record = normaliseRecord(input);
  return comparison({ record, profile: profileWith(word, universe()), ...universe() }, []).map(shownEvidence);
};
const german = (number: string): EntityInput => ({
  company_registration_number: number,
  company_registration_country: 'DE',
});

describe('social profiles', () => {
  it('takes the same profile for it, another against it', () => {
    const [same] = rowsOf(compareSocial, { social_url: 'linkedin.com/company/Kudzwa-Foods/about' });
    const [other] = rowsOf(compareSocial, { social_url: 'linkedin.com/company/wexford' });
    expect(same).toMatchObject({ level: 'same', left: 'kudzwa-foods', right: 'kudzwa-foods' });
    expect(same?.bits).toBeGreaterThan(5);
    expect(other).toMatchObject({ level: 'differs', left: 'wexford', right: 'kudzwa-foods' });
    expect(other?.bits).toBeLessThan(0);
  });

  it('says nothing when one side has none, or when it is that of a person', () => {
    expect(rowsOf(compareSocial, {})).toEqual([]);
    expect(rowsOf(compareSocial, { social_url: 'linkedin.com/in/kudzwa-foods' })).toEqual([]);
    expect(rowsOf(compareSocial, { social_url: 'linkedin.com/company/x' }, 'wexford')).toEqual([]);
  });
});

describe('phone numbers', () => {
  it('agrees with the number without its area, for less than with the whole', () => {
    const [whole] = rowsOf(comparePhones, { phone: '030 5347650', country: 'DE' }, 'wombat');
    const [local] = rowsOf(comparePhones, { phone: '534-7650' }, 'wombat');
    expect(local).toMatchObject({ level: 'local', left: '5347650', right: '+49305347650' });
    expect(local?.bits).toBeGreaterThan(0);
    expect(local?.bits).toBeLessThanOrEqual(whole?.bits ?? 0);
  });

  it('does not take two numbers of two towns for one', () => {
    const [row] = rowsOf(comparePhones, { phone: '089 5347650', country: 'DE' }, 'wombat');
    expect(row).toMatchObject({ level: 'differs' });
  });

  it.each(['030 123456', '+49 30 123456', '0049 (30) 12 34 56'])('agrees with "%s"', (phone) => {
    const [row] = rowsOf(comparePhones, { phone, country: 'DE' });
    expect(row).toMatchObject({ level: 'same', left: '+4930123456', right: '+4930123456' });
    expect(row?.bits).toBeGreaterThan(0);
  });

  it('counts another number for little, the same one in another country too', () => {
    const [other] = rowsOf(comparePhones, { phone: '030 654321', country: 'DE' });
    const [abroad] = rowsOf(comparePhones, { phone: '030 123456', country: 'IT' });
    expect(other?.level).toBe('differs');
    expect(abroad?.level).toBe('differs');
    expect(other?.bits).toBeGreaterThan(-2);
    expect(other?.bits).toBeLessThan(0);
  });

  it('says nothing when one side has none', () => {
    expect(rowsOf(comparePhones, { trading_name: 'Kudzwa' })).toEqual([]);
    expect(rowsOf(comparePhones, { phone: '+49 30 123456' }, 'wexford')).toEqual([]);
  });
});

describe('registration numbers', () => {
  it('takes the number with its country for near proof', () => {
    const [row] = rowsOf(compareRegistrations, german('HRB12345'));
    expect(row).toMatchObject({ level: 'same', left: 'DE HRB12345', right: 'DE HRB12345' });
    expect(row?.bits).toBeGreaterThan(15);
  });

  it('takes the number without a country for less', () => {
    const [row] = rowsOf(compareRegistrations, { company_registration_number: 'HRB 12345' });
    expect(row).toMatchObject({ level: 'number_only', left: 'HRB12345' });
    expect(row?.bits).toBeLessThan(rowsOf(compareRegistrations, german('HRB12345'))[0]?.bits ?? 0);
    expect(row?.bits).toBeGreaterThan(0);
  });

  it('takes another number of the same register against it', () => {
    const [row] = rowsOf(compareRegistrations, german('HRB 54321'));
    expect(row?.level).toBe('differs');
    expect(row?.bits).toBeLessThan(-4);
  });

  it('does not compare numbers of two kinds or two countries', () => {
    expect(rowsOf(compareRegistrations, german('DE123456789012'))).toEqual([]);
    const british = { company_registration_number: '07654321', country: 'GB' };
    expect(rowsOf(compareRegistrations, british)).toEqual([]);
  });

  it('says nothing when one side has none', () => {
    expect(rowsOf(compareRegistrations, {})).toEqual([]);
    expect(rowsOf(compareRegistrations, german('HRB12345'), 'wexford')).toEqual([]);
  });

  it('takes the same number of another country for another company', () => {
    const austrian = { company_registration_number: 'HRB 12345', company_registration_country: 'AT' };
    expect(rowsOf(compareRegistrations, austrian)[0]?.bits).toBeLessThan(0);
  });
});

describe('status', () => {
  it.each(['tamarin', 'quillon'])(
    'counts a little against a company that is closed or absorbed (%s)',
    (word) => {
      const [row] = rowsOf(compareStatus, {}, word);
      expect(row).toMatchObject({ comparison: 'status', level: 'closed' });
      expect(row?.bits).toBeLessThan(0);
    },
  );

  it('says nothing of a company that operates', () => {
    expect(rowsOf(compareStatus, {})).toEqual([]);
  });
});

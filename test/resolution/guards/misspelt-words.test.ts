import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a code with another letter', () => {
  const resolve = resolverOf(
    ...[
      'Z9 Srbija d.o.o.',
      'KTSB-CA',
      'HRXPK Group',
      'SDJCOM Inc',
      'LDRPT Technologies',
      'VKLM Zymbursense Works',
    ].map((name) => company({ id: name, name })),
  );

  it.each(['KTFB-CA', 'HPXPK Group'])('is not that where no slip leaves the letter: %s', (record) => {
    expect(statementOf(resolve(record))).toBe('MEDIUM none');
  });

  it.each([
    ['SSJCOM Inc', 'SDJCOM Inc'],
    ['LDRBT Technologies', 'LDRPT Technologies'],
  ])('is hardly that: %s, %s', (record, entity) => {
    expect(statementOf(resolve(record))).toBe(`LOW ${entity}`);
  });

  it('is that where a word that tells agrees, or where it is short for a word', () => {
    expect(statementOf(resolve('Z9 SRB'))).toMatch(/^(?:HIGH|MEDIUM) Z9 Srbija/);
    expect(statementOf(resolve('VKLN Zymbursense Works'))).toBe('HIGH VKLM Zymbursense Works');
  });
});

describe('what every town has one of', () => {
  const [DE, FR, US] = ['DE', 'FR', 'US'].map((country) => ({ country }));
  const resolve = resolverOf(
    company({ name: 'Stadt Quonburg', ...DE }),
    company({ name: 'Ville de Quournus', ...FR }),
    company({ name: 'Office de Tourisme de Saint-Quolien', ...FR }),
    company({ name: 'Quarkson Police Department', ...US, city: 'Quarkson' }),
    company({ name: 'Stadtwerke Quöln GmbH', ...DE }),
    company({ name: 'Quurgas Free University' }),
  );

  it.each([
    ['Stadt Quomburg', 'DE', 'Stadt Quonburg'],
    ['Ville de Quours', 'FR', 'Ville de Quournus'],
    ['Office de Tourisme de Saint-Quonien', 'FR', 'Office de Tourisme de Saint-Quolien'],
    ['Quarlson Police Department', 'US', 'Quarkson Police Department'],
  ])('is hardly that of a town that is called alike: %s', (trading_name, country, entity) => {
    expect(statementOf(resolve({ trading_name, country }))).toBe(`LOW ${entity}`);
  });

  it('is that of the town where the record is', () => {
    const record = { trading_name: 'Quarlson Police Department', city: 'Quarkson', country: 'US' };
    expect(statementOf(resolve(record))).toBe('HIGH Quarkson Police Department');
  });

  it('is that of a town with its umlaut written out, and a university has a town of its own', () => {
    expect(statementOf(resolve({ trading_name: 'Stadtwerke Quoeln GmbH', country: 'DE' }))).toBe(
      'HIGH Stadtwerke Quöln GmbH',
    );
    expect(statementOf(resolve('Quourgas Free University'))).toBe('HIGH Quurgas Free University');
  });
});

describe('a short word with another letter', () => {
  const resolve = resolverOf(company({ name: 'Komqi TV' }), company({ name: 'Quaxo Technologies' }));

  it('is not surely that, also where the keys touch', () => {
    expect(statementOf(resolve('Koxqi TV'))).not.toMatch(/^HIGH (?!none)/);
    expect(statementOf(resolve('Quazo Technologies'))).toBe('MEDIUM Quaxo Technologies');
  });

  it('is that where two letters changed places', () => {
    expect(statementOf(resolve('Qauxo Technologies'))).toBe('HIGH Quaxo Technologies');
  });
});

describe('a first word with another letter', () => {
  const resolve = resolverOf(
    ...[
      'Levay Welding',
      'Wessler Trailers LLC',
      'Peterson Industries Inc',
      'Siemens Healthcare',
      'Roger Trailers',
      'Quarton Zymbursense',
    ].map((name) => company({ name })),
    company({ name: 'Kolzer Trailers', city: 'Leeds', country: 'GB' }),
  );

  it.each([
    ['Levan Welding', 'Levay Welding'],
    ['Kessler Trailers LLC', 'Wessler Trailers LLC'],
    ['Petersen Industries Inc', 'Peterson Industries Inc'],
    ['Rogers Trailers', 'Roger Trailers'],
  ])('may be another name, whatever trade follows: %s, %s', (record, entity) => {
    expect(statementOf(resolve(record))).toMatch(new RegExp(`^(?:MEDIUM|LOW) ${entity}|none|no match`, 'i'));
  });

  it('is a slip where nobody is called so, another name agrees, or the town does', () => {
    expect(statementOf(resolve('Siemebs Healthcare'))).toBe('HIGH Siemens Healthcare');
    expect(statementOf(resolve('Quarkon Zymbursense'))).toBe('HIGH Quarton Zymbursense');
    expect(statementOf(resolve({ trading_name: 'Kolger Trailers', city: 'Leeds', country: 'GB' }))).toBe(
      'HIGH Kolzer Trailers',
    );
  });
});

describe('a rare word by which alone a company is known, with another letter', () => {
  const resolve = resolverOf(
    company({ name: 'Nexvol Energy ULC', country: 'CA' }),
    company({ name: 'Zephrox Inc', country: 'US' }),
    company({ name: 'Quanlam Limited', country: 'ZA' }),
    company({ name: 'Harvo Trailers', city: 'Leeds', country: 'GB', website: 'harvo.com' }),
    company({ name: 'Imperial Oil Limited', country: 'CA' }),
    company({ name: 'Quaxominster Inc', country: 'US' }),
    company({ name: 'FutureChem Co., Ltd', country: 'KR' }),
    company({ name: 'TerraCom Limited', country: 'AU' }),
    company({ name: 'Shenzhen Wenda Technology Co., Ltd', country: 'CN' }),
  );
  const answer = (legal_name: string, country: string, more = {}) =>
    statementOf(resolve({ legal_name, country, ...more }));

  it('may be the name of another company of that country', () => {
    expect(answer('Zephox Inc', 'US')).toBe('MEDIUM Zephrox Inc');
    expect(answer('Hurvo Trailers', 'GB')).toMatch(/^(?:MEDIUM|LOW) /);
  });

  it('is mostly another company where nothing tells of a country', () => {
    expect(statementOf(resolve('Zephox Inc'))).toBe('LOW Zephrox Inc');
  });

  it('is another name where it is made of words', () => {
    expect(statementOf(resolve('Futurecom Limited'))).toMatch(/^LOW|none$/);
    expect(statementOf(resolve('Teracom Ltd'))).toMatch(/^LOW|none$/);
    expect(statementOf(resolve('Terracmo Ltd'))).toBe('HIGH TerraCom Limited');
  });

  it('is another one beside a town where the first letter is another', () => {
    expect(statementOf(resolve('Shenzhen Qenda Technology Co., Ltd'))).not.toMatch(/^HIGH (?!none)/);
  });

  it('is hardly that where the legal forms differ, or no slip leaves the letter in a short one', () => {
    expect(answer('Nexgvol Energy Ltd', 'CA')).not.toMatch(/^(?:HIGH|MEDIUM) Nexvol/);
    expect(answer('Quantam Limited', 'ZA')).not.toMatch(/^(?:HIGH|MEDIUM) Quanlam/);
  });

  it('is a slip of the hand where that makes no other name, in a long or common word, and where more agrees', () => {
    expect(answer('Zehprox Inc', 'US')).toBe('HIGH Zephrox Inc');
    expect(answer('Zephhrox Inc', 'US')).toBe('HIGH Zephrox Inc');
    expect(answer('Quaxominstar Inc', 'US')).toBe('HIGH Quaxominster Inc');
    expect(answer('Imperal Oil Limited', 'CA')).toBe('HIGH Imperial Oil Limited');
    expect(answer('Hurvo Trailers', 'GB', { city: 'Leeds' })).toBe('HIGH Harvo Trailers');
    expect(answer('Hurvo Trailers', 'GB', { website: 'harvo.com' })).toBe('HIGH Harvo Trailers');
  });
});

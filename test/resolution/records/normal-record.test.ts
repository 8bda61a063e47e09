import { describe, expect, it } from 'vitest';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';

describe('records', () => {
  it('knows nothing of an empty request', () => {
    expect(normaliseRecord({})).toEqual({ names: [], place: {} });
  });

  it('reads every signal of a request', () => {
    const record = normaliseRecord({
      legal_name: 'Acme GmbH',
      trading_name: 'Zym',
      website: 'https://www.acme.de',
      email: 'jo@mail.acme.com',
      social_url: 'https://www.linkedin.com/company/Acme/',
      country: 'Germany',
      phone: '030 123456',
      company_registration_number: 'HRB 12345',
    });
    expect(record).toMatchObject({
      names: [{ tokens: ['acme'], forms: ['gmbh'] }, { tokens: ['zym'] }],
      website: { domain: 'acme.de' },
      emailDomain: { domain: 'acme.com' },
      socialSlug: 'acme',
      place: { country: 'DE' },
      phone: '+4930123456',
      registration: { number: 'HRB12345', country: 'DE' },
    });
  });

  it('leaves out what cannot be read', () => {
    const record = normaliseRecord({
      trading_name: '???',
      website: 'n/a',
      email: 'jo@gmail.com',
      social_url: 'linkedin.com/in/jo',
      phone: 'call',
      company_registration_number: '000000',
      country: 'Nowhere',
    });
    expect(record).toEqual({ names: [], place: {} });
  });

  it('counts one name that is given twice once', () => {
    expect(normaliseRecord({ legal_name: 'Acme Ltd', trading_name: 'ACME LIMITED' }).names).toHaveLength(1);
    expect(normaliseRecord({ legal_name: 'Acme Ltd', trading_name: 'Zym' }).names).toHaveLength(2);
  });

  it('takes the registration country before the country of the place', () => {
    const number = { company_registration_number: '7654321', country: 'IE' };
    expect(normaliseRecord(number).registration?.country).toBe('IE');
    const scottish = { ...number, company_registration_country: 'Scotland' };
    expect(normaliseRecord(scottish).registration?.country).toBe('GB');
  });

  it('takes the bare address of a social network for a website of who is called like it alone', () => {
    const isShared = (trading_name: string, website: string) =>
      normaliseRecord({ trading_name, website }).website?.isShared;
    expect(isShared('Quantock Plumbing', 'https://www.facebook.com/')).toBe(true);
    expect(isShared('Xenon Works', 'x.com')).toBe(true);
    expect(isShared('Facebook Ireland Ltd', 'facebook.com')).toBe(false);
    expect(isShared('You Tube LLC', 'youtube.com')).toBe(false);
    expect(normaliseRecord({ website: 'linkedin.com' }).website?.isShared).toBe(false);
  });

  it('finds the company profile in the website field too', () => {
    const record = normaliseRecord({ website: 'linkedin.com/company/acme' });
    expect(record).toMatchObject({ socialSlug: 'acme', website: { isShared: true } });
  });

  it.each(['linkedin.com', 'https://www.facebook.com/', 'x.com'])(
    "takes the bare address of a network for nobody's website, but for its own: %s",
    (website) => {
      expect(normaliseRecord({ trading_name: 'Acme', website }).website?.isShared).toBe(true);
      expect(normaliseRecord({ website }).website?.isShared).toBe(false);
    },
  );

  it("leaves a network's website to the network", () => {
    for (const [trading_name, website] of [
      ['LinkedIn Ireland', 'linkedin.com'],
      ['Meta Platforms Inc', 'facebook.com'],
    ] as const)
      expect(normaliseRecord({ trading_name, website }).website?.isShared).toBe(false);
  });

  it('does not take the company where somebody was for that where he is', () => {
    const namesOf = (trading_name: string) => normaliseRecord({ trading_name }).names.map(({ text }) => text);
    expect(namesOf('Self-employed (formerly Kudzwa)')).toEqual([]);
    expect(namesOf('Quantock (formerly Kudzwa)')).toEqual(['Quantock', 'Kudzwa']);
  });

  it('does not take the host of a letter box for the company', () => {
    for (const trading_name of ['c/o Kudzwa', 'C/O: Kudzwa LLP', '℅ Kudzwa'])
      expect(normaliseRecord({ trading_name }).names).toEqual([]);
    expect(normaliseRecord({ trading_name: 'C.O. Kudzwa' }).names).toHaveLength(1);
  });

  it('reads the national phone number by a country that only the state tells', () => {
    expect(normaliseRecord({ phone: '415-867-5309', state: 'California' }).phone).toBe('+14158675309');
  });

  it('decides by the country what is a legal form', () => {
    expect(normaliseRecord({ trading_name: 'AB Acme', country: 'Sweden' }).names[0]?.tokens).toEqual([
      'acme',
    ]);
    expect(normaliseRecord({ trading_name: 'AB Acme', country: 'US' }).names[0]?.tokens).toEqual([
      'ab',
      'acme',
    ]);
  });
});

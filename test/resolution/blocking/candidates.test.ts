import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { findCandidates } from '../../../src/resolution/blocking/candidates.ts';
import { WEIGHTS } from '../../../src/resolution/model/weights.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { resolveRecord } from '../../../src/resolution/resolve.ts';
import { company } from '../../builders.ts';
import { NEIGHBOURS, sharedUniverse, universeWith } from '../matching.ts';

const ZYMERGEN = company({
  name: 'Zymergen Life Sciences Inc',
  formerName: 'Kudzwa Foods',
  website: 'zymergen.com',
  socialUrl: 'linkedin.com/company/zymbio',
  phone: '+49 30 123456',
  country: 'DE',
  identifiers: [{ type: 'registration', value: 'HRB 12345', country: 'DE' }],
});

const shared = sharedUniverse([ZYMERGEN]);

const candidatesOf = (input: EntityInput, universe = shared()) => {
  const { index } = universe;
  return findCandidates(normaliseRecord(input), index).map((entity) => index.profile(entity).name);
};

describe('a name that more bear than are compared', () => {
  /** Two letters of the alphabet each, as towns have no numbers. */
  const town = (at: number) =>
    `${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + at / 26)}burg`;
  const placesOf = (input: EntityInput, { index } = universe()) =>
    findCandidates(normaliseRecord(input), index).flatMap((entity) =>
      index.profile(entity).places.map(({ city }) => city),
    );
  const universe = sharedUniverse([
    ...Array.from({ length: 45 }, (_, at) => company({ name: 'Zym Suites', city: town(at), country: 'DE' })),
    company({ name: 'Zym Suites Kelham', city: 'Kelham', country: 'DE' }),
    // More than are looked up by their words.
    ...Array.from({ length: 70 }, (_, at) => company({ name: 'Kudzwa', city: town(at), country: 'DE' })),
  ]);

  it.each(['Zym Suites', 'Kudzwa'])('is found in the town of the record: %s', (trading_name) => {
    for (const at of [0, 20, 44]) {
      const found = placesOf({ trading_name, city: town(at), country: 'DE' });
      expect(found[0]).toBe(town(at));
    }
  });

  it('is found where one of the two says the town behind it', () => {
    expect(placesOf({ trading_name: `Zym Suites ${town(44)}`, city: town(44) })).toContain(town(44));
    expect(placesOf({ trading_name: 'Zym Suites', city: 'Kelham' })[0]).toBe('kelham');
  });
});

describe('a word that is read as another when it stands alone', () => {
  const universe = sharedUniverse([
    company({ name: 'Zym Telecom' }),
    company({ name: 'Auto Quantock Group plc' }),
    company({ name: 'Autokudzwa Inc' }),
    company({ name: 'Z SCHOOLS' }),
  ]);

  it.each([
    ['ZymTelecom', 'Zym Telecom'],
    ['Autoquantock Group', 'Auto Quantock Group plc'],
    ['Auto Kudzwa', 'Autokudzwa Inc'],
    ['Zschools', 'Z SCHOOLS'],
  ])('is found though it is glued to the next, or parted from it: "%s"', (name, found) => {
    expect(candidatesOf({ trading_name: name }, universe())).toContain(found);
    const { decision } = resolveRecord({ trading_name: name }, universe());
    expect(decision).toMatchObject({ kind: 'match', best: { profile: { name: found } } });
  });
});

describe('candidates', () => {
  it.each<EntityInput>([
    { trading_name: 'Zymergen' },
    { trading_name: 'ZYMERGEN LIFE SCI' },
    { trading_name: 'Zymergenlife Sciences' },
    { trading_name: 'Zymergenlifesciences' },
    { trading_name: 'Zymregen' },
    { trading_name: 'Zimergen' },
    { trading_name: 'ZLS' },
    { trading_name: 'kudzwa foods ltd' },
    { website: 'https://www.zymergen.com' },
    { website: 'zymergen.de' },
    { email: 'jo@zymergen.com' },
    { social_url: 'linkedin.com/company/zymbio' },
    { phone: '030 123456', country: 'DE' },
    { company_registration_number: 'HRB 12345', company_registration_country: 'DE' },
    { company_registration_number: 'HRB 12345' },
  ])('finds the company by %o', (input) => {
    expect(candidatesOf(input)).toContain('Zymergen Life Sciences Inc');
  });

  it.each<EntityInput>([
    {},
    { trading_name: 'Kadazan' },
    { country: 'DE', city: 'Berlin' },
    { website: 'facebook.com/zymergen' },
    { email: 'zymergen@gmail.com' },
  ])('finds nobody by %o', (input) => {
    expect(candidatesOf(input)).toEqual([]);
  });

  it('finds a long name by its initials as an own name', () => {
    expect(
      candidatesOf({ trading_name: 'Zymergen Life Sciences' }, universeWith([company({ name: 'ZLS' })])),
    ).toEqual(['ZLS']);
  });

  it('finds beside who bears two words letter by letter who adds International, and no other that adds a word', () => {
    const others = ['Foods', 'Tools', 'Lines', 'Farms', 'Bikes', 'Boats'].flatMap((word) => [
      company({ name: `Wexmoor ${word}` }),
      company({ name: `Tamarin ${word}` }),
    ]);
    const named = ['', ' International Inc', ' Seeds'].map((end) =>
      company({ name: `Wexmoor Tamarin${end}` }),
    );
    const found = candidatesOf({ trading_name: 'Wexmoor Tamarin' }, universeWith([...others, ...named]));
    expect(found).toEqual(['Wexmoor Tamarin', 'Wexmoor Tamarin International Inc']);
  });

  it('finds in the country of the record who is called nearly so, where the name is borne elsewhere or nowhere', () => {
    const near = company({ name: 'Wexmorr Tamarin A/S', country: 'DK' });
    const found = (...bearers: readonly { country?: string }[]) =>
      candidatesOf(
        { trading_name: 'Wexmoor Tamarin', country: 'DK' },
        universeWith([near, ...bearers.map((place) => company({ name: 'Wexmoor Tamarin', ...place }))]),
      );
    expect(found({ country: 'US' })).toContain('Wexmorr Tamarin A/S');
    expect(found({})).toContain('Wexmorr Tamarin A/S');
    expect(found({ country: 'US' }, { country: 'DK' })).not.toContain('Wexmorr Tamarin A/S');
  });

  it('puts the one that shares most first', () => {
    const companies = [
      company({ name: 'Zymergen Tools' }),
      company({ name: 'Zymergen Kudzwa Tools' }),
      ZYMERGEN,
    ];
    expect(candidatesOf({ trading_name: 'Kudzwa Zymergen Tools' }, universeWith(companies))[0]).toBe(
      'Zymergen Kudzwa Tools',
    );
  });

  it('names each candidate once, and no more than the model allows', () => {
    const branches = Array.from({ length: 80 }, (_, at) => company({ name: `Zymergen ${at + 100}` }));
    const found = candidatesOf({ trading_name: 'Zymergen' }, universeWith(branches));
    expect(found).toHaveLength(WEIGHTS.blocking.max_candidates);
    expect(new Set(found).size).toBe(found.length);
  });

  it('finds each of the neighbours by its name', () => {
    const { index } = shared();
    const lost = NEIGHBOURS.filter(({ names: [first] }) => {
      const record = normaliseRecord({ trading_name: first?.value ?? '' });
      return !findCandidates(record, index).some((entity) => index.profile(entity).name === first?.value);
    });
    expect(NEIGHBOURS.length).toBeGreaterThan(30);
    expect(lost).toEqual([]);
  });

  it('finds the company of the website beside the company of the name', () => {
    const companies = [company({ name: 'Wex', website: 'wex.com' }), company({ name: 'Kud' })];
    const found = candidatesOf({ trading_name: 'Kud', website: 'wex.com' }, universeWith(companies));
    expect([...found].sort()).toEqual(['Kud', 'Wex']);
  });

  it('finds the company of the website beside the company of a long and rare name', () => {
    const companies = [company({ name: 'Wexford', website: 'wexford.com' }), company({ name: 'Kudzwashi' })];
    const found = candidatesOf(
      { trading_name: 'Kudzwashi', website: 'wexford.com' },
      universeWith(companies),
    );
    expect([...found].sort()).toEqual(['Kudzwashi', 'Wexford']);
  });

  it.each([
    ['腾讯', '腾讯控股有限公司'],
    ['トヨタ', 'トヨタ自動車株式会社'],
    ['삼성', '삼성전자 주식회사'],
  ])('finds the short "%s" among the candidates for "%s"', (short, long) => {
    expect(
      candidatesOf({ trading_name: short }, universeWith([company({ id: 'long', name: long })])),
    ).toContain(long);
  });
});

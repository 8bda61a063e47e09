import { describe, expect, it } from 'vitest';
import {
  readFacts,
  readProfile,
  writeFacts,
  writeProfile,
} from '../../../src/store/universe-file/entity-rows.ts';

const PROFILE = {
  coreId: '1234567890',
  name: 'Zymergen',
  names: [{ text: 'Zymergen', tokens: ['zymergen'], forms: [], kind: 'trading' as const }],
  domains: [],
  socialSlugs: ['zymergen'],
  places: [{ country: 'US' }],
  phones: [],
  registrations: [],
  groupIds: [],
  isClosed: true,
};
const FACTS = {
  coreId: '1234567890',
  legalName: null,
  tradingName: { value: 'Zymergen', source: 'ror' },
  website: null,
  country: null,
  legalCountry: null,
  tradingCountry: null,
  city: 'Emeryville',
  registration: null,
  socialUrl: null,
  category: null,
  subcategory: null,
  classification: null,
  brands: [],
  status: 'closed' as const,
  statuses: [{ status: 'closed' as const, source: 'ror' }],
  owners: [],
  noOwners: [],
  parentId: null,
  successorId: null,
  managedById: null,
  headquarters: null,
  headcounts: [],
  revenues: [],
  industry: null,
  foundedYear: { value: 2013, source: 'list' },
  foundedYears: [],
  seats: [],
  sources: ['ror:1'],
};

describe('the row of an entity', () => {
  it('is read as it was written, in the same order of fields', () => {
    expect(JSON.stringify(readProfile(writeProfile(PROFILE)))).toBe(JSON.stringify(PROFILE));
    expect(JSON.stringify(readFacts(writeFacts(FACTS)))).toBe(JSON.stringify(FACTS));
  });

  it.each([
    { text: 'Zymergen', tokens: ['zymergen'], forms: [], kind: 'trading' as const },
    { text: 'Zymergen Inc.', tokens: ['zymergen'], forms: ['corporation'], kind: 'legal' as const },
    { text: 'Zym  Foods', tokens: ['zym', 'foods'], forms: [], kind: 'trading' as const },
    { text: 'ロボット', tokens: ['robotto'], english: ['robot'], forms: [], kind: 'alias' as const },
    { text: 'Zym (UK)', tokens: ['zym'], forms: [], country: 'GB', kind: 'former' as const },
  ])('keeps the name $text as it is', (name) => {
    const profile = { ...PROFILE, names: [name, ...PROFILE.names] };
    expect(readProfile(writeProfile(profile))).toEqual(profile);
    expect(readProfile(writeProfile({ ...profile, name: name.text }))).toEqual({
      ...profile,
      name: name.text,
    });
  });

  it('says no word of a name twice', () => {
    expect(writeProfile(PROFILE).match(/zymergen/gi)).toHaveLength(2);
  });

  it('leaves out what the entity does not have', () => {
    expect(writeProfile({ ...PROFILE, isClosed: false })).not.toMatch(/domains|phones|isClosed/);
    expect(Object.keys(JSON.parse(writeFacts(FACTS)))).toEqual([
      'coreId',
      'tradingName',
      'city',
      'status',
      'statuses',
      'foundedYear',
      'sources',
    ]);
  });

  it('is read whole when an older core has written it in full', () => {
    expect(readProfile(JSON.stringify(PROFILE))).toEqual(PROFILE);
    expect(readFacts(JSON.stringify(FACTS))).toEqual(FACTS);
  });
});

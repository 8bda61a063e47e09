import { describe, expect, it } from 'vitest';
import { company, entitiesOf } from '../../builders.ts';

type Parts = Parameters<typeof company>[0];

function classified(parts: Parts) {
  const [entity] = entitiesOf([company(parts)]);
  return entity?.facts.classification;
}

describe('what an entity is', () => {
  it.each<[Parts, string, string | null]>([
    [{ name: 'Siemens', category: 'Company', subcategory: 'Operating' }, 'Company', 'Operating'],
    [{ name: 'Acme Holdings Inc', category: 'Company' }, 'Company', 'HoldCo/Investment'],
    [
      { source: 'sec-edgar', name: 'Express Holdings Inc', category: 'Company', status: 'active' },
      'Company',
      'Operating',
    ],
    [
      { source: 'sec-edgar', name: 'Acme Capital Holdings', category: 'Company', status: 'active' },
      'Company',
      'HoldCo/Investment',
    ],
    [
      { name: 'Booking Holdings Inc.', category: 'Company', industry: 'Services-Business Services' },
      'Company',
      'Operating',
    ],
    [
      { name: 'Zeta Acquisition Corp', category: 'Company', industry: 'Blank Checks' },
      'Company',
      'HoldCo/Investment',
    ],
    [{ name: 'Acme Growth Fund', category: 'Company' }, 'Company', 'Fund'],
    [{ name: 'Acme', category: 'Fund' }, 'Company', 'Fund'],
    [
      { name: 'Acme Realty', category: 'Company', industry: 'Real Estate Investment Trusts' },
      'Company',
      'Operating',
    ],
    [
      { name: 'Acme Gold Trust', category: 'Company', industry: 'Commodity Contracts Brokers & Dealers' },
      'Company',
      'Fund',
    ],
    [
      { name: 'Zeta Acquisition Corp II', category: 'Company', industry: 'Semiconductors' },
      'Company',
      'HoldCo/Investment',
    ],
    [
      { name: 'Norient Acquisition', category: 'Company', subcategory: 'Fund' },
      'Company',
      'HoldCo/Investment',
    ],
    [{ name: 'Acme', category: 'Company', subcategory: 'Branch' }, 'Company', 'Branch'],
    [{ name: 'Republic of Italy', category: 'Company', industry: 'Foreign Governments' }, 'Government', null],
    [{ name: 'University of Padua', category: 'Education' }, 'Education', null],
    [{ name: 'Universität Wien' }, 'Education', null],
    [{ name: 'City of Boston' }, 'Government', null],
    [{ name: 'Robert Bosch Stiftung', category: 'Nonprofit' }, 'Non-profit', null],
    [
      { name: 'University Bancorp Inc', category: 'Company', industry: 'State Commercial Banks' },
      'Company',
      'Operating',
    ],
    [{ name: 'Acme', legalName: 'Acme GmbH' }, 'Company', 'Operating'],
  ])('%j', (parts, type, subtype) => {
    expect(classified(parts)).toMatchObject({ type, subtype, reasoning: expect.stringMatching(/\.$/) });
  });

  it('is not told when nothing says so', () => {
    expect(classified({ name: 'Acme' })).toBeNull();
  });
});

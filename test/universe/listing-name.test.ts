import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyOfListing } from '../../src/universe/listing-name.ts';

describe('companyOfListing', () => {
  it.each([
    ['Apple Inc. Common Stock', 'Apple Inc.'],
    ['Alphabet Inc. Class A Common Stock', 'Alphabet Inc.'],
    ['Alphabet Inc. - Class C Capital Stock', 'Alphabet Inc.'],
    ['Berkshire Hathaway Inc. Class B', 'Berkshire Hathaway Inc.'],
    ['Under Armour, Inc. Class C Common Stock', 'Under Armour, Inc.'],
    ['Toyota Motor Corporation American Depositary Shares', 'Toyota Motor Corporation'],
    ['SAP SE Sponsored ADR', 'SAP SE'],
    ['Novo Nordisk A/S ADR', 'Novo Nordisk A/S'],
    ['Volkswagen AG Vorzugsaktien o.N.', 'Volkswagen AG'],
    ['Churchill Capital Corp IX Warrants', 'Churchill Capital Corp IX'],
    ['Royal Dutch Shell plc Ordinary Shares', 'Royal Dutch Shell plc'],
    ['Ford Motor Company Common Stock', 'Ford Motor Company'],
    ['Siemens Aktiengesellschaft', 'Siemens Aktiengesellschaft'],
  ])('finds the company behind %s', (listing, companyName) => {
    expect(companyOfListing(listing)).toBe(companyName);
  });

  it.each([
    'Class A',
    'ADR',
    'Common Stock',
    'Unit Corporation',
    'Rights and Issues Investment Trust',
    'Warrantech',
    'Series',
  ])('leaves %s as it is, for nothing else would be left or it is a name', (name) => {
    expect(companyOfListing(name)).toBe(name);
  });

  it('never leaves less than two letters of a name that had them', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), (text) => {
        const name = text.trim();
        expect(companyOfListing(text).length).toBeGreaterThanOrEqual(Math.min(2, name.length));
      }),
    );
  });
});

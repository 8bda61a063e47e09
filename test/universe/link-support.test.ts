import { describe, expect, it } from 'vitest';
import { isEverydayWord } from '../../src/resolution/tables/everyday-words.ts';
import { linkReason } from '../../src/universe/link-rules.ts';
import { company, normalOf } from '../builders.ts';

type Parts = Parameters<typeof company>[0];

const NEW_YORK = { country: 'US', state: 'NY', city: 'New York' };
const ATLANTA = { country: 'US', state: 'GA', city: 'Atlanta' };
const ALBANY = { country: 'US', state: 'NY', city: 'Albany' };

/** Why a filer of the regulator and a row of a user's own list are one company, if they are. */
function reasonOf(filer: Parts, row: Parts): string | undefined {
  return linkReason(
    normalOf(company({ source: 'sec-edgar', id: '1', ...filer })),
    normalOf(company({ source: 'start-ups', id: '2', ...row })),
  );
}

describe('an everyday word as a name', () => {
  it('is one of any language, singular or plural', () => {
    const words = ['summit', 'summits', 'harmonic', 'zukunft', 'soleil', 'futuro', 'porch'];
    expect(words.filter((word) => !isEverydayWord(word))).toEqual([]);
  });

  it('does not count a coined name', () => {
    expect(['zscaler', 'novartis', 'quantock', 'zymergen'].filter(isEverydayWord)).toEqual([]);
  });

  it('does not link by country: Harmonic in New York is not Harmonic Inc in Atlanta', () => {
    expect(reasonOf({ name: 'HARMONIC INC', ...ATLANTA }, { name: 'Harmonic', ...NEW_YORK })).toBeUndefined();
  });

  it('does not link in one city when one side says more', () => {
    const summit = { name: 'Summit', website: 'summit.com', ...NEW_YORK };
    for (const name of ['Summit Group, Inc.', 'Summit Labs', 'Summit Technologies Inc'])
      expect([name, reasonOf({ name, ...NEW_YORK }, summit)]).toEqual([name, undefined]);
  });

  it('does not link two registers by country', () => {
    const filer = normalOf(company({ source: 'sec-edgar', id: '1', name: 'HARMONIC INC', ...ATLANTA }));
    const organisation = normalOf(company({ source: 'ror', id: '2', name: 'Harmonic', ...NEW_YORK }));
    expect(linkReason(filer, organisation)).toBeUndefined();
  });

  it('links a filer and a listing that bear one whole legal name when nothing tells them apart', () => {
    const filer = normalOf(company({ source: 'sec-edgar', id: '1', name: 'VISA INC.', ...NEW_YORK }));
    const listing = normalOf(company({ source: 'tickers', id: 'V', name: 'Visa Inc', country: 'US' }));
    expect(linkReason(filer, listing)).toBe('name_and_region');
  });
});

describe('a company of a user’s own list', () => {
  it('is the filer of its name and city when its website is called like it', () => {
    const filer = { name: 'ZSCALER, INC.', ...NEW_YORK };
    expect(reasonOf(filer, { name: 'Zscaler', website: 'zscaler.com', ...NEW_YORK })).toBe('name_and_city');
    expect(reasonOf(filer, { name: 'Zscaler', website: 'zscalerinc.com', ...NEW_YORK })).toBe(
      'name_and_city',
    );
    expect(reasonOf(filer, { name: 'Zscaler', ...NEW_YORK })).toBe('name_and_city');
  });

  it('is not the filer of its name in another city, however rare the name', () => {
    const filer = { name: 'Zymergen Robotics Inc', ...ALBANY };
    for (const website of ['zymergenrobotics.com', 'somewhere-else.com'])
      expect(reasonOf(filer, { name: 'Zymergen Robotics', website, ...NEW_YORK })).toBeUndefined();
    expect(reasonOf(filer, { name: 'Zymergen Robotics', ...ATLANTA })).toBeUndefined();
  });

  it('is not the filer of its brief name when its website is called otherwise', () => {
    const row = { name: 'Zscaler', website: 'made-up-17.com', ...NEW_YORK };
    expect(reasonOf({ name: 'Zscaler, Inc.', ...NEW_YORK }, row)).toBeUndefined();
  });

  it('is the filer of its whole legal name in its city, whatever the website is called', () => {
    const filer = { name: 'General Quantock Corp', website: 'gq.com', ...NEW_YORK };
    const row = { name: 'GENERAL QUANTOCK CORPORATION' };
    expect(reasonOf(filer, { ...row, ...NEW_YORK })).toBe('name_and_city');
    expect(reasonOf(filer, { ...row, ...ALBANY })).toBeUndefined();
    expect(reasonOf(filer, { name: 'General Quantock', ...NEW_YORK })).toBeUndefined();
  });

  it('is the filer of a longer name in its city, whatever its website is called', () => {
    const name = 'Zymergen Marine Robotics Inc';
    expect(reasonOf({ name, ...NEW_YORK }, { name, website: 'zmr.com', ...NEW_YORK })).toBe('name_and_city');
  });

  it('is the filer in another city when website or identifier agree', () => {
    const filer = { name: 'Summit Inc', website: 'summit.com', cik: '0000000017', ...ATLANTA };
    expect(reasonOf(filer, { name: 'Summit', website: 'summit.com', ...NEW_YORK })).toBe('website_and_name');
    expect(reasonOf(filer, { name: 'Summit', cik: '0000000017', ...NEW_YORK })).toBe('identifier');
  });

  it('is the filer of a coined name when the list knows no town', () => {
    const filer = { name: 'Zymergen Inc', ...NEW_YORK };
    expect(reasonOf(filer, { name: 'Zymergen Inc', country: 'US' })).toBe('name_and_region');
    expect(reasonOf({ name: 'Blue Ocean Inc', ...NEW_YORK }, { name: 'Blue Ocean Inc', country: 'US' })).toBe(
      undefined,
    );
  });

  it('is not who gave up its name', () => {
    const filer = { name: 'Zymergen Inc', formerName: 'Quantock Robotics (Quantock)', ...ALBANY };
    expect(reasonOf(filer, { name: 'Quantock', ...ALBANY })).toBeUndefined();
  });
});

describe('what stands in brackets', () => {
  it('does not make one company of all that are International', () => {
    const [one, other] = ['ABC Gas (International) Limited', 'DQ Films (International) Limited'].map((name) =>
      normalOf(company({ source: 'tickers', id: name, name, country: 'IN' })),
    );
    if (one === undefined || other === undefined) throw new Error('no records');
    expect(linkReason(one, other)).toBeUndefined();
  });
});

describe('one town in two spellings', () => {
  it.each([
    ['Tel Aviv-Yafo', 'Tel Aviv'],
    ['Tokyo, Japan', 'Tokyo'],
  ])('%s is %s', (left, right) => {
    const filer = company({
      source: 'sec-edgar',
      id: '1',
      name: 'monday.com Ltd.',
      country: 'IL',
      city: left,
    });
    const starter = company({
      source: 'starter',
      id: '2',
      name: 'monday.com Ltd.',
      country: 'IL',
      city: right,
    });
    expect(linkReason(normalOf(filer), normalOf(starter))).toBe('name_and_city');
  });
});

import { describe, expect, it } from 'vitest';
import { readBracket } from '../../../src/resolution/names/brackets.ts';
import { normaliseName } from '../../../src/resolution/names/normalise-name.ts';

/** What the first brackets of the name are: their kind, and what they say. */
const bracketOf = (name: string): string => {
  const at = name.indexOf('(');
  const end = name.indexOf(')', at);
  const context = { before: name.slice(0, at), after: name.slice(end + 1) };
  const bracket = readBracket(name.slice(at + 1, end), context);
  if (bracket.kind === 'place') return ['place', bracket.country, bracket.city].filter(Boolean).join(' ');
  return bracket.kind === 'name' ? `${bracket.part} ${bracket.text}` : bracket.kind;
};

describe('the code of a sales region in brackets', () => {
  it.each([
    ['Acme (GCC) Ltd', 'word'],
    ['Acme (ANZ)', 'word'],
    ['Great Canadian Cement (GCC)', 'bracket GCC'],
  ])('is a word of the name, unless it is its initials: "%s" holds %s', (name, bracket) => {
    expect(bracketOf(name)).toBe(bracket);
  });
});

describe('brackets in a name', () => {
  it.each([
    ['Bosch (Malaysia) Sdn Bhd', 'place MY'],
    ['Acme (UK)', 'place GB'],
    ['Acme (U.K.) Ltd', 'place GB'],
    ['Acme (HK) Ltd', 'place HK'],
    ['Acme (H.K.) Limited', 'place HK'],
    ['Acme (India) Pvt Ltd', 'place IN'],
    ['Acme (Deutschland) GmbH', 'place DE'],
    ['Acme (Cayman) Ltd', 'place KY'],
    ['ACME (CEYLON) PLC', 'place LK'],
    ['Acme (Shanghai) Co., Ltd', 'place CN shanghai'],
    ['ACME (SUZHOU) LTD', 'place CN suzhou'],
    ['Acme (Suzhou, China) Co Ltd', 'place CN suzhou'],
    ['Acme (Madras) Ltd', 'place IN madras'],
    ['Acme (PK) Ltd', 'place PK'],
    ['Acme (Guangdong) Co Ltd', 'place CN'],
    ['Acme (Gujarat) Ltd', 'place IN'],
    ['Acme (Colorado) Inc', 'place US'],
    ['Acme (UK, part of Kud) Ltd', 'place GB'],
  ])('of "%s" hold a place: %s', (name, bracket) => {
    expect(bracketOf(name)).toBe(bracket);
  });

  it.each([
    ['Acme (Pvt) Ltd', 'word'],
    ['Acme (Pvt.) Ltd', 'word'],
    ['Acme (Private) Limited', 'word'],
    ['Acme (Pty) Ltd', 'word'],
    ['Acme (M) Sdn Bhd', 'nothing'],
    ['Acme (S) Pte Ltd', 'nothing'],
    ['Acme (I) Pvt Ltd', 'nothing'],
    ['Acme (P) Ltd', 'nothing'],
    ['Acme Bank (PJSC)', 'word'],
  ])('of "%s" hold a part of the legal form: %s', (name, bracket) => {
    expect(bracketOf(name)).toBe(bracket);
    expect(normaliseName(name)[0]?.tokens.join(' ')).toMatch(/^acme(?: bank)?$/);
  });

  it.each([
    ['International Business Machines (IBM)', 'bracket IBM'],
    ['Bangladesh Agricultural Research Institute (BARI)', 'bracket BARI'],
    ['Laboratories of Behavioral Studies (LABS)', 'bracket LABS'],
    ['Israel Canada (T.R) Ltd', 'bracket T.R'],
    ['Acme (formerly Zym)', 'former Zym'],
    ['Acme (formerly known as Zym Inc)', 'former Zym Inc'],
    ['Acme (fka Zym)', 'former Zym'],
    ['Acme (ex Zym)', 'former Zym'],
    ['Acme (d/b/a Zym)', 'trading Zym'],
    ['Acme (now known as Zym)', 'also Zym'],
    ['Acme (renamed Zym)', 'also Zym'],
  ])('of "%s" hold a name: %s', (name, bracket) => {
    expect(bracketOf(name)).toBe(bracket);
  });

  it.each([
    'now part of Kud',
    'part of the Kud Group',
    'acquired by Kud',
    'was acquired by Kud in 2020',
    'bought by Kud',
    'merged with Kud',
    'merged into Kud',
    'sold to Kud',
    'owned by Kud',
    'a Kud company',
    'a subsidiary of Kud',
    'wholly owned subsidiary of Kud',
    'a division of Kud',
    'member of Kud Group',
    'formerly part of Kud',
    'formerly owned by Kud',
    'spun off from Kud',
    'Kud subsidiary',
    'now Kud',
    'see Kud',
    'use Kud instead',
    'duplicate of Kud',
    'successor to Kud',
  ])('hold a remark in "Acme (%s)", of which nothing is a name', (remark) => {
    const names = normaliseName(`Acme (${remark})`);
    expect(names.map(({ tokens }) => tokens.join(' '))).toEqual(['acme']);
    expect(names[0]?.text).toBe('Acme');
  });

  it.each([
    ['Acme (Holdings) Ltd', 'acme holdings'],
    ['Acme (Share Scheme Trustees) Limited', 'acme shares scheme trustees'],
    ['ACME (OVERSEAS) LTD', 'acme overseas'],
    ['Acme (Group) PLC', 'acme group'],
    ['Acme (Far East) Ltd', 'acme far east'],
    ['Acme Fund (III)', 'acme fund 3'],
    ['Acme Project (Two) LLP', 'acme project 2'],
    ['Acme Ltd (Group)', 'acme'],
    ['Acme (Sales)', 'acme'],
    ['Unilever NV (NL)', 'unilever'],
  ])('of "%s" hold words as they stand without brackets: %s', (name, tokens) => {
    expect(normaliseName(name).map((one) => one.tokens.join(' '))).toEqual([tokens]);
  });

  it('hold a name of its own at the end, and where the last word before the form tells one from another', () => {
    expect(bracketOf('Acme (Share Scheme Trustees)')).toBe('bracket Share Scheme Trustees');
    expect(bracketOf('Acme (Blue Elephant Kudzwa) Ltd')).toBe('bracket Blue Elephant Kudzwa');
  });

  it.each([
    ['Business for Social Responsibility', 'bracket Business for Social Responsibility'],
    ['Agency for Science, Technology and Research', 'bracket Agency for Science, Technology and Research'],
    ['Run for Life', 'bracket Run for Life'],
  ])('hold a name in "BSR (%s)", which only sounds like a remark', (inner, bracket) => {
    expect(bracketOf(`BSR (${inner})`)).toBe(bracket);
  });

  it('keep the place as words of the name beside it, in each spelling', () => {
    const readings = (name: string) => normaliseName(name)[0]?.withPlace?.map((tokens) => tokens.join(' '));
    expect(readings('Bosch (Malaysia) Sdn Bhd')).toEqual(['bosch malaysia']);
    expect(readings('Bosch (HK) Ltd')).toEqual(['bosch hk', 'bosch hong kong']);
    expect(readings('Bosch Ltd')).toBeUndefined();
  });
});

describe('a remark behind a name without brackets', () => {
  it.each([
    'Acme, now part of Kud',
    'Acme - part of Kud Group',
    'Acme – acquired by Kud in 2020',
    'Acme acquired by Kud',
    'Acme now a subsidiary of Kud',
    'Acme, an affiliate of Kud',
    'Acme, a Kud Company',
    'Acme - a Kud company',
    'Acme – a Kud Brand',
    'Acme, a division of Kud',
    'Acme - a business unit of Kud',
    'Acme, member of Kud',
    'Acme powered by Kud',
    'Acme; merged into Kud',
  ])('is no part of "%s"', (text) => {
    expect(normaliseName(text).map(({ tokens }) => tokens.join(' '))).toEqual(['acme']);
  });

  it.each([
    ['University of Acme, Division of Kud', 'university of acme division of kud'],
    ['Powered by Acme', 'powered by acme'],
    ['ACME TOOLS A DIVISION OF KUD', 'acme tools a division of kud'],
    ['Acme - Kud Company', 'acme kud'],
    ['Part of Acme', 'part of acme'],
    ['Acquired by Design Ltd', 'acquired by design'],
    ['Owned Brands, Kud and Acme', 'owned brands kud and acme'],
  ])('is not seen in "%s"', (text, tokens) => {
    expect(normaliseName(text).map((name) => name.tokens.join(' '))).toEqual([tokens]);
  });
});

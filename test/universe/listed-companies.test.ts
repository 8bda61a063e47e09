import { describe, expect, it } from 'vitest';
import { linkReason } from '../../src/universe/link-rules.ts';
import { company, normalOf } from '../builders.ts';

type Parts = Parameters<typeof company>[0];

const DENVER = { country: 'US', state: 'CO', city: 'Denver' };

function reasonOf(left: Parts, right: Parts): string | undefined {
  return linkReason(normalOf(company({ id: '1', ...left })), normalOf(company({ id: '2', ...right })));
}

function filer(parts: Parts): Parts {
  return { source: 'sec-edgar', cik: '0000000001', ...parts };
}

function symbol(parts: Parts): Parts {
  return { source: 'tickers', ...parts };
}

describe('a whole legal name of a filer and a listing', () => {
  it('is one company where the listing says no more than the country of an exchange', () => {
    const left = filer({ name: 'QUANTOCK INC', ...DENVER });
    expect(reasonOf(left, symbol({ name: 'Quantock Inc', country: 'IN' }))).toBe('listed_abroad');
  });

  it('is one company however short, and wherever its head office is said to be', () => {
    const left = filer({ name: 'KDX PUBLIC LTD CO', country: 'IE', city: 'Dublin' });
    const right = symbol({ name: 'KDX plc', country: 'US', city: 'Reno', website: 'other-one.com' });
    expect(reasonOf(left, right)).toBe('listed_abroad');
  });

  it('is one company with one that comes with core, in one country and with its form', () => {
    const known = { source: 'starter', name: 'KDX', legalName: 'KDX Limited', country: 'AU', city: 'Perth' };
    const left = filer({ name: 'KDX LTD', country: 'AU', city: 'Sydney NSW' });
    expect(reasonOf(left, known)).toBe('listed_name');
    expect(reasonOf(symbol({ name: 'KDX 4.5%21FEB22' }), known)).toBeUndefined();
  });

  it('comes before the website that a sister shares', () => {
    const left = filer({ name: 'KDX Group AG', city: 'Zurich' });
    const right = symbol({ name: 'KDX Group AG', country: 'CH', city: 'Zurich', website: 'kdx.com' });
    expect(reasonOf(left, right)).toBe('listed_name');
  });

  it('is two companies when one is Inc. and the other Corp.', () => {
    const left = filer({ name: 'KDX INC', ...DENVER });
    expect(reasonOf(left, symbol({ name: 'KDX Corporation', country: 'IN' }))).toBeUndefined();
  });

  it('is two companies where nobody watches over the shares of one', () => {
    const left = { source: 'lei', name: 'KDX Limited', country: 'IE', city: 'Dublin' };
    expect(reasonOf(left, symbol({ name: 'KDX Limited', country: 'IN' }))).toBeUndefined();
  });
});

describe('a whole legal name of two listings', () => {
  const at = symbol({ name: 'Zymergen Ltd', country: 'AU', city: 'Sydney', website: 'zymergen.com' });

  it('is one company where one says no more than a country', () => {
    expect(reasonOf(at, symbol({ name: 'ZYMERGEN LTD.', country: 'US' }))).toBe('listed_abroad');
  });

  it('is two companies where both say where they sit', () => {
    const other = symbol({ name: 'Zymergen Limited', country: 'CA', city: 'Toronto' });
    expect(reasonOf(at, other)).toBeUndefined();
    const issued = symbol({ name: 'Zymergen Limited', country: 'EG', isin: 'EGS3C0O1C016' });
    expect(reasonOf(at, issued)).toBeUndefined();
  });

  it('is two companies in one country with two websites', () => {
    const other = symbol({ name: 'Zymergen Ltd', country: 'AU', city: 'Perth', website: 'zymergen.net.au' });
    expect(reasonOf(at, other)).not.toBe('listed_name');
  });

  it('is two companies when it is two everyday words', () => {
    const here = symbol({ name: 'Vital Energy Inc.', country: 'CA', city: 'Calgary' });
    expect(reasonOf(here, symbol({ name: 'Vital Energy Inc.', country: 'US' }))).toBeUndefined();
  });
});

describe('the same website and name in another country', () => {
  const before = { source: 'starter', name: 'Zymergen', country: 'US', website: 'zymergen.com' };

  it('is a company that has moved', () => {
    const after = {
      source: 'list',
      name: 'Zymergen',
      country: 'IE',
      city: 'Dublin',
      website: 'zymergen.com',
    };
    expect(reasonOf(before, after)).toBe('moved');
  });

  it('is a branch where a register knows it without a legal form', () => {
    expect(reasonOf({ ...before, source: 'ror', country: 'DE' }, symbol(before))).toBeUndefined();
  });

  it('is two companies when the website is called otherwise', () => {
    const left = { ...before, website: 'house-of-brands.com' };
    expect(reasonOf(left, symbol({ ...left, country: 'IE' }))).toBeUndefined();
  });

  it('is two companies when one name says the country in brackets', () => {
    const left = { ...before, name: 'Zymergen Corp', country: 'TW' };
    const right = symbol({ name: 'Zymergen (India) Corp', country: 'IN', website: 'zymergen.com' });
    expect(reasonOf(left, right)).toBeUndefined();
  });
});

describe('a listing without town and form', () => {
  it('is the known company of its country', () => {
    const known = {
      source: 'starter',
      name: 'Lumo',
      legalName: 'Lumo Moët Quantock SE',
      country: 'FR',
      city: 'Paris',
    };
    expect(reasonOf(known, symbol({ name: 'LUMO', country: 'FR' }))).toBe('name_and_region');
    expect(reasonOf(known, symbol({ name: 'LUMO', country: 'CA' }))).toBeUndefined();
    const own = { ...known, source: 'start-ups', website: 'lumo-made-up.com' };
    expect(reasonOf(own, symbol({ name: 'LUMO', country: 'FR' }))).toBeUndefined();
  });
});

describe('a name that was given up', () => {
  const left = filer({
    name: 'Elevated Health, Inc.',
    formerName: 'Quantock, Inc.',
    formerUntil: '2022-06-27',
    ...DENVER,
  });

  it('leads to the company that had it in the same town', () => {
    expect(reasonOf(left, symbol({ name: 'Quantock, Inc.', ...DENVER }))).toBe('former_name');
  });

  it('leads nowhere else', () => {
    expect(reasonOf(left, symbol({ name: 'Quantock, Inc.', country: 'US', city: 'Reno' }))).toBeUndefined();
    expect(reasonOf(left, symbol({ name: 'Quantock Ltd', ...DENVER }))).toBeUndefined();
    const undated = filer({ name: 'Elevated Health, Inc.', formerName: 'Quantock, Inc.', ...DENVER });
    expect(reasonOf(undated, symbol({ name: 'Quantock, Inc.', ...DENVER }))).toBeUndefined();
  });

  const known = {
    ...{ source: 'starter', name: 'QNK', legalName: 'QNK plc', formerName: 'Quantock Lamps plc' },
    ...{ country: 'GB', city: 'London', website: 'qnk.com' },
  };
  const listed = symbol({ name: 'Quantock Lamps plc', country: 'GB', city: 'Leeds', website: 'uk.qnk.com' });

  it('leads to the company that comes with core, with its website and in any country', () => {
    expect(reasonOf(known, listed)).toBe('former_name');
    expect(reasonOf(known, { ...listed, website: 'quantock.com' })).toBeUndefined();
    expect(reasonOf(known, { ...listed, country: 'IE', city: 'Dublin' })).toBe('former_name');
    expect(reasonOf(known, { ...listed, name: 'Quantock Lamps Ltd' })).toBeUndefined();
    expect(reasonOf({ ...known, source: 'start-ups' }, listed)).toBeUndefined();
  });

  it('leads there without a website in its country alone', () => {
    const old = symbol({ name: 'QUANTOCK LAMPS PLC', country: 'GB' });
    expect(reasonOf(known, old)).toBe('former_name');
    expect(reasonOf(old, known)).toBe('former_name');
    expect(reasonOf(known, { ...old, country: 'IE' })).toBeUndefined();
    expect(reasonOf(known, symbol({ name: 'QUANTOCK LAMPS', country: 'GB' }))).toBeUndefined();
    expect(reasonOf({ ...known, source: 'start-ups' }, old)).toBeUndefined();
  });
});

describe('a whole legal name of a company that comes with core, in two countries', () => {
  const office = { source: 'starter', name: 'KDX Inc.', country: 'CH', city: 'Geneva', website: 'kdx.com' };

  it('is one company with a filer, however short', () => {
    expect(reasonOf(office, filer({ name: 'KDX INC', ...DENVER }))).toBe('listed_abroad');
    expect(reasonOf(office, filer({ name: 'KDX Corp', ...DENVER }))).toBeUndefined();
  });

  it('is one company with a listing at its seat, where the form is foreign to its country, also of everyday words', () => {
    const known = { ...office, name: 'Canal N.V.', country: 'FR', city: 'Puteaux' };
    const seat = symbol({ name: 'Canal NV', country: 'NL', isin: 'NL0015002AH0' });
    expect(reasonOf(known, seat)).toBe('listed_abroad');
    expect(reasonOf({ ...known, country: 'BE', city: 'Gent' }, seat)).toBeUndefined();
  });

  it('is two companies where the websites differ', () => {
    const known = { ...office, name: 'Zymergen Limited', country: 'PK', city: 'Karachi' };
    const other = { name: 'Zymergen Limited', country: 'SG', city: 'Singapore', website: 'zymergen-sg.com' };
    expect(reasonOf(known, symbol(other))).toBeUndefined();
  });

  it('is one company in its own town whatever the websites, and not in another one', () => {
    const known = { ...office, website: 'kdx-group.com', country: 'TW', city: 'Taipei' };
    const other = { name: 'KDX Inc.', country: 'TW', website: 'kdx.com.tw' };
    expect(reasonOf(known, symbol({ ...other, city: 'Taipei' }))).toBe('listed_name');
    expect(reasonOf(known, symbol({ ...other, city: 'Tainan' }))).not.toBe('listed_name');
  });
});

describe('a form that is foreign where a listing has its office', () => {
  const seat = symbol({ name: 'ZYMERGEN AB', country: 'SE', isin: 'SE0001863291' });

  it('makes it one company with the listing at its seat', () => {
    const office = symbol({
      name: 'Zymergen AB (publ)',
      country: 'MT',
      city: 'Gzira',
      website: 'zymergen.com',
    });
    expect(reasonOf(office, seat)).toBe('listed_abroad');
  });

  it('says nothing where companies of both countries have the form', () => {
    const office = symbol({ name: 'Zymergen AB', country: 'FI', city: 'Vaasa', website: 'zymergen.com' });
    expect(reasonOf(office, seat)).toBeUndefined();
  });
});

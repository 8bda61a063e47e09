import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, statementOf } from '../matching.ts';
import { resolverAmong } from './neighbours.ts';

const named = (name: string) => company({ id: name, name });
const SURE = /^(?:HIGH|MEDIUM) (?!none|tie)/;
const HIGH = /^HIGH (?!none)/;

describe('acronyms', () => {
  const resolve = resolverAmong(
    company({
      name: 'International Business Machines Corporation',
      website: 'ibm.com',
      city: 'Armonk',
      state: 'NY',
      country: 'US',
    }),
    company({ id: 'zkl', name: 'Zymergen Kudzwa Loxley GmbH', website: 'zkl.com' }),
    ...['Kestwick Harrow Metals Ltd', 'D.R.H. Corp', 'SKF AB'].map(named),
  );

  it.each(['IBM', 'I.B.M.'])('%s in Armonk is International Business Machines Corporation', (name) => {
    const { reasoning, decision } = resolve({
      trading_name: name,
      city: 'Armonk',
      state: 'NY',
      country: 'US',
    });
    expect(decision.kind).toBe('match');
    expect(reasoning).toContain('matches the initials of "International Business Machines Corporation"');
  });

  it('names the nearest of three letters alone, and does not take it', () => {
    expect(statementOf(resolve('IBM'))).not.toMatch(SURE);
    expect(resolve('IBM').reasoning).toContain('International Business Machines Corporation');
  });

  it('takes three letters for the company whose domain they are', () => {
    const { decision, reasoning } = resolve('ZKL');
    expect(decision).toMatchObject({
      kind: 'match',
      best: { profile: { name: 'Zymergen Kudzwa Loxley GmbH' } },
    });
    expect(decision.confidence).not.toBe('HIGH');
    expect(reasoning).toContain('its website is zkl.com');
  });

  it.each([
    ['Intl Business Machines', 'International Business Machines Corporation', 'is on file as'],
    ['D R H', 'D.R.H. Corp', 'The name agrees'],
  ])('%s is %s', (record, name, reason) => {
    expect(answerOf(resolve(record))).toBe(name);
    expect(resolve(record).reasoning).toContain(reason);
  });

  it('is sure of IBM on ibm.com', () => {
    expect(statementOf(resolve({ trading_name: 'IBM', website: 'ibm.com' }))).toMatch(HIGH);
  });

  it('is not sure of a stranger with two of three initials', () => {
    expect(statementOf(resolve('Internal Building Design'))).not.toMatch(SURE);
  });

  it.each(['K.H.M. Ltd', 'ZKL GmbH', 'Sven Karlsson Fastigheter AB'])(
    'is not sure of %s by its initials alone',
    (record) => {
      expect(statementOf(resolve(record))).not.toMatch(HIGH);
    },
  );
});

describe('one name in two spellings', () => {
  const resolve = resolverAmong(
    ...['Super Micro Computer Inc', 'Kudzwa Brothers Manufacturing Company', 'Mohawk Industries Inc'].map(
      named,
    ),
    ...['Wexmoor International Group Ltd', 'Tamarin Insurance Services Inc', 'Quillon & Sons Ltd'].map(named),
    ...['PricewaterhouseCoopers LLP', 'Three Rivers Bancorp', '21st Century Kudzwa Ltd'].map(named),
    ...['Saint Jude Medical Inc', 'Bright Horizons Family Solutions Inc', 'Zymergenix Inc'].map(named),
  );

  it.each([
    ['SuperMicro Computer', 'Super Micro Computer Inc'],
    ['Kudzwa Bros Mfg Co', 'Kudzwa Brothers Manufacturing Company'],
    ['WEXMOOR INTL GRP LTD', 'Wexmoor International Group Ltd'],
    ['International Wexmoor Group', 'Wexmoor International Group Ltd'],
    ['MOHAWK INDS INC', 'Mohawk Industries Inc'],
    ['TAMARIN INS SVCS', 'Tamarin Insurance Services Inc'],
    ['Pricewaterhouse Coopers', 'PricewaterhouseCoopers LLP'],
    ['3 Rivers Bancorp', 'Three Rivers Bancorp'],
    ['Quillon and Sons', 'Quillon & Sons Ltd'],
    ['ST JUDE MED INC', 'Saint Jude Medical Inc'],
    ['BRIGHT HORIZONS FAM SOL IN D', 'Bright Horizons Family Solutions Inc'],
  ])('%s is %s', (record, name) => {
    expect(answerOf(resolve(record))).toBe(name);
    expect(resolve(record).reasoning).toMatch(
      / (?:agrees|is on file as|is close to|has the same words as|shares words with)\b/,
    );
  });

  // name-words.ts NUMERALS end at twenty and are single words.
  it.fails('Twenty First Century Kudzwa is 21st Century Kudzwa Ltd', () => {
    expect(answerOf(resolve('Twenty First Century Kudzwa'))).toBe('21st Century Kudzwa Ltd');
  });

  it('is not sure that a name which begins another is cut off: Zymergen is not Zymergenix', () => {
    expect(statementOf(resolve('Zymergen'))).not.toMatch(HIGH);
  });
});

describe('a name that says less than the entity does', () => {
  const resolve = resolverAmong(
    company({ name: 'Zymergen Pizza', city: 'Denver', state: 'CO', country: 'US' }),
    company({ name: 'Loxwood School of Public Policy', city: 'Denver', state: 'CO', country: 'US' }),
    company({ name: 'Quillon Pizza Inc', city: 'Denver', state: 'CO', country: 'US' }),
    company({
      name: 'Wexmoor Society Loxley Hall Nursery School',
      address: '214 Tamarin Street',
      city: 'Dayton',
      state: 'OH',
      country: 'US',
    }),
  );
  const inDenver = (name: string) =>
    statementOf(resolve({ trading_name: name, city: 'Denver', state: 'CO', country: 'US' }));

  it('is sure of it when a word is missing and the place agrees', () => {
    expect(inDenver('Zymergen')).toMatch(HIGH);
  });

  it('is not sure of it when several words are missing', () => {
    expect(inDenver('Loxwood')).not.toMatch(HIGH);
  });

  it('is sure of it at the same address, whatever is missing', () => {
    const record = { trading_name: 'Wexmoor Loxley Hall', city: 'Dayton', state: 'OH', country: 'US' };
    expect(statementOf(resolve(record))).not.toMatch(HIGH);
    expect(statementOf(resolve({ ...record, address: '214 Tamarin St' }))).toMatch(HIGH);
  });

  it('is not sure of it when both are legal names', () => {
    expect(inDenver('Quillon Corp')).not.toMatch(HIGH);
  });
});

describe('which of its names a company is known by', () => {
  const resolve = resolverAmong(
    company({ name: 'Meta Platforms Inc', formerName: 'Facebook Inc' }),
    company({ name: 'Quillon', legalName: 'Wexmoor Foods International BV' }),
    {
      ...company({ id: 'hartwell', name: 'Hartwell Global Ltd' }),
      names: [
        { value: 'Hartwell Global Ltd', kind: 'legal' },
        { value: 'Brightwater Chandlers', kind: 'alias' },
        { value: 'HGBC', kind: 'acronym' },
      ],
    },
    company({ name: 'Tamarin Therapeutics Inc', formerName: 'Loxley Biotech Corp' }),
  );

  it.each([
    ['Facebook', 'Meta Platforms Inc', '"Facebook" is its former name'],
    ['Brightwater Chandlers', 'Hartwell Global Ltd', '"Brightwater Chandlers" is another of its names'],
    ['H.G.B.C.', 'Hartwell Global Ltd', '"H.G.B.C." is its abbreviation'],
    ['Wexmoor Foods International', 'Quillon', '"Wexmoor Foods International" is one of its names'],
    ['Tamarin Life Sciences (formerly Loxley Biotech)', 'Tamarin Therapeutics Inc', 'its former name'],
    ['Rowan Partners LLC trading as Hartwell Global', 'Hartwell Global Ltd', 'which it trades under, agrees'],
    [
      'Rowan Holdings LLC d/b/a Brightwater Chandlers',
      'Hartwell Global Ltd',
      'which it trades under, agrees',
    ],
    ['Hartwell Global Ltd c/o Rowan Solicitors', 'Hartwell Global Ltd', 'The name agrees'],
  ])('%s is %s, and says so', (record, name, reason) => {
    expect(answerOf(resolve(record))).toBe(name);
    expect(resolve(record).reasoning).toContain(reason);
  });

  it('is sure of Tamarin Therapeutics behind "now known as"', () => {
    const record = 'Loxley Biotech Corp, now known as Tamarin Therapeutics';
    expect(statementOf(resolve(record))).toMatch(SURE);
  });
});

describe('what stands beside a name in a CRM', () => {
  const resolve = resolverAmong(named('Loxley Systems Inc'));

  it.each([
    '***DO NOT CALL*** Loxley Systems Inc',
    'Loxley Systems Inc [MERGED]',
    'Loxley Systems Inc / Acct 99812',
    'Loxley Systems (Dallas Office)',
    'Loxley Systems Inc - Accounts Payable Dept',
  ])('is sure of Loxley Systems in "%s"', (record) => {
    expect(statementOf(resolve(record))).toBe('HIGH Loxley Systems Inc');
  });

  it('finds Loxley Systems in "Jane Doe - Loxley Systems", and says what else stands there', () => {
    const resolution = resolve('Jane Doe - Loxley Systems');
    expect(answerOf(resolution)).toBe('Loxley Systems Inc');
    expect(resolution.reasoning).toMatch(/"Jane Doe" is only in the record's name/);
  });
});

import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, statementOf } from '../matching.ts';
import { resolverAmong } from './neighbours.ts';

const named = (name: string) => company({ id: name, name });
const SURE = /^(?:HIGH|MEDIUM) (?!none|tie)/;
const SAYS_SIBLING = /may mean a (?:unit or )?sister company/;

describe('a company whose sibling alone is known', () => {
  const bySign = [
    ['Wexmoor Growth Fund VIII LP', 'Wexmoor Growth Fund VII LP'],
    ['Acme Auto Receivables 2019-2 Trust', 'Acme Auto Receivables 2019-1 Trust'],
    ['2021 Loxley Acquisition Corp', '2020 Loxley Acquisition Corp'],
    ['Third National Bank of Hartmoor', 'First National Bank of Hartmoor'],
    ['Level 4 Communications', 'Level 3 Communications Inc'],
    ['Bank of the East', 'Bank of the West'],
    ['Kestwick Region South Inc', 'Kestwick Region North Inc'],
    ['Hartwell South America Inc', 'Hartwell North America Inc'],
    ['State Grid of Chile', 'State Grid Corporation of China'],
    ['Kudzwa Österreich GmbH', 'Kudzwa Deutschland GmbH'],
  ];
  const byLetter = [
    ['Dunmore Income Fund VII-B LP', 'Dunmore Income Fund VII-A LP'],
    ['Tallow Series B LLC', 'Tallow Series A LLC'],
    ['Harrow Student Loan Trust 2019-B', 'Harrow Student Loan Trust 2019-A'],
  ];
  const resolve = resolverAmong(
    ...[...bySign, ...byLetter].map(([, sibling = '']) => named(sibling)),
    ...['Tamarin Growth Fund VII LP', 'Federal Reserve Bank of Boston', 'One Rowan Bank'].map(named),
  );

  it.each([
    ...bySign,
    ...byLetter,
    ['Tamarin Growth Fund', 'Tamarin Growth Fund VII LP'],
    ['Federal Reserve Bank of Chicago', 'Federal Reserve Bank of Boston'],
  ])('%s is not taken for %s', (record = '') => {
    expect(statementOf(resolve(record))).not.toMatch(SURE);
  });

  it.each([...bySign, ...byLetter])('says that %s may be a sister of %s', (record = '') => {
    expect(resolve(record).reasoning).toMatch(SAYS_SIBLING);
  });

  it('First Rowan Bank is not taken for One Rowan Bank', () => {
    expect(statementOf(resolve('First Rowan Bank'))).not.toMatch(SURE);
  });
});

describe('a company that is known, with its siblings', () => {
  const resolve = resolverAmong(
    ...['VII', 'VIII', 'IX'].map((number) => named(`Wexmoor Growth Fund ${number} LP`)),
    ...['China', 'Chile'].map((country) => named(`State Grid Corporation of ${country}`)),
    ...['West', 'East'].map((side) => named(`Bank of the ${side}`)),
    ...['First', 'Second'].map((number) => named(`${number} National Bank of Hartmoor`)),
    ...['North', 'South'].map((side) => named(`Kestwick Region ${side} Inc`)),
    ...['2019-1', '2019-2', '2020-1'].map((series) => named(`Acme Auto Receivables Trust ${series}`)),
    ...['A', 'B'].map((letter) => named(`Harrow Series ${letter} LLC`)),
    ...['A', 'B'].map((letter) => named(`Tallow Fund VII-${letter} LP`)),
    ...['Loxley Acquisition Corp', 'Loxley Acquisition Corp II'].map(named),
  );

  it.each([
    ['WEXMOOR GROWTH FUND VIII, L.P.', 'Wexmoor Growth Fund VIII LP'],
    ['Wexmoor Growth Fund 7', 'Wexmoor Growth Fund VII LP'],
    ['State Grid of China', 'State Grid Corporation of China'],
    ['Bank of the West NA', 'Bank of the West'],
    ['2nd Natl Bank of Hartmoor', 'Second National Bank of Hartmoor'],
    ['Kestwick Region South', 'Kestwick Region South Inc'],
    ['Acme Auto Receivables 2019-2', 'Acme Auto Receivables Trust 2019-2'],
    ['Loxley Acquisition Corporation 2', 'Loxley Acquisition Corp II'],
    ['HARROW SERIES B, LLC', 'Harrow Series B LLC'],
    ['Tallow Fund VII-B, L.P.', 'Tallow Fund VII-B LP'],
  ])('%s is %s', (record, name) => {
    const { reasoning } = resolve(record);
    expect(answerOf(resolve(record))).toBe(name);
    expect(reasoning).toContain(`Matched to ${name}`);
    expect(reasoning).not.toMatch(SAYS_SIBLING);
  });

  it.each(['Loxley Acquisition Corp III', 'Acme Auto Receivables Trust 2021-1', 'Tallow Fund VII-C LP'])(
    '%s is none of them',
    (record) => {
      expect(answerOf(resolve(record))).toBe('none');
    },
  );
});

describe('companies of one name in several countries', () => {
  const resolve = resolverAmong(
    ...['Zymergen Inc', 'Zymergen Deutschland GmbH', 'Kudzwa (UK) Ltd', 'Kudzwa (Ireland) Ltd'].map(named),
    ...['Tamarin España SL', 'Loxley USA Inc', 'Hartwell Ltd'].map(named),
  );

  it.each([
    ['Zymergen Deutschland', 'Zymergen Deutschland GmbH'],
    ['Zymergen', 'Zymergen Inc'],
    ['Kudzwa (UK) Limited', 'Kudzwa (UK) Ltd'],
    ['Kudzwa Ltd', 'tie of Kudzwa (Ireland) Ltd | Kudzwa (UK) Ltd'],
    ['Zymergen Germany', 'Zymergen Deutschland GmbH'],
    ['Tamarin Spain', 'Tamarin España SL'],
  ])('%s is %s', (record, answer) => {
    expect(answerOf(resolve(record))).toBe(answer);
  });

  it('Zymergen France is none of them, and a sibling', () => {
    expect(statementOf(resolve('Zymergen France'))).not.toMatch(SURE);
    expect(resolve('Zymergen France').reasoning).toMatch(SAYS_SIBLING);
  });

  it('Loxley Canada is said to be a sibling of Loxley USA', () => {
    expect(resolve('Loxley Canada').reasoning).toMatch(SAYS_SIBLING);
  });

  // countries.ts countryWord knows single words, so `united states` and `usa` are two countries.
  it.fails('Loxley United States Inc is Loxley USA Inc', () => {
    expect(answerOf(resolve('Loxley United States Inc'))).toBe('Loxley USA Inc');
  });

  it('Kudzwa UK Ltd is Kudzwa (UK) Ltd', () => {
    expect(answerOf(resolve('Kudzwa UK Ltd'))).toBe('Kudzwa (UK) Ltd');
  });

  it('is not sure that Hartwell (Malaysia) Ltd is Hartwell Ltd', () => {
    expect(statementOf(resolve('Hartwell (Malaysia) Ltd'))).not.toMatch(/^HIGH (?!none)/);
  });

  it('takes Kudzwa Ltd in GB for Kudzwa (UK) Ltd', () => {
    expect(answerOf(resolve({ trading_name: 'Kudzwa Ltd', country: 'GB' }))).toBe('Kudzwa (UK) Ltd');
  });
});

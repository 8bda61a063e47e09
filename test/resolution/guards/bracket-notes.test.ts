import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf } from '../matching.ts';

describe('a stranger with the same note in brackets', () => {
  const notes = ['Dealer', 'Key Account', 'magazine', 'UK TV channel', "men's basketball", 'Tier 1'];
  const resolve = resolverOf(...notes.map((note, at) => company({ name: `Zymergen${at} Tools (${note})` })));

  it.each(notes)('is not the company: (%s)', (note) => {
    expect(answerOf(resolve(`Quantock Foods (${note})`))).toBe('none');
  });
});

it('is a guess where two names have another one behind them', () => {
  const resolve = resolverOf(company({ name: 'Beta Tools (Quantock Merrow)', country: 'US' }));
  expect(statementOf(resolve({ trading_name: 'Alpha Foods (Quantock Merrow)', country: 'US' }))).toBe(
    'LOW Beta Tools',
  );
});

it('is another part where each of two names says one', () => {
  const resolve = resolverOf(company({ name: 'University of Quantock Merrow (System)', country: 'US' }));
  const answer = (trading_name: string) => statementOf(resolve({ trading_name, country: 'US' }));
  expect(answer('University of Quantock Merrow (Lowell)')).toBe('LOW University of Quantock Merrow (System)');
  expect(answer('University of Quantock Merrow')).toBe('HIGH University of Quantock Merrow (System)');
});

it('is none beside a piece of a legal form', () => {
  const resolve = resolverOf(company({ name: 'Quantock Specialty Care AB (publ)', country: 'SE' }));
  const record = { trading_name: 'Quantock Specialty Care AB (pudl)', country: 'SE' };
  expect(statementOf(resolve(record))).toBe('HIGH Quantock Specialty Care AB (publ)');
});

describe('what many organisations are or belong to, in brackets', () => {
  const resolve = resolverOf(
    company({ name: 'Universität Zelkova Karlsruhe (Technische Hochschule)', country: 'DE' }),
    company({ name: 'Quantock Export Corporation (Member, Merrow Wexley Bank Group)', country: 'SA' }),
    company({ name: 'Tarnhelm Saint College (Autonomous)', country: 'IN' }),
  );

  it.each([
    ['Technische Hochschule Quantock', 'DE'],
    ['Kudzwa Insurance Corporation (Member Merrow Wexley Bankgroup)', 'SA'],
    ['Kudzwa Womens College (Autonomous)', 'IN'],
  ])('is no name of any: %s', (trading_name, country) => {
    expect(answerOf(resolve({ trading_name, country }))).toBe('none');
  });
});

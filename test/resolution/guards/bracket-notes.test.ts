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

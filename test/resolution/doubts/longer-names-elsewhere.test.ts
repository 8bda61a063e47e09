import { expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const DE = { country: 'DE' };
const munich = { ...DE, city: 'Munich' };
const emden = { ...DE, city: 'Emden' };
const resolve = resolverOf(
  company({ name: 'Quantock', ...munich, website: 'quantock.de' }),
  company({ name: 'Lucidra', ...munich, website: 'lucidra.de' }),
);

it('a word more in another town is a guess at most, whatever the language of the trade', () => {
  expect(statementOf(resolve({ trading_name: 'Quantock Dachdecker', ...emden }))).not.toMatch(
    /^(?:HIGH|MEDIUM)/,
  );
  expect(statementOf(resolve({ trading_name: 'Quantock Charpente', ...emden }))).not.toMatch(
    /^(?:HIGH|MEDIUM)/,
  );
});

it('a word of any trade more is not sure in another town, and a group is the company itself', () => {
  expect(statementOf(resolve({ trading_name: 'Quantock', ...emden }))).toBe('HIGH Quantock');
  expect(statementOf(resolve({ trading_name: 'Quantock Group', ...emden }))).toBe('HIGH Quantock');
  const enterprises = { trading_name: 'Quantock Enterprises', ...emden };
  expect(statementOf(resolve(enterprises))).toBe('MEDIUM Quantock');
  expect(statementOf(resolve({ ...enterprises, website: 'quantock.de' }))).toBe('HIGH Quantock');
});

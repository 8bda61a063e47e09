import { expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf } from '../matching.ts';

const named = (...names: string[]) => resolverOf(...names.map((name) => company({ name, country: 'US' })));

it.each([
  ['Quantock Networks', 'Quantock Network, Inc.'],
  ['Quantock Industries', 'Quantock Industry, Inc.'],
  ['Quantock Motor', 'Quantock Motors, Inc.'],
])('is %s letter by letter, and not %s with its legal form', (name, other) => {
  expect(answerOf(named(name, other)({ trading_name: `${name}, Inc.`, country: 'US' }))).toBe(name);
});

it('is a company with another ending where nobody bears the name letter by letter', () => {
  const resolve = named('Quantock Network, Inc.', 'Quantock Networks GmbH');
  expect(statementOf(resolve('Quantock Networks, Inc.'))).toMatch(/ Quantock Network, Inc\.$/);
});

import { expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const resolve = resolverOf(
  company({ name: 'Kudzwa Wexford Holdings plc', country: 'HU' }),
  company({ name: 'Quantock Merrow Limited', country: 'US' }),
  company({ name: 'Zelkova Tamarin Inc', country: 'CA' }),
);
const answer = (trading_name: string, country: string) => statementOf(resolve({ trading_name, country }));

it('is a company whose whole legal name is of the one country and stands in the other one, probably', () => {
  expect(answer('Kudzwa Wexford Holdings PLC', 'GB')).toBe('MEDIUM Kudzwa Wexford Holdings plc');
  expect(answer('Quantock Merrow Limited', 'AU')).toBe('MEDIUM Quantock Merrow Limited');
});

it.each([
  ['a name without its form', 'Kudzwa Wexford Holdings', 'GB'],
  ['a form that both countries have', 'Zelkova Tamarin Inc', 'US'],
  ['a form that neither has', 'Kudzwa Wexford Holdings plc', 'DE'],
  ['a name that is only alike', 'Kudzwa Wexfort Holdings plc', 'GB'],
])('is no more than a guess by %s', (_what, name, country) => {
  expect(answer(name, country)).not.toMatch(/^(?:HIGH|MEDIUM) (?!none)/);
});

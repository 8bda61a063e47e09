import { expect, it } from 'vitest';
import { doublesAmong, known } from './accounts.ts';

const is = known('1000000001', 'MEDIUM');

/** How sure it is that the two accounts of one entity are one company, and whether they make a group. */
function between(one: string, other: string, more = {}, identity = is) {
  const accounts = [one, other].map((trading_name, at) => ({
    id: 'ab'.charAt(at),
    trading_name,
    is: identity,
  }));
  const found = doublesAmong(accounts.map((account) => ({ ...account, ...more })));
  return { confidence: found.between('a', 'b')?.confidence, isGroup: found.groups.includes('a b') };
}

it('two names that say words of their own beside that of a company that may be meant are for a person to look at', () => {
  const units = between('Kudzwa Army Red Shield', 'Kudzwa Army Wexcombe Nursery');
  expect(units).toEqual({ confidence: 'LOW', isGroup: false });
});

it('they are one where the company is sure, where something else agrees, and where one says no more than the other', () => {
  const [one, other] = ['Kudzwa Army Red Shield', 'Kudzwa Army Wexcombe Nursery'];
  expect(between(one, other, { website: 'kudzwa.org' }).isGroup).toBe(true);
  expect(between(one, other, {}, known('1000000001')).isGroup).toBe(true);
  expect(between('Kudzwa Army', 'Kudzwa Army Red Shield')).toEqual({ confidence: 'MEDIUM', isGroup: true });
});

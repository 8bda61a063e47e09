import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf } from '../matching.ts';

const HOUSE = {
  address: '119 E Main St',
  city: 'Madison',
  state: 'WI',
  postalCode: '53703',
  country: 'US',
} as const;
/** Two records of a register are not linked with each other. */
const REGISTERED = { source: 'sec-edgar', ...HOUSE } as const;
const RECORD = { address: '119 East Main Street', city: 'Madison', state: 'WI', country: 'US' } as const;

const registered = (value: string) => ({ identifiers: [{ type: 'registration' as const, value }] });

describe('two records on file of one company', () => {
  const cut = company({ id: 'cut', name: 'The Zymbur Pub And Gril', ...HOUSE, phone: '+16082426800' });
  const whole = company({ id: 'whole', name: 'The Zymbur Pub And Grill', ...HOUSE });

  it('are no tie: the one whose name was not cut off is given, and it is said why', () => {
    const resolution = resolverOf(cut, whole)({ trading_name: 'The Zymbur Pub & Grill', ...RECORD });
    expect(statementOf(resolution)).toBe('HIGH The Zymbur Pub And Grill');
    expect(resolution.reasoning).toContain('it is on file more than once, and this is the better record');
  });

  it('come to the same in any order', () => {
    expect(statementOf(resolverOf(whole, cut)({ trading_name: 'Zymbur Pub', ...RECORD }))).toBe(
      statementOf(resolverOf(cut, whole)({ trading_name: 'Zymbur Pub', ...RECORD })),
    );
  });

  it('are the one of which more is known, where the names are the same', () => {
    const bare = company({ id: 'bare', name: 'Zymbur Tools', ...REGISTERED });
    const full = company({ id: 'full', name: 'Zymbur Tools', ...REGISTERED, phone: '+16082426800' });
    const { decision } = resolverOf(bare, full)({ trading_name: 'Zymbur Tools', ...RECORD });
    expect(decision.kind === 'match' && decision.best.profile.phones).toEqual(['+16082426800']);
  });

  it.each([
    ['in two houses', { ...HOUSE, address: '4706 Farwell St' }, {}],
    ['in two towns', { ...HOUSE, city: 'Middleton', postalCode: '53562' }, {}],
    ['with two registration numbers', HOUSE, registered('7788991')],
    ['of which no house is known', { country: 'US' }, {}],
  ])('may be two %s', (_, place, more) => {
    const one = company({ id: 'one', name: 'Zymbur Tools', ...HOUSE, ...registered('5544332') });
    const other = company({ id: 'other', name: 'Zymbur Tools', ...place, ...more });
    expect(answerOf(resolverOf(one, other)({ trading_name: 'Zymbur Tools', country: 'US' }))).toMatch(/^tie/);
  });

  it('are a family where they are many', () => {
    const funds = ['1', '2', '3', '4'].map((id) => company({ id, name: 'Zymbur', ...REGISTERED }));
    expect(answerOf(resolverOf(...funds)({ trading_name: 'Zymbur', ...RECORD }))).toMatch(/^tie/);
    expect(answerOf(resolverOf(...funds.slice(2))({ trading_name: 'Zymbur', ...RECORD }))).toBe('Zymbur');
  });

  it('may be two where a word, a number or the legal form is another', () => {
    const answer = (...names: readonly [string, string]) =>
      answerOf(
        resolverOf(...names.map((name, at) => company({ id: `${at}`, name, ...HOUSE })))({
          trading_name: 'Zymbur Tools',
          ...RECORD,
        }),
      );
    expect(answer('Zymbur Tools 1', 'Zymbur Tools 2')).not.toMatch(/^Zymbur/);
    expect(answer('Zymbur Tools GmbH', 'Zymbur Tools AG')).toMatch(/^tie/);
    expect(answer('Zymbur Tools Inc.', 'Zymbur Tools Corp.')).toMatch(/^tie/);
    expect(answer('Zymbur Tools SA', 'Zymbur Tools SA, Sucursal en España')).toMatch(/^tie/);
    expect(answer('Zymbur Tools Grill', 'Zymbur Tools Sauna')).toMatch(/^tie/);
  });
});

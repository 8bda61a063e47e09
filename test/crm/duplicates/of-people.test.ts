import { describe, expect, it } from 'vitest';
import { doublesAmong, known } from './accounts.ts';

const MARIA = { trading_name: 'Maria Zwickelmann', city: 'Rostock', country: 'DE', is_person: true };
const PHONE = '+49 381 5550142';

describe('accounts of people', () => {
  it('are no doubles of a company of that name, whatever agrees', () => {
    const one = { ...MARIA, phone: PHONE, website: 'zwickelmann.de' };
    const { between, groups } = doublesAmong([
      { id: 'a', ...one },
      { id: 'b', ...one, is_person: false, is: known('1000000001') },
      { id: 'c', ...one, is: known('1000000001') },
    ]);
    expect(between('a', 'b')).toMatchObject({ kind: 'related', confidence: 'LOW' });
    expect(between('a', 'b')?.reasoning).toContain(
      'one is the account of a person, the other that of a company',
    );
    expect(between('b', 'c')).toMatchObject({ kind: 'related', confidence: 'LOW' });
    expect(groups.filter((group) => group.includes('b'))).toEqual([]);
  });

  it('of one name and town are asked about, however many there are', () => {
    const { between, groups } = doublesAmong(['a', 'b', 'c'].map((id) => ({ id, ...MARIA })));
    expect(between('a', 'b')).toMatchObject({ kind: 'exact', confidence: 'LOW' });
    expect(groups).toEqual([]);
  });

  it('of one name at two places are two people', () => {
    const { between } = doublesAmong([
      { id: 'a', ...MARIA },
      { id: 'b', ...MARIA, city: 'Kassel' },
    ]);
    expect(between('a', 'b')?.kind ?? 'related').toBe('related');
  });

  it('are one person with one telephone, and two with two in one house', () => {
    const house = { ...MARIA, address: '12 Hafenstraße' };
    const { groups } = doublesAmong([
      { id: 'a', ...MARIA, phone: PHONE },
      { id: 'b', ...MARIA, phone: PHONE },
      { id: 'c', ...house, trading_name: 'Anna Zwickelmann', phone: '+49 381 5550199' },
      { id: 'd', ...house, trading_name: 'Anna Zwickelmann', phone: '+49 381 5550188' },
    ]);
    expect(groups).toEqual(['a b']);
  });
});

import { describe, expect, it } from 'vitest';
import { doublesAmong, type TestAccount } from './accounts.ts';

const BANK = { trading_name: 'Volksbank', city: 'Osterholz-Scharmbeck', postal_code: '27704', country: 'DE' };

function doubleOf(a: Omit<TestAccount, 'id'>, b: Omit<TestAccount, 'id'> = a) {
  return doublesAmong([
    { id: 'a', ...a },
    { id: 'b', ...b },
  ]).between('a', 'b');
}

describe('two accounts that say the same in all they say', () => {
  it('are doubles where they say a town and its postal code, though the name is only a kind', () => {
    expect(doubleOf(BANK)).toMatchObject({ kind: 'exact', confidence: 'MEDIUM' });
    expect(
      doublesAmong([
        { id: 'a', ...BANK },
        { id: 'b', ...BANK },
      ]).groups,
    ).toEqual(['a b']);
  });

  it('are asked about where they say a town alone', () => {
    const { postal_code: _, ...inTown } = BANK;
    expect(doubleOf(inTown)).toMatchObject({ kind: 'exact', confidence: 'LOW' });
  });

  it.each<[string, Omit<TestAccount, 'id'>]>([
    ['another telephone', { ...BANK, phone: '+49 4791 3011' }],
    ['another website', { ...BANK, website: 'vbohz.de' }],
    ['another postal code', { ...BANK, postal_code: '27711' }],
    ['another name', { ...BANK, trading_name: 'Apotheke' }],
  ])('are none with %s', (_, other) => {
    expect(doubleOf(BANK, other)?.confidence ?? 'LOW').toBe('LOW');
  });

  it('are no sure doubles without a place, for many may bear the name', () => {
    expect(doubleOf({ trading_name: 'Volksbank', country: 'DE' })?.confidence ?? 'LOW').toBe('LOW');
  });
});

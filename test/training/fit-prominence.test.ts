import { describe, expect, it } from 'vitest';
import { type Bearer, fitProminence } from '../../training/fit-prominence.ts';

const NOTHING = { sources: 1, listings: 0, headcount: 0, revenue: 0, descendants: 0 };

function names(
  count: number,
  meant: Bearer['features'],
  other: Bearer['features'],
): readonly (readonly Bearer[])[] {
  return Array.from({ length: count }, () => [
    { totalBits: 0, features: meant, isMeant: true },
    { totalBits: 0, features: other, isMeant: false },
  ]);
}

describe('what being known tells of the bearers of a name', () => {
  it('rises with what the meant ones have, and is nothing for the rest', () => {
    const tables = fitProminence(names(50, { ...NOTHING, listings: 9 }, NOTHING));
    const listings = tables.find(({ of }) => of[0] === 'listings')?.bits ?? [];
    expect(listings).toEqual([...listings].sort((a, b) => a - b));
    expect(listings.at(-1)).toBeGreaterThan(2);
    expect(tables.find(({ of }) => of[0] === 'headcount')?.bits.every((bits) => bits === 0)).toBe(true);
  });

  it('never falls, and learns nothing from a name that one alone bears', () => {
    const against = fitProminence(names(50, NOTHING, { ...NOTHING, sources: 5 }));
    const alone = fitProminence([[{ totalBits: 0, features: { ...NOTHING, sources: 5 }, isMeant: true }]]);
    for (const { bits } of [...against, ...alone]) expect(bits.every((one) => one === 0)).toBe(true);
  });
});

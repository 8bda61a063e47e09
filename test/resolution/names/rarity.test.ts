import { describe, expect, it } from 'vitest';
import { rarityOf } from '../../../src/resolution/names/rarity.ts';
import { company } from '../../builders.ts';
import { universeWith } from '../matching.ts';

describe('rarity', () => {
  it('finds a rare word to tell more than a common one, in a small universe too', () => {
    const { rarity } = universeWith([company({ name: 'Zymergen International' })], []);
    expect(rarity.tokenBits('zymergen')).toBeGreaterThan(rarity.tokenBits('international') + 5);
    expect(rarity.tokenBits('international')).toBeGreaterThan(0);
  });

  it('finds that a word tells less the more companies bear it', () => {
    const names = ['Zymergen Tools', 'Zymergen Foods', 'Zymergen Labs', 'Kudzwa Labs'];
    const { rarity } = universeWith(names.map((name) => company({ name })));
    expect(rarity.tokenBits('zymergen')).toBeLessThan(rarity.tokenBits('kudzwa'));
    expect(rarity.tokenBits('kudzwa')).toBeLessThan(rarity.tokenBits('unheardof'));
  });

  it('finds that a domain of many entities tells less than a domain of one', () => {
    const group = ['Walt Kud', 'Zym Sport', 'Pix Anim'].map((name) =>
      company({ name, website: 'group.com' }),
    );
    const { rarity } = universeWith([...group, company({ name: 'Acme', website: 'acme.com' })]);
    expect(rarity.sharingBits('group.com') - rarity.sharingBits('acme.com')).toBeCloseTo(Math.log2(3));
  });

  it('finds that a village tells more than a capital', () => {
    const london = ['Zym', 'Kud', 'Acme', 'Wex'].map((name) =>
      company({ name, country: 'GB', city: 'London' }),
    );
    const { rarity } = universeWith([
      ...london,
      company({ name: 'Jam', country: 'GB', city: 'Wool', postalCode: 'BH20' }),
    ]);
    expect(rarity.cityBits('wool', 'GB')).toBeGreaterThan(rarity.cityBits('london', 'GB'));
    expect(rarity.postalBits('bh20', 'GB')).toBeGreaterThan(0);
    expect(rarity.cityBits('london', 'CA')).toBeGreaterThan(rarity.cityBits('london', 'GB'));
  });

  it('measures the universe in bits', () => {
    const eight = Array.from({ length: 8 }, (_, at) => company({ name: `Zym ${at + 10}` }));
    expect(universeWith(eight, []).rarity.universeBits).toBe(3);
  });

  it('gives the same figures when it measures again', () => {
    const { index, rarity } = universeWith([company({ name: 'Zymergen' })]);
    const again = rarityOf(index);
    for (const word of ['zymergen', 'bank', 'unheardof', 'zymergen'])
      expect(again.tokenBits(word)).toBe(rarity.tokenBits(word));
  });

  it('stands an empty universe', () => {
    const { rarity } = universeWith([], []);
    expect(rarity.universeBits).toBe(0);
    expect(Number.isFinite(rarity.tokenBits('acme'))).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CoreId } from '../../src/contract/core-id.ts';
import { claimsOf } from '../../src/universe/claims.ts';
import { assignOwnIds, mintCoreId, recordKey } from '../../src/universe/core-id.ts';

const KEYS = ['ror:03yrm5c26', 'sec-edgar:0000066740', 'starter:acme'];
/** Two records whose ids really collide. */
const COLLIDING = ['sec-edgar:0000103321', 'sec-edgar:0000140328'] as const;

describe('mintCoreId', () => {
  it('gives ten digits, the first not zero, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => CoreId.safeParse(mintCoreId(text)).success),
    );
    fc.assert(fc.property(fc.string(), (text) => /^[1-9]\d{9}$/.test(mintCoreId(text))));
  });

  it('gives the same id today and in every other installation', () => {
    expect(KEYS.map((key) => mintCoreId(key))).toEqual(['3622905249', '5567411109', '4928060102']);
  });

  it('goes on to the next id with every step, and round at the end', () => {
    const [first, second] = [mintCoreId('acme', 0), mintCoreId('acme', 1)];
    expect(Number(second)).toBe(Number(first) + 1);
    const toLast = 9_999_999_999 - Number(first);
    expect([mintCoreId('acme', toLast), mintCoreId('acme', toLast + 1)]).toEqual([
      '9999999999',
      '1000000000',
    ]);
  });

  it('spreads ids over the whole range', () => {
    const ids = Array.from({ length: 9000 }, (_, at) => mintCoreId(`ror:${at}`));
    const firstDigits = new Map<string, number>();
    for (const id of ids) firstDigits.set(id.charAt(0), (firstDigits.get(id.charAt(0)) ?? 0) + 1);
    expect([...firstDigits.keys()].sort().join('')).toBe('123456789');
    expect(Math.min(...firstDigits.values())).toBeGreaterThan(850);
  });
});

describe('recordKey', () => {
  it('is the source and the id in the source', () => {
    expect(recordKey({ source: 'sec-edgar', id: '0000066740' })).toBe('sec-edgar:0000066740');
  });
});

describe('assignOwnIds', () => {
  it('makes the id of a record from source and id alone', () => {
    const alone = idsOf(['ror:03yrm5c26'], []);
    expect(idsOf(KEYS, []).get('ror:03yrm5c26')).toBe(alone.get('ror:03yrm5c26'));
    expect(alone.get('ror:03yrm5c26')).toBe(mintCoreId('ror:03yrm5c26'));
  });

  it('gives the same ids in whatever order the records come', () => {
    const all = [...KEYS, ...COLLIDING];
    const sorted = (keys: readonly string[]) => [...idsOf(keys, [])].sort();
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (keys) => {
        expect(sorted(keys)).toEqual(sorted(all));
      }),
    );
  });

  it('gives the next free id to the later of two records that collide', () => {
    const [first, later] = COLLIDING;
    expect(mintCoreId(first)).toBe(mintCoreId(later));
    const ids = idsOf([later, first], []);
    expect([ids.get(first), ids.get(later)]).toEqual(['1434202048', '1434202049']);
  });

  it('leaves the id to the later of two records that collide when it was pinned for that one', () => {
    const [first, later] = COLLIDING;
    const ids = idsOf([first, later], [{ coreId: '1434202048', recordKeys: [later] }]);
    expect([ids.get(first), ids.get(later)]).toEqual(['1434202049', '1434202048']);
  });

  it('gives the next free id to a record whose id is pinned to another', () => {
    const id = mintCoreId('ror:03yrm5c26');
    const pins = [{ coreId: id, recordKeys: ['sec-edgar:0000066740'] }];
    expect(idsOf(KEYS, pins).get('ror:03yrm5c26')).toBe(mintCoreId('ror:03yrm5c26', 1));
  });

  it('steps over several ids that are taken', () => {
    const pins = [0, 1, 2].map((step) => ({
      coreId: mintCoreId('ror:03yrm5c26', step),
      recordKeys: ['starter:other'],
    }));
    expect(idsOf(KEYS, pins).get('ror:03yrm5c26')).toBe(mintCoreId('ror:03yrm5c26', 3));
  });

  it('keeps the next free id of a record when it is pinned for it, also without the other record', () => {
    const [owned, next] = [mintCoreId('ror:03yrm5c26', 0), mintCoreId('ror:03yrm5c26', 1)];
    const pins = [
      { coreId: owned, recordKeys: ['starter:acme'] },
      { coreId: next, recordKeys: ['ror:03yrm5c26'] },
    ];
    expect(idsOf(KEYS, pins).get('ror:03yrm5c26')).toBe(next);
    expect(idsOf(['ror:03yrm5c26'], pins).get('ror:03yrm5c26')).toBe(next);
  });

  it('leaves a pinned id to the record that it was pinned for', () => {
    const pins = [{ coreId: mintCoreId('ror:03yrm5c26'), recordKeys: ['ror:03yrm5c26', 'starter:acme'] }];
    expect(idsOf(KEYS, pins).get('ror:03yrm5c26')).toBe(mintCoreId('ror:03yrm5c26'));
  });

  it('never gives one id to two records, whatever is pinned', () => {
    const ids = KEYS.flatMap((key) => [0, 1, 2].map((step) => mintCoreId(key, step)));
    const pin = fc.record({ coreId: fc.constantFrom(...ids), recordKeys: fc.subarray([...KEYS, 'other:1']) });
    fc.assert(
      fc.property(fc.uniqueArray(pin, { selector: (one) => one.coreId, maxLength: 6 }), (pins) => {
        expect(new Set(idsOf(KEYS, pins).values()).size).toBe(KEYS.length);
      }),
    );
  });
});

/** The own ids of records by their keys. */
function idsOf(
  keys: readonly string[],
  pins: readonly { readonly coreId: string; readonly recordKeys: readonly string[] }[],
): ReadonlyMap<string, string> {
  const sorted = [...keys].sort();
  const claims = pins.map(({ coreId, recordKeys }) => ({
    id: Number(coreId),
    records: recordKeys.map((key) => sorted.indexOf(key)).filter((number) => number >= 0),
  }));
  const { ids } = assignOwnIds(
    Float64Array.from(sorted, (key) => Number(mintCoreId(key))),
    claimsOf(claims),
  );
  return new Map(sorted.map((key, number) => [key, String(ids[number])]));
}

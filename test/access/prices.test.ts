import { describe, expect, it } from 'vitest';
import { chargesOf, DEFAULT_PRICES, pricesOf } from '../../src/access/prices.ts';
import { JobFamily } from '../../src/contract/job.ts';
import { ROUTES } from '../../src/contract/routes.ts';

const PRICES = pricesOf({ 'entity-resolution': 2, 'resolve-parent': 3, firmographics: 0.5, crosscheck: 7 });

describe('prices', () => {
  it('are one credit for each operation unless configured', () => {
    expect(pricesOf({})).toEqual(DEFAULT_PRICES);
    expect(Object.values(DEFAULT_PRICES)).toEqual([1, 1, 1, 1]);
    expect(pricesOf({ crosscheck: 0 })).toEqual({ ...DEFAULT_PRICES, crosscheck: 0 });
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '3', null])('cannot be %s', (price) => {
    // Configuration comes from a file that anything may stand in.
    const configured = { firmographics: price as number };
    expect(() => pricesOf(configured)).toThrow(
      expect.objectContaining({ code: 'CONFIG', place: expect.objectContaining({ field: 'firmographics' }) }),
    );
  });

  it.each(['combined', 'crosschek', 'toString'])('cannot be given for %s, which is no operation', (name) => {
    expect(() => pricesOf({ [name]: 1 })).toThrow(
      expect.objectContaining({ code: 'CONFIG', message: expect.stringContaining(name) }),
    );
  });
});

describe('a job', () => {
  it.each([
    ['entity-resolution', [['entity-resolution', 2]]],
    ['resolve-parent', [['resolve-parent', 3]]],
    ['firmographics', [['firmographics', 0.5]]],
    [
      'crosscheck',
      [
        ['entity-resolution', 2],
        ['crosscheck', 7],
      ],
    ],
  ] as const)('of %s is charged %j', (family, charges) => {
    expect(pairsOf(family, [])).toEqual(charges);
    expect(pairsOf(family, ['resolve-parent'])).toEqual(charges);
  });

  it('that is combined is charged for the resolution and the parts it asks for, each once', () => {
    expect(pairsOf('combined', ['firmographics'])).toEqual([
      ['entity-resolution', 2],
      ['firmographics', 0.5],
    ]);
    expect(pairsOf('combined', ['resolve-parent', 'firmographics', 'resolve-parent'])).toEqual([
      ['entity-resolution', 2],
      ['resolve-parent', 3],
      ['firmographics', 0.5],
    ]);
  });

  it('that costs nothing has a line of 0 credits all the same', () => {
    const charges = chargesOf('firmographics', [], pricesOf({ firmographics: 0 }));
    expect(charges).toEqual([{ operation: 'firmographics', amount: 0 }]);
  });

  it('is charged for just what its route says', () => {
    for (const family of JobFamily.options) {
      const route = ROUTES.find(({ name }) => name === `create-${family}`);
      const charged = pairsOf(family, ['firmographics', 'resolve-parent']).map(([operation]) => operation);
      expect(charged, family).toEqual(route?.credits);
    }
  });
});

function pairsOf(...[family, followUps]: [Parameters<typeof chargesOf>[0], Parameters<typeof chargesOf>[1]]) {
  return chargesOf(family, followUps, PRICES).map(({ operation, amount }) => [operation, amount]);
}

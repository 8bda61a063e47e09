import { describe, expect, it } from 'vitest';
import { amountOf, headcountOf, revenueOf } from '../../../src/sources/importers/amounts.ts';

describe('an amount', () => {
  it.each([
    ['164000', { value: 164_000 }],
    ['164,000', { value: 164_000 }],
    ["1'234'567", { value: 1_234_567 }],
    ['12.5k', { value: 12_500 }],
    ['1.2 billion', { value: 1_200_000_000 }],
    ['51-200', { least: 51, most: 200 }],
    ['1,001 – 5,000', { least: 1001, most: 5000 }],
    ['1 to 10m', { least: 1_000_000, most: 10_000_000 }],
    ['10,000+', { least: 10_000 }],
    ['over 5000', { least: 5000 }],
    ['< 50', { least: 0, most: 50 }],
  ])('reads %s', (text, amount) => {
    expect(amountOf(text)).toEqual(amount);
  });

  it.each(['', 'n/a', '200-51', '1.2.3', '-5', '12,34', '5 apples'])('reads nothing in "%s"', (text) => {
    expect(amountOf(text)).toBeUndefined();
  });
});

describe('a headcount', () => {
  it('may say of which day it is and that it counts people', () => {
    expect(headcountOf('318,000 employees', '2025-09-30T00:00:00Z')).toEqual({
      value: 318_000,
      asOf: '2025-09-30',
    });
    expect(headcountOf('51-200', '2025')).toEqual({ least: 51, most: 200, asOf: '2025' });
  });

  it('is whole, and its day a date', () => {
    expect(headcountOf('12.5')).toBeUndefined();
    expect(headcountOf('12', 'last year')).toEqual({ value: 12 });
  });
});

describe('a revenue', () => {
  it.each([
    [{ revenue: '85000' }, { value: 85_000_000_000, currency: 'USD' }],
    [{ revenue: '€12.5m' }, { value: 12_500_000, currency: 'EUR' }],
    [{ revenue: 'USD 1,200,000' }, { value: 1_200_000, currency: 'USD' }],
    [{ revenue: '$10M - $50M' }, { least: 10_000_000, most: 50_000_000, currency: 'USD' }],
    [{ revenue: 'R$ 4 bn' }, { value: 4_000_000_000, currency: 'BRL' }],
    [
      { revenue: '75,000', revenue_currency: 'gbp' },
      { value: 75_000, currency: 'GBP' },
    ],
    [
      { revenue: '3.5M', revenue_year: 'FY2024' },
      { value: 3_500_000, currency: 'USD', fiscalYear: 2024 },
    ],
  ])('reads %j', (cells, revenue) => {
    expect(revenueOf(cells)).toEqual(revenue);
  });

  it('of two currencies is none', () => {
    expect(revenueOf({ revenue: '€10m - $20m' })).toBeUndefined();
    expect(revenueOf({ revenue: 'unknown' })).toBeUndefined();
  });
});

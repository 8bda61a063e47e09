import { describe, expect, it } from 'vitest';
import { dayOrderOf, instantIn } from '../../../src/batch/mapping/dates.ts';
import { numberIn } from '../../../src/batch/mapping/numbers.ts';

describe('days in cells', () => {
  it.each([
    ['2026-06-09 16:12:25', 'month first', '2026-06-09T16:12:25.000Z'],
    ['2026-06-09T16:12:25.000+0200', 'month first', '2026-06-09T14:12:25.000Z'],
    ['2026-06-09', 'day first', '2026-06-09'],
    ['3/4/2026', 'month first', '2026-03-04'],
    ['3/4/2026', 'day first', '2026-04-03'],
    ['3/4/26, 1:05 PM', 'month first', '2026-03-04T13:05:00.000Z'],
    ['12/4/2026 12:05 AM', 'month first', '2026-12-04T00:05:00.000Z'],
    ['31.12.2025', 'day first', '2025-12-31'],
  ] as const)('%s, %s, is %s', (cell, order, instant) => {
    expect(instantIn(cell, order)).toBe(instant);
  });

  it.each(['', 'never', '31.02.2026', '2026-13-01', '1 week ago', '20260609'])('%j is no day', (cell) => {
    expect(instantIn(cell, 'day first')).toBeUndefined();
  });

  it('tells from the cells whether the day comes first', () => {
    expect(dayOrderOf(['3/4/2026', '13/4/2026'])).toBe('day first');
    expect(dayOrderOf(['3/4/2026', '3/14/2026'])).toBe('month first');
    expect(dayOrderOf(['3/4/2026'])).toBe('month first');
    expect(dayOrderOf(['3.4.2026'])).toBe('day first');
    expect(dayOrderOf(['2026-04-03', ''])).toBe('month first');
  });
});

describe('numbers in cells', () => {
  it.each([
    ['0', 0],
    ['1234', 1234],
    ['1,234', 1234],
    ['1.234', 1234],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ["1'234'567", 1234567],
    ['1 234 567,8', 1234567.8],
    ['12.5', 12.5],
    ['$1,200,000', 1200000],
    ['1.200.000 €', 1200000],
    ['EUR 5.5', 5.5],
    ['USD 1,200', 1200],
    ['1.2M', 1200000],
    ['$3.4 bn', 3.4e9],
    ['-5', -5],
    ['(1,000)', -1000],
  ])('%s is %d', (cell, number) => {
    expect(numberIn(cell)).toBe(number);
  });

  it.each(['', 'many', '1-5', '1,23,456', '12 employees', '+44 20 7946 0000'])('%j is no number', (cell) => {
    expect(numberIn(cell)).toBeUndefined();
  });
});

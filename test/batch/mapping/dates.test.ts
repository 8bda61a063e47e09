import { describe, expect, it } from 'vitest';
import { dayOrderOf, instantIn } from '../../../src/batch/mapping/dates.ts';

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
    ['20-Mar-2023', 'month first', '2023-03-20'],
    ['20-MAR-23', 'month first', '2023-03-20'],
    ['Mar 20, 2023', 'day first', '2023-03-20'],
    ['Monday, March 20th, 2023', 'day first', '2023-03-20'],
    ['2 January 2020', 'month first', '2020-01-02'],
    ['2nd of Sept. 2020', 'month first', '2020-09-02'],
    ['2020 Jan 2', 'month first', '2020-01-02'],
    ['Mon, 20 Mar 2023 14:05:00 GMT', 'month first', '2023-03-20T14:05:00.000Z'],
    ['Mar 20, 2023, 2:05 PM', 'month first', '2023-03-20T14:05:00.000Z'],
    ['20200102', 'month first', '2020-01-02'],
    ['12-Mar-98', 'month first', '1998-03-12'],
    ['3/4/68', 'month first', '2068-03-04'],
  ] as const)('%s, %s, is %s', (cell, order, instant) => {
    expect(instantIn(cell, order)).toBe(instant);
  });

  it.each([
    '',
    'never',
    '31.02.2026',
    '2026-13-01',
    '1 week ago',
    '20261309',
    '00010101',
    'Mar 2023',
    '20 Mai 2023',
    '31 Feb 2023',
  ])('%j is no day', (cell) => {
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

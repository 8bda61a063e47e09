import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../src/sources/importers/gleif-dates.ts';

describe('a date of GLEIF', () => {
  it.each([
    ['2012-11-28T23:00:00Z', '2012-11-29'],
    ['2012-12-31T18:30:00.000Z', '2013-01-01'],
    ['2016-02-28T16:00:00Z', '2016-02-29'],
    ['2010-04-01T00:00:00Z', '2010-04-01'],
    ['2016-12-31T05:00:00Z', '2016-12-31'],
    ['2018-04-13T15:09:50Z', '2018-04-13'],
    ['2014-06-02T23:00:00+02:00', '2014-06-02'],
    ['2014-06-02', '2014-06-02'],
  ])('is the day that the register means: %s is %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it.each(['', '0001-01-01T00:00:00Z', '2014', '02.06.2014', '2012-13-45T23:00:00Z'])(
    'is none in "%s"',
    (text) => {
      expect(dayOf(text)).toBeUndefined();
    },
  );
});

import { describe, expect, it } from 'vitest';
import { normalisePlace } from '../../../src/resolution/records/normalise-place.ts';
import { areSameHouse, streetOf } from '../../../src/resolution/records/street.ts';

const houseOf = (address: string) => streetOf(normalisePlace({ address }).street ?? '');

const areOne = (left: string, right: string) => {
  const [one, other] = [houseOf(left), houseOf(right)];
  return one !== undefined && other !== undefined && areSameHouse(one, other);
};

describe('houses', () => {
  it.each([
    ['2306 W. Maypole', '2306 WEST MAYPOLE AVE'],
    ['5923 W. 63rd Street', '5923 W 63RD STREET'],
    ['8300 S. St Louis Ave.', '8300 S. St. Louis'],
    ['4701 N. Winthorp', '4701 N Winthrop Ave'],
    ['1545 W. Morse', '1545 W. Morse Ave, Suite 300'],
    ['27 Washington Oak Park IL 60302', '27 Washington'],
    ['Hauptstraße 12', 'Hauptstrasse 12'],
    ['Hauptstr. 12', 'Hauptstraße 12a'],
    ['10 Avenue C', '10 C Ave'],
  ])('takes "%s" and "%s" for one', (left, right) => {
    expect(areOne(left, right)).toBe(true);
    expect(areOne(right, left)).toBe(true);
  });

  it.each([
    ['2306 W. Maypole', '2308 W. Maypole'],
    ['100 Main St', '100 Oak St'],
    ['25 W 47th St', '25 W 63rd St'],
    ['1 Elm Street', '1 Elk Street'],
  ])('keeps "%s" and "%s" apart', (left, right) => {
    expect(areOne(left, right)).toBe(false);
  });

  it.each(['Main Street', 'P.O. Box', '1209'])('finds no house in "%s"', (address) => {
    expect(houseOf(address)).toBeUndefined();
  });
});

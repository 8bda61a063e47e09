import { describe, expect, it } from 'vitest';
import { areOneTown } from '../../../src/resolution/records/town-names.ts';

describe('two names', () => {
  it.each([
    ['koln', 'koeln'],
    ['koeln', 'cologne'],
    ['munchen', 'munich'],
    ['goppingen', 'goeppingen'],
    ['den haag', 'the hague'],
    ['нижний новгород', 'nizhniy novgorod'],
  ])('%s and %s are of one town', (one, other) => {
    expect([areOneTown(one, other), areOneTown(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['koln', 'bonn'],
    ['cologne', 'colognola'],
    ['rome', 'turin'],
  ])('%s and %s are of two', (one, other) => expect(areOneTown(one, other)).toBe(false));
});

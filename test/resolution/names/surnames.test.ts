import { describe, expect, it } from 'vitest';
import { areTwoSurnames } from '../../../src/resolution/names/surnames.ts';

describe('two surnames', () => {
  it.each([
    ['meier', 'meyer'],
    ['schmidt', 'schmitt'],
    ['smith', 'smyth'],
    ['hofmann', 'hoffmann'],
  ])('are %s and %s, and neither is misspelt', (left, right) =>
    expect(areTwoSurnames(left, right)).toBe(true),
  );

  it.each([
    ['mueller', 'muller'],
    ['schroeder', 'schroder'],
    ['meier', 'schmidt'],
    ['zwickelmann', 'zwikelmann'],
    ['meier', 'meier'],
  ])('are not %s and %s', (left, right) => expect(areTwoSurnames(left, right)).toBe(false));
});

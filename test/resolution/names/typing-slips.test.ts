import { describe, expect, it } from 'vitest';
import { isBareSlip, isLikelySlip } from '../../../src/resolution/names/typing-slips.ts';

describe('a letter in the place of another', () => {
  it.each([
    ['siemebs', 'siemens'],
    ['alkatel', 'alcatel'],
    ['uniliver', 'unilever'],
    ['nokla', 'nokia'],
    ['zurych', 'zurich'],
  ])(
    'may be a slip where the keys touch, or the letters sound or look alike: %s for %s',
    (written, meant) => {
      expect(isLikelySlip(written, meant)).toBe(true);
    },
  );

  it.each([
    ['dunkin', 'duskin'],
    ['chery', 'chewy'],
    ['lennar', 'lensar'],
    ['codere', 'cohere'],
  ])('is another name elsewhere: %s and %s', (written, meant) => {
    expect(isLikelySlip(written, meant)).toBe(false);
    expect(isLikelySlip(meant, written)).toBe(false);
  });
});

describe('a slip of the hand', () => {
  it.each([
    ['mircosoft', 'microsoft'],
    ['simens', 'siemens'],
    ['siemenns', 'siemens'],
    ['øresund', 'oresund'],
  ])('is a letter moved, lost or doubled, or one of which nothing is known: %s', (written, meant) => {
    expect(isLikelySlip(written, meant)).toBe(true);
  });
});

describe('a slip that makes no name of its own', () => {
  it.each([
    ['seimens', 'siemens'],
    ['siemenns', 'siemens'],
    ['buumble', 'bumble'],
    ['artwlo', 'artelo'],
  ])('is two letters that changed places, one twice, or the key beside: %s', (written, meant) => {
    expect(isBareSlip(written, meant)).toBe(true);
    expect(isBareSlip(meant, written)).toBe(true);
  });

  it.each([
    ['nexgen', 'nexen'],
    ['nephos', 'nephros'],
    ['pultek', 'paltek'],
    ['santam', 'sanlam'],
    ['abcd', 'badc'],
  ])('is no other letter more, less or in the place of one: %s and %s', (written, meant) => {
    expect(isBareSlip(written, meant)).toBe(false);
    expect(isBareSlip(meant, written)).toBe(false);
  });
});

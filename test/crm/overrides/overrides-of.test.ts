import { expect, it } from 'vitest';
import { overridesOf } from '../../../src/crm/overrides/overrides-of.ts';
import { different, entity, neverMerge, operating, parent, same } from './decisions.ts';

const X = '1000000001';
const Y = '1000000002';

it('answers nothing when nothing was decided', () => {
  const { ofPair, sameAs, entityOf, parentOf, isOperating } = overridesOf([]);
  expect([ofPair('A', 'B'), entityOf('A'), parentOf('A'), isOperating('A')]).toEqual(
    Array(4).fill(undefined),
  );
  expect(sameAs('A')).toEqual([]);
});

it('tells of accounts that are one company through others', () => {
  const { ofPair, sameAs } = overridesOf([same('A', 'B'), same('B', 'C'), entity('C', X), entity('D', X)]);
  expect(sameAs('A')).toEqual(['B', 'C', 'D']);
  expect([ofPair('A', 'C'), ofPair('D', 'A')]).toEqual(['same_company', 'same_company']);
});

it('holds different companies apart with all their accounts', () => {
  const { ofPair } = overridesOf([different('A', 'B'), same('B', 'C')]);
  expect([ofPair('C', 'A'), ofPair('B', 'C')]).toEqual(['different_companies', 'same_company']);
});

it('keeps two accounts of one company from being merged, and these two alone', () => {
  const { ofPair, sameAs } = overridesOf([same('A', 'B'), same('B', 'C'), neverMerge('B', 'A')]);
  expect([ofPair('A', 'B'), ofPair('A', 'C')]).toEqual(['never_merge', 'same_company']);
  expect(sameAs('A')).toEqual(['B', 'C']);
});

it('gives an account the entity, the parent and the state of its company', () => {
  const { entityOf, parentOf, isOperating } = overridesOf([
    ...[same('A', 'B'), entity('A', X), parent('B', Y), operating('A', false)],
    ...[entity('C', null), parent('C', null)],
  ]);
  expect([entityOf('B'), parentOf('A'), isOperating('B')]).toEqual([X, Y, false]);
  expect([entityOf('C'), parentOf('C'), isOperating('C')]).toEqual([null, null, undefined]);
});

it('knows an account by any form of its id', () => {
  const { ofPair } = overridesOf([same('0015g00000AbCdE', 'B')]);
  expect(ofPair('B', '0015g00000AbCdEAAV')).toBe('same_company');
});

it('lets the earlier one stand of two that contradict each other all the same', () => {
  expect(overridesOf([same('A', 'B'), different('A', 'B')]).ofPair('A', 'B')).toBe('same_company');
});

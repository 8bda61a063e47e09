import { expect, it } from 'vitest';
import type { NormalName } from '../../../src/resolution/names/normal-name.ts';
import { normaliseName } from '../../../src/resolution/names/normalise-name.ts';
import { relationOfNotes } from '../../../src/resolution/names/notes-apart.ts';

function relation(one: string, other: string) {
  const [left, right] = [one, other].map((text): NormalName | undefined => normaliseName(text)[0]);
  return left === undefined || right === undefined ? undefined : relationOfNotes(left, right);
}

it.each([
  ['Zym Bank (Texas)', 'Zym Bank (Nebraska)', 'two_states'],
  ['Zym Bank (TX)', 'Zym Bank (Nebraska)', 'two_states'],
  ['Zym Bank (North Carolina)', 'Zym Bank (South Carolina)', 'two_states'],
  ['Zym (Bank)', 'Zym (Insurance)', 'apart'],
  ['Zym (Werk 1)', 'Zym (Werk 2)', 'apart'],
  ['Zym (Houston, TX)', 'Zym (Dallas, TX)', 'apart'],
  ['Zym (Lowell Mill)', 'Zym (System)', 'apart'],
  ['Zym (Klamath Falls)', 'Zym (Denmark)', 'perhaps_within'],
  ['Zym (Lower Quantock)', 'Zym (RI)', 'perhaps_within'],
])('parts %s from %s: %s', (one, other, expected) => {
  expect(relation(one, other)).toBe(expected);
  expect(relation(other, one)).toBe(expected);
});

it.each([
  ['Zym (Texas)', 'Zym'],
  ['Zym (Texas)', 'Zym (TX)'],
  ['Zym (Bavaria)', 'Zym (Bayern)'],
  ['Zym (Texas)', 'Zym (Houston)'],
  ['Zym (Texas)', 'Zym (Houston, TX)'],
  ['Zym (United States)', 'Zym (Texas)'],
  ['Zym (Insurance)', 'Zym (Versicherung)'],
  ['Zym (Insurance)', 'Zym (Insurance Division)'],
  ['Zym (Insurance)', 'Zym (Insurence)'],
  ['Zym (Insurance)', 'Zym (Sales)'],
  ['Zym (Insurance)', 'Zym (formerly Kud)'],
])('parts %s from %s by nothing', (one, other) => {
  expect(relation(one, other)).toBe('alike');
  expect(relation(other, one)).toBe('alike');
});

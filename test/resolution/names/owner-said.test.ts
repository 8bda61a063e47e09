import { describe, expect, it } from 'vitest';
import { nameOf } from '../matching.ts';

const ownerOf = (text: string) => nameOf(text).owner;

describe('who is said behind a name to own the company', () => {
  it.each([
    ['Kudzwa, a Division of Zelkova Foods Inc', 'Zelkova Foods Inc'],
    ['Kudzwa (a subsidiary of Zelkova Foods Inc)', 'Zelkova Foods Inc'],
    ['Kudzwa - a division of Zelkova', 'Zelkova'],
    ['Kudzwa, a Zelkova Holdings company', 'Zelkova Holdings'],
    ['Kudzwa, A Zelkova Foods Inc Brand', 'Zelkova Foods Inc'],
    ['Kudzwa, part of the Zelkova Group', 'the Zelkova Group'],
    ['Kudzwa, member of Zelkova LLC', 'Zelkova LLC'],
    ['Kudzwa (owned by Zelkova)', 'Zelkova'],
    ['Kudzwa (was acquired by Zelkova in 2018)', 'Zelkova'],
    ['Kudzwa Ltd (Member, Zelkova Group)', 'Zelkova Group'],
    ['Kudzwa (UK) Ltd, a wholly-owned subsidiary of Zelkova', 'Zelkova'],
    ['kudzwa, a zelkova company', 'zelkova'],
    ['The Kudzwa Corporation, A Zelkova Company', 'Zelkova'],
  ])('is read: "%s" is of %s', (text, owner) => {
    expect(ownerOf(text)).toBe(owner);
  });

  it.each([
    'Kudzwa',
    'Kudzwa (formerly part of Zelkova)',
    'Kudzwa (distributor for Zelkova)',
    'Kudzwa (parent of Zelkova)',
    'Kudzwa, a family-owned business',
    'Kudzwa, a privately held company',
    'Kudzwa LLC, a Delaware limited liability company',
    'Kudzwa Inc, a Delaware corporation',
    'Kudzwa powered by Zelkova',
    'Kudzwa Division of Zelkova',
  ])('is nobody in "%s"', (text) => {
    expect(ownerOf(text)).toBeUndefined();
  });
});

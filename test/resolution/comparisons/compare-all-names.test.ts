import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { compareAllNames } from '../../../src/resolution/comparisons/compare-all-names.ts';
import { shownEvidence } from '../../../src/resolution/comparisons/shown-evidence.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { company } from '../../builders.ts';
import { profileWith, sharedUniverse } from '../matching.ts';

const META = company({
  name: 'Zymergen',
  legalName: 'Zymergen Platforms Inc',
  formerName: 'Kudzwa Inc',
});

const BRACKETED = company({ name: 'Wexford (KDZ)' });
const universe = sharedUniverse([META, BRACKETED]);

const rowsOf = (input: EntityInput, word = 'zymergen') => {
  const record = normaliseRecord(input);
  return compareAllNames({ record, profile: profileWith(word, universe()), ...universe() }).map(
    shownEvidence,
  );
};
const levelsOf = (input: EntityInput, word?: string) =>
  rowsOf(input, word).map(({ comparison, level }) => `${comparison} ${level}`);

describe('names of a record and an entity', () => {
  it('says nothing of a record without a name', () => {
    expect(rowsOf({ website: 'zymergen.com' })).toEqual([]);
  });

  it('shows both names as they were written', () => {
    expect(rowsOf({ trading_name: 'ZYMERGEN' })).toEqual([
      { comparison: 'name', level: 'same', left: 'ZYMERGEN', right: 'Zymergen', bits: expect.any(Number) },
    ]);
  });

  it('takes the name of the entity that fits best', () => {
    expect(rowsOf({ trading_name: 'Zymergen Platforms' })[0]).toMatchObject({
      level: 'same',
      right: 'Zymergen Platforms Inc',
    });
  });

  it.each([
    ['Kudzwa', 'zymergen', 'name same_former'],
    ['Kudzw Inc', 'zymergen', 'name respelled_former'],
    ['KDZ', 'wexford', 'name same_alias'],
  ])('says which kind of name "%s" matched', (name, word, level) => {
    expect(levelsOf({ trading_name: name }, word)[0]).toBe(level);
  });

  it('counts a second name that is known for it, one that is not against it', () => {
    const legal = { legal_name: 'Zymergen Platforms Inc' };
    expect(levelsOf({ ...legal, trading_name: 'Zymergen' })).toContain('other_name agrees');
    expect(levelsOf({ ...legal, trading_name: 'Wexford' })).toContain('other_name differs');
    expect(levelsOf(legal).join()).not.toContain('other_name');
  });

  it('does not count a former name or a bracket of the record as a second name', () => {
    expect(levelsOf({ trading_name: 'Zymergen (formerly Wexford)' })).toEqual(['name same']);
    expect(levelsOf({ trading_name: 'Zymergen (WXF)' })).toEqual(['name same']);
  });

  it('shows words that only one side has, and siblings as such', () => {
    const [, words] = rowsOf({ trading_name: 'Zymergen Foods' });
    expect(words).toMatchObject({
      comparison: 'name_words',
      level: 'extra_words',
      left: 'foods',
      right: null,
    });
    expect(words?.bits).toBeLessThan(0);
    expect(levelsOf({ trading_name: 'Zymergen Chile' })).toContain('name_words sibling_words');
  });

  it('shows the legal forms when both have one', () => {
    expect(rowsOf({ legal_name: 'Zymergen Platforms Incorporated' })).toContainEqual({
      comparison: 'name_form',
      level: 'same',
      left: 'corporation',
      right: 'corporation',
      bits: expect.any(Number),
    });
    expect(levelsOf({ legal_name: 'Zymergen Platforms' })).toEqual(['name same']);
  });

  it('says how the forms relate', () => {
    expect(levelsOf({ legal_name: 'Zymergen Platforms Corp' })).toContain('name_form alike');
    expect(levelsOf({ legal_name: 'Zymergen Platforms KK' })).toContain('name_form translated');
    expect(levelsOf({ legal_name: 'Zymergen Platforms LLC' })).toContain('name_form translated');
    expect(levelsOf({ legal_name: 'Zymergen Platforms LP' })).toContain('name_form different');
    expect(levelsOf({ legal_name: 'Zymergen Platforms GmbH' })).toContain('name_form foreign');
  });

  it('says when a word names a part of an institution', () => {
    const rows = rowsOf({ trading_name: 'Zymergen Platforms Hospital' });
    expect(rows).toContainEqual(expect.objectContaining({ comparison: 'name_words', level: 'unit_words' }));
  });

  it('shows no word as missing that was found misspelt', () => {
    const [, words] = rowsOf({ trading_name: 'Zymergn Foods' });
    expect(words).toMatchObject({ left: 'foods', right: null });
  });
});

import { describe, expect, it } from 'vitest';
import {
  compareNamePair,
  type NameComparison,
  scoreNamePair,
} from '../../../src/resolution/comparisons/compare-name-pair.ts';
import type { NameKind } from '../../../src/resolution/comparisons/entity-profile.ts';
import { measureNames } from '../../../src/resolution/names/name-features.ts';
import { partedTokens } from '../../../src/resolution/names/unblanked-parts.ts';
import { company } from '../../builders.ts';
import { entityName, nameOf, sharedUniverse } from '../matching.ts';

const universe = sharedUniverse([company({ name: 'Zymergen' }), company({ name: 'Kudzwa Foods' })]);

const compare = (record: string, entity: string, kind: NameKind = 'trading'): NameComparison => {
  return compareNamePair(nameOf(record), entityName(entity, kind), universe().rarity);
};
const bits = (record: string, entity: string, kind?: NameKind) => compare(record, entity, kind).totalBits;

describe('names without blanks', () => {
  it.each<[string, string, readonly string[]]>([
    ['株式会社鶴見台販売', '鶴見台株式会社', ['sales']],
    ['鶴見台大学病院', '鶴見台大学', ['hospital']],
    ['青葉信用金庫健康保険組合', '青葉信用金庫', ['health', 'insurance', 'society']],
    ['宏远泰物流有限公司', '宏远泰有限公司', ['logistics']],
    ['주식회사 한빛담건설', '주식회사 한빛담', ['construction']],
    ['한빛담대학교병원', '한빛담대학교', ['hospital']],
    ['富士通ゼネラル', '富士通', ['general']],
    ['华为终端', 'Huawei', ['zhongduan']],
  ])('"%s" has words more than "%s", which it begins with: %s', (long, short, words) => {
    const there = compare(long, short);
    expect([there.relation, there.onlyLeft, there.onlyRight]).toEqual(['record_longer', words, []]);
    const back = compare(short, long);
    expect([back.relation, back.onlyLeft, back.onlyRight]).toEqual(['entity_longer', [], words]);
  });

  it('are two where they share their first sign alone', () => {
    expect(partedTokens(nameOf('東'), nameOf('東芝'))).toBeUndefined();
    expect(partedTokens(nameOf('東芝'), nameOf('東芝電池'))).toBeDefined();
  });
});

describe('levels of names', () => {
  it.each([
    ['ACME LIMITED', 'Acme Ltd', 'same'],
    ['Walmart', 'Wal-Mart', 'same'],
    ['Газпром', 'Gazprom', 'same'],
    ['HORTON D R INC', 'D.R. Horton', 'same_words'],
    ['Bank Zymergen', 'The Bank of Zymergen', 'same_words'],
    ['Zymregen', 'Zymergen', 'respelled'],
    ['Zymergen Kudzw', 'Zymergen Kudzwashi', 'respelled'],
    ['Zymergenix Inc', 'Zymergenixoscope Inc', 'cut_off'],
    ['Kudzwa', 'Kudzwabank', 'abbreviated'],
    ['MAASLAND N', 'Maasland N.V.', 'same'],
    ['CHECK POINT SOFTWARE TECH LT', 'Check Point Software Technologies Ltd', 'same'],
    ['CLEARWATER ANALYTICS HLDGS I', 'Clearwater Analytics Holdings, Inc.', 'same'],
    ['KUDZWANEFTEGAS PUBLIC JOINT STO', 'Kudzwaneftegas Public Joint Stock Company', 'same'],
    ['Koninklijke Zymergen N.V.', 'Zymergen N.V.', 'same'],
    ['Royal Zymergen', 'Zymergen', 'record_longer_generic'],
    ['NUVEEN MUN CREDIT INCOM', 'Nuveen Municipal Credit Income', 'respelled'],
    ['EATON VANCE TAX ADVANTAGED D', 'Eaton Vance Tax-Advantaged Dividend', 'respelled'],
    ['BANK OF AMER CORP', 'Bank of America Corp', 'respelled'],
    ['tamarine electric coop inc', 'Tamarine Electric Cooperative, Inc.', 'respelled'],
    ['DIV HEALTHCARE', 'Diversified Healthcare', 'respelled'],
    ['ST Microelectronics', 'STMicroelectronics NV', 'respelled'],
    ['St Jude Medical', 'Saint Jude Medical', 'same'],
    ['Phillips Electronics', 'Philips Electronics', 'respelled'],
    ['Jerash Holdings US Inc', 'Jerash Holdings (US), Inc.', 'same'],
    ['Vantage Corp Singapore', 'Vantage Corp (Singapore)', 'same'],
    ['IBM', 'International Business Machines', 'initials'],
    ['Zymergen', 'Zymergen Holdings', 'entity_longer_generic'],
    ['Zymergen Group', 'Zymergen', 'record_longer_generic'],
    ['Zymergen', 'Zymergen Kudzwa', 'entity_longer'],
    ['Zymergen Kudzwa', 'Zymergen', 'record_longer'],
    ['Zymergen Kudzwa', 'Zymergen Wexford', 'overlap'],
    ['Zyqhp Kudzwa', 'Zyq Kudzwa', 'overlap'],
    ['Zymergen', 'Kudzwa', 'different'],
    ['Zymergen International', 'Kudzwa International', 'different'],
    ['First Bank', 'Second Bank', 'overlap'],
  ])('finds "%s" against "%s": %s', (record, entity, level) => {
    const { relation, isGeneric } = compare(record, entity);
    expect(isGeneric ? `${relation}_generic` : relation).toBe(level);
  });

  it('sums its parts', () => {
    const comparison = compare('Zymergen Foods Ltd', 'Zymergen Holdings Inc');
    const { left, right, agreedBits, extraBits, formBits, totalBits } = comparison;
    expect(totalBits).toBeCloseTo(agreedBits + extraBits + formBits);
    expect(scoreNamePair(left, right, universe().rarity)).toBeCloseTo(totalBits);
  });

  it('counts nothing for words that two different companies share', () => {
    const { agreedBits, extraBits, formBits, totalBits } = compare('Zymergen Foods Ltd', 'Kudzwa Foods Ltd');
    expect([extraBits, formBits]).toEqual([0, 0]);
    expect(agreedBits).toBe(compare('Zymergen', 'Kudzwa').agreedBits);
    expect(totalBits).toBeLessThan(0);
  });
});

describe('names that a list cut off', () => {
  const guarded = (record: string, entity: string) => compare(record, entity).siblingWords;

  it('say nothing of a number behind the cut', () => {
    expect(guarded('RIVERNORTH LONG PRIME UNICOR', 'RiverNorth Long Prime Unicorn Fund II')).toEqual([]);
  });

  it('are whole when they are shorter than any column', () => {
    expect(guarded('Kudzwa Fund I', 'Kudzwa Fund Income')).toEqual(['1']);
  });

  it('are whole when their last word is', () => {
    expect(guarded('RIVERNORTH LONG PRIME UNICORN', 'RiverNorth Long Prime Unicorn II')).toEqual(['2']);
  });
});

describe('weights of names', () => {
  it('lets a country in the brackets of one name alone tell a little against it', () => {
    expect(bits('Tamarin', 'Tamarin (Brasil)')).toBeLessThan(bits('Tamarin', 'Tamarin') - 1);
    expect(bits('Tamarin Brazil', 'Tamarin (Brasil)')).toBeGreaterThan(bits('Tamarin Brazil', 'Tamarin'));
  });

  it('counts a rare word for more than a common one', () => {
    expect(bits('Zymergen', 'Zymergen')).toBeGreaterThan(bits('International', 'International'));
  });

  it('counts nothing for articles and joints beside other words', () => {
    const features = (text: string) => ({
      ...measureNames({ left: nameOf(text), right: entityName(text) }, universe().rarity).features,
      record_words: undefined,
    });
    expect(features('Zymergen').similarity).toBe(1);
    expect(features('Zymergen of the')).toEqual(features('Zymergen'));
  });

  it('lets no name alone tell more than the universe can hold, by more than a little', () => {
    const long = 'Zymergen Kudzwa Wexford Tamarin';
    const [most, alone] = [bits(long, long), bits('Zymergen', 'Zymergen')];
    expect(Math.abs(most - alone)).toBeLessThan(4);
  });

  it.each<[string, string, string, string]>([
    ['a whole name', 'a part of it', 'Zymergen Kudzwa', 'Zymergen'],
    ['a common word more', 'a rare word more', 'Zymergen Holdings', 'Zymergen Wexford'],
    ['a rare word more', 'a number more', 'Zymergen Wexford', 'Zymergen 2'],
    ['the right spelling', 'a misspelling', 'Zymergen', 'Zymregen'],
    ['a misspelling', 'another name', 'Zymregen', 'Wexford'],
  ])('ranks %s above %s', (_better, _worse, left, right) => {
    const entity = left === 'Zymergen Kudzwa' ? left : 'Zymergen';
    expect(bits(left, entity)).toBeGreaterThan(bits(right, entity));
  });

  it('ranks the name in use above a former one, and both above an acronym', () => {
    const [trading, former, acronym] = (['trading', 'former', 'acronym'] as const).map((kind) =>
      bits('Zymergen', 'Zymergen', kind),
    );
    expect(trading).toBe(bits('Zymergen', 'Zymergen', 'legal'));
    expect(trading).toBeGreaterThan(former ?? Number.NaN);
    expect(former).toBeGreaterThan(acronym ?? Number.NaN);
  });

  it('takes an equal legal form for it, another against it, and a missing one for nothing', () => {
    expect(compare('Zymergen GmbH', 'Zymergen GmbH').formBits).toBeGreaterThan(0);
    expect(compare('Zymergen', 'Zymergen GmbH').formBits).toBe(0);
    expect(compare('Zymergen AG', 'Zymergen GmbH').formBits).toBeLessThan(0);
  });

  it('takes a form and its translation for one', () => {
    expect(compare('Zymergen Co Ltd', 'Zymergen 有限公司').formBits).toBeGreaterThanOrEqual(0);
    expect(compare('Zymergen OOO', 'Zymergen LLC').formBits).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['Zymergen Inc', 'Zymergen LLC'],
    ['Zymergen GmbH', 'Zymergen Ltd'],
    ['Zymergen Inc', 'Zymergen Ltd'],
  ])('does not count the form of "%s" as that of "%s"', (record, entity) => {
    expect(compare(record, entity).formBits).toBeLessThanOrEqual(0);
  });

  it('does not take a misspelt common word for a rare one', () => {
    const misspelt = compare('Internatoinal', 'International').agreedBits;
    expect(misspelt).toBeLessThanOrEqual(compare('International', 'International').agreedBits);
  });
});

describe('siblings', () => {
  it.each([
    ['Zymergen Fund VII', 'Zymergen Fund VIII', '7 8'],
    ['Zymergen 2019', 'Zymergen', '2019'],
    ['State Grid of Chile', 'State Grid of China', 'chile china'],
    ['Zymergen East', 'Zymergen West', 'east west'],
    ['Zymergen Deutschland', 'Zymergen', 'germany'],
    ['Zymergen Second', 'Zymergen Third', '2nd 3rd'],
    ['Zymergen Europe', 'Zymergen', 'europe'],
  ])('sees in "%s" a sibling of "%s"', (record, entity, words) => {
    const comparison = compare(record, entity);
    expect(comparison.siblingWords.join(' ')).toBe(words);
    expect(comparison.extraBits).toBeLessThan(0);
    expect(comparison.totalBits).toBeLessThan(bits(entity, entity) - 5);
  });

  it('sees no sibling in a word of another kind, nor in a number that both have', () => {
    expect(compare('Zymergen Foods', 'Zymergen Labs').siblingWords).toEqual([]);
    expect(compare('Zymergen Fund 7 LP', 'Zymergen Fund VII').siblingWords).toEqual([]);
  });

  it('sees in Fund VII-A a sibling of Fund VII', () => {
    expect(bits('Zymergen Fund VII-A', 'Zymergen Fund VII')).toBeLessThan(
      bits('Zymergen Fund VII', 'Zymergen Fund VII') - 5,
    );
  });
});

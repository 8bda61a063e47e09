import { describe, expect, it } from 'vitest';
import { checkedNames, soqlWhere } from '../../../src/connectors/salesforce/soql.ts';
import { hostileTexts, written, writtenPattern } from '../where/hostile-texts.ts';
import { soqlTokens } from './soql-lexer.ts';

describe('SOQL', () => {
  it.each([
    ["Industry = 'Banking'", "Industry = 'Banking'"],
    ["Owner.Name != 'O''Hara'", "((NOT Owner.Name = 'O\\'Hara') OR Owner.Name = null)"],
    ['NOT (A__c < 5 AND B__c IS NULL)', '(((NOT A__c < 5) OR A__c = null) OR B__c != null)'],
    ['IsDeleted != true', 'IsDeleted != true'],
    ["Type NOT IN ('a', 'b')", "(Type NOT IN ('a', 'b') OR Type = null)"],
    ["Name LIKE 'A\\%_b%'", "Name LIKE 'A\\%_b%'"],
    ['CreatedDate > 2026-01-31T08:00Z', 'CreatedDate > 2026-01-31T08:00:00.000Z'],
  ])('says %s', (where, soql) => {
    expect(soqlWhere(where)).toBe(soql);
  });

  it('keeps each of 100,000 hostile texts inside its literal', () => {
    const texts = hostileTexts(100_000, 21);
    const escaped = texts.filter((text) => {
      const [name, sign, literal, ...more] = soqlTokens(soqlWhere(`Name = ${written(text)}`));
      const isWhole = name?.text === 'Name' && sign?.text === '=' && more.length === 0;
      return !isWhole || literal?.type !== 'text' || literal.text !== text;
    });
    expect(escaped).toEqual([]);
    expect(texts.some((text) => text.includes("\\'"))).toBe(true);
  });

  it('keeps hostile texts inside patterns and lists too', () => {
    for (const text of hostileTexts(3_000, 22)) {
      const tokens = soqlTokens(soqlWhere(`A LIKE ${writtenPattern(text)} AND B IN (${written(text)}, 'x')`));
      const shown = tokens.filter(({ type }) => type === 'text').map(({ text: one }) => one);
      // In a pattern the signs of LIKE stand behind a backslash, in the text that is compared too.
      expect(shown).toEqual([text.replace(/[%_]/g, '\\$&'), text, 'x']);
      expect(tokens).toHaveLength(13);
    }
  });

  it('takes no name that is more than a name', () => {
    const names = [
      ...hostileTexts(2_000, 23),
      'Id FROM User',
      'Name, Password__c',
      'Id)',
      'COUNT()',
      'Na me',
      'a..b',
    ];
    const isName = /^[A-Za-z][A-Za-z0-9_]{0,79}$/;
    for (const name of names.filter((one) => !isName.test(one))) {
      expect(() => checkedNames('Account', [name]), name).toThrow('cannot be the name of a Salesforce field');
      expect(() => checkedNames(name, []), name).toThrow('cannot be the name of a Salesforce object');
      expect(() => soqlWhere(`"${name.replaceAll('"', '""')}" = 1`), name).toThrow(
        /the WHERE cannot be used/,
      );
    }
  });
});

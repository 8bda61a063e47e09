import { describe, expect, it } from 'vitest';
import { spelledAccounts } from '../../../src/crm/duplicates/spelled-accounts.ts';
import { datasetOf, doublesAmong, type TestAccount } from './accounts.ts';

const named = (...names: readonly string[]): readonly TestAccount[] =>
  names.map((trading_name, at) => ({ id: `a${at}`, trading_name }));

/** The words of the first name of each account as they are compared. */
function wordsOf(...names: readonly string[]): readonly string[] {
  const accounts = spelledAccounts(datasetOf(named(...names)));
  return names.map((_name, at) => accounts.record(at).names[0]?.tokens.join(' ') ?? '');
}

describe('a misspelt word', () => {
  it('is put right where more accounts of otherwise the same name spell it otherwise', () => {
    const right = 'Zwickelmann Ostseehydraulik';
    expect(wordsOf(right, right, 'Zwickelmann Ostsehydraulik')[2]).toBe('zwickelmann ostseehydraulik');
    expect(wordsOf(right, 'Zwickelmann Ostsehydraulik')[1]).toBe('zwickelmann ostsehydraulik');
  });

  it('is put right where companies at large know the right one', () => {
    expect(wordsOf('Zwickelmann Systems', 'Zwickelmann Systames')[1]).toBe('zwickelmann systems');
  });

  it('is none where a first word with another letter may be the name of another', () => {
    expect(wordsOf('Texas Trailers Inc', 'Tejas Trailers')[1]).toBe('tejas trailers');
    const accounts = named('Texas Trailers Inc', 'Tejas Trailers');
    expect(doublesAmong(accounts).doubles.map(({ confidence }) => confidence)).toEqual(['MEDIUM']);
  });

  it('is put right twice in one name', () => {
    const right = 'Zwickelmann Pumpenwerk Systems';
    const words = wordsOf(
      ...[right, right, right, right],
      'Zwickelmann Pumpenwerk Systames',
      'Zwickelmann Pumpnwerk Systames',
    );
    expect(words.slice(-2)).toEqual([words[0], words[0]]);
  });

  it('is put right in a word that is translated: Koninklijke', () => {
    const [right, wrong] = wordsOf('Koninklijke Zwickelmann', 'Konniklijke Zwickelmann');
    expect(wrong).toBe(right);
  });

  it('is the beginning of a word that was cut off', () => {
    expect(wordsOf('Zwickelmann Engineering', 'Zwickelmann Engineerin')[1]).toBe('zwickelmann engineering');
  });

  it('is none when it is a word of its own, however like another', () => {
    expect(wordsOf('Zwickelmann Nobel', 'Zwickelmann Nobel', 'Zwickelmann Novel')[2]).toBe(
      'zwickelmann novel',
    );
  });

  it('is none when it begins with another letter, is short, or a number', () => {
    const [word, digits, short] = ['Zwickelmann Ostsee', 'Zwickelmann 1947', 'Zwickelmann Ibra'];
    expect(wordsOf(word, word, 'Zwickelmann Kostsee')[2]).toBe('zwickelmann kostsee');
    expect(wordsOf(digits, digits, 'Zwickelmann 1974')[2]).toBe('zwickelmann 1974');
    expect(wordsOf(short, short, 'Zwickelmann Ibri')[2]).toBe('zwickelmann ibri');
  });

  it('is none where the rest of the name says nothing', () => {
    expect(wordsOf('Zwickelmann Inc', 'Zwickelmann Inc', 'Zwikelmann Inc')[2]).toBe('zwikelmann');
  });
});

describe('misspelt names', () => {
  it('are one company with each other, though neither is the right one', () => {
    const right = 'Zwickelmann Ostseehydraulik Systems';
    const { groups } = doublesAmong(
      named(right, right, 'Zwickelmann Ostsehydraulik Systems', 'Zwickelmann Ostseehydraulik Systames'),
    );
    expect(groups).toEqual(['a0 a1 a2 a3']);
  });

  it('are told as they were written', () => {
    const found = doublesAmong(named('Zwickelmann Systems', 'Zwickelmann Systames')).between('a0', 'a1');
    expect(found?.reasoning).toContain('"Zwickelmann Systames"');
  });

  it('are two companies where only common words are shared and the first letter differs', () => {
    const { groups } = doublesAmong(named('Anyang Normal University', 'Nanyang Normal University'));
    expect(groups).toEqual([]);
  });

  it('give the same groups in any order of rows', () => {
    const rows = named(
      ...['Zwickelmann Ostseehydraulik', 'Zwickelmann Ostseehydraulik', 'Zwickelmann Ostsehydraulik'],
      ...['Zwickelmann Osteehydraulik', 'Zwikelmann Ostseehydraulik', 'Zwickelmann Ostseehidraulik'],
    );
    const shuffled = [5, 2, 0, 3, 1, 4].map((at) => rows[at] as TestAccount);
    expect(doublesAmong(shuffled).groups).toEqual(doublesAmong(rows).groups);
    expect(doublesAmong(rows).groups).toEqual(['a0 a1 a2 a3 a4 a5']);
  });
});

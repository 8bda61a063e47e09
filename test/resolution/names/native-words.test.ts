import { describe, expect, it } from 'vitest';
import { readNative } from '../../../src/resolution/names/native-words.ts';
import { tableText } from '../../../src/resolution/tables/table-text.ts';

const read = (word: string) => readNative(word)?.join(' ');

describe('words of other scripts in English', () => {
  it.each([
    ['三菱電機', 'mitsubishi electric'],
    ['東京大学', 'tokyo university'],
    ['中国科学院', 'chinese academy of sciences'],
    ['삼성전자', 'samsung electronics'],
    ['جامعة', 'university'],
    ['الجامعة', 'university'],
    ['والجامعة', 'university'],
  ])('reads "%s" as %s', (word, english) => {
    expect(read(word)).toBe(english);
  });

  it('romanises what it does not know as one word between the words that it knows', () => {
    expect(read('深圳库瓦医疗')).toBe('shenzhen kuwa medical');
    expect(read('深圳拓长医疗')).toBe('shenzhen tuochang medical');
    expect(read('깡패전자')).toBe('kkangpae electronics');
  });

  it('leaves a word alone of which it knows nothing', () => {
    expect(readNative('깡패')).toBeUndefined();
    expect(readNative('Ζυμεργεν')).toBeUndefined();
  });

  it('cuts where the most letters are known, not at the first word that fits', () => {
    expect(read('京都大学')).toBe('kyoto university');
    expect(read('東京都民銀行')).toContain('bank');
  });

  it('reads a thousand letters at once', () => {
    expect(readNative('電機'.repeat(500))?.length).toBe(500);
  });
});

describe('the tables of words', () => {
  const SCRIPTS = {
    japanese: [tableText('japanese-words'), /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u],
    chinese: [tableText('chinese-words'), /^\p{Script=Han}+$/u],
    korean: [tableText('korean-words'), /^\p{Script=Hangul}+$/u],
    others: [tableText('other-script-words'), /^[^\p{Script=Latin}\s]+$/u],
  } as const;

  it.each(Object.entries(SCRIPTS))('hold English words, and each %s word once', (_name, [lines, script]) => {
    const entries = lines
      .trim()
      .split('\n')
      .map((line) => line.split(': '));
    const natives = entries.flatMap(([, words = '']) => words.split(' '));
    expect(entries.filter(([english = '']) => !/^(?:-|[a-z0-9]+(?: [a-z0-9]+)*)$/.test(english))).toEqual([]);
    expect(natives.filter((word) => !script.test(word))).toEqual([]);
    expect(natives.filter((word, at) => natives.indexOf(word) !== at)).toEqual([]);
    expect(natives.length).toBeGreaterThan(500);
  });
});

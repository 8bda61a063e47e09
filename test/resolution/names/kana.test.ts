import { describe, expect, it } from 'vitest';
import { romaniseKana } from '../../../src/resolution/names/kana.ts';

describe('kana', () => {
  it.each([
    ['トヨタ', 'toyota'],
    ['とよた', 'toyota'],
    ['クリナップ', 'kurinappu'],
    ['ショッピング', 'shoppingu'],
    ['ジョイフル', 'joifuru'],
    ['キヤノン', 'kiyanon'],
    ['キャノン', 'kyanon'],
    ['ファミリー', 'famiri'],
    ['ティファニー', 'tifani'],
    ['ウェブ', 'webu'],
    ['ヴェルサ', 'verusa'],
    ['シェル', 'sheru'],
    ['トゥエンティ', 'tuenti'],
    ['ハウェイ', 'hawei'],
    ['マッチ', 'matchi'],
    ['ニッサンabc日産', 'nissanabc日産'],
    ['アッ', 'a'],
    ['ァ', ''],
    ['ー', ''],
  ])('romanises %s as %s', (kana, latin) => {
    expect(romaniseKana(kana)).toBe(latin);
  });
});

const MORAE: ReadonlyMap<string, string> = new Map(
  [
    ['アイウエオ', 'a i u e o'],
    ['カキクケコ', 'ka ki ku ke ko'],
    ['サシスセソ', 'sa shi su se so'],
    ['タチツテト', 'ta chi tsu te to'],
    ['ナニヌネノ', 'na ni nu ne no'],
    ['ハヒフヘホ', 'ha hi fu he ho'],
    ['マミムメモ', 'ma mi mu me mo'],
    ['ヤユヨ', 'ya yu yo'],
    ['ラリルレロ', 'ra ri ru re ro'],
    ['ワヰヱヲン', 'wa i e o n'],
    ['ガギグゲゴ', 'ga gi gu ge go'],
    ['ザジズゼゾ', 'za ji zu ze zo'],
    ['ダヂヅデド', 'da ji zu de do'],
    ['バビブベボ', 'ba bi bu be bo'],
    ['パピプペポ', 'pa pi pu pe po'],
    ['ヴ', 'vu'],
  ].flatMap(([letters = '', read = '']) => {
    const morae = read.split(' ');
    return [...letters].map((letter, at): [string, string] => [letter, morae[at] ?? '']);
  }),
);
const SMALL_VOWELS = 'ァィゥェォ';
const SMALL_Y: ReadonlyMap<string, string> = new Map([
  ['ャ', 'a'],
  ['ュ', 'u'],
  ['ョ', 'o'],
]);
const KANA_RUN = /[\u3041-\u3096\u30a1-\u30fa\u30fc]+/gu;
const FROM_HIRAGANA = 0x60;

/** Romanises kana as companies do: Hepburn without long vowels. `ショッピング` is `shoppingu`, `ファミリー` is `famiri`. */
export function romaniseKana(text: string): string {
  return text.replace(KANA_RUN, (run) => romanised([...run].map(toKatakana)));
}

function toKatakana(letter: string): string {
  const code = letter.charCodeAt(0);
  return code >= 0x3041 && code <= 0x3096 ? String.fromCharCode(code + FROM_HIRAGANA) : letter;
}

function romanised(letters: readonly string[]): string {
  const morae: string[] = [];
  let isDoubled = false;
  for (const letter of letters) {
    const mora = MORAE.get(letter);
    if (mora !== undefined) morae.push(isDoubled ? doubled(mora) : mora);
    else morae.push(withSmall(morae.pop() ?? '', letter));
    isDoubled = letter === 'ッ';
  }
  return morae.join('');
}

function doubled(mora: string): string {
  return /^[aeioun]/.test(mora) ? mora : `${mora.startsWith('ch') ? 't' : mora.charAt(0)}${mora}`;
}

/** A small letter changes the vowel before it: `シ` and `ョ` are `sho`, `テ` and `ィ` are `ti`, `ウ` and `ェ` are `we`. */
function withSmall(mora: string, small: string): string {
  const y = SMALL_Y.get(small);
  if (y !== undefined) return mora.replace(/i?$/, /(?:sh|ch|j)i$/.test(mora) ? y : `y${y}`);
  const at = SMALL_VOWELS.indexOf(small);
  if (at === -1 || mora === '') return mora;
  return (mora === 'u' ? 'w' : mora.slice(0, -1)) + 'aiueo'.charAt(at);
}

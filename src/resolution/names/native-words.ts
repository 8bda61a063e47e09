import { lazily } from '../tables/lazily.ts';
import { tableText } from '../tables/table-text.ts';
import { fold } from './fold.ts';

/** Words in their own script, each with the English words for it. */
interface Dictionary {
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** How long the longest word is that begins with a letter: most letters begin none. */
  readonly longest: ReadonlyMap<string, number>;
}

const japanese = lazily(() => dictionaryOf(tableText('japanese-words')));
const chinese = lazily(() => dictionaryOf(tableText('chinese-words')));
const korean = lazily(() => dictionaryOf(tableText('korean-words')));
const others = lazily(() => dictionaryOf(tableText('other-script-words')));

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const THAI = /\p{Script=Thai}/u;
const LATIN = /\p{Script=Latin}/u;
const ARABIC_ARTICLE = /^و?ال(?=\p{L}{2})/u;
const LONGEST_WORD = 12;
/** A line of words that English names leave out. */
const NO_WORD = '-';

/**
 * Reads a word of another script in English: `三菱電機` is `mitsubishi electric`. Scripts without blanks are cut so that
 * as many letters as possible are known; what is not known is romanised, as one word between those that are. Undefined
 * when nothing is known: then the word is romanised whole.
 */
export function readNative(word: string): readonly string[] | undefined {
  if (HANGUL.test(word)) return readCut(word, korean());
  if (KANA.test(word)) return readCut(word, japanese());
  if (HAN.test(word)) return readHan(word);
  if (THAI.test(word)) return readCut(word, others());
  // Words with accents are many, and no table has them.
  if (LATIN.test(word)) return undefined;
  const { words } = others();
  return words.get(word) ?? words.get(word.replace(ARABIC_ARTICLE, ''));
}

/** The same of a word all of whose letters are known: nothing of it is romanised. */
export function readWhole(word: string): readonly string[] | undefined {
  if (HANGUL.test(word)) return readKnown(word, [korean()]);
  if (KANA.test(word)) return readKnown(word, [japanese()]);
  if (HAN.test(word)) return readKnown(word, [japanese(), chinese()]);
  return THAI.test(word) ? readKnown(word, [others()]) : readNative(word);
}

function readKnown(word: string, dictionaries: readonly Dictionary[]): readonly string[] | undefined {
  for (const dictionary of dictionaries) {
    const found = cut(word, dictionary);
    if (found.unknown === 0) return wordsOf(found, dictionary);
  }
  return undefined;
}

/** A Han word that both languages read is taken for Japanese: Chinese has most of its letters to itself. */
function readHan(word: string): readonly string[] | undefined {
  const [inJapanese, inChinese] = [cut(word, japanese()), cut(word, chinese())];
  const better = inJapanese.unknown <= inChinese.unknown ? inJapanese : inChinese;
  return wordsOf(better, better === inJapanese ? japanese() : chinese());
}

function readCut(word: string, dictionary: Dictionary): readonly string[] | undefined {
  return wordsOf(cut(word, dictionary), dictionary);
}

/** A word in pieces; `unknown` letters stand in none that the dictionary has. */
interface Cut {
  readonly pieces: readonly string[];
  readonly unknown: number;
}

/** The cut with the fewest unknown letters, then the fewest pieces, then the longest piece in front. */
function cut(word: string, dictionary: Dictionary): Cut {
  const letters = [...word];
  const best: (Cut | undefined)[] = [];
  best[letters.length] = { pieces: [], unknown: 0 };
  for (let at = letters.length - 1; at >= 0; at--) {
    const after = best[at + 1] ?? { pieces: [], unknown: 0 };
    best[at] = { pieces: [letters[at] ?? '', ...after.pieces], unknown: after.unknown + 1 };
    const longest = dictionary.longest.get(letters[at] ?? '') ?? 0;
    let piece = '';
    for (let end = at + 1; end <= Math.min(letters.length, at + longest); end++) {
      piece += letters[end - 1] ?? '';
      const rest = best[end];
      if (rest === undefined || !dictionary.words.has(piece)) continue;
      const found = { pieces: [piece, ...rest.pieces], unknown: rest.unknown };
      if (isBetter(found, best[at])) best[at] = found;
    }
  }
  return best[0] ?? { pieces: [word], unknown: letters.length };
}

function isBetter(left: Cut, right: Cut | undefined): boolean {
  if (right === undefined || left.unknown !== right.unknown)
    return left.unknown < (right?.unknown ?? Infinity);
  return left.pieces.length <= right.pieces.length;
}

function wordsOf({ pieces }: Cut, dictionary: Dictionary): readonly string[] | undefined {
  if (!pieces.some((piece) => dictionary.words.has(piece))) return undefined;
  const words: string[] = [];
  let unread = '';
  for (const piece of [...pieces, '']) {
    const known = dictionary.words.get(piece);
    if (known === undefined && piece !== '') {
      unread += piece;
      continue;
    }
    if (unread !== '') words.push(romanised(unread, dictionary));
    unread = '';
    words.push(...(known ?? []));
  }
  return words.some((word) => word !== '') ? words.filter((word) => word !== '') : undefined;
}

/** Letters with several readings that names use in this one. */
const CHINESE_READINGS: ReadonlyMap<string, string> = new Map([
  ['长', 'chang'],
  ['長', 'chang'],
  ['拓', 'tuo'],
  ['都', 'du'],
  ['地', 'di'],
  ['厦', 'xia'],
  ['廈', 'xia'],
  ['乐', 'le'],
  ['樂', 'le'],
]);

function romanised(text: string, dictionary: Dictionary): string {
  const read = (letter: string) => CHINESE_READINGS.get(letter) ?? letter;
  const spelled = dictionary === chinese() ? [...text].map(read).join('') : text;
  return fold(spelled).replace(/[^a-z0-9]/g, '');
}

function dictionaryOf(lines: string): Dictionary {
  const words = new Map<string, readonly string[]>();
  const longest = new Map<string, number>();
  for (const line of lines.trim().split('\n')) {
    const [english = '', natives = ''] = line.split(': ');
    const read = english === NO_WORD ? [] : english.split(' ');
    for (const native of natives.split(' ')) {
      const letters = [...native.normalize('NFKC')];
      const [first = ''] = letters;
      words.set(letters.join(''), read);
      longest.set(first, Math.min(LONGEST_WORD, Math.max(longest.get(first) ?? 0, letters.length)));
    }
  }
  return { words, longest };
}

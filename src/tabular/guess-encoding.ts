import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { cyrillicReadings, guessLatin } from './guess-latin.ts';

const SAMPLE_BYTES = 64 * 1024;

const MULTI_BYTE = new Set(['Shift_JIS', 'GB18030', 'EUC-JP', 'EUC-KR', 'Big5']);
/** chardet scores 10 for any bytes that might be of an encoding, and more when its usual characters are among them. */
const MIN_MULTI_BYTE_SCORE = 20;

/** Encodings of other alphabets, whose words have hardly a letter of ASCII; chardet's ISO names as their Windows code pages. */
const OTHER_ALPHABETS = new Map([
  ['windows-1251', 'windows-1251'],
  ['windows-1253', 'windows-1253'],
  ['ISO-8859-7', 'windows-1253'],
  ['windows-1255', 'windows-1255'],
  ['ISO-8859-8', 'windows-1255'],
  ['windows-1256', 'windows-1256'],
  ['KOI8-R', 'koi8-r'],
]);
const OLD_CYRILLIC = new Set(['cp866', 'maccyrillic']);
/** Of a letter of Russian text, as a natural logarithm; its own is about -3, and that of any letters -4. */
const MIN_CYRILLIC_SCORE = -3.7;
const MIN_SCORE = 10;
const MIN_HIGH_BYTES = 8;
/** Of the bytes of words in other scripts, so many are above ASCII at least; of Latin ones about a fourth is. */
const MIN_HIGH_SHARE = { multiByte: 0.4, alphabet: 0.7 };

/** Words that are weighed; more change nothing. */
const MAX_WORDS = 2_000;
/** Of leads over the next encoding, as natural logarithms. */
const VERY_LIKELY = 12;
const LIKELY = 4;
/** Fewer words prove nothing, whatever their letters. */
const MIN_WORDS = 3;

/** An encoding and how sure it is, in words. */
interface EncodingGuess {
  readonly encoding: string;
  readonly sureness: 'very likely' | 'likely' | 'a guess';
}

/** Guesses the encoding of bytes that are neither UTF-8 nor UTF-16; Windows-1252 when in doubt. */
export function guessEncoding(bytes: Buffer): EncodingGuess {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const words = foreignWords(bytes);
  const share = highShare(words);
  const other =
    (share >= MIN_HIGH_SHARE.multiByte ? guessMultiByte(sample) : undefined) ??
    (share >= MIN_HIGH_SHARE.alphabet ? guessOtherAlphabet(words) : undefined);
  if (other !== undefined) return { encoding: other, sureness: 'likely' };
  const { encoding, lead } = guessLatin(words);
  return { encoding, sureness: words.length < MIN_WORDS ? 'a guess' : surenessOf(lead) };
}

function surenessOf(lead: number): EncodingGuess['sureness'] {
  if (lead >= VERY_LIKELY) return 'very likely';
  return lead >= LIKELY ? 'likely' : 'a guess';
}

function guessMultiByte(sample: Buffer): string | undefined {
  const likely = analyse(sample).filter(
    ({ name, confidence }) => MULTI_BYTE.has(name) && confidence >= MIN_MULTI_BYTE_SCORE,
  );
  const name = likely.find((guess) => decodesClean(sample, guess.name))?.name;
  return name?.toLowerCase();
}

function decodesClean(sample: Buffer, encoding: string): boolean {
  return !iconv.getDecoder(encoding).write(sample).includes('\ufffd');
}

function guessOtherAlphabet(words: readonly Buffer[]): string | undefined {
  return oldCyrillic(words) ?? guessedAlphabet(words);
}

/** Cyrillic of DOS and of an old Mac, which chardet does not know: it must read as Russian does, and far better than Windows' own. */
function oldCyrillic(words: readonly Buffer[]): string | undefined {
  const readings = cyrillicReadings(words);
  const [best] = readings;
  const today = readings.find(({ encoding }) => !OLD_CYRILLIC.has(encoding));
  const letters = Buffer.concat([...words]).filter(isHigh).length;
  if (best === undefined || today === undefined || best.score - today.score < LIKELY) return undefined;
  return best.score / letters >= MIN_CYRILLIC_SCORE ? best.encoding : undefined;
}

function guessedAlphabet(words: readonly Buffer[]): string | undefined {
  const text = Buffer.concat(words.flatMap((word) => [word, Buffer.from(' ')]));
  if (text.filter(isHigh).length < MIN_HIGH_BYTES) return undefined;
  const guesses = analyse(text).filter(({ confidence }) => confidence >= MIN_SCORE);
  return guesses.map(({ name }) => OTHER_ALPHABETS.get(name)).find((encoding) => encoding !== undefined);
}

function highShare(words: readonly Buffer[]): number {
  const all = Buffer.concat(words);
  return all.filter(isHigh).length / Math.max(1, all.length);
}

/** The words with a byte above ASCII, each once: English cells around them would drown what they say. */
function foreignWords(bytes: Buffer): readonly Buffer[] {
  const words = new Map<string, Buffer>();
  let start = 0;
  for (let at = 0; at <= bytes.length && words.size < MAX_WORDS; at++) {
    if (isLetter(bytes[at] ?? 0)) continue;
    const word = bytes.subarray(start, at);
    if (word.some(isHigh)) words.set(word.toString('latin1'), word);
    start = at + 1;
  }
  return [...words.values()];
}

function isHigh(byte: number): boolean {
  return byte >= 0x80;
}

function isLetter(byte: number): boolean {
  const lower = byte | 0x20;
  return isHigh(byte) || (lower >= 0x61 && lower <= 0x7a);
}

import { analyse } from 'chardet';
import iconv from 'iconv-lite';

const SAMPLE_BYTES = 64 * 1024;

const MULTI_BYTE = new Set(['Shift_JIS', 'GB18030', 'EUC-JP', 'EUC-KR', 'Big5']);
/** chardet scores 10 for any bytes that might be of an encoding, and more when its usual characters are among them. */
const MIN_MULTI_BYTE_SCORE = 20;

/** chardet's ISO names, as the Windows code pages that contain them and are what files really hold. */
const SINGLE_BYTE = new Map([
  ['ISO-8859-1', 'windows-1252'],
  ['windows-1252', 'windows-1252'],
  ['windows-1250', 'windows-1250'],
  ['ISO-8859-2', 'iso-8859-2'],
  ['windows-1251', 'windows-1251'],
  ['windows-1253', 'windows-1253'],
  ['ISO-8859-7', 'windows-1253'],
  ['windows-1254', 'windows-1254'],
  ['ISO-8859-9', 'windows-1254'],
  ['windows-1255', 'windows-1255'],
  ['ISO-8859-8', 'windows-1255'],
  ['windows-1256', 'windows-1256'],
  ['KOI8-R', 'koi8-r'],
]);

/** Measured on names of the ROR registry: below these chardet is wrong more often than Windows-1252 is. */
const MIN_SCORE = 10;
const MIN_RATIO = 1.5;
const MIN_HIGH_BYTES = 8;

/** Guesses the encoding of bytes that are neither UTF-8 nor UTF-16; Windows-1252 when in doubt. */
export function guessEncoding(bytes: Buffer): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  return guessMultiByte(sample) ?? guessSingleByte(sample) ?? 'windows-1252';
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

function guessSingleByte(sample: Buffer): string | undefined {
  const words = foreignWords(sample);
  if (words.filter(isHigh).length < MIN_HIGH_BYTES) return undefined;
  const guesses = analyse(words).flatMap(({ name, confidence }) => {
    const encoding = SINGLE_BYTE.get(name);
    return encoding === undefined ? [] : [{ encoding, confidence }];
  });
  const western = guesses.find((guess) => guess.encoding === 'windows-1252')?.confidence ?? 0;
  const [best] = guesses;
  const isClear = best !== undefined && best.confidence >= Math.max(MIN_SCORE, MIN_RATIO * western);
  return isClear ? best.encoding : undefined;
}

/** The words with a byte above ASCII; English cells around them would drown what they say. */
function foreignWords(sample: Buffer): Buffer {
  const words: Buffer[] = [];
  let start = 0;
  for (let at = 0; at <= sample.length; at++) {
    if (isLetter(sample[at] ?? 0)) continue;
    const word = sample.subarray(start, at);
    if (word.some(isHigh)) words.push(word, Buffer.from(' '));
    start = at + 1;
  }
  return Buffer.concat(words);
}

function isHigh(byte: number): boolean {
  return byte >= 0x80;
}

function isLetter(byte: number): boolean {
  const lower = byte | 0x20;
  return isHigh(byte) || (lower >= 0x61 && lower <= 0x7a);
}

import { StringDecoder } from 'node:string_decoder';
import { guessEncoding } from './guess-encoding.ts';

export interface DetectedEncoding {
  /** `utf-8`, `utf-16le`, `windows-1252`, … */
  readonly encoding: string;
  /** How sure it is when nothing in the bytes proves it. */
  readonly sureness?: string;
}

/** UTF-32 before UTF-16: the mark of UTF-32LE begins with that of UTF-16LE. */
const MARKS: readonly (readonly [string, string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe0000', 'utf-32le'],
  ['0000feff', 'utf-32be'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** Whether the bytes of a file begin with a byte order mark. */
export function hasByteOrderMark(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4).toString('hex');
  return MARKS.some(([mark]) => start.startsWith(mark));
}

/** Of the characters beyond ASCII, one in ten may be broken before a file stops being UTF-8. */
const MAX_BROKEN_SHARE = 0.1;

/** Half of the bytes of UTF-16 hold hardly any NUL. */
const MAX_OTHER_NULS = 0.01;

/** Tells the encoding of a file from its first bytes: by mark, as valid UTF-8, by the NULs of UTF-16, else a guess. */
export function detectEncoding(bytes: Buffer): DetectedEncoding {
  const start = bytes.subarray(0, 4).toString('hex');
  const known = MARKS.find(([mark]) => start.startsWith(mark))?.[1] ?? utf16ByNuls(bytes) ?? utf8(bytes);
  return known === undefined ? guessEncoding(bytes) : { encoding: known };
}

/** UTF-16 without a mark comes before UTF-8, because as bytes it is valid UTF-8 full of NULs. */
function utf16ByNuls(bytes: Buffer): string | undefined {
  const even = nulShare(bytes, 0);
  const odd = nulShare(bytes, 1);
  if (even <= MAX_OTHER_NULS && hasNulsOfUtf16(odd, bytes[1])) return 'utf-16le';
  return odd <= MAX_OTHER_NULS && hasNulsOfUtf16(even, bytes[0]) ? 'utf-16be' : undefined;
}

/** A table in Chinese has few NULs, but a header of ASCII; an ASCII file with some NULs begins without one. */
function hasNulsOfUtf16(share: number, firstByte: number | undefined): boolean {
  return share >= (firstByte === 0 ? 0.2 : 0.5);
}

/** The share of NULs among every second byte of the first 4 kB. */
function nulShare(bytes: Buffer, offset: number): number {
  const sample = bytes.subarray(0, 4096).filter((_, at) => at % 2 === offset);
  return sample.length === 0 ? 0 : sample.filter((byte) => byte === 0).length / sample.length;
}

function utf8(bytes: Buffer): string | undefined {
  // The decoder keeps back a character that the end of the sample cuts in two.
  const text = new StringDecoder('utf8').write(bytes);
  const foreign = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const written = bytes.toString('latin1').match(/\xef\xbf\xbd/g)?.length ?? 0;
  const broken = (text.match(/\ufffd/g)?.length ?? 0) - written;
  return broken <= foreign * MAX_BROKEN_SHARE ? 'utf-8' : undefined;
}

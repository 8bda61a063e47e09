import { WINDOWS_1252 } from '../tables/html-characters.ts';

/** The byte of each character that Windows-1252 has beyond Latin-1. */
const BYTES: ReadonlyMap<string, number> = new Map(
  [...WINDOWS_1252].map(([byte, character]) => [character, byte]),
);

/** Bytes 80 to bf, which continue a character of UTF-8, as Latin-1 and Windows-1252 read them. */
const CONTINUING = `[\\u0080-\\u00bf${[...BYTES.keys()].join('')}]`;
/** A character of UTF-8, byte by byte. */
const SEQUENCE = `(?:[\\u00c2-\\u00df]${CONTINUING}|[\\u00e0-\\u00ef]${CONTINUING}{2}|[\\u00f0-\\u00f4]${CONTINUING}{3})`;
const SEQUENCES = new RegExp(`${SEQUENCE}+`, 'gu');
const ONE_SEQUENCE = new RegExp(`^${SEQUENCE}$`, 'u');

/** What was damaged when it had been damaged before: `Ã\u0083Â©`. */
const MAX_PASSES = 2;

/**
 * Reads as UTF-8 what was UTF-8 and has been read as Windows-1252 or Latin-1: `NestlÃ©` is Nestlé. One sequence alone is read
 * only where no word is written so: `NESTLÉ®` stays.
 */
export function repairEncoding(text: string): string {
  let repaired = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const read = repaired.replace(SEQUENCES, (run, at: number) =>
      readRun(run, repaired.slice(at + run.length)),
    );
    if (read === repaired) return read;
    repaired = read;
  }
  return repaired;
}

const DECODER = new TextDecoder('utf-8', { fatal: true });

function readRun(run: string, behind: string): string {
  if (ONE_SEQUENCE.test(run) && !isDamage(run, behind)) return run;
  const bytes = Uint8Array.from(run, (character) => BYTES.get(character) ?? character.charCodeAt(0));
  try {
    return DECODER.decode(bytes);
  } catch {
    return run;
  }
}

/** Accented letters of western Europe and signs, behind which anything may stand; those of eastern Europe within a word. */
function isDamage(sequence: string, behind: string): boolean {
  if (/^(?:[ÂÃ]|â[€„\u0080\u0084])/u.test(sequence)) return true;
  return /^[ÄÅ]/u.test(sequence) && /^\p{Ll}/u.test(behind);
}

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
};

/**
 * Gives the key under which the tables of this folder file a spelling: NFKC, lower case, no diacritics,
 * no full stops, `&` as `and`, all other punctuation as single spaces. Scripts are kept as they are.
 */
export function spellingKey(text: string): string {
  if (PLAIN_WORDS.test(text)) return text;
  if (/^[\x20-\x7e]*$/.test(text)) return spaced(text.toLowerCase(), /[^a-z0-9]+/g);
  const small = text.normalize('NFKC').toLowerCase();
  return spaced(MARKED.test(small) ? withoutDiacritics(small) : small, NO_WORD);
}

/** Nearly all that is asked for: words that have been folded. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
/** Letters of scripts that have diacritics; others fall apart and come back whole. */
const MARKED = /[\u00c0-\u2dff]/;

function spaced(text: string, punctuation: RegExp): string {
  return text.replace(/\./g, '').replace(/&/g, ' and ').replace(punctuation, ' ').trim();
}

// NFC again at the end: Hangul syllables and voiced kana fall apart under NFD and must come back whole.
function withoutDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøłđðþıħŧŋ]/g, (letter) => LETTERS[letter] ?? letter);
}

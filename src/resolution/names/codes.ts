/** `hpxp`; longer ones are words that were written without their vowels. */
const LONGEST_CODE = 6;
const VOWELS = /[aeiouy]/;
/** Letters that no word begins with stand before one: `sdjcom`. */
const UNSPOKEN =
  /^(?!sch|str|spr|scr|spl|squ|skr|chr|chl|thr|shr|phr|phl|tch|tsch|[ckpt]rz|szcz|ms[ct]|vsk|zdr)[^aeiouy]{3}/;

/**
 * Whether a folded word is a code, as call signs and acronyms are: letters that nobody can say as a word. One letter other is
 * another code, where a word of a language would be misspelt.
 */
export function isCode(word: string): boolean {
  return UNSPOKEN.test(word) || (word.length <= LONGEST_CODE && !VOWELS.test(word));
}

/** ISO 4217, former currencies too. */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** How people write currencies beside their codes and signs, in small letters. */
// biome-ignore format: a table of words
const WORDS: ReadonlySet<string> = new Set([
  'kr', 'zł', 'zl', 'kč', 'kc', 'ft', 'lei', 'rs', 'rm', 'fr', 'sfr', 'din', 'kn', 'лв', 'руб', 'р', 'rp', 'euro', 'euros',
]);
/** A sign of a currency, with the letters of the country that it is of: `R$`, `US$`, `₹`. */
const SIGN = /^(?:us|ca?|au?|nz|hk|nt|sg?|r|mx|b|j|cl|co|cn|jp)?\p{Sc}$/u;

/** Whether a text before or behind a number is nothing but a currency, or nothing. */
export function isCurrency(text: string): boolean {
  const word = text.trim().replace(/\.$/, '').toLowerCase();
  return word === '' || SIGN.test(word) || WORDS.has(word) || CODES.has(word.toUpperCase());
}

/** ISO 4217, former currencies too. */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** How people write currencies beside their codes and signs, in small letters. */
// biome-ignore format: a table of words
const WORDS: ReadonlySet<string> = new Set([
  'kr', 'zł', 'zl', 'kč', 'kc', 'ft', 'lei', 'rs', 'rm', 'fr', 'sfr', 'din', 'kn', 'лв', 'руб', 'р', 'rp', 'euro', 'euros',
]);
/** A sign of a currency, with the letters of the country that it is of: `R$`, `US$`, `₹`. */
const SIGN = /^(?:us|ca?|au?|nz|hk|nt|sg?|r|mx|b|j|cl|co|cn|jp)?\p{Sc}$/u;

/** What signs and words stand for, where that is one currency nearly everywhere. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  [
    ...[
      '$ USD',
      'us$ USD',
      '€ EUR',
      'euro EUR',
      'euros EUR',
      '£ GBP',
      '¥ JPY',
      'jp¥ JPY',
      'cn¥ CNY',
      '₹ INR',
      'rs INR',
    ],
    ...[
      'r$ BRL',
      'c$ CAD',
      'ca$ CAD',
      'a$ AUD',
      'au$ AUD',
      'nz$ NZD',
      'hk$ HKD',
      'nt$ TWD',
      's$ SGD',
      'sg$ SGD',
    ],
    ...[
      'mx$ MXN',
      'fr CHF',
      'sfr CHF',
      'zł PLN',
      'zl PLN',
      'kč CZK',
      'kc CZK',
      'ft HUF',
      'lei RON',
      'rm MYR',
      'rp IDR',
    ],
    ...['лв BGN', 'руб RUB', 'р RUB', '₽ RUB', '₺ TRY', '₩ KRW', '₪ ILS'],
  ].map((line): [string, string] => {
    const [mark = '', code = ''] = line.split(' ');
    return [mark, code];
  }),
);

/** The currency that a text before or behind a number names: its code, or the word as it is; undefined for none. */
export function currencyOf(text: string): string | undefined {
  const word = text.trim().replace(/\.$/, '').toLowerCase();
  if (word === '' || !isCurrency(word)) return undefined;
  return MEANINGS.get(word) ?? word.toUpperCase();
}

/** Whether a text before or behind a number is nothing but a currency, or nothing. */
export function isCurrency(text: string): boolean {
  const word = text.trim().replace(/\.$/, '').toLowerCase();
  return word === '' || SIGN.test(word) || WORDS.has(word) || CODES.has(word.toUpperCase());
}

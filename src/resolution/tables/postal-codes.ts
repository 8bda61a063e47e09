/** Who writes a code so writes one of these countries. */
const SHAPES: readonly (readonly [shape: RegExp, countries: string])[] = [
  [/^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i, 'GB GG IM JE'],
  [/^[a-z]\d[a-z] ?\d[a-z]\d$/i, 'CA'],
  [/^\d{4} ?[a-z]{2}$/i, 'NL'],
  [/^\d{5}-\d{4}$/, 'US PR VI GU AS MP'],
  [/^\d{5}-\d{3}$/, 'BR'],
  [/^\d{4}-\d{3}$/, 'PT'],
  [/^\d{3}-\d{4}$/, 'JP'],
  [/^\d{2}-\d{3}$/, 'PL'],
];

/** How many digits the codes of a country have; 0 where they are no number. Universal Postal Union, Addressing Solutions. */
const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'GB GG IM JE CA IE MT',
    4: 'AT AU BE BG CH CY DK HU LI LU LV NL NO NZ PH SI TN ZA',
    5: 'CZ DE EE ES FI FR GR HR ID IT KR LT MA MX MY PE PK PR RS SA SE SK TH TR UA US',
    6: 'BY CN CO IN KZ NG RO RU SG VN',
    7: 'CL IL JP',
  }).flatMap(([digits, countries]) =>
    countries.split(' ').map((country) => [country, Number(digits)] as const),
  ),
);

/** A spreadsheet takes the zeros away with which such a code begins: `2134` is 02134, `902` 00902. */
const MOST_ZEROS = { short: 2, long: 1 } as const;
const BEGIN_WITH_ZERO = new Set('AU CN DE ES FI FR IT JP KR LT MX MY PE PR RO SG SK TR UA US'.split(' '));
const NUMBER = /^\d{3,7}$/;
const SHORT = 5;

/**
 * Whether a postal code as it was typed may be one of the country (alpha-2): true where nothing is known of its codes, and of
 * a text that is no code as any country writes them.
 */
export function mayBePostalCodeOf(text: string, country: string): boolean {
  const code = text.trim();
  const shape = SHAPES.find(([shaped]) => shaped.test(code));
  if (shape !== undefined) return shape[1].split(' ').includes(country);
  const number = code.replaceAll(' ', '');
  const digits = DIGITS.get(country);
  if (!NUMBER.test(number) || digits === undefined) return true;
  const most = digits > SHORT ? MOST_ZEROS.long : MOST_ZEROS.short;
  const zeros = BEGIN_WITH_ZERO.has(country) ? most : 0;
  return digits > 0 && number.length <= digits && number.length >= digits - zeros;
}

/** Whether it is written as the codes of the country (alpha-2) are; false where nothing is known of them. */
export function isPostalCodeOf(text: string, country: string): boolean {
  const code = text.trim();
  const shape = SHAPES.find(([shaped]) => shaped.test(code));
  if (shape !== undefined) return shape[1].split(' ').includes(country);
  const number = code.replaceAll(' ', '');
  return NUMBER.test(number) && DIGITS.get(country) === number.length;
}

const CROWN_LANDS: Readonly<Record<string, string>> = { GY: 'GG', IM: 'IM', JE: 'JE' };

/** The country (alpha-2) that alone writes such codes, by the letters in them: `SW1A 1AA`, `K2J 0P7`; undefined for all others. */
export function countryOfCode(text: string): string | undefined {
  const countries = SHAPES.find(([shaped]) => shaped.test(text))?.[1];
  if (countries === undefined || !/^[a-z]/i.test(text)) return undefined;
  return CROWN_LANDS[text.slice(0, 2)] ?? countries.slice(0, 2);
}

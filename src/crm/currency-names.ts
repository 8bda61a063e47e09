import { currencyOf } from './currency-marks.ts';

/** The languages in which CRMs name currencies (`Schweizer Franken`), beside how people call some of them. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;
// biome-ignore format: a table of words
const ALSO: readonly (readonly [string, string])[] = [
  ['dollar', 'USD'], ['u.s. dollar', 'USD'], ['united states dollar', 'USD'], ['dollar américain', 'USD'], ['dólar', 'USD'],
  ['pound', 'GBP'], ['pound sterling', 'GBP'], ['pfund sterling', 'GBP'], ['franken', 'CHF'], ['yen', 'JPY'],
];
/** `USD - U.S. Dollar`, `EUR (Euro)`. */
const CODE_FIRST = /^([A-Z]{3})\b/;
/** The currency that a cell of a column of currencies names: its code, else the text as it is. */
export function currencyNamed(text: string): string {
  const [, code = ''] = CODE_FIRST.exec(text) ?? [];
  return (
    currencyOf(text) ??
    currencyOf(code) ??
    codesByName().get(text.trim().toLowerCase()) ??
    text.trim().toUpperCase()
  );
}

let codes: ReadonlyMap<string, string> | undefined;

/** Made when a name is first met: most files have codes. */
function codesByName(): ReadonlyMap<string, string> {
  codes ??= new Map([
    ...LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'currency' });
      return Intl.supportedValuesOf('currency').map((code) => [nameOf(code, names), code] as const);
    }),
    ...ALSO,
  ]);
  return codes;
}

function nameOf(code: string, names: Intl.DisplayNames): string {
  return (names.of(code) ?? code).toLowerCase();
}

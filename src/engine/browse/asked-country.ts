import { CoreError } from '../../contract/errors.ts';
import { countryCode } from '../../resolution/tables/countries.ts';

/** Reads the country that a caller asks for, as alpha-2. Throws USAGE when it is none. */
export function askedCountry(text: string): string {
  const code = countryCode(text);
  if (code !== undefined) return code;
  throw new CoreError('USAGE', `${text} is no country`, {
    field: '--country',
    fix: 'Give a code like GB, or the name of a country.',
  });
}

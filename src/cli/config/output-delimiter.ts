import { CoreError } from '../../contract/errors.ts';
import { delimiterOf } from '../../tabular/sniff-csv.ts';

/** Reads the delimiter of a CSV output from the option that names it; empty when it is not given. */
export function outputDelimiter(given: string | undefined, option: string): { readonly delimiter?: string } {
  if (given === undefined) return {};
  const delimiter = delimiterOf(given);
  if (delimiter !== undefined) return { delimiter };
  throw new CoreError('USAGE', `cells cannot be divided by ${JSON.stringify(given)}`, {
    field: option,
    fix: `Give one character, for example ${option} ";" (or tab).`,
  });
}

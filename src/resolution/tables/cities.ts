import { namesOfTown } from '../records/town-names.ts';
import { lazily } from './lazily.ts';
import { type TableName, tableText } from './table-text.ts';

/** The country (alpha-2) of a town under `spellingKey`, by any of its names; undefined when it is not known or may be in two. */
export function countryOfCity(key: string): string | undefined {
  const country = cities().get(key);
  if (country !== undefined) return country;
  return namesOfTown(key)
    .map((name) => cities().get(name))
    .find((one) => one !== undefined);
}

/** The same of a town in the brackets of a name, where `Phoenix` and `Essen` are no words of a language. */
export function countryOfBracketedTown(key: string): string | undefined {
  return countryOfCity(key) ?? bracketTowns().get(key);
}

const cities = countriesIn('cities');
const bracketTowns = countriesIn('bracket-towns');

function countriesIn(table: TableName): () => ReadonlyMap<string, string> {
  return lazily(
    () =>
      new Map(
        tableText(table)
          .trim()
          .split('\n')
          .flatMap((line) => {
            const [country = '', names = ''] = line.split('|');
            return names.split(';').map((name) => [name, country] as const);
          }),
      ),
  );
}

import { namesOfTown } from '../records/town-names.ts';
import { lazily } from './lazily.ts';
import { tableText } from './table-text.ts';

/** The country (alpha-2) of a town under `spellingKey`, by any of its names; undefined when it is not known or may be in two. */
export function countryOfCity(key: string): string | undefined {
  const country = cities().get(key);
  if (country !== undefined) return country;
  return namesOfTown(key)
    .map((name) => cities().get(name))
    .find((one) => one !== undefined);
}

const cities: () => ReadonlyMap<string, string> = lazily(
  () =>
    new Map(
      tableText('cities')
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [country = '', names = ''] = line.split('|');
          return names.split(';').map((name) => [name, country] as const);
        }),
    ),
);

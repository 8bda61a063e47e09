import { normalisePlace } from '../../resolution/records/normalise-place.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import type { Pair } from './pair-number.ts';

/** How the cells of two accounts write a town, which is compared without accents and in Latin letters: Zürich, 京都市. */
export function wordsOfCityIn(
  pair: Pair,
  { city }: Pick<OrderedAccounts, 'city'>,
): (folded: string) => string | undefined {
  return (folded) =>
    pair.map(city).find((said) => said !== undefined && normalisePlace({ city: said }).city === folded);
}

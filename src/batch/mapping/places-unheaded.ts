import { countryOfCity } from '../../resolution/tables/cities.ts';
import { spellingKey } from '../../resolution/tables/spelling-key.ts';
import { isCountryCode, isUsState } from './cell-kind.ts';

/** One town may be a surname, or a product. */
const FEWEST = 2;
/** The table of towns has the larger ones. */
const KNOWN_SHARE = 0.5;

/** Whether cells without a header over them name towns: at least half are known to, and they are not all one. */
export function areTowns(cells: readonly string[]): boolean {
  if (new Set(cells).size < FEWEST) return false;
  const known = cells.filter((cell) => countryOfCity(spellingKey(cell)) !== undefined).length;
  return known >= cells.length * KNOWN_SHARE;
}

/** Whether such cells are states of the USA by their letters: `CA` and `DE` alone may be countries, `TX` is none. */
export function areStates(cells: readonly string[]): boolean {
  return cells.length >= FEWEST && cells.every(isUsState) && cells.some((cell) => !isCountryCode(cell));
}

import { isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';
import { areTwoSites } from '../duplicates/two-seats.ts';
import { nameStandingOf } from '../names/name-standing.ts';
import { normalOfAccount } from '../normal-account.ts';

/**
 * Why two accounts of one known company may be two brands of it, or the company and a brand, as a sentence: sources list the name of one
 * beside the company's own, and each has a website of its own. `Land Rover` beside `Jaguar`, `Routledge` beside `Taylor & Francis`:
 * each has buyers of its own. A former name may have a former website.
 */
export function brandDoubt(
  pair: readonly [number, number],
  rows: readonly EvidenceRow[],
  situation: Situation,
): string | undefined {
  const { dataset } = situation;
  const [one, other] = pair;
  if (isSame(rows, 'registration') || !areOneEntity(dataset.identity(one), dataset.identity(other)))
    return undefined;
  if (!areTwoSites(normalOfAccount(dataset, one).website, normalOfAccount(dataset, other).website))
    return undefined;
  const brands = pair.filter((at) => nameStandingOf(at, situation) === 'alias');
  if (brands.length === 0) return undefined;
  const told = brands.map((at) => `"${accountName(dataset.account(at))}"`).join(' and ');
  return brands.length > 1
    ? `But ${told} may be two brands or parts of one company, for each has a website of its own.`
    : `But ${told} may be a brand or a part of the company, for each of the two has a website of its own.`;
}

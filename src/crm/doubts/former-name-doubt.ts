import { isInAnotherPlace } from '../../resolution/comparisons/candidate-evidence.ts';
import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';
import { haveOwnAgreement } from '../duplicates/own-agreement.ts';
import { nameStandingOf } from '../names/name-standing.ts';

/**
 * Why two accounts of one known company may be two companies, as a sentence: all that joins them is a name that the company gave up, and they
 * are in two places. The `Upjohn` of Kalamazoo is older than the one that became Viatris, and names are taken up by others.
 */
export function formerNameDoubt(
  pair: readonly [number, number],
  rows: readonly EvidenceRow[],
  situation: Situation,
): string | undefined {
  const { dataset } = situation;
  const [one, other] = pair;
  if (!isInAnotherPlace(rows) || haveOwnAgreement(rows)) return undefined;
  if (!areOneEntity(dataset.identity(one), dataset.identity(other))) return undefined;
  const former = pair.find((at) => nameStandingOf(at, situation) === 'former');
  if (former === undefined) return undefined;
  const name = accountName(dataset.account(former));
  return `But "${name}" is only a former name of the company, and the two are in two places: it may be another one.`;
}

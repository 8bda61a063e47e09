import { isInAnotherPlace, isInSameTown } from '../../resolution/comparisons/candidate-evidence.ts';
import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import type { Situation } from '../actions/situation.ts';
import { toldAccount } from '../actions/told-names.ts';
import { compareAccountsAlone } from '../duplicates/judge-entity-pair.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';
import { haveOwnAgreement } from '../duplicates/own-agreement.ts';
import type { Cluster, Double } from '../verdict.ts';

type Pair = readonly [number, number];

/** Of a large company so many accounts are asked. */
const MOST_ASKED = 20;

/**
 * Why two accounts that are tied by their names alone may be two companies of one name, as a sentence: they are in two places and only a
 * third account that says none ties them, or one of them says none and another account of that name is elsewhere. `Smith Plumbing`
 * without a town may be that of Dallas and that of Bolingbrook, and makes these no one company.
 */
export function bridgeDoubt(
  pair: Pair,
  path: readonly Double[],
  cluster: Pick<Cluster, 'members' | 'linkOf'>,
  situation: Situation,
): string | undefined {
  if (cluster.members.length < 3 || path.every(({ hasOwnAgreement }) => hasOwnAgreement)) return undefined;
  const { dataset } = situation;
  if (areOneEntity(dataset.identity(pair[0]), dataset.identity(pair[1]))) return undefined;
  const rows = compareAccountsAlone(pair, dataset);
  if (path.length > 1) return areElsewhere(rows) ? THROUGH_NAME : undefined;
  if (isInAnotherPlace(rows) || isInSameTown(rows)) return undefined;
  const other = otherOfName(pair, cluster, situation);
  return other === undefined
    ? undefined
    : `But it may as well be ${toldAccount(other, situation)}, which is in another place, and only names tie them.`;
}

const THROUGH_NAME =
  'But the two are in different places, and a name alone ties them through another account.';

/** An account that bears the name, too, and is neither tied to the one of the two nor in its place. */
function otherOfName(
  pair: Pair,
  { members, linkOf }: Pick<Cluster, 'members' | 'linkOf'>,
  { dataset }: Situation,
): number | undefined {
  const others = members.filter((member) => !pair.includes(member)).slice(0, MOST_ASKED);
  const isOther = (other: number, one: number, bridge: number) =>
    linkOf(other, one) === undefined &&
    linkOf(other, bridge)?.hasOwnAgreement === false &&
    areElsewhere(compareAccountsAlone([other, one], dataset));
  return others.find((other) => isOther(other, ...pair) || isOther(other, pair[1], pair[0]));
}

function areElsewhere(rows: readonly EvidenceRow[]): boolean {
  return isInAnotherPlace(rows) && !haveOwnAgreement(rows);
}

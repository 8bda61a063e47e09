import { isInAnotherHouse } from '../../resolution/comparisons/candidate-evidence.ts';
import { disagreementOf } from './disagreement.ts';
import { compareAlone } from './judge-entity-pair.ts';
import { isKnown } from './known-entity.ts';
import { type Link, pairKey } from './links.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';

/** Of two large groups so many accounts of each are compared, evenly spread. */
const MOST_COMPARED = 40;

/**
 * Makes the test whether any two accounts of two groups speak against each other. Two that are linked themselves do not;
 * nor do two of one known entity. A decision that two are one company outweighs all but a decision that two are not.
 */
export function contradictionTest(
  links: readonly Link[],
  accounts: OrderedAccounts,
  areApart: (a: number, b: number) => boolean,
): (left: readonly number[], right: readonly number[], by: Link) => boolean {
  const linked = new Set(links.map(({ a, b }) => pairKey(a, b)));
  const contradict = (a: number, b: number) => {
    if (linked.has(pairKey(a, b))) return false;
    const rows = compareAlone(a < b ? [a, b] : [b, a], accounts);
    return disagreementOf(rows) !== undefined || isInAnotherHouse(rows);
  };
  return (left, right, by) => {
    if (left.some((a) => right.some((b) => areApart(a, b)))) return true;
    if (by.isDecided) return false;
    const entities = knownEntities([...left, ...right], accounts);
    if (entities.known.size > 1) return true;
    if (entities.known.size === 1 && entities.areAll) return false;
    const others = spread(right);
    return spread(left).some((a) => others.some((b) => contradict(a, b)));
  };
}

function knownEntities(numbers: readonly number[], accounts: OrderedAccounts) {
  const identities = numbers.map(accounts.identity);
  const known = identities.filter(isKnown);
  return { known: new Set(known.map(({ coreId }) => coreId)), areAll: known.length === identities.length };
}

function spread(numbers: readonly number[]): readonly number[] {
  const step = Math.ceil(numbers.length / MOST_COMPARED);
  return step === 1 ? numbers : numbers.filter((_, at) => at % step === 0);
}

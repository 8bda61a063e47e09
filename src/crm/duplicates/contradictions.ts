import { areNames, isInAnotherHouse } from '../../resolution/comparisons/candidate-evidence.ts';
import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import { disagreementOf } from './disagreement.ts';
import { compareAlone } from './judge-entity-pair.ts';
import { isKnown } from './known-entity.ts';
import type { Links } from './links.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { haveOwnAgreement } from './own-agreement.ts';

/** Of two large groups so many accounts of each are compared, evenly spread. */
const MOST_COMPARED = 20;

/**
 * Makes the test whether two groups contradict each other. One pair of accounts that speaks against it suffices; names
 * that are not one, as two misspellings of a third are, have to be as many as the links, and are nothing against a group
 * of a known entity, which has several names. Two accounts that are linked do not contradict each other, nor do two of one
 * known entity. A decision that two are one company outweighs all but a
 * decision that two are not.
 */
export function contradictionTest(
  links: Pick<Links, 'between'>,
  accounts: OrderedAccounts,
  areApart: (a: number, b: number) => boolean,
): (left: readonly number[], right: readonly number[], isDecided: boolean) => boolean {
  const relationOf = (a: number, b: number): 'linked' | 'apart' | 'other name' | undefined => {
    if (links.between(a, b) !== undefined) return 'linked';
    // Who is no double of each of a group of people is none of it, and no person is one of a company.
    if (accounts.isPerson(a) || accounts.isPerson(b)) return 'apart';
    const rows = compareAlone(a < b ? [a, b] : [b, a], accounts);
    const disagreement = disagreementOf(rows);
    if (disagreement === 'legal_name' || disagreement === 'fund') return 'other name';
    if (disagreement === undefined && areStrangers(rows)) return 'other name';
    return disagreement !== undefined || isInAnotherHouse(rows) ? 'apart' : undefined;
  };
  return (left, right, isDecided) => {
    if (left.some((a) => right.some((b) => areApart(a, b)))) return true;
    if (isDecided) return false;
    const entities = knownEntities([...left, ...right], accounts);
    if (entities.known.size > 1) return true;
    if (entities.known.size === 1 && entities.areAll) return false;
    const counts = { linked: 0, 'other name': 0 };
    const others = spread(right);
    for (const a of spread(left)) {
      for (const b of others) {
        const relation = relationOf(a, b);
        if (relation === 'apart') return true;
        if (relation !== undefined) counts[relation]++;
      }
    }
    if (entities.known.size === 1) return false;
    return counts['other name'] > 0 && counts['other name'] >= counts.linked;
  };
}

/** Nothing in their names is one, and nothing else is. */
function areStrangers(rows: readonly EvidenceRow[]): boolean {
  return areNames(rows, ['different']) && !haveOwnAgreement(rows);
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

import { areNames, isInAnotherHouse } from '../../resolution/comparisons/candidate-evidence.ts';
import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import { areInTwoCountries, disagreementOf } from './disagreement.ts';
import { compareAlone } from './judge-entity-pair.ts';
import { isKnown } from './known-entity.ts';
import type { Links } from './links.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { haveOwnAgreement } from './own-agreement.ts';
import { saysTwoNames, toldApart, toldApartByNames } from './told-apart.ts';

/** Of two large groups so many accounts of each are compared, evenly spread. */
const MOST_COMPARED = 20;

/**
 * Makes the test whether two groups contradict each other. One pair of accounts that speaks against it suffices; names
 * that are not one, as two misspellings of a third are, have to be as many as the links, and are nothing against a group
 * of a known entity, which has several names. Two accounts that are linked do not contradict each other, nor do two of one
 * known entity but for those in two countries, whoever stands between them. A decision that two are one company outweighs all but a
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
    if (toldApart([a, b], accounts, rows) !== undefined) return 'apart';
    if (areInTwoCountries(rows)) return 'apart';
    const disagreement = disagreementOf(rows);
    if (disagreement === 'legal_name' || disagreement === 'fund') return 'other name';
    if (disagreement === undefined && areStrangers(rows)) return 'other name';
    return disagreement !== undefined || isInAnotherHouse(rows) ? 'apart' : undefined;
  };
  /** One account of each country is compared: most groups are of one, and need no comparison. */
  const areApartByCountry = (left: readonly number[], right: readonly number[]) => {
    const others = onePerCountry(right, accounts);
    return onePerCountry(left, accounts).some(([country, a]) =>
      others.some(([other, b]) => country !== other && relationOf(a, b) === 'apart'),
    );
  };
  const areToldApart = (left: readonly number[], right: readonly number[]) => {
    const others = spread(right.filter((b) => saysTwoNames(b, accounts)));
    if (others.length === 0) return false;
    const ones = spread(left.filter((a) => saysTwoNames(a, accounts)));
    return ones.some((a) =>
      others.some((b) => toldApartByNames([a, b], accounts) && relationOf(a, b) === 'apart'),
    );
  };
  return (left, right, isDecided) => {
    if (left.some((a) => right.some((b) => areApart(a, b)))) return true;
    if (isDecided) return false;
    if (areToldApart(left, right)) return true;
    const entities = knownEntities([...left, ...right], accounts);
    if (entities.known.size > 1) return true;
    if (entities.known.size === 1 && entities.areAll) return areApartByCountry(left, right);
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

function onePerCountry(numbers: readonly number[], { record }: OrderedAccounts) {
  const found = new Map<string, number>();
  for (const number of numbers) {
    const country = record(number).place?.country;
    if (country !== undefined && !found.has(country)) found.set(country, number);
  }
  return [...found];
}

function spread(numbers: readonly number[]): readonly number[] {
  const step = Math.ceil(numbers.length / MOST_COMPARED);
  return step === 1 ? numbers : numbers.filter((_, at) => at % step === 0);
}

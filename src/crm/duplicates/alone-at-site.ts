import { domainKey } from '../../resolution/blocking/blocking-keys.ts';
import { areNames } from '../../resolution/comparisons/candidate-evidence.ts';
import type { Website } from '../../resolution/records/normalise-website.ts';
import type { AccountIndex } from './account-index.ts';
import { nameHash } from './account-keys.ts';
import type { Likeness } from './compare-accounts.ts';
import { disagreementOf } from './disagreement.ts';
import { kindOf } from './double-kind.ts';
import { reasoningOf } from './double-reasoning.ts';
import { areInOneTown } from './in-one-town.ts';
import type { Judged } from './judge-pair.ts';
import type { Pair } from './pair-number.ts';
import { areAtTwoHosts } from './two-units.ts';
import { wordsOfCityIn } from './words-of-city.ts';

/**
 * Two accounts of one town that alone have a website there are told, whatever their names are to each other, for a person to look at
 * (`Penn State` and `Pennsylvania State University`). Undefined of others, and where something makes them two companies.
 */
export function aloneAtSite(
  pair: Pair,
  { rows, totalBits }: Likeness,
  index: AccountIndex,
): Judged | undefined {
  const { accounts } = index;
  const [one, other] = [accounts.record(pair[0]), accounts.record(pair[1])];
  const [mine, theirs] = [one.website, other.website];
  if (mine === undefined || theirs?.domain !== mine.domain || mine.isShared) return undefined;
  if (areAtTwoHosts(mine, theirs) || areInOneTown(one.place, other.place) !== true) return undefined;
  if (pair.some(accounts.isPerson)) return undefined;
  const alone = aloneWords(pair, mine, index);
  if (alone === undefined || disagreementOf(rows) !== undefined) return undefined;
  // Two of a chain, beside its head elsewhere: `Hampton Inn Dayton` and `Hilton Garden Inn Dayton`.
  if (alone === ALONE_THERE && areNames(rows, ['overlap'])) return undefined;
  const reasoning = `${reasoningOf(rows, { wordsOfCity: wordsOfCityIn(pair, accounts) })} ${alone}`;
  return { kind: kindOf(rows), confidence: 'LOW', hasOwnAgreement: true, reasoning, bits: totalBits };
}

/** Among more accounts of one domain nobody looks for its units. */
const MOST_AT_DOMAIN = 100;
/** Beside two of a town there may be a branch in another one; who has more has units everywhere. */
const MOST_NAMES = 3;

/**
 * What is said where nobody of another name has the website, but for units at hosts of their own below it (`SLAC` at slac.stanford.edu)
 * and one account elsewhere; undefined where others have it.
 */
function aloneWords(pair: Pair, site: Website, { accounts, list }: AccountIndex): string | undefined {
  const found = list(domainKey(site.domain));
  if (found === undefined || found.accounts.length > MOST_AT_DOMAIN)
    return found?.frequency === pair.length ? ALONE : undefined;
  const { place } = accounts.record(pair[0]);
  const [there, names] = [new Set<number>(), new Set<number>()];
  for (const one of found.accounts) {
    const record = accounts.record(one);
    if (areAtTwoHosts(site, record.website)) continue;
    names.add(nameHash(record));
    if (areInOneTown(place, record.place) !== false) there.add(nameHash(record));
    if (names.size > MOST_NAMES || there.size > pair.length) return undefined;
  }
  if (there.size !== pair.length) return undefined;
  return names.size === there.size ? ALONE : ALONE_THERE;
}

const ALONE = 'No other account has this website.';
const ALONE_THERE = 'No other account of their town has this website.';

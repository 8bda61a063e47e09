import type { CandidateIndex } from '../../resolution/blocking/candidate-index.ts';
import { areNames, WHOLE_NAME } from '../../resolution/comparisons/candidate-evidence.ts';
import { compareWith } from '../../resolution/comparisons/compare.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { isPartOfAuthority } from '../../resolution/doubts/authorities.ts';
import { isOfOtherWord } from '../../resolution/doubts/other-words.ts';
import { FIXED_RARITY } from '../../universe/link-comparison.ts';
import type { AccountIdentity } from '../dataset.ts';
import { restOnOtherName } from './beside-other.ts';
import type { Sureness } from './compare-accounts.ts';
import { areInTwoCountries, type Disagreement, disagreementOf } from './disagreement.ts';
import { kindOf } from './double-kind.ts';
import { reasoningOf, relatedReasoning } from './double-reasoning.ts';
import type { Judged } from './judge-pair.ts';
import { isNamedUnit } from './named-unit.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { haveOwnAgreement } from './own-agreement.ts';
import { withTwoSeats } from './two-seats.ts';

/** What two accounts say of each other, whatever the dataset: rarity is that of fixed tables. */
export function compareAlone(
  [a, b]: readonly [number, number],
  accounts: Pick<OrderedAccounts, 'record' | 'profile'>,
): readonly EvidenceRow[] {
  const index: CandidateIndex = {
    ...{ size: 1, frequencyCap: 1, entry: () => undefined, frequency: () => 1, entityOf: () => undefined },
    profile: () => accounts.profile(b),
  };
  return compareWith(accounts.record(a), 0, { index, rarity: FIXED_RARITY }).evidence;
}

/** How sure it is that two accounts that resolve to one entity are one company. */
export function judgeEntityPair(
  pair: readonly [number, number],
  accounts: OrderedAccounts,
  rows = compareAlone(pair, accounts),
): Judged {
  const [mine, theirs] = [accounts.identity(pair[0]), accounts.identity(pair[1])];
  const hasOwnAgreement = haveOwnAgreement(rows);
  const cause = disagreementOf(rows);
  const [site, other] = pair.map(accounts.siteNumber);
  // One store may be written in two ways: #1123, Store 1123.
  const isOneSite = site !== '' && site === other;
  const isOnePerson = accounts.isPerson(pair[0]) !== accounts.isPerson(pair[1]);
  const ofSites = site !== other ? 'site' : isOneSite && cause === 'number' ? undefined : cause;
  const against = isOnePerson ? 'person' : ofSites;
  if (against !== undefined && AGAINST_ALL.has(against))
    return {
      kind: 'related',
      confidence: 'LOW',
      hasOwnAgreement,
      reasoning: relatedReasoning(rows, against),
    };
  const reasoning = reasoningOf(rows, `Both are the same company (core_id ${mine.coreId})`);
  if (areDoubtful(mine, theirs) && areTiedByOtherName(pair, accounts, rows))
    return { kind: kindOf(rows), confidence: 'LOW', hasOwnAgreement, reasoning: `${reasoning} ${WHY}` };
  // One company in two countries is often two accounts on purpose, whatever they are called: people decide.
  // Nor does one entity make one company of an AG and a GmbH, where nothing else does.
  const isUnit = isNamedUnit(pair.map(accounts.record), rows) || isPartOfAuthority(rows);
  const isForPeople = areInTwoCountries(rows) || haveOtherForms(rows) || isOfOtherWord(rows) || isUnit;
  const confidence = isForPeople ? 'LOW' : leastOf(mine, theirs);
  return withTwoSeats({ kind: kindOf(rows), confidence, hasOwnAgreement, reasoning }, rows, pair, accounts);
}

/** Two companies, whichever entity they are. */
const AGAINST_ALL: ReadonlySet<Disagreement | 'site' | 'person'> = new Set([
  'person',
  'registration',
  'number',
  'town',
  'site',
]);

const WHY = 'Who stands beside a name, in brackets or as a former one, may be a partner or a customer.';

/** A match that rests on such a name is never HIGH. */
function areDoubtful(mine: AccountIdentity, theirs: AccountIdentity): boolean {
  return mine.confidence !== 'HIGH' || theirs.confidence !== 'HIGH';
}

/** Either of them is the entity by a name beside its own, which the other bears. */
function areTiedByOtherName(
  [a, b]: readonly [number, number],
  accounts: OrderedAccounts,
  rows: readonly EvidenceRow[],
): boolean {
  return restOnOtherName(rows) || restOnOtherName(compareAlone([b, a], accounts));
}

/**
 * `X GmbH` and `X AG`, `X Inc.` and `X S.A.`: one name but for its legal form, and nothing else that is the same. Two forms of one
 * country are those of two companies with a word more, too: `Deutsche X AG` and `X Deutschland GmbH`.
 */
export function haveOtherForms(rows: readonly EvidenceRow[]): boolean {
  if (haveOwnAgreement(rows)) return false;
  const form = rowOf(rows, 'name_form')?.relation;
  if (form === 'different' && areNames(rows, ['overlap', 'entity_longer', 'record_longer'])) return true;
  const areOther =
    form === 'different' || form === 'foreign' || (form === 'translated' && isOneIncorporated(rows));
  return areOther && areNames(rows, WHOLE_NAME);
}

const INCORPORATED = /\binc(?:orporated)?\b/i;

/** Where nothing else is the same an American Inc. is not what an AG is called in English. */
function isOneIncorporated(rows: readonly EvidenceRow[]): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined) return false;
  return INCORPORATED.test(name.left.text) !== INCORPORATED.test(name.right.text);
}

const ORDER: readonly Sureness[] = ['LOW', 'MEDIUM', 'HIGH'];

/** A created entity is no more than what its accounts say of themselves. */
function leastOf(mine: AccountIdentity, theirs: AccountIdentity): Sureness {
  if ([mine, theirs].some(({ outcome }) => outcome !== 'matched')) return 'LOW';
  return ORDER[Math.min(ORDER.indexOf(mine.confidence), ORDER.indexOf(theirs.confidence))] ?? 'LOW';
}

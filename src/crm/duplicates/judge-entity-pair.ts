import type { CandidateIndex } from '../../resolution/blocking/candidate-index.ts';
import { areNames, WHOLE_NAME } from '../../resolution/comparisons/candidate-evidence.ts';
import { compareWith } from '../../resolution/comparisons/compare.ts';
import type { EntityProfile } from '../../resolution/comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { isPartOfAuthority } from '../../resolution/doubts/authorities.ts';
import { isOfOtherWord } from '../../resolution/doubts/other-words.ts';
import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import { isTellingWord } from '../../resolution/tables/name-words.ts';
import { FIXED_RARITY } from '../../universe/link-comparison.ts';
import type { AccountIdentity, Dataset } from '../dataset.ts';
import { normalOfAccount } from '../normal-account.ts';
import { restOnOtherName } from './beside-other.ts';
import type { Sureness } from './compare-accounts.ts';
import { areInTwoCountries, type Disagreement, disagreementOf } from './disagreement.ts';
import { kindOf } from './double-kind.ts';
import { reasoningOf, relatedReasoning } from './double-reasoning.ts';
import type { ComparedPair, Judged } from './judge-pair.ts';
import { isNamedUnit } from './named-unit.ts';
import { comparable, type OrderedAccounts } from './ordered-accounts.ts';
import { haveOwnAgreement } from './own-agreement.ts';
import type { Pair } from './pair-number.ts';
import { haveOneSiteNumber } from './same-site-number.ts';
import { type ToldApart, toldApart } from './told-apart.ts';
import { withTwoSeats } from './two-seats.ts';
import { wordsOfCityIn } from './words-of-city.ts';

/** What two accounts say of each other, whatever the dataset: rarity is that of fixed tables. */
export function compareAlone(
  [a, b]: Pair,
  accounts: Pick<OrderedAccounts, 'record' | 'profile'>,
): readonly EvidenceRow[] {
  return compareWithOne(accounts.record(a), accounts.profile(b));
}

/** The same of two accounts of a dataset, by their positions. */
export function compareAccountsAlone(
  [one, other]: Pair,
  dataset: Pick<Dataset, 'account' | 'normal'>,
): readonly EvidenceRow[] {
  const [mine, theirs] = [one, other].map((at) => comparable(normalOfAccount(dataset, at), String(at)));
  return mine === undefined || theirs === undefined ? [] : compareWithOne(mine.record, theirs.profile);
}

/** What a record says of one company, whatever others there are. */
export function compareWithOne(record: NormalRecord, profile: EntityProfile): readonly EvidenceRow[] {
  const index: CandidateIndex = {
    ...{ size: 1, frequencyCap: 1, entry: () => undefined, frequency: () => 1, entityOf: () => undefined },
    profile: () => profile,
  };
  return compareWith(record, 0, { index, rarity: FIXED_RARITY }).evidence;
}

/** How sure it is that two accounts that resolve to one entity are one company. */
export function judgeEntityPair(
  pair: Pair,
  accounts: OrderedAccounts,
  rows = compareAlone(pair, accounts),
): Judged {
  const [mine, theirs] = [accounts.identity(pair[0]), accounts.identity(pair[1])];
  const hasOwnAgreement = haveOwnAgreement(rows);
  const against = againstOf({ pair, rows }, accounts);
  if (against !== undefined && AGAINST_ALL.has(against))
    return {
      kind: 'related',
      confidence: 'LOW',
      hasOwnAgreement,
      reasoning: relatedReasoning(rows, against),
    };
  const reasoning = reasoningOf(rows, {
    wordsOfCity: wordsOfCityIn(pair, accounts),
    because: `Both are the same company (core_id ${mine.coreId})`,
  });
  if (areDoubtful(mine, theirs) && areTiedByOtherName({ pair, rows }, accounts))
    return { kind: kindOf(rows), confidence: 'LOW', hasOwnAgreement, reasoning: `${reasoning} ${WHY}` };
  const areUnits = areDoubtful(mine, theirs) && mayBeTwoUnits(rows);
  const confidence = areUnits || isForPeople({ pair, rows }, accounts) ? 'LOW' : leastOf(mine, theirs);
  const judged = { kind: kindOf(rows), confidence, hasOwnAgreement, reasoning };
  return withTwoSeats(judged, { pair, rows }, accounts);
}

type Against = Disagreement | ToldApart | 'site' | 'person';

/** What tells the two apart: one is a person, they are two stores, two of one name, or what the records disagree in. */
function againstOf({ pair, rows }: ComparedPair, accounts: OrderedAccounts): Against | undefined {
  if (accounts.isPerson(pair[0]) !== accounts.isPerson(pair[1])) return 'person';
  if (!haveOneSiteNumber(pair, accounts)) return 'site';
  const cause = toldApart(pair, accounts, rows) ?? disagreementOf(rows);
  // One store may be written in two ways: #1123, Store 1123.
  return cause === 'number' && pair.some((one) => accounts.siteNumber(one) !== '') ? undefined : cause;
}

/** Two companies, whichever entity they are. */
const AGAINST_ALL: ReadonlySet<Against> = new Set([
  ...(['person', 'registration', 'number', 'town', 'owner', 'site'] as const),
  ...(['operator', 'bracket', 'job'] as const),
]);

/**
 * One company in two countries is often two accounts on purpose, whatever they are called, and so is a unit. Nor does one entity
 * make one company of an AG and a GmbH, where nothing else does.
 */
function isForPeople({ pair, rows }: ComparedPair, accounts: OrderedAccounts): boolean {
  if (areInTwoCountries(rows) || haveOtherForms(rows) || isOfOtherWord(rows)) return true;
  return isPartOfAuthority(rows) || isNamedUnit(pair.map(accounts.record), rows);
}

/**
 * `Salvation Army Red Shield` and `Salvation Army Nursery`: each says words of its own beside the name of the entity that it may be,
 * and nothing else agrees.
 */
function mayBeTwoUnits(rows: readonly EvidenceRow[]): boolean {
  if (!areNames(rows, ['overlap']) || haveOwnAgreement(rows)) return false;
  const { onlyLeft = [], onlyRight = [] } = rowOf(rows, 'name_words') ?? {};
  return [onlyLeft, onlyRight].every((words) => words.some(isTellingWord));
}

const WHY = 'Who stands beside a name, in brackets or as a former one, may be a partner or a customer.';

/** A match that rests on such a name is never HIGH. */
function areDoubtful(mine: AccountIdentity, theirs: AccountIdentity): boolean {
  return mine.confidence !== 'HIGH' || theirs.confidence !== 'HIGH';
}

/** Either of them is the entity by a name beside its own, which the other bears. */
function areTiedByOtherName({ pair: [a, b], rows }: ComparedPair, accounts: OrderedAccounts): boolean {
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

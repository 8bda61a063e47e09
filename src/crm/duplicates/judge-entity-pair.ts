import type { CandidateIndex } from '../../resolution/blocking/candidate-index.ts';
import { compareWith } from '../../resolution/comparisons/compare.ts';
import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import { FIXED_RARITY } from '../../universe/link-comparison.ts';
import type { AccountIdentity } from '../dataset.ts';
import type { Sureness } from './compare-accounts.ts';
import { disagreementOf } from './disagreement.ts';
import { kindOf } from './double-kind.ts';
import { reasoningOf, relatedReasoning } from './double-reasoning.ts';
import type { Judged } from './judge-pair.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { haveOwnAgreement } from './own-agreement.ts';

/** What two accounts say of each other, whatever the dataset: rarity is that of fixed tables. */
export function compareAlone(
  [a, b]: readonly [number, number],
  accounts: OrderedAccounts,
): readonly EvidenceRow[] {
  const index: CandidateIndex = {
    ...{ size: 1, frequencyCap: 1, entry: () => undefined, frequency: () => 1, entityOf: () => undefined },
    profile: () => accounts.profile(b),
  };
  return compareWith(accounts.record(a), 0, { index, rarity: FIXED_RARITY }).evidence;
}

/** How sure it is that two accounts that resolve to one entity are one company. */
export function judgeEntityPair(pair: readonly [number, number], accounts: OrderedAccounts): Judged {
  const rows = compareAlone(pair, accounts);
  const [mine, theirs] = [accounts.identity(pair[0]), accounts.identity(pair[1])];
  const hasOwnAgreement = haveOwnAgreement(rows);
  const cause = disagreementOf(rows);
  if (cause === 'registration' || cause === 'number')
    return { kind: 'related', confidence: 'LOW', hasOwnAgreement, reasoning: relatedReasoning(rows, cause) };
  const reasoning = reasoningOf(rows, `Both are the same company (core_id ${mine.coreId})`);
  // One company in two countries is often two accounts on purpose: people decide.
  const confidence = cause === 'country' ? 'LOW' : leastOf(mine, theirs);
  return { kind: kindOf(rows), confidence, hasOwnAgreement, reasoning };
}

const ORDER: readonly Sureness[] = ['LOW', 'MEDIUM', 'HIGH'];

/** A created entity is no more than what its accounts say of themselves. */
function leastOf(mine: AccountIdentity, theirs: AccountIdentity): Sureness {
  if ([mine, theirs].some(({ outcome }) => outcome !== 'matched')) return 'LOW';
  return ORDER[Math.min(ORDER.indexOf(mine.confidence), ORDER.indexOf(theirs.confidence))] ?? 'LOW';
}

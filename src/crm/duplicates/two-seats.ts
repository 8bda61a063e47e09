import { isInAnotherPlace, isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import type { Website } from '../../resolution/records/normalise-website.ts';
import type { ComparedPair, Judged } from './judge-pair.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';

const WHY = 'Two websites and two places may be two companies: a person has to look.';

/**
 * Accounts whose websites and places both differ are never surely one company, whatever they are called and whichever
 * entity they are. A company that moved and renamed its site looks the same.
 */
export function withTwoSeats(
  judged: Judged,
  { rows, pair: [a, b] }: ComparedPair,
  { record }: Pick<OrderedAccounts, 'record'>,
): Judged {
  if (judged.confidence === 'LOW' || isSame(rows, 'registration') || !isInAnotherPlace(rows)) return judged;
  if (!areTwoSites(record(a).website, record(b).website)) return judged;
  return {
    ...judged,
    confidence: 'MEDIUM',
    hasOwnAgreement: false,
    reasoning: `${judged.reasoning} ${WHY}`,
  };
}

/** `acme.com` and `acme.de` may be one; pages at a host that many share tell nothing. */
export function areTwoSites(mine: Website | undefined, theirs: Website | undefined): boolean {
  if (mine === undefined || theirs === undefined || mine.isShared || theirs.isShared) return false;
  return mine.domain !== theirs.domain && mine.label !== theirs.label;
}

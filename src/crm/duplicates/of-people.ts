import { isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { relatedReasoning } from './double-reasoning.ts';
import type { ComparedPair, Judged } from './judge-pair.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';

const WHY =
  'Several people bear one name: it takes a telephone, a street, an e-mail domain or a profile that both have.';

/**
 * What is judged of a pair with accounts of people. A person is no double of a company of that name, whatever else agrees, and
 * two people of one name are one only where they share more than a town; at two places they are two.
 */
export function ofPeople(
  judged: Judged,
  { rows, pair: [a, b] }: ComparedPair,
  { isPerson }: Pick<OrderedAccounts, 'isPerson'>,
): Judged {
  const [first, second] = [isPerson(a), isPerson(b)];
  if (!first && !second) return judged;
  if (first !== second)
    return { ...judged, kind: 'related', confidence: 'LOW', reasoning: relatedReasoning(rows, 'person') };
  if (shareMoreThanTown(rows)) return judged;
  const kind = judged.kind === 'exact' ? judged.kind : 'related';
  return { ...judged, kind, confidence: 'LOW', reasoning: `${judged.reasoning} ${WHY}` };
}

function shareMoreThanTown(rows: readonly EvidenceRow[]): boolean {
  if (isSame(rows, 'phone') || isSame(rows, 'social')) return true;
  const speaksAgainst = rowOf(rows, 'phone')?.relation === 'differs';
  return !speaksAgainst && (rowOf(rows, 'place')?.house === 'same' || isSame(rows, 'email'));
}

import { areNames } from '../../resolution/comparisons/candidate-evidence.ts';
import { rowOf } from '../../resolution/comparisons/evidence.ts';
import type { ComparedPair, Judged } from './judge-pair.ts';
import { isKnown } from './known-entity.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { haveUnitWords } from './two-units.ts';

/**
 * Two accounts whose names are two, and one of which may be another company than the one that the other is: `Hitachi Chemical` and
 * `Hitachi, Ltd.`. What they agree in is what a group shares, so that they are LOW.
 */
export function withOtherGuess(
  judged: Judged,
  { pair, rows }: ComparedPair,
  accounts: Pick<OrderedAccounts, 'identity'>,
): Judged {
  if (judged.confidence === 'LOW' || !(haveUnitWords(rows) || areNames(rows, ['different']))) return judged;
  const [a, b] = pair;
  const name = rowOf(rows, 'name');
  const why = whyOther([a, b], name?.left.text, accounts) ?? whyOther([b, a], name?.right.text, accounts);
  return why === undefined
    ? judged
    : { ...judged, confidence: 'LOW', reasoning: `${judged.reasoning} ${why}` };
}

/** Why the first may be another company than the second, which is known or no more than a guess itself; as a sentence. */
function whyOther(
  [at, beside]: readonly [number, number],
  text: string | undefined,
  { identity }: Pick<OrderedAccounts, 'identity'>,
): string | undefined {
  const [mine, other] = [identity(at), identity(beside)];
  if (mine.outcome === 'ambiguous' && isKnown(other))
    return `But several known companies fit "${text ?? ''}".`;
  const isGuess = mine.outcome === 'matched' && mine.confidence === 'LOW';
  if (!isGuess || other.outcome !== 'matched' || other.coreId === mine.coreId) return undefined;
  return `But the best guess for "${text ?? ''}" is another company (core_id ${mine.coreId}).`;
}

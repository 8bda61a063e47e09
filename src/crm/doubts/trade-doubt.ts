import { isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { writtenWords } from '../../resolution/reasoning/words-clause.ts';
import { tradesOf } from '../../resolution/tables/trades.ts';
import type { Situation } from '../actions/situation.ts';
import { isNameUnheard } from '../names/name-standing.ts';

/**
 * Why two accounts of one house, telephone or website may be two businesses of one owner, as a sentence: each name says a trade that
 * the other does not, and no business is both by itself. `Grace Lutheran Church` is not its school, nor `Kudzwa Motors` the bank that
 * leases its cars; a bakery may be a café.
 */
export function tradeDoubt(
  pair: readonly [number, number],
  rows: readonly EvidenceRow[],
  situation: Situation,
): string | undefined {
  const [name, words] = [rowOf(rows, 'name'), rowOf(rows, 'name_words')];
  if (name === undefined || words === undefined || isSame(rows, 'registration')) return undefined;
  const [mine, theirs] = [tradesOf(words.onlyLeft), tradesOf(words.onlyRight)];
  const [one] = mine.values();
  const [other] = theirs.values();
  if (one === undefined || other === undefined || [...mine.keys()].some((trade) => theirs.has(trade)))
    return undefined;
  if (!isNameUnheard(pair, situation)) return undefined;
  const [left, right] = [name.left.text, name.right.text];
  const [told = one] = writtenWords([one], left, right);
  const [otherTold = other] = writtenWords([other], right, left);
  return `But "${told}" and "${otherTold}" say two trades: they may be two businesses of one owner.`;
}

import { areNames, WHOLE_NAME } from '../../resolution/comparisons/candidate-evidence.ts';
import { compareWith } from '../../resolution/comparisons/compare.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { DOUBTS } from '../../resolution/doubt-rules.ts';
import type { Rarity } from '../../resolution/names/rarity.ts';
import type { AccountIndex } from './account-index.ts';
import { restOnOtherName } from './beside-other.ts';
import { bitsOfSame } from './same-throughout.ts';
import { mayBeTwoPeople } from './two-people.ts';

export type Sureness = 'HIGH' | 'MEDIUM' | 'LOW';

/** What two accounts have in common and what not, each compared with the other: the weaker answer counts. */
export interface Likeness {
  /** Of one compared with the other. */
  readonly rows: readonly EvidenceRow[];
  readonly totalBits: number;
  /** How much rarer what their names share is than the dataset is large. */
  readonly rarityMargin: number;
  /** How sure it can be at most, by the doubts of the matcher either way. */
  readonly atMost: Sureness;
  /** What they come to at least, for they say the same in all they say. */
  readonly leastOfSame?: number;
}

type Universe = { readonly index: AccountIndex; readonly rarity: Rarity };

/** What one way may tell less than the other, where only that knows a word to be misspelt. */
const MISSPELT_BITS = 8;

/** Compares two accounts by their numbers; undefined when they tell less than `leastBits`. */
export function compareAccounts(
  [a, b]: readonly [number, number],
  universe: Universe,
  leastBits: number,
): Likeness | undefined {
  const { accounts } = universe.index;
  const [mine, theirs] = [accounts.record(a), accounts.record(b)];
  const forth = compareWith(mine, b, universe);
  const leastOfSame = isWhole(forth) ? bitsOfSame(mine, theirs) : undefined;
  if (leastOfSame !== undefined) return sameThroughout(forth, { leastOfSame, leastBits });
  if (forth.totalBits < leastBits - MISSPELT_BITS) return undefined;
  // The weaker way counts, or the one that finds one name: where that is this one, the other tells no more.
  if (forth.totalBits < leastBits && isWhole(forth)) return undefined;
  const both = [forth, compareWith(theirs, a, universe)];
  // Only the way from the misspelt word to the right one knows it to be misspelt.
  const whole = both.filter(isWhole);
  return likenessOf(whole.length === 1 ? whole : both, leastBits);
}

/** Either way comes to the same. */
function sameThroughout(
  way: Way,
  { leastOfSame, leastBits }: { readonly leastOfSame: number; readonly leastBits: number },
): Likeness | undefined {
  const totalBits = Math.max(way.totalBits, leastOfSame);
  const likeness = totalBits < leastBits ? undefined : likenessOf([way], Number.NEGATIVE_INFINITY);
  return likeness && { ...likeness, totalBits, leastOfSame };
}

/** Compares the first with the second as a record is compared with a company; undefined below `leastBits`. */
export function compareOneWay(
  [a, b]: readonly [number, number],
  universe: Universe,
  leastBits: number,
): Likeness | undefined {
  return likenessOf([compareWith(universe.index.accounts.record(a), b, universe)], leastBits);
}

type Way = ReturnType<typeof compareWith>;

function isWhole({ evidence }: Way): boolean {
  return areNames(evidence, WHOLE_NAME);
}

function likenessOf(ways: readonly Way[], leastBits: number): Likeness | undefined {
  const totalBits = Math.min(...ways.map((way) => way.totalBits));
  const [first] = ways;
  if (first === undefined || totalBits < leastBits || ways.some(({ evidence }) => areBrackets(evidence)))
    return undefined;
  const doubts = DOUBTS.filter(({ holds }) => ways.some(({ evidence, profile }) => holds(evidence, profile)));
  const isLow =
    doubts.some(({ atMost }) => atMost === 'LOW') || ways.some(({ evidence }) => restOnOtherName(evidence));
  const isMedium = doubts.length > 0 || ways.some(({ evidence }) => mayBeTwoPeople(evidence));
  return {
    rows: first.evidence,
    totalBits,
    rarityMargin: Math.min(...ways.map(({ evidence }) => rowOf(evidence, 'name')?.rarityMargin ?? 0)),
    atMost: isLow ? 'LOW' : isMedium ? 'MEDIUM' : 'HIGH',
  };
}

/** `Acme (Sales)` and `Zenith (Sales)`: what stands in brackets is a name beside a whole one only. */
function areBrackets(rows: readonly EvidenceRow[]): boolean {
  const name = rowOf(rows, 'name');
  return name?.left.part === 'bracket' && name.kindOfName === 'alias';
}

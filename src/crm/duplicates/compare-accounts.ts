import { compareWith } from '../../resolution/comparisons/compare.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { DOUBTS } from '../../resolution/decision-rules.ts';
import type { Rarity } from '../../resolution/names/rarity.ts';
import type { AccountIndex } from './account-index.ts';

export type Sureness = 'HIGH' | 'MEDIUM' | 'LOW';

/** What two accounts have in common and what not, each compared with the other: the weaker answer counts. */
export interface Likeness {
  /** Of the first compared with the second. */
  readonly rows: readonly EvidenceRow[];
  readonly totalBits: number;
  /** How much rarer what their names share is than the dataset is large. */
  readonly rarityMargin: number;
  /** How sure it can be at most, by the doubts of the matcher either way. */
  readonly atMost: Sureness;
}

type Universe = { readonly index: AccountIndex; readonly rarity: Rarity };

/** Compares two accounts by their numbers; undefined when one way tells less than `leastBits`. */
export function compareAccounts(
  [a, b]: readonly [number, number],
  universe: Universe,
  leastBits: number,
): Likeness | undefined {
  const { accounts } = universe.index;
  const forth = compareWith(accounts.record(a), b, universe);
  if (forth.totalBits < leastBits || areBrackets(forth.evidence)) return undefined;
  const back = compareWith(accounts.record(b), a, universe);
  if (back.totalBits < leastBits || areBrackets(back.evidence)) return undefined;
  const doubts = DOUBTS.filter(({ holds }) => holds(forth.evidence) || holds(back.evidence));
  const isLow = doubts.some(({ atMost }) => atMost === 'LOW');
  const marginOf = (rows: readonly EvidenceRow[]) => rowOf(rows, 'name')?.rarityMargin ?? 0;
  return {
    rows: forth.evidence,
    totalBits: Math.min(forth.totalBits, back.totalBits),
    rarityMargin: Math.min(marginOf(forth.evidence), marginOf(back.evidence)),
    atMost: isLow ? 'LOW' : doubts.length > 0 ? 'MEDIUM' : 'HIGH',
  };
}

/** `Acme (Sales)` and `Zenith (Sales)`: what stands in brackets is a name beside a whole one only. */
function areBrackets(rows: readonly EvidenceRow[]): boolean {
  const name = rowOf(rows, 'name');
  return name?.left.part === 'bracket' && name.kindOfName === 'alias';
}

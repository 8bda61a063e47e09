import type { Situation } from './actions/situation.ts';
import { toldAccount } from './actions/told-names.ts';
import type { Double, DuplicateKind } from './verdict.ts';

/** Pairs that are not sure enough to be one company, or are of one family only. */
export interface LikelyDoubles {
  /** `related` of an account that is nothing more than that. */
  kindOf(at: number): DuplicateKind | null;
  /** The account that this one may be a double of; undefined when nothing says so. */
  likelyOf(at: number): LikelyDouble | undefined;
}

/** That an account may be a double of another one. */
export interface LikelyDouble {
  readonly other: number;
  readonly words: string;
}

const RANK = { HIGH: 2, MEDIUM: 1, LOW: 0 } as const;

/** Remembers for each account the surest pair that did not make one company of it and another. */
export function likelyDoubles(doubles: Iterable<Double>, situation: Situation): LikelyDoubles {
  const { companies } = situation;
  const best = new Map<number, Double>();
  const related = new Set<number>();
  for (const double of doubles) {
    const { a, b } = double;
    const company = companies.companyOf(a);
    if (company !== undefined && company === companies.companyOf(b)) continue;
    for (const at of [a, b])
      if (double.kind === 'related') related.add(at);
      else if (!isDecided(double, situation) && isSurer(at, double, best.get(at), situation))
        best.set(at, double);
  }
  return {
    kindOf: (at) => (related.has(at) ? 'related' : null),
    likelyOf(at) {
      const double = best.get(at);
      if (double === undefined) return undefined;
      const other = double.a === at ? double.b : double.a;
      return { other, words: `It may be a double of ${toldAccount(other, situation)}. ${double.reasoning}` };
    },
  };
}

/** Of equals the one with the account of the smaller id, whatever the order of rows. */
function isSurer(at: number, double: Double, best: Double | undefined, { keyOf }: Situation): boolean {
  if (best === undefined) return true;
  const difference = RANK[double.confidence] - RANK[best.confidence];
  const other = (one: Double) => keyOf(one.a === at ? one.b : one.a);
  return difference === 0 ? other(double) < other(best) : difference > 0;
}

function isDecided({ a, b }: Double, { decided }: Situation): boolean {
  const decision = decided.ofPair(a, b);
  return decision === 'different_companies' || decision === 'never_merge';
}

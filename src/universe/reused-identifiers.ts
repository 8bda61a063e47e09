import type { BorrowedWebsite } from './borrowed-facts.ts';
import type { Verdict } from './earlier-links.ts';
import type { CrowdedKey } from './shared-keys.ts';

/** A value that should name one company and stands on records of several, or on too many: it links nothing. */
export interface ReusedIdentifier {
  /** `isin`, `lei`, `registration`, …, or `website`. */
  readonly type: string;
  readonly value: string;
  /** Records that have it. */
  readonly records: number;
}

/** The identifiers on records of several companies, and identifiers and websites on too many; by type and value. */
export function reusedIdentifiers(
  verdicts: readonly Verdict[],
  crowded: readonly CrowdedKey[],
): readonly ReusedIdentifier[] {
  const placeholders = crowded.flatMap(({ type, value, records }) =>
    type === undefined || value === undefined ? [] : { type, value, records },
  );
  const known = new Set(placeholders.map(({ type, value }) => `${type}|${value}`));
  const unrelated = new Map<string, { type: string; value: string; numbers: Set<number> }>();
  for (const { left, right, shared = [] } of verdicts) {
    for (const { type, value } of shared) {
      const key = `${type}|${value}`;
      if (known.has(key)) continue;
      const one = unrelated.get(key) ?? { type, value, numbers: new Set() };
      one.numbers.add(left).add(right);
      unrelated.set(key, one);
    }
  }
  const twice = [...unrelated.values()].map(({ type, value, numbers }) => ({
    ...{ type, value },
    records: numbers.size,
  }));
  return [...placeholders, ...twice].sort((a, b) => (a.type + a.value < b.type + b.value ? -1 : 1));
}

/** With the websites that records have of another company, which are not theirs to be compared by. */
export function withBorrowed(
  reused: readonly ReusedIdentifier[],
  borrowed: readonly BorrowedWebsite[],
): readonly ReusedIdentifier[] {
  const all = new Map(reused.map((one) => [`${one.type}|${one.value}`, one]));
  for (const { website: value, records } of borrowed) {
    const key = `website|${value}`;
    all.set(key, { type: 'website', value, records: records + (all.get(key)?.records ?? 0) });
  }
  return [...all.values()];
}

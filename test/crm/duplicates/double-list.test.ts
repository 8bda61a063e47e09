import { describe, expect, it } from 'vitest';
import { doubleList, textsInMemory } from '../../../src/crm/duplicates/double-list.ts';
import { type Double, DUPLICATE_KINDS } from '../../../src/crm/verdict.ts';

/** Every kind with every confidence, with and without bits, more than fit before the list is widened. */
const DOUBLES = Array.from({ length: 3000 }, (_, number): Double => {
  const confidence = (['HIGH', 'MEDIUM', 'LOW'] as const)[number % 3] ?? 'LOW';
  return {
    a: number,
    b: 4_000_000 + number,
    kind: DUPLICATE_KINDS[Math.floor(number / 3) % DUPLICATE_KINDS.length] ?? 'exact',
    confidence,
    hasOwnAgreement: number % 7 < 3,
    reasoning: `They have the name "Łódź ${number}" in common.`,
    ...(number % 2 === 0 && { bits: number / 3 - 500 }),
  };
});

describe('a list of doubles', () => {
  it('tells each as it was added, in the order in which they came', () => {
    const list = doubleList(textsInMemory());
    for (const double of DOUBLES) list.add(double);
    expect(list.length).toBe(DOUBLES.length);
    expect([...list]).toStrictEqual(DOUBLES);
    expect(list.at(2999)).toStrictEqual(DOUBLES[2999]);
    expect(list.at(3000)).toBeUndefined();
  });
});

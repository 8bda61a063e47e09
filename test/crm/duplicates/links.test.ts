import { describe, expect, it } from 'vitest';
import { linksOf } from '../../../src/crm/duplicates/links.ts';
import { NO_DECISIONS } from '../../../src/crm/duplicates/pair-decisions.ts';
import { spelledAccounts } from '../../../src/crm/duplicates/spelled-accounts.ts';
import type { Double } from '../../../src/crm/verdict.ts';
import { datasetOf } from './accounts.ts';

const ACCOUNTS = [...'abcdef'].map((id) => ({ id, name: `Acme ${id}` }));

function double(a: number, b: number, more: Partial<Double> = {}): Double {
  return { a, b, kind: 'exact', confidence: 'HIGH', hasOwnAgreement: true, reasoning: '', ...more };
}

function linksAmong(doubles: readonly Double[], together: readonly (readonly [number, number])[] = []) {
  const links = linksOf(doubles, { ...NO_DECISIONS, together }, spelledAccounts(datasetOf(ACCOUNTS)));
  const pairs = Array.from({ length: links.size }, (_, link) => `${links.a(link)} ${links.b(link)}`);
  return { links, pairs };
}

describe('links', () => {
  it('stand in the order of their sureness: decided, HIGH before MEDIUM, confirmed by a third, more bits', () => {
    const { pairs } = linksAmong(
      [
        double(0, 1, { confidence: 'MEDIUM' }),
        double(2, 3, { bits: 5 }),
        double(3, 4, { bits: 9 }),
        double(0, 5, { hasOwnAgreement: false, bits: 50 }),
        double(0, 2, { bits: 1 }),
        double(0, 3),
        double(1, 5, { confidence: 'LOW' }),
        double(2, 5, { kind: 'related' }),
      ],
      [[5, 4]],
    );
    expect(pairs).toEqual(['4 5', '2 3', '0 2', '0 3', '3 4', '0 5', '0 1']);
  });

  it('are found by either account, and between two of them', () => {
    const { links } = linksAmong([double(0, 1), double(1, 2), double(1, 3)]);
    expect([0, 1, 2, 4].map((account) => [...links.at(account)])).toEqual([[0], [0, 1, 2], [1], []]);
    expect(links.between(2, 1)).toBe(links.between(1, 2));
    expect(links.doubleOf(links.between(1, 3) ?? -1)).toMatchObject({ a: 1, b: 3 });
    expect(links.between(0, 2)).toBeUndefined();
  });
});

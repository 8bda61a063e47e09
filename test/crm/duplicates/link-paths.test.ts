import { describe, expect, it } from 'vitest';
import { linkPaths } from '../../../src/crm/duplicates/link-paths.ts';
import { weaknessOf } from '../../../src/crm/duplicates/links.ts';
import type { Double } from '../../../src/crm/verdict.ts';

type Tie = readonly [a: string, b: string, confidence?: Double['confidence']];

/** The ways between the accounts of one cluster, whose rows stand in the given order. */
function waysAmong(rows: string, ties: readonly Tie[], weakest: Double['confidence'] = 'MEDIUM') {
  const links = ties.map(([a, b, confidence = 'HIGH']): Double => {
    const [one, other] = [rows.indexOf(a), rows.indexOf(b)];
    const places = { a: Math.min(one, other), b: Math.max(one, other) };
    return { ...places, kind: 'exact', confidence, hasOwnAgreement: false, reasoning: '' };
  });
  const cluster = {
    members: [...rows].map((_, at) => at),
    weakest: { ...places(0, 0), confidence: weakest },
    linkOf: (a: number, b: number) =>
      links.find((link) => link.a === Math.min(a, b) && link.b === Math.max(a, b)),
  };
  const pathOf = linkPaths({
    clusterOf: (at) => (at < rows.length ? cluster : undefined),
    linkedWith: (at) =>
      links
        .filter(({ a, b }) => a === at || b === at)
        .map((link) => [link.a === at ? link.b : link.a, weaknessOf(link)]),
    isBefore: (a, b) => (rows[a] ?? '') < (rows[b] ?? ''),
  });
  return (from: string, to: string) =>
    pathOf(rows.indexOf(from), rows.indexOf(to))
      ?.map(({ a, b }) => [rows[a], rows[b]].sort().join(''))
      .join(' ');
}

function places(a: number, b: number): Double {
  return { a, b, kind: 'exact', confidence: 'HIGH', hasOwnAgreement: false, reasoning: '' };
}

describe('the links between two accounts of a cluster', () => {
  it('are one where they have one, and lead through others where they have none', () => {
    const way = waysAmong('abcd', [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
      ['b', 'd'],
    ]);
    expect([way('a', 'b'), way('c', 'a'), way('a', 'd')]).toEqual(['ab', 'bc ab', 'ab bd']);
    expect(way('a', 'a')).toBeUndefined();
    expect(waysAmong('ab', [])('a', 'b')).toBeUndefined();
  });

  it('are the fewest, of those the strongest, then those of the smallest ids, whatever the order of rows', () => {
    const ties: readonly Tie[] = [
      ...([
        ['x', 'b', 'MEDIUM'],
        ['b', 'a'],
        ['x', 'd'],
        ['d', 'a'],
        ['x', 'c'],
        ['c', 'a'],
      ] as const),
      ...([
        ['y', 'x'],
        ['y', 'e'],
        ['e', 'f'],
        ['f', 'a'],
      ] as const),
    ];
    for (const rows of ['abcdefxy', 'yxfedcba', 'dxaycfbe'])
      for (const some of [ties, [...ties].reverse()]) {
        const way = waysAmong(rows, some);
        expect([way('x', 'a'), way('y', 'a')]).toEqual(['cx ac', 'ey ef af']);
      }
  });

  it('are none weaker than what holds the cluster together, but for a link of their own', () => {
    const ties: readonly Tie[] = [
      ['a', 'b', 'MEDIUM'],
      ['b', 'c'],
      ['c', 'd'],
      ['d', 'a'],
    ];
    const way = waysAmong('abcd', ties, 'HIGH');
    expect([way('a', 'b'), way('a', 'c')]).toEqual(['ab', 'ad cd']);
  });

  it('are found in time among hundreds of accounts that are all tied', () => {
    const rows = Array.from({ length: 300 }, (_, at) => String.fromCharCode(1000 + at)).join('');
    const [first = '', last = ''] = [rows[0], rows.at(-1)];
    const ties = [...rows.slice(0, 40)].flatMap((a) => [...rows.slice(1)].map((b): Tie => [a, b]));
    const way = waysAmong(
      rows,
      ties.filter(([a, b]) => a !== b && !(a === first && b === last)),
    );
    expect(way(last, first)).toHaveLength(5);
  });
});

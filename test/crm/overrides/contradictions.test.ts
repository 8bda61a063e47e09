import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CoreError } from '../../../src/contract/errors.ts';
import type { Override } from '../../../src/crm/override.ts';
import { decidedCompanies } from '../../../src/crm/overrides/companies.ts';
import { decideAnew } from '../../../src/crm/overrides/decide-anew.ts';
import { overridesOf } from '../../../src/crm/overrides/overrides-of.ts';
import type { Standing, StoredOverride } from '../../../src/crm/overrides/standing.ts';
import { different, entity, neverMerge, notEntity, operating, parent, same } from './decisions.ts';

const X = '1000000001';
const Y = '1000000002';
const Z = '1000000003';

describe('a decision is refused when', () => {
  it.each<[string, readonly Override[], Override, readonly number[]]>([
    [
      'two accounts that are one company would differ',
      [same('A', 'C'), same('B', 'C')],
      different('A', 'B'),
      [1, 2],
    ],
    ['two that differ would be one company', [different('A', 'B'), same('A', 'C')], same('B', 'C'), [1, 2]],
    ['one company would be two entities', [same('A', 'B'), entity('A', X)], entity('B', Y), [1, 2]],
    ['two entities would be one company', [entity('A', X), entity('B', Y)], same('A', 'B'), [1, 2]],
    ['one company would be an entity and none', [same('A', 'B'), entity('A', null)], entity('B', X), [1, 2]],
    ['accounts of one entity would differ', [entity('A', X), entity('B', X)], different('A', 'B'), [1, 2]],
    [
      'those of one entity would become different ones',
      [different('A', 'B'), entity('A', X)],
      entity('B', X),
      [1, 2],
    ],
    ['an account would be what it is not', [notEntity('A', X)], entity('A', X), [1]],
    ['an account would not be what it is', [entity('A', X)], notEntity('A', X), [1]],
    [
      'one company would be what one of it is not',
      [notEntity('A', X), same('A', 'B')],
      entity('B', X),
      [1, 2],
    ],
    ['an entity would join what it is not', [notEntity('A', X), entity('B', X)], same('A', 'B'), [1, 2]],
    ['one company would have two parents', [same('A', 'B'), parent('A', X)], parent('B', Y), [1, 2]],
    [
      'two with two parents would be one company',
      [parent('A', X), parent('B', null)],
      same('A', 'B'),
      [1, 2],
    ],
    ['a company would be its own parent', [entity('A', X)], parent('A', X), [1]],
    ['a company would become its own parent', [parent('A', X)], entity('A', X), [1]],
    [
      'parents would go round in a circle',
      [entity('A', X), entity('B', Y), parent('A', Y), entity('C', Z), parent('B', Z)],
      parent('C', X),
      [1, 2, 3, 4, 5],
    ],
    [
      'parents would go round once two accounts are one',
      [entity('A', X), parent('A', Y), entity('B', Y), parent('C', X)],
      same('C', 'B'),
      [1, 2, 3, 4],
    ],
    [
      'one company would operate and not',
      [same('A', 'B'), operating('A', true)],
      operating('B', false),
      [1, 2],
    ],
  ])('%s', (_what, earlier, later, against) => {
    const error = refusal(earlier, later);
    expect(error.code).toBe('CONFLICT');
    const told = [...error.message.matchAll(/decision (\d+) says/g)].map(([, number]) => Number(number));
    expect(told.sort()).toEqual(against);
    expect(error.fix).toMatch(/core overrides remove \d/);
  });

  it('tells the workspace whose decision is to be removed', () => {
    const stored = storedOf([same('A', 'C'), same('B', 'C')]);
    expect(() => decideAnew(stored, [{ override: different('A', 'B') }], 'acme')).toThrow(
      expect.objectContaining({ fix: expect.stringMatching(/remove \d+ --workspace acme$/) }),
    );
  });
});

describe('a decision stands beside', () => {
  it.each<[string, readonly Override[], Override]>([
    ['one company that is never merged', [neverMerge('A', 'B')], same('A', 'B')],
    ['the same company elsewhere', [same('A', 'B')], same('B', 'C')],
    ['another difference', [different('A', 'B')], different('B', 'C')],
    ['another entity that it is not', [notEntity('A', X)], notEntity('A', Y)],
    ['an entity beside one that it is not', [notEntity('A', X)], entity('A', Y)],
    ['none of the known beside one that it is not', [notEntity('A', X)], entity('A', null)],
    ['the same entity of one company', [same('A', 'B'), entity('A', X)], entity('B', X)],
    ['two accounts of none of the known companies', [entity('A', null)], entity('B', null)],
    ['a chain of parents', [entity('A', X), entity('B', Y), parent('A', Y)], parent('B', Z)],
  ])('%s', (_what, earlier, later) => {
    expect(decideAnew(storedOf(earlier), [{ override: later }], 'default').added).toHaveLength(1);
  });
});

describe('a later decision about the same', () => {
  it.each<[string, Override, Override]>([
    ['pair replaces the earlier one, whichever way round', same('A', 'B'), different('B', 'A')],
    ['account and entity', entity('A', X), entity('A', null)],
    ['account and parent', parent('A', X), parent('A', Y)],
    ['account and whether it operates', operating('A', true), operating('A', false)],
  ])('%s', (_what, earlier, later) => {
    const [stored] = storedOf([earlier]);
    expect(decideAnew(stored === undefined ? [] : [stored], [{ override: later }], 'default')).toEqual({
      added: [],
      replaced: [{ earlier: stored, later: { override: later } }],
      outdated: [],
      unchanged: 0,
    });
  });

  it('changes nothing when it says the same, on whatever day', () => {
    const later = { ...same('B', 'A'), decided_at: '2026-11-30' };
    expect(decideAnew(storedOf([same('A', 'B')]), [{ override: later }], 'default').unchanged).toBe(1);
  });

  it('leaves out one that was made before, where it gives way', () => {
    const [standing] = storedOf([entity('A', X)]);
    const stored = standing === undefined ? [] : [standing];
    const made = (decided_at: string, givesWay = true) => {
      const older = { override: { ...entity('A', Y), decided_at }, givesWay };
      const { replaced, outdated } = decideAnew(stored, [older], 'default');
      return [replaced.length, outdated.length];
    };
    for (const before of ['2026-02-28', '2026-02-28T23:59:59Z', '2026-03-01T00:30:00+01:00'])
      expect([before, made(before), made(before, false)]).toEqual([before, [0, 1], [1, 0]]);
    for (const notBefore of ['2026-03-01', '2026-03-01T08:00:00Z', '2026-03-02'])
      expect([notBefore, made(notBefore)]).toEqual([notBefore, [1, 0]]);
  });

  it('replaces one that had another reason', () => {
    const later = { ...same('A', 'B'), reason: 'one VAT number' };
    expect(decideAnew(storedOf([same('A', 'B')]), [{ override: later }], 'default').replaced).toHaveLength(1);
  });

  it('does not replace a line of the same file', () => {
    const given = [
      { override: entity('A', X), line: 2 },
      { override: entity('A', Y), line: 7 },
    ];
    const error = thrownBy(() => decideAnew([], given, 'default'));
    expect([error.place.line, error.message]).toEqual([
      7,
      expect.stringContaining(`line 2 says that A is ${X}`),
    ]);
  });
});

const accounts = fc.constantFrom('A', 'B', 'C', 'D');
const pairs = fc.uniqueArray(accounts, { minLength: 2, maxLength: 2 });
const ids = fc.constantFrom(X, Y, Z, null);
const decisions = fc.oneof(
  pairs.map(([one = '', other = '']) => same(one, other)),
  pairs.map(([one = '', other = '']) => different(one, other)),
  pairs.map(([one = '', other = '']) => neverMerge(one, other)),
  fc.tuple(accounts, ids).map(([account, id]) => entity(account, id)),
  fc.tuple(accounts, fc.constantFrom(X, Y, Z)).map(([account, id]) => notEntity(account, id)),
  fc.tuple(accounts, ids).map(([account, id]) => parent(account, id)),
  fc.tuple(accounts, fc.boolean()).map(([account, is]) => operating(account, is)),
);
const histories = fc.array(decisions, { minLength: 4, maxLength: 16, size: 'max' });
const RUNS = { numRuns: 3000 };

describe('whatever is decided', () => {
  it('a decision is refused exactly when it contradicts what stands', () => {
    let refused = 0;
    fc.assert(
      fc.property(histories, (history) => {
        const companies = decidedCompanies();
        const standing: Override[] = [];
        for (const override of history) {
          const contradiction = companies.add({ override });
          if (contradiction === undefined) standing.push(override);
          else refused++;
          expect(contradiction === undefined).toBe(isPossible([...standing, override]));
        }
      }),
      RUNS,
    );
    expect(refused).toBeGreaterThan(RUNS.numRuns / 2);
  });

  it('what is told to stand against a decision does', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const companies = decidedCompanies();
        for (const override of history) {
          const contradiction = companies.add({ override });
          if (contradiction === undefined) continue;
          const against = contradiction.against.map((one) => one.override);
          expect(isPossible(against)).toBe(true);
          expect(isPossible([...against, override])).toBe(false);
        }
      }),
      RUNS,
    );
  });

  it('the answers do not depend on the order of what stands', () => {
    fc.assert(
      fc.property(histories, fc.infiniteStream(fc.nat()), (history, numbers) => {
        const standing = history.filter(
          (
            (companies) => (override: Override) =>
              companies.add({ override }) === undefined
          )(decidedCompanies()),
        );
        const shuffled = standing
          .map((override) => ({ override, at: numbers.next().value ?? 0 }))
          .sort((one, other) => one.at - other.at)
          .map(({ override }) => override);
        expect(answers(shuffled)).toEqual(answers(standing));
      }),
      RUNS,
    );
  });

  it('deciding twice is deciding once, and replacing leaves nothing impossible', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let stored: readonly StoredOverride[] = [];
        for (const override of history) {
          const once = decidedOn(stored, override);
          expect(decidedOn(once, override)).toEqual(once);
          expect(isPossible(once.map((one) => one.override))).toBe(true);
          stored = once;
        }
      }),
      { numRuns: 500 },
    );
  });
});

function decidedOn(stored: readonly StoredOverride[], override: Override): readonly StoredOverride[] {
  const number = stored.length === 0 ? 1 : Math.max(...stored.map((one) => one.number)) + 1;
  try {
    const { added, replaced } = decideAnew(stored, [{ override }], 'default');
    const gone = new Set(replaced.map(({ earlier }) => earlier.number));
    const kept = stored.filter((one) => !gone.has(one.number));
    return added.length + replaced.length === 0 ? kept : [...kept, { number, override }];
  } catch (error) {
    expect(error).toBeInstanceOf(CoreError);
    return stored;
  }
}

function answers(list: readonly Override[]) {
  const { ofPair, sameAs, entityOf, parentOf, isOperating } = overridesOf(list);
  const names = ['A', 'B', 'C', 'D'];
  return names.map((one) => [
    names.map((other) => (one === other ? undefined : ofPair(one, other))),
    ...[sameAs(one), entityOf(one), parentOf(one), isOperating(one)],
  ]);
}

/** The same question answered by going through everything: no two decisions that stand may contradict each other. */
function isPossible(list: readonly Override[]): boolean {
  const nodes = ['A', 'B', 'C', 'D', X, Y, Z];
  const names = new Map(nodes.map((node) => [node, node]));
  const nameOf = (node: string) => names.get(node) ?? node;
  const join = (one: string, other: string) => {
    const [from, to] = [nameOf(one), nameOf(other)];
    for (const node of nodes) if (nameOf(node) === from) names.set(node, to);
  };
  for (const one of list) {
    if (one.decision === 'same_company') join(...one.accounts);
    if (one.decision === 'entity' && one.core_id !== null) join(one.account, one.core_id);
  }
  const facts = new Map<string, Set<unknown>>();
  const say = (fact: string, value: unknown) => facts.set(fact, (facts.get(fact) ?? new Set()).add(value));
  for (const id of [X, Y, Z]) say(`entity of ${nameOf(id)}`, id);
  for (const one of list) {
    if (one.decision === 'entity') say(`entity of ${nameOf(one.account)}`, one.core_id);
    if (one.decision === 'parent') say(`parent of ${nameOf(one.account)}`, one.parent_core_id);
    if (one.decision === 'operating') say(`state of ${nameOf(one.account)}`, one.is_operating);
    if (one.decision === 'different_companies' && nameOf(one.accounts[0]) === nameOf(one.accounts[1]))
      return false;
    if (one.decision === 'not_entity' && nameOf(one.account) === nameOf(one.core_id)) return false;
  }
  if ([...facts.values()].some((values) => values.size > 1)) return false;
  return nodes.every((node) => {
    let above: unknown = nameOf(node);
    for (let steps = 0; steps <= nodes.length; steps++) {
      const [next] = facts.get(`parent of ${String(above)}`) ?? [];
      if (typeof next !== 'string') return true;
      above = nameOf(next);
    }
    return false;
  });
}

function refusal(earlier: readonly Override[], later: Override): CoreError {
  return thrownBy(() => decideAnew(storedOf(earlier), [{ override: later }], 'default'));
}

function thrownBy(act: () => unknown): CoreError {
  try {
    act();
  } catch (error) {
    if (error instanceof CoreError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

function storedOf(list: readonly Override[]): readonly (StoredOverride & Standing)[] {
  return list.map((override, at) => ({ number: at + 1, override }));
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/crm/verdict.ts';
import { type GeneratedCrm, type GeneratedRow, generatedCrm } from './generated-crm.ts';
import { planned, verdictsOf } from './judged-crm.ts';

const RUNS = { numRuns: 1000, seed: 19 };

describe('a plan that is applied to a CRM', () => {
  it('leaves no account below one that is gone, and no new circle', () => {
    fc.assert(
      fc.property(generatedCrm, (crm) => {
        const { before, after, verdicts, gone } = applied(crm);
        for (const parent of after.values()) expect(gone.has(parent ?? '')).toBe(false);
        for (const id of after.keys()) {
          const circle = circleOf(id, after);
          if (circle === undefined) continue;
          for (const member of circle) {
            expect(after.get(member)).toBe(before.get(member));
            expect(verdicts.get(member)?.action.action).toBe('None');
            expect(verdicts.get(member)?.review).toContain('in a circle');
          }
        }
      }),
      RUNS,
    );
  });

  it('never deletes nor merges away what is protected, and merges into what stays', () => {
    fc.assert(
      fc.property(generatedCrm, (crm) => {
        const { verdicts, gone } = applied(crm);
        const parents = new Set(
          crm.rows.flatMap(({ account }) =>
            account.parent_external_id === account.external_id ? [] : (account.parent_external_id ?? []),
          ),
        );
        for (const { account } of crm.rows) {
          const verdict = verdicts.get(account.external_id);
          const isProtected =
            account.account_type === 'Customer' ||
            (account.open_opportunities ?? 0) > 0 ||
            parents.has(account.external_id);
          expect(isProtected && gone.has(account.external_id)).toBe(false);
          expect(verdict !== undefined && isSureEnough(verdict, account.external_id, crm)).toBe(true);
          if (verdict?.action.action === 'Merge') {
            expect(gone.has(verdict.action.target?.externalId ?? '')).toBe(false);
            expect(verdict.type).toBe('DUPLICATE');
          }
          expect(verdict?.action.action === 'None' || verdict?.review === null).toBe(true);
          expect(
            verdict?.action.action === 'None' || (verdict?.risk ?? 101) <= crm.rules.limits.max_risk,
          ).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('never deletes a parent that is given by a name, and merges those that bear it into one alone', () => {
    fc.assert(
      fc.property(generatedCrm, (crm) => {
        const { verdicts } = applied(crm);
        for (const { account: child } of crm.rows) {
          if (child.parent_name === undefined) continue;
          const bearers = crm.rows.filter(({ account }) => account.trading_name === child.parent_name);
          const others = bearers.filter(({ account }) => account !== child);
          // Of two that name each other by one name either may mean itself.
          if (others.length < 2) continue;
          const actions = others.map(({ account }) => ({
            id: account.external_id,
            action: verdicts.get(account.external_id)?.action,
          }));
          expect(actions.every(({ action }) => action?.action !== 'Delete')).toBe(true);
          if (actions.every(({ action }) => action?.action !== 'Merge')) continue;
          const companies = new Set(bearers.map(({ cluster }) => cluster));
          expect(companies.size).toBe(1);
        }
      }),
      RUNS,
    );
  });

  it('keeps apart for good what a person or a rule keeps apart', () => {
    fc.assert(
      fc.property(generatedCrm, (crm) => {
        const { verdicts } = applied(crm);
        const end = (id: string) => {
          const action = verdicts.get(id)?.action;
          return action?.action === 'Merge' ? (action.target?.externalId ?? id) : id;
        };
        for (const { account: a } of crm.rows)
          for (const { account: b } of crm.rows) {
            if (a === b || end(a.external_id) !== end(b.external_id)) continue;
            const decision = crm.overrides.ofPair(a.external_id, b.external_id);
            expect(decision === 'never_merge' || decision === 'different_companies').toBe(false);
            const [left, right] = [a.fields?.Region, b.fields?.Region];
            const isApart = crm.rules.kept_apart.length > 0 && left !== '' && right !== '' && left !== right;
            expect(isApart).toBe(false);
          }
      }),
      RUNS,
    );
  });

  it('says in brief what its verdicts say', () => {
    fc.assert(
      fc.property(generatedCrm, (crm) => {
        const { plan } = planned(crm, crm.rows);
        for (const [at, { action, group, type, duplicateOf }] of plan.verdicts.entries()) {
          const brief = plan.briefOf(at);
          expect(plan.leaves(at)).toBe(brief.action === 'Merge' || brief.action === 'Delete');
          expect(brief).toMatchObject({ group, type, duplicateOf });
          // Whether the parent of an Associate is missing is told by its words alone.
          expect(action.action).toMatch(new RegExp(`^${brief.action}`));
        }
      }),
      RUNS,
    );
  });

  it('has groups with one primary at most, of which every member knows', () => {
    fc.assert(
      fc.property(generatedCrm, (crm) => {
        const { plan } = planned(crm, crm.rows);
        for (const [id, { members }] of plan.groups) {
          expect(members.length).toBeGreaterThan(1);
          expect(members.filter(({ type }) => type === 'PRIMARY').length).toBeLessThan(2);
          for (const { at, type } of members) {
            expect(plan.verdictOf(at)).toMatchObject({ group: id, type });
            if (type === 'REGIONAL') expect(plan.verdictOf(at).duplicateOf).toBeNull();
          }
        }
        const inGroups = [...plan.groups.values()].flatMap(({ members }) => members.map(({ at }) => at));
        const saying = plan.verdicts.flatMap(({ group }, at) => (group === null ? [] : [at]));
        expect(inGroups.sort()).toEqual(saying.sort());
      }),
      RUNS,
    );
  });

  it('is the same whatever the order of rows', () => {
    fc.assert(
      fc.property(generatedCrm, fc.nat(), (crm, turn) => {
        const rows = shuffled(crm.rows, turn);
        expect(byId(verdictsOf(crm, rows), rows)).toEqual(byId(verdictsOf(crm, crm.rows), crm.rows));
      }),
      RUNS,
    );
  });
});

/** Delete is for what is HIGH, Merge for that and for MEDIUM with an agreement of the accounts themselves. */
function isSureEnough({ action, duplicateOf }: Verdict, id: string, crm: GeneratedCrm): boolean {
  const row = crm.rows.find(({ account }) => account.external_id === id);
  const of = duplicateOf === null ? undefined : crm.rows[duplicateOf]?.account.external_id;
  const isDecided = of !== undefined && crm.overrides.ofPair(id, of) === 'same_company';
  const isHigh = crm.link.confidence === 'HIGH' || isDecided;
  if (action.action === 'Merge') return isHigh || crm.link.hasOwnAgreement;
  if (action.action !== 'Delete') return true;
  const isJunk = ['Test', 'asdf'].includes(row?.account.trading_name ?? '');
  const isMarked = row?.account.marked_duplicate === true && isHigh;
  return row?.identity.confidence === 'HIGH' || isJunk || isMarked || crm.overrides.isOperating(id) === false;
}

function byId(verdicts: readonly Verdict[], rows: readonly GeneratedRow[]) {
  const idAt = (at: number | null) => (at === null ? null : rows[at]?.account.external_id);
  const entries = verdicts.map((verdict, at) => [
    idAt(at),
    { ...verdict, duplicateOf: idAt(verdict.duplicateOf) },
  ]);
  return Object.fromEntries(entries);
}

function shuffled<T>(items: readonly T[], turn: number): readonly T[] {
  const from = turn % items.length;
  const turned = [...items.slice(from), ...items.slice(0, from)];
  return turn % 2 === 0 ? turned : turned.reverse();
}

/** What the CRM has after every recommendation was followed; parents that are not among the accounts stay as they are. */
function applied(crm: GeneratedCrm) {
  const verdicts = new Map(
    verdictsOf(crm, crm.rows).map((verdict, at) => [crm.rows[at]?.account.external_id ?? '', verdict]),
  );
  const before = new Map(
    crm.rows.map(({ account }) => [account.external_id, account.parent_external_id] as const),
  );
  const after = new Map(before);
  const gone = new Set<string>();
  for (const [id, { action }] of verdicts) {
    if (action.action === 'Delete' || action.action === 'Merge') {
      gone.add(id);
      after.delete(id);
    } else if (action.associationType === 'create_parent') after.set(id, `new ${action.target?.coreId}`);
    else if (action.associationType === 'remove_parent') after.set(id, undefined);
    else if (action.associationType !== null) after.set(id, action.target?.externalId ?? undefined);
  }
  return { before, after, verdicts, gone };
}

function circleOf(
  id: string,
  parents: ReadonlyMap<string, string | undefined>,
): readonly string[] | undefined {
  const way: string[] = [];
  for (let at: string | undefined = id; at !== undefined && !way.includes(at); at = parents.get(at))
    way.push(at);
  const last = parents.get(way.at(-1) ?? id);
  return last === id ? way : undefined;
}

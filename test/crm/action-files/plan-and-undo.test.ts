import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionFile } from '../../../src/crm/action-files/action-file.ts';
import { BeforeImageHead, beforeImageOf, ImagedAccount } from '../../../src/crm/action-files/before-image.ts';
import { salesforceFiles } from '../../../src/crm/action-files/salesforce-files.ts';
import { undoFiles, undoOf } from '../../../src/crm/action-files/undo-files.ts';
import { generatedChanges, idOf, modelAccountsOf, toldOf } from './generated-changes.ts';
import { misplaced, salesforceModel } from './salesforce-model.ts';

const RUNS = { numRuns: 1000, seed: 20 };

type Model = ReturnType<typeof salesforceModel>;
type Row = Readonly<Record<string, string>>;

describe('the files for Salesforce, applied to a model of its rules step by step', () => {
  it('leave after every step no orphan and no new circle, and lose nothing protected', () => {
    let [steps, deleted, ordered] = [0, 0, 0];
    fc.assert(
      fc.property(generatedChanges, fc.nat(), (changes, turn) => {
        const files = salesforceFiles(toldOf(changes));
        const model = salesforceModel(modelAccountsOf(changes));
        const before = new Set(misplaced(model.accounts));
        apply(files, model, turn, () => {
          steps++;
          expect(misplaced(model.accounts).filter((id) => !before.has(id))).toEqual([]);
          for (let at = 0; at < changes.size; at++)
            if (changes.isProtected(at)) expect(model.accounts.has(idOf(at))).toBe(true);
        });
        deleted += rowsOf(files, '40_delete.csv').length;
        ordered += rowsOf(files, '11_parent_update_in_order.csv').length;
      }),
      RUNS,
    );
    expect(steps).toBeGreaterThan(1500);
    expect([deleted > 100, ordered > 50]).toEqual([true, true]);
  });

  it('carry out every proposal, or say why not', () => {
    let associated = 0;
    fc.assert(
      fc.property(generatedChanges, (changes) => {
        const { plan } = toldOf(changes);
        const model = salesforceModel(modelAccountsOf(changes));
        apply(salesforceFiles(toldOf(changes)), model, 0, () => {});
        const leftOut = new Set(plan.leftOut.map(({ at }) => at));
        for (const { at, action, target, isMissingParent } of changes.proposals) {
          if (action === 'Delete' && !changes.includeDelete) continue;
          const isGone = !model.accounts.has(idOf(at));
          expect(isGone).toBe((action === 'Merge' || action === 'Delete') && !leftOut.has(at));
          expect(plan.missingParents.includes(at)).toBe(isMissingParent && !leftOut.has(at));
          if (action !== 'Associate' || leftOut.has(at)) continue;
          const survivor =
            plan.merges.find(({ losers }) => losers.includes(target ?? -1))?.survivor ?? target;
          const parent = model.accounts.get(idOf(at))?.parentId;
          expect(parent).toBe(survivor === null ? null : idOf(survivor));
          associated++;
        }
        const proposed = new Set(changes.proposals.map(({ at }) => idOf(at)));
        for (let at = 0; at < changes.size; at++)
          if (!proposed.has(idOf(at))) expect(model.accounts.has(idOf(at))).toBe(true);
      }),
      RUNS,
    );
    expect(associated).toBeGreaterThan(500);
  });

  it('are undone from the before-image alone: every account is what it was', () => {
    let undone = 0;
    fc.assert(
      fc.property(generatedChanges, fc.nat(), (changes, turn) => {
        const accounts = modelAccountsOf(changes);
        const told = toldOf(changes);
        const model = salesforceModel(accounts);
        apply(salesforceFiles(told), model, turn, () => {});
        const image = readAgain(beforeImageOf(told, 'salesforce'));
        const undo = undoOf(image);
        const circles = new Set(misplaced(accounts));
        const named = new Set(undo.notRestored.map(({ account: { id } }) => id));
        expect([...named].filter((id) => !circles.has(id))).toEqual([]);
        applyUndo(undoFiles(image, undo), model, turn, () => {
          undone++;
          expect(misplaced(model.accounts).filter((id) => !circles.has(id))).toEqual([]);
        });
        for (const [id, before] of accounts)
          expect(model.accounts.get(id)).toEqual(named.has(id) ? { ...before, parentId: null } : before);
      }),
      RUNS,
    );
    expect(undone).toBeGreaterThan(700);
  });

  it('say the same whatever the order of proposals', () => {
    fc.assert(
      fc.property(generatedChanges, (changes) => {
        const turned = { ...changes, proposals: [...changes.proposals].reverse() };
        expect(salesforceFiles(toldOf(turned))).toEqual(salesforceFiles(toldOf(changes)));
      }),
      { ...RUNS, numRuns: 200 },
    );
  });
});

function readAgain({ head, accounts }: ReturnType<typeof beforeImageOf>) {
  const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  return {
    head: BeforeImageHead.parse(again(head)),
    accounts: accounts.map((account) => ImagedAccount.parse(again(account))),
  };
}

/** Files without an order of their own are applied in whatever order. */
function apply(files: readonly ActionFile[], model: Model, turn: number, check: () => void): void {
  updateAll(turned(rowsOf(files, '10_parent_update.csv'), turn), model, check);
  updateAll(rowsOf(files, '11_parent_update_in_order.csv'), model, check);
  const steps = rowsOf(files, '20_merge_plan.csv');
  expect(steps.map(({ step }) => step)).toEqual(steps.map((_, at) => String(at + 1)));
  for (const { master_id: master = '', victim1_id: one = '', victim2_id: two = '' } of steps) {
    model.merge(master, two === '' ? [one] : [one, two]);
    check();
  }
  updateAll(turned(rowsOf(files, '30_account_update.csv'), turn), model, check);
  for (const { Id = '' } of rowsOf(files, '40_delete.csv')) {
    model.remove(Id);
    check();
  }
}

function applyUndo(files: readonly ActionFile[], model: Model, turn: number, check: () => void): void {
  for (const { Id = '' } of rowsOf(files, '10_undelete.csv')) {
    model.undelete(Id);
    check();
  }
  updateAll(turned(rowsOf(files, '20_account_update.csv'), turn), model, check);
  updateAll(rowsOf(files, '30_parent_update_in_order.csv'), model, check);
  updateAll(turned(rowsOf(files, '31_parent_update.csv'), turn), model, check);
}

function updateAll(rows: readonly Row[], model: Model, check: () => void): void {
  for (const { Id = '', ...values } of rows) {
    model.update(Id, values);
    check();
  }
}

function rowsOf(files: readonly ActionFile[], name: string): readonly Row[] {
  const file = files.find((one) => one.name === name);
  if (file === undefined || !('rows' in file)) return [];
  return file.rows.map((cells) =>
    Object.fromEntries(file.columns.map((column, at) => [column, cells[at] ?? ''])),
  );
}

function turned<T>(items: readonly T[], turn: number): readonly T[] {
  const from = items.length === 0 ? 0 : turn % items.length;
  const moved = [...items.slice(from), ...items.slice(0, from)];
  return turn % 2 === 0 ? moved : moved.reverse();
}

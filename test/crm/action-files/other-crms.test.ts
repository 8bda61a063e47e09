import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionFile } from '../../../src/crm/action-files/action-file.ts';
import { actionFolder, undoFolder } from '../../../src/crm/action-files/action-folder.ts';
import { beforeImageOf } from '../../../src/crm/action-files/before-image.ts';
import { idProblem } from '../../../src/crm/action-files/files-for.ts';
import { generatedChanges, modelAccountsOf, toldOf } from './generated-changes.ts';
import { misplaced, salesforceModel } from './salesforce-model.ts';

const RUNS = { numRuns: 1000, seed: 21 };

type Model = ReturnType<typeof salesforceModel>;
type Row = Readonly<Record<string, string>>;

describe('the files for HubSpot', () => {
  it('give no company two parents, close no circle, and are undone but for merges', () => {
    let restored = 0;
    fc.assert(
      fc.property(generatedChanges, (changes) => {
        const accounts = modelAccountsOf(changes);
        if (misplaced(accounts).length > 0) return;
        const told = toldOf(changes);
        const model = salesforceModel(accounts);
        const files = actionFolder('hubspot', told);
        link(files, '10_associations_remove', '20_associations_create', model);
        for (const { primary_id: primary = '', merged_id: merged = '' } of rowsOf(files, '30_merge_plan.csv'))
          model.merge(primary, [merged]);
        for (const { 'Record ID': id = '' } of rowsOf(files, '40_delete.csv')) model.remove(id);
        const undoing = undoFolder(beforeImageOf(told, 'hubspot'));
        for (const { 'Record ID': id = '' } of rowsOf(undoing, '10_restore.csv')) model.undelete(id);
        link(undoing, '20_associations_remove', '30_associations_create', model);
        expect(misplaced(model.accounts)).toEqual([]);
        const named = new Set(rowsOf(undoing, 'not_restored.csv').map(({ id }) => id));
        for (const [id, before] of accounts) {
          if (named.has(id)) continue;
          expect(model.accounts.get(id)).toEqual(before);
          restored++;
        }
      }),
      RUNS,
    );
    expect(restored).toBeGreaterThan(1500);
  });

  it('say first that merges cannot be undone', () => {
    const readmes = fc
      .sample(generatedChanges, { numRuns: 50, seed: 3 })
      .map(toldOf)
      .filter(({ plan }) => plan.merges.length > 0)
      .map((told) => linesOf(actionFolder('hubspot', told), 'README.md'));
    expect(readmes.length).toBeGreaterThan(5);
    for (const [, , first] of readmes) expect(first).toContain('Merges cannot be undone');
  });

  it('have the bodies of requests beside the tables', () => {
    const told = fc
      .sample(generatedChanges, { numRuns: 100, seed: 4 })
      .map(toldOf)
      .find(({ plan }) => plan.parents.some(({ parent }) => parent !== null) && plan.merges.length > 0);
    const files = told === undefined ? [] : actionFolder('hubspot', told);
    const [body = '{}'] = linesOf(files, '20_associations_create.ndjson');
    const [row] = rowsOf(files, '20_associations_create.csv');
    expect(JSON.parse(body).inputs[0]).toEqual({
      from: { id: row?.child_id },
      to: { id: row?.parent_id },
      types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 14 }],
    });
    const merges = linesOf(files, '30_merges.ndjson').map((line) => JSON.parse(line));
    const rows = rowsOf(files, '30_merge_plan.csv');
    expect(merges).toEqual(
      rows.map(({ primary_id, merged_id }) => ({ primaryObjectId: primary_id, objectIdToMerge: merged_id })),
    );
  });
});

describe('the files for any other CRM', () => {
  it('are applied and undone in the order in which they stand', () => {
    fc.assert(
      fc.property(generatedChanges, (changes) => {
        const accounts = modelAccountsOf(changes);
        if (misplaced(accounts).length > 0) return;
        const told = toldOf(changes);
        const model = salesforceModel(accounts);
        const files = actionFolder('csv', told);
        updateAll(files, '10_parent_update.csv', model);
        for (const { survivor_id: one = '', merged_id: other = '' } of rowsOf(files, '20_merge_plan.csv'))
          model.merge(one, [other]);
        updateAll(files, '30_account_update.csv', model);
        for (const { Id = '' } of rowsOf(files, '40_delete.csv')) model.remove(Id);
        expect(misplaced(model.accounts)).toEqual([]);
        const undoing = undoFolder(beforeImageOf(told, 'csv'));
        for (const { Id = '' } of rowsOf(undoing, '10_undelete.csv')) model.undelete(Id);
        updateAll(undoing, '20_account_update.csv', model);
        updateAll(undoing, '31_parent_update.csv', model);
        expect(new Map([...model.accounts].sort())).toEqual(new Map([...accounts].sort()));
      }),
      RUNS,
    );
  });
});

describe('an id', () => {
  it.each([
    ['salesforce', '0015g000008hakeAAA', true],
    ['salesforce', '0015G000008HAKEAAA', false],
    ['salesforce', '0035g000008hakeAAA', false],
    ['salesforce', 'row 7', false],
    ['hubspot', '9812345', true],
    ['hubspot', '0015g000008hakeAAA', false],
    ['csv', 'A-17', true],
  ] as const)('of %s: %s is one: %s', (crm, id, isOne) => {
    expect(idProblem(crm, id) === undefined).toBe(isOne);
  });
});

function link(files: readonly ActionFile[], removed: string, made: string, model: Model): void {
  for (const { child_id: child = '', parent_id: parent = '' } of rowsOf(files, `${removed}.csv`)) {
    expect(model.accounts.get(child)?.parentId).toBe(parent);
    model.update(child, { ParentId: '#N/A' });
  }
  for (const { child_id: child = '', parent_id: parent = '' } of rowsOf(files, `${made}.csv`)) {
    expect(model.accounts.get(child)?.parentId).toBeNull();
    model.update(child, { ParentId: parent });
  }
}

function updateAll(files: readonly ActionFile[], name: string, model: Model): void {
  for (const { Id = '', ...values } of rowsOf(files, name)) model.update(Id, values);
}

function rowsOf(files: readonly ActionFile[], name: string): readonly Row[] {
  const file = files.find((one) => one.name === name);
  if (file === undefined || !('rows' in file)) return [];
  return file.rows.map((cells) =>
    Object.fromEntries(file.columns.map((column, at) => [column, cells[at] ?? ''])),
  );
}

function linesOf(files: readonly ActionFile[], name: string): readonly string[] {
  const file = files.find((one) => one.name === name);
  return file !== undefined && 'lines' in file ? file.lines : [];
}

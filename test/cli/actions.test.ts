import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '../../src/crm/account-id.ts';
import { type ModelAccount, misplaced, salesforceModel } from '../crm/action-files/salesforce-model.ts';
import { csvOf, EXPORT } from './crm-export.ts';
import { rowsOf, type Workplace, workplace } from './run-core.ts';

type Row = Readonly<Record<string, string>>;

interface ToldReport {
  readonly summary: { readonly remarks: readonly string[] };
  readonly groups: readonly {
    readonly compared: readonly {
      readonly accounts: readonly string[];
      readonly columns: readonly { readonly column: string; readonly surviving: string }[];
    }[];
  }[];
}

const FIELDS = ['Phone', 'Website', 'BillingStreet', 'BillingCity', 'BillingCountry'] as const;

describe('the files of a crosscheck for Salesforce', () => {
  const place = workplace();
  const accounts = crmOf(EXPORT);
  const model = salesforceModel(accounts);
  const file = (name: string): readonly Row[] => (place.has(name) ? rowsOf(place.read(name)) : []);

  beforeAll(async () => {
    place.write('accounts.csv', csvOf(EXPORT));
    const words = ['--actions', 'out', '--for', 'salesforce', '--include-delete', '--report', 'report.json'];
    const { code, stderr } = await place.core('crosscheck', 'accounts.csv', ...words);
    if (code !== 0) throw new Error(stderr);
    expect(stderr).toContain('out/README.md');
  });

  it('do to a CRM what the columns of the result recommend', () => {
    const before = new Set(misplaced(model.accounts));
    for (const name of ['10_parent_update', '11_parent_update_in_order'])
      for (const { Id = '', ParentId = '' } of file(`out/${name}.csv`)) model.update(Id, { ParentId });
    for (const { master_id: master = '', victim1_id: a = '', victim2_id: b = '' } of file(
      'out/20_merge_plan.csv',
    ))
      model.merge(master, b === '' ? [a] : [a, b]);
    for (const { Id = '', ...values } of file('out/30_account_update.csv')) model.update(Id, values);
    for (const { Id = '' } of file('out/40_delete.csv')) model.remove(Id);
    expect(misplaced(model.accounts).filter((id) => !before.has(id))).toEqual([]);
    const results = rowsOf(place.read('accounts.crosscheck.csv'));
    const idsOf = (...actions: readonly string[]) =>
      results.filter((row) => actions.includes(row.core_action ?? '')).map(({ Id = '' }) => accountId(Id).id);
    const gone = [...accounts.keys()].filter((id) => !model.accounts.has(id));
    expect(gone.length).toBeGreaterThan(5);
    expect(gone.sort()).toEqual(idsOf('Merge', 'Delete').sort());
    expect(file('out/missing_parents.csv').map(({ id }) => id)).toEqual(
      idsOf('Associate (missing parent)').sort(),
    );
    expect(file('out/left_out.csv')).toEqual([]);
  });

  it('leave the rows as they are without them', async () => {
    // Created companies are known from the first run on.
    const fresh = workplace();
    fresh.write('accounts.csv', csvOf(EXPORT));
    const { code } = await fresh.core('crosscheck', 'accounts.csv');
    const [without, beside] = [fresh, place].map(({ read }) => read('accounts.crosscheck.csv'));
    expect([code, without === beside]).toEqual([0, true]);
  });

  it('fill what the report says that survives', () => {
    const report = JSON.parse(place.read('report.json')) as ToldReport;
    const surviving = new Map(
      report.groups.flatMap(({ compared }) =>
        compared.map(({ accounts: [survivor = ''], columns }) => [accountId(survivor).id, columns] as const),
      ),
    );
    const filled = file('out/30_account_update.csv').flatMap(({ Id = '', ...values }) =>
      Object.entries(values).flatMap(([field, value]) => (value === '' ? [] : [{ Id, field, value }])),
    );
    expect(filled.length).toBeGreaterThan(0);
    const told = filled.map(({ Id, field }) => {
      const column = surviving.get(Id)?.find((one) => one.column.replace(/\W/g, '') === field);
      return { Id, field, value: column?.surviving.trim() };
    });
    expect(told).toEqual(filled);
    expect(report.summary.remarks[0]).toContain('recycle bin');
  });

  it('are undone by the files of core undo, made of the before-image alone', async () => {
    const words = ['--for', 'salesforce', '-o', 'undo'];
    const { code, stderr } = await place.core('undo', 'out/before-image.ndjson', ...words);
    expect([code, stderr]).toEqual([0, expect.stringContaining('undo/README.md')]);
    for (const { Id = '' } of file('undo/10_undelete.csv')) model.undelete(Id);
    for (const { Id = '', ...values } of file('undo/20_account_update.csv')) model.update(Id, values);
    for (const name of ['30_parent_update_in_order', '31_parent_update'])
      for (const { Id = '', ParentId = '' } of file(`undo/${name}.csv`)) model.update(Id, { ParentId });
    const named = file('undo/not_restored.csv').map(({ id }) => id);
    const circles = misplaced(accounts);
    // No CRM has the circles of the export, and none would take them back.
    expect([named.length > 0, named.filter((id = '') => !circles.includes(id))]).toEqual([true, []]);
    for (const [id, before] of accounts)
      expect(model.accounts.get(id)).toEqual(named.includes(id) ? { ...before, parentId: null } : before);
  });

  it('are for machines: ids of 18 characters, no byte order mark, LF, and no formula made harmless', () => {
    const names = readdirSync(join(place.folder, 'out'));
    expect(names).toContain('before-image.ndjson');
    for (const name of names) expect(place.read(`out/${name}`)).not.toMatch(/^\ufeff|\r/);
    const [head = '', ...lines] = place.read('out/before-image.ndjson').trimEnd().split('\n');
    expect(JSON.parse(head)).toMatchObject({ before_image: 1, for: 'salesforce', accounts: lines.length });
    const byId = new Map(EXPORT.map((row) => [accountId(row.Id).id, row]));
    for (const { id, fields } of lines.map((line) => JSON.parse(line))) {
      expect(id).toMatch(/^[A-Za-z0-9]{18}$/);
      expect(fields).toEqual(byId.get(id));
    }
  });
});

/** The CRM that the export was made of. */
function crmOf(rows: readonly Row[]): ReadonlyMap<string, ModelAccount> {
  return new Map(
    rows.map((row) => {
      const fields = Object.fromEntries(FIELDS.map((field) => [field, row[field] ?? '']));
      const parentId = (row.ParentId ?? '') === '' ? null : accountId(row.ParentId ?? '').id;
      return [accountId(row.Id ?? '').id, { parentId, fields }];
    }),
  );
}

describe('files for a CRM that are asked for wrongly', () => {
  const place = workplace();
  const asked = (...words: readonly string[]) => place.core('crosscheck', 'accounts.csv', ...words);

  beforeAll(() => {
    place.write('accounts.csv', csvOf(EXPORT.slice(0, 6)));
    place.write('names.csv', 'Name\nAcme Ltd\n');
    place.write(
      'image.ndjson',
      '{"before_image":1,"for":"csv","id_column":"Id","parent_column":"P","accounts":2}\n',
    );
  });

  it.each<[readonly string[], string]>([
    [['--actions', 'out'], '--for'],
    [['--for', 'csv'], '--actions'],
    [['--include-delete'], '--actions'],
    [['--actions', 'data', '--for', 'csv'], 'not empty'],
    [['--actions', 'accounts.csv', '--for', 'csv'], 'not a folder'],
    [
      ['--actions', 'out', '--for', 'csv', '--only', 'accepted', '--endpoint', 'http://localhost:1'],
      '--only',
    ],
  ])('with %j is refused before anything is done', async (words, named) => {
    const { code, stderr } = await asked(...words);
    expect([code, place.has('accounts.crosscheck.csv'), place.has('out')]).toEqual([2, false, false]);
    expect(stderr).toContain(named);
  });

  it('is refused without a column of ids', async () => {
    const { code, stderr } = await place.core('crosscheck', 'names.csv', '--actions', 'out', '--for', 'csv');
    expect([code, place.has('out'), place.has('names.crosscheck.csv')]).toEqual([2, false, false]);
    expect(stderr).toContain('external_id');
  });

  it.each<[readonly string[], number, string]>([
    [['missing.ndjson', '--for', 'csv', '-o', 'undo'], 2, 'missing.ndjson'],
    [['accounts.csv', '--for', 'csv', '-o', 'undo'], 3, 'line 1'],
    [['image.ndjson', '--for', 'csv', '-o', 'undo'], 3, 'has 0 accounts'],
    [['image.ndjson', '--for', 'csv', '-o', 'data'], 2, 'not empty'],
  ])('core undo %j ends with %i', async (words, code, named) => {
    const ran = await place.core('undo', ...words);
    expect([ran.code, place.has('undo')]).toEqual([code, false]);
    expect(ran.stderr).toContain(named);
  });
});

describe('files for a CRM of what people accepted', () => {
  const place = workplace();
  const accepted = async (folder: string) => {
    const words = ['--actions', folder, '--for', 'salesforce', '--only', 'accepted', '--json'];
    const { stdout } = await place.core('crosscheck', 'accounts.csv', ...words);
    return JSON.parse(stdout).files;
  };

  it('hold nothing before anybody has decided, and then what was decided', async () => {
    place.write('accounts.csv', csvOf(EXPORT));
    const none = await accepted('none');
    expect(none).toMatchObject({ parents: 0, merged: 0 });
    expect(none.not_accepted).toBeGreaterThan(10);
    expect(place.read('none/README.md')).toContain('There is nothing to do.');
    const [loser] = mergesIn(place);
    await place.core('overrides', 'add', '--same', loser?.Id ?? '', loser?.core_duplicate_of ?? '');
    expect(await accepted('one')).toMatchObject({ merged: 1, survivors: 1 });
    const [step] = rowsOf(place.read('one/20_merge_plan.csv'));
    expect(step?.victim1_id).toBe(accountId(loser?.Id ?? '').id);
  });
});

function mergesIn({ read }: Workplace): readonly Row[] {
  return rowsOf(read('accounts.crosscheck.csv')).filter((row) => row.core_action === 'Merge');
}

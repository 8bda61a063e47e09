import { describe, expect, it } from 'vitest';
import type { ActionWishes } from '../../../src/batch/actions/action-wishes.ts';
import { toldFile } from '../../../src/batch/actions/told-file.ts';
import type { JudgedFile } from '../../../src/batch/crosscheck/crosscheck-file.ts';
import type { JudgedFileRow } from '../../../src/batch/crosscheck/judged-writer.ts';
import type { RowResult } from '../../../src/batch/row-result.ts';
import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import { accountId } from '../../../src/crm/account-id.ts';
import { actionFolder } from '../../../src/crm/action-files/action-folder.ts';
import { beforeImageOf } from '../../../src/crm/action-files/before-image.ts';
import { undoOf } from '../../../src/crm/action-files/undo-files.ts';
import { NO_OVERRIDES } from '../../../src/crm/override.ts';
import { reviewedProposals } from '../../../src/crm/review/reviewed-proposals.ts';
import { datasetOf } from '../../crm/crm-of.ts';
import { answer } from '../../crm/review/answers.ts';

interface Line {
  readonly id: string;
  readonly phone?: string;
  readonly street?: string;
  readonly town?: string;
  readonly parent?: string;
  readonly parentName?: string;
  readonly type?: string;
  /** `Merge 1`, `Delete`, `remove_parent`, `create_parent Acme`. */
  readonly says?: string;
  readonly isUnreadable?: true;
  readonly name?: string;
  readonly survivingName?: string;
  readonly website?: string;
}

const COLUMNS = ['Key', 'Tel', 'Street', 'Town', 'Above', 'Above (name)', 'Title'];
const WISHES: ActionWishes = {
  ...{ crm: 'csv', includeDelete: true, columns: COLUMNS, rules: CrosscheckRules.parse({}) },
  mapping: {
    external_id: [0],
    phone: [1],
    address: [2],
    city: [3],
    parent_id: [4],
    parent_name: [5],
    name: [6],
  },
};

async function filesOf(lines: readonly Line[], wishes: Partial<ActionWishes> = {}) {
  const asked = { ...WISHES, ...wishes };
  const { told, notAccepted } = await toldFile(judgedFile(lines), asked);
  const files = actionFolder(asked.crm, told).map((file) => [
    file.name,
    'rows' in file ? file.rows : file.lines,
  ]);
  return { files: Object.fromEntries(files), notAccepted };
}

function judgedFile(lines: readonly Line[]): JudgedFile {
  const readable = lines.filter(({ isUnreadable }) => isUnreadable !== true);
  const accounts = readable.map(accountOf);
  const distinct = accounts.filter(
    (one, at) => accounts.findIndex((a) => a.external_id === one.external_id) === at,
  );
  const rows = lines.map((line, at): JudgedFileRow => {
    const { id, phone = '', street = '', town = '', parent = '', parentName = '' } = line;
    const cells = [id, phone, street, town, parent, parentName, line.name ?? ''];
    return {
      row: { number: at + 1, line: at + 2, cells },
      account: line.isUnreadable === true ? undefined : accountOf(line),
      result: resultOf(line),
    };
  });
  return {
    accounts: datasetOf(distinct, () => ''),
    async *rows() {
      yield* rows;
    },
  };
}

function accountOf({ id, parent, parentName, type, website, name = `Company ${id}` }: Line): CrmAccount {
  return {
    ...(website !== undefined && { website }),
    ...{ external_id: id, trading_name: name },
    ...(parent !== undefined && { parent_external_id: parent }),
    ...(parentName !== undefined && { parent_name: parentName }),
    ...(type !== undefined && { account_type: type }),
  };
}

function resultOf({ says = 'None', survivingName }: Line): RowResult {
  const [word = '', target] = says.split(' ');
  const isLink = word.includes('_parent');
  const action = word === 'create_parent' ? 'Associate (missing parent)' : isLink ? 'Associate' : word;
  return {
    outcome: 'no_match',
    // Nothing of the record is read here.
    record: {} as never,
    crosscheck: {
      ...{ duplicate: null, status: null, parentage: null, label: null, needsReview: null },
      ...{ risk: 10, riskReasons: [], decisions: [], nameDifference: null },
      survivingName: survivingName ?? null,
      protections: [],
      action: {
        ...{ action, associationType: isLink ? word : null, reasoning: 'Because.' },
        ...{ targetId: target ?? null, targetName: target ?? null, targetCoreId: null },
      },
    },
  };
}

describe('the files of a judged file', () => {
  it('fill what the survivor has empty, an address as a whole, from the fullest of the others', async () => {
    const { files } = await filesOf([
      { id: '1', street: '12 Mill Lane' },
      { id: '2', phone: '030 1', town: 'Bonn', says: 'Merge 1' },
      { id: '3', phone: '030 2', street: 'Am Markt', town: 'Bonn', says: 'Merge 1' },
    ]);
    expect(files['20_merge_plan.csv'].map((row: string[]) => row.slice(2, 4))).toEqual([
      ['1', '2'],
      ['1', '3'],
    ]);
    expect(files['30_account_update.csv']).toEqual([['1', '030 2']]);
  });

  it('move what may stand below an account that is merged, where its parent is given by the name of both', async () => {
    const lines: readonly Line[] = [
      { id: '1', name: 'Acme' },
      { id: '2', name: 'Acme', says: 'Merge 1' },
      { id: '3', parentName: 'ACME' },
    ];
    const { files } = await filesOf(lines);
    expect(files['10_parent_update.csv']).toEqual([['3', '1']]);
    const [, ...alone] = [...lines].reverse();
    expect((await filesOf(alone)).files['10_parent_update.csv']).toBeUndefined();
    expect((await filesOf(lines, { crm: 'hubspot' })).files['30_merge_plan.csv']).toHaveLength(1);
  });

  it('give a survivor with a former name the present one, and the way back has its own again', async () => {
    const lines: readonly Line[] = [
      { id: '1', name: 'Daimler AG' },
      { id: '2', name: 'Mercedes-Benz Group AG', says: 'Merge 1', survivingName: 'Mercedes-Benz Group AG' },
    ];
    const { told } = await toldFile(judgedFile(lines), WISHES);
    const csv = actionFolder('csv', told).flatMap((file) => ('rows' in file ? [[file.name, file.rows]] : []));
    const files = Object.fromEntries(csv);
    expect(files['30_account_update.csv']).toEqual([['1', 'Mercedes-Benz Group AG']]);
    expect(files['20_merge_plan.csv'][0]).toContain(
      'the account that survives is renamed from "Daimler AG" to "Mercedes-Benz Group AG"',
    );
    const sites = ['daimler.com', 'www.mercedes-benz.com'];
    const placed = lines.map((line, at) => ({ ...line, website: sites[at] ?? '' }));
    expect((await filesOf(placed)).files['20_merge_plan.csv'][0]).toContain(
      'the account that survives is renamed from "Daimler AG" to "Mercedes-Benz Group AG"; the account that survives keeps the website daimler.com, and 2 has mercedes-benz.com',
    );
    const { fields } = undoOf(beforeImageOf(told, 'csv'));
    expect(fields.get('1')).toEqual({ Title: 'Daimler AG' });
    const hubspot = await filesOf(lines, { crm: 'hubspot' });
    expect(hubspot.files['30_merge_plan.csv'][0]).toContain(
      'rename the account that survives from "Daimler AG" to "Mercedes-Benz Group AG" by hand',
    );
  });

  it('have the ids that the CRM gave, whole ones for Salesforce alone', async () => {
    const merge = (id: string) => [{ id: `${id}1` }, { id: `${id}2`, says: `Merge ${id}1` }];
    const { files } = await filesOf(merge('ACCT0000000000'), { crm: 'csv' });
    expect(JSON.stringify(files)).not.toContain('ACCT00000000001PAA');
    expect(files['20_merge_plan.csv']?.[0]).toEqual(expect.arrayContaining(['ACCT00000000001']));
    const salesforce = await filesOf(merge('0015g00000AbCd'), { crm: 'salesforce' });
    expect(salesforce.files['20_merge_plan.csv']?.[0]).toEqual(
      expect.arrayContaining([accountId('0015g00000AbCd1').id]),
    );
  });

  it('list the deletions beside their ids with what a person checks', async () => {
    const { files } = await filesOf([{ id: '1', name: 'asdf', says: 'Delete' }]);
    expect(files['40_delete.csv']).toEqual([['1']]);
    expect(files['40_delete_to_check.csv']).toEqual([['1', 'asdf', '', '', '', '', '10', 'Because.']]);
  });

  it('move the accounts below one that is merged away', async () => {
    const { files } = await filesOf([{ id: '1' }, { id: '2', says: 'Merge 1' }, { id: '3', parent: '2' }]);
    expect(files['10_parent_update.csv']).toEqual([['3', '1']]);
  });

  it('leave an account that a row which cannot be read has as its parent, and what is protected', async () => {
    const { files } = await filesOf([
      { id: '1' },
      { id: '2', says: 'Merge 1' },
      { id: '3', parent: '2', isUnreadable: true },
      { id: '4', says: 'Delete', type: 'Customer' },
      { id: '5', says: 'Delete' },
    ]);
    expect(files['20_merge_plan.csv']).toBeUndefined();
    expect(files['40_delete.csv']).toEqual([['5']]);
    expect(files['left_out.csv'].map(([id, , action]: string[]) => [id, action])).toEqual([
      ['2', 'Merge'],
      ['4', 'Delete'],
    ]);
    expect(files['left_out.csv'][0][3]).toContain('line 4');
  });

  it('take an account that several rows repeat once', async () => {
    const repeated = { id: '2', phone: '030 1', says: 'Merge 1' };
    const { files } = await filesOf([{ id: '1' }, repeated, { ...repeated, phone: '' }]);
    expect(files['20_merge_plan.csv']).toHaveLength(1);
    expect(files['30_account_update.csv']).toEqual([['1', '030 1']]);
  });

  it('find a parent that is given by its name, and tell where only a name is known', async () => {
    const lines = [
      { id: '7' },
      { id: '8', parentName: 'Company 7', says: 'remove_parent' },
      { id: '9', parentName: 'Nobody', says: 'remove_parent' },
    ];
    const hubspot = await filesOf(lines, { crm: 'hubspot' });
    expect(hubspot.files['10_associations_remove.csv']).toEqual([['8', '7', '14']]);
    expect(hubspot.files['left_out.csv'].map(([id]: string[]) => id)).toEqual(['9']);
    const csv = await filesOf(lines);
    expect(csv.files['10_parent_update.csv']).toEqual([
      ['8', '#N/A'],
      ['9', '#N/A'],
    ]);
  });

  it('hold only what people decided, when they are to', async () => {
    const ofPair = () => 'same_company' as const;
    const lines = [{ id: '1' }, { id: '2', says: 'Merge 1' }, { id: '3', says: 'create_parent Acme' }];
    const { files, notAccepted } = await filesOf(lines, { onlyAcceptedBy: { ...NO_OVERRIDES, ofPair } });
    expect([files['20_merge_plan.csv'].length, files['missing_parents.csv'], notAccepted]).toEqual([
      1,
      undefined,
      1,
    ]);
  });

  it('leave out what people rejected or deferred, and take what they accepted', async () => {
    const lines = [
      { id: '1' },
      { id: '2', says: 'Merge 1' },
      { id: '3', says: 'Merge 1' },
      { id: '4', says: 'Delete' },
      { id: '5', says: 'Delete' },
    ];
    const answers = [
      answer('2', 'merge into 1', { verdict: 'rejected', reason: 'two branches' }),
      // Of an earlier recommendation.
      answer('3', 'merge into 9', { verdict: 'rejected' }),
      answer('4', 'delete', { verdict: 'deferred' }),
      answer('5', 'delete', { verdict: 'accepted' }),
    ];
    const reviewed = reviewedProposals(answers);
    const { files } = await filesOf(lines, { reviewed });
    expect(files['20_merge_plan.csv'].map((row: string[]) => row[3])).toEqual(['3']);
    expect(files['40_delete.csv']).toEqual([['5']]);
    expect(files['left_out.csv'].map((row: string[]) => [row[0], row[3]])).toEqual([
      ['2', 'Ana rejected it on 2026-03-01: two branches'],
      ['4', 'Ana deferred it on 2026-03-01'],
    ]);
    const accepted = await filesOf(lines, { reviewed, onlyAcceptedBy: NO_OVERRIDES });
    expect([accepted.files['40_delete.csv'], accepted.notAccepted]).toEqual([[['5']], 1]);
    expect(accepted.files['left_out.csv']).toEqual(files['left_out.csv']);
  });
});

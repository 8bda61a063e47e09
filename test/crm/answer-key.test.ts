import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { readAnswerKey } from '../../bench/crosscheck/answer-key.ts';
import { type JudgedRow, judgeAnswers } from '../../bench/crosscheck/judge-answers.ts';
import { judgeLeads, readLeadsKey } from '../../bench/crosscheck/judge-leads.ts';
import { accountId } from '../../src/crm/account-id.ts';

const HEAD = '0015g00000Head1';
const DOUBLE = '0015g00000Doub1';
const UNIT = '0015g00000Unit1';
const [headId, doubleId, unitId] = [HEAD, DOUBLE, UNIT].map((id) => wholeId(id)) as [string, string, string];

const KEY = readAnswerKey(
  [
    'id,name,kind,action,association_type,duplicate_type,duplicate_of,parent_id,parent_core_id,operational_status,alternatives,forbidden,needs_review,why',
    `${headId},Acme AG,head office,None,,PRIMARY,,,,Active,,Merge | Delete,,the customer`,
    `${doubleId},ACME,exact double,Merge,,DUPLICATE,${headId},,,Active,None,Delete,,same website`,
    `${unitId},Acme Inc.,regional,Associate,set_initial_parent,REGIONAL,,${headId},,Active,Associate reparent/${headId},Merge | Delete,,no parent`,
  ].join('\n'),
);
const RIGHT: readonly JudgedRow[] = [
  { Id: HEAD, core_action: 'None', core_duplicate_type: 'PRIMARY' },
  { Id: doubleId, core_action: 'Merge', core_duplicate_type: 'DUPLICATE', core_duplicate_of: HEAD },
  {
    Id: UNIT,
    core_action: 'Associate',
    core_association_type: 'set_initial_parent',
    core_duplicate_type: 'REGIONAL',
    core_action_reasoning: `Acme AG (${headId}, 6075156552) is its parent.`,
  },
].map((row) => ({ core_operational_status: 'Active', ...row }));

describe('judgeAnswers', () => {
  it('finds nothing wrong in right rows, with short ids for whole ones', () => {
    const { scores, wrong, harmful, missing } = judged(RIGHT);
    expect([wrong, harmful, missing]).toEqual([[], 0, []]);
    expect(scores.action).toEqual({ right: 3, of: 3 });
    expect(scores.parent).toEqual({ right: 1, of: 1 });
  });

  it('takes another answer that an expert would sign', () => {
    const { scores } = judged(changed(UNIT, { core_association_type: 'reparent' }));
    expect(scores.action).toEqual({ right: 3, of: 3 });
  });

  it('calls a forbidden action harmful, and puts it first', () => {
    const rows = changed(UNIT, {
      core_action: 'Delete',
      core_association_type: '',
      core_action_reasoning: '',
    });
    const { harmful, wrong } = judged([{ ...rows[0], core_duplicate_type: '' }, ...rows.slice(1)]);
    expect(harmful).toBe(1);
    expect(wrong.map(({ got }) => got.Id)).toEqual([UNIT, HEAD]);
    expect(wrong[0]?.wrong).toEqual(['action', 'parent']);
  });

  it('calls a merge into another account harmful', () => {
    const { harmful, wrong } = judged(changed(doubleId, { core_duplicate_of: UNIT }));
    expect(harmful).toBe(1);
    expect(wrong[0]?.wrong).toEqual(['action', 'duplicate_of']);
  });

  it('counts a parent that is not the expected one as a wrong action', () => {
    const reasoning = `ACME (${doubleId}) is its parent, and ${headId} is above it.`;
    const { wrong } = judged(changed(UNIT, { core_action_reasoning: reasoning }));
    expect(wrong.map((row) => row.wrong)).toEqual([['action', 'parent']]);
  });

  it('counts an account without a row as a wrong action', () => {
    const { scores, missing } = judged(RIGHT.slice(0, 2));
    expect(missing.map(({ id }) => id)).toEqual([unitId]);
    expect(scores.action).toEqual({ right: 2, of: 3 });
  });
});

describe('judgeLeads', () => {
  const key = readLeadsKey(
    `id,company,account_id,relation,why\n1,Acme,${headId},same,\n2,Acme Labs,${headId},parent|regional,\n3,Other,,none,`,
  );
  const options = { idColumn: 'Lead ID', wholeId };

  it('counts a lead without an account as none', () => {
    const rows = [{ 'Lead ID': '1', core_account_id: HEAD, core_account_relation: 'same' }];
    const { same, found, all } = judgeLeads(key, rows, options);
    expect([same, found, all]).toEqual([
      { right: 1, of: 1 },
      { right: 1, of: 1 },
      { right: 2, of: 3 },
    ]);
  });

  it('lists those wrongly said to be the same company first', () => {
    const rows = ['1', '2', '3'].map((id) => ({
      'Lead ID': id,
      core_account_id: id === '1' ? '' : HEAD,
      core_account_relation: id === '3' ? 'same' : '',
    }));
    const { same, wrong } = judgeLeads(key, rows, options);
    expect(same).toEqual({ right: 0, of: 1 });
    expect(wrong.map(({ expected }) => expected.id)).toEqual(['3', '1', '2']);
  });
});

describe('the answer key of fixtures/crm', () => {
  const folder = join('fixtures', 'crm');
  const key = readAnswerKey(readFileSync(join(folder, 'salesforce-accounts.key.csv'), 'utf8'));
  const accounts = rowsOf(readFileSync(join(folder, 'salesforce-accounts.csv'), 'utf8'));
  const byId = new Map(key.map((expected) => [expected.id, expected]));
  const parents = new Set(
    accounts
      .filter(({ Id = '', ParentId = '' }) => wholeId(Id) !== wholeId(ParentId))
      .map(({ ParentId = '' }) => wholeId(ParentId)),
  );

  it('has one line for each account, and no other', () => {
    expect(key.length).toBeGreaterThanOrEqual(400);
    expect(byId.size).toBe(key.length);
    expect([...byId.keys()].toSorted()).toEqual(
      [...new Set(accounts.map(({ Id = '' }) => wholeId(Id)))].toSorted(),
    );
  });

  it('finds nothing wrong in rows that say what it expects', () => {
    const rows = key.map(({ id, answers, ...expected }) => ({
      Id: id,
      core_outcome: answers[0]?.action === 'invalid' ? 'invalid' : 'matched',
      core_action: answers[0]?.action === 'invalid' ? '' : (answers[0]?.action ?? ''),
      core_association_type: answers[0]?.associationType ?? '',
      core_action_reasoning: `Acme (${answers[0]?.target}) is its parent.`,
      core_duplicate_type: expected.duplicateTypes[0] ?? '',
      core_duplicate_of: expected.duplicateOf[0] ?? '',
      core_parent_external_id: expected.parentId,
      core_parent_core_id: expected.parentCoreId,
      core_operational_status: expected.operationalStatus,
      core_needs_review: expected.needsReview ? 'yes' : 'no',
    }));
    const { wrong, harmful, missing, scores } = judgeAnswers(key, rows, { idColumn: 'Id', wholeId });
    expect([wrong, harmful, missing]).toEqual([[], 0, []]);
    expect(scores.action.of).toBe(key.length);
  });

  it('never has a protected account deleted or merged away', () => {
    const isProtected = (row: Record<string, string>) =>
      /^Customer/.test(row.Type ?? '') ||
      Number(row.Open_Opportunities__c) > 0 ||
      Number(row.Contracted_Revenue__c) > 0 ||
      parents.has(wholeId(row.Id ?? ''));
    const losing = accounts.filter(isProtected).filter(({ Id = '' }) => {
      const answers = byId.get(wholeId(Id))?.answers ?? [];
      return answers.some(({ action }) => action === 'Merge' || action === 'Delete');
    });
    expect(losing.map(({ Name }) => Name)).toEqual([]);
  });

  it('forbids nothing that it allows, and merges only into accounts that stay', () => {
    for (const { name, answers, forbidden } of key) {
      expect(
        answers.filter(({ action }) => forbidden.includes(action)),
        name,
      ).toEqual([]);
      for (const { action, target } of answers) {
        if (action !== 'Merge') continue;
        const survivor = byId.get(target)?.answers[0]?.action;
        expect(survivor, `${name} merges into ${target}`).toBeDefined();
        if (answers[0]?.action === 'Merge') expect(['Merge', 'Delete'], name).not.toContain(survivor);
      }
    }
  });

  it('names accounts of the file as whose account a lead is', () => {
    const leads = readLeadsKey(readFileSync(join(folder, 'leads.key.csv'), 'utf8'));
    const ids = rowsOf(readFileSync(join(folder, 'leads.csv'), 'utf8')).map((row) => row['Lead ID']);
    expect(leads.map(({ id }) => id)).toEqual(ids);
    expect(leads.length).toBe(500);
    for (const { company, accountIds, relations } of leads) {
      for (const id of accountIds) expect(id === '' || byId.has(id), `${company} of ${id}`).toBe(true);
      expect(accountIds.includes(''), company).toBe(relations.includes('none'));
    }
  });
});

function judged(rows: readonly JudgedRow[]) {
  return judgeAnswers(KEY, rows, { idColumn: 'Id', wholeId });
}

function changed(id: string, cells: JudgedRow): readonly JudgedRow[] {
  return RIGHT.map((row) => (row.Id === id ? ({ ...row, ...cells } as JudgedRow) : row));
}

function wholeId(sent: string): string {
  return accountId(sent).id;
}

function rowsOf(text: string): readonly Record<string, string>[] {
  return parse(text, { columns: true });
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JudgedRow } from '../../../src/batch/crosscheck/report-account.ts';
import { reportSpool } from '../../../src/batch/crosscheck/report-spool.ts';
import type { RowCrosscheck } from '../../../src/batch/crosscheck/row-crosscheck.ts';
import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import { tempFolder } from '../../temp-folder.ts';
import { matchedResult, resolvedResult } from '../resolved.ts';

const COLUMNS = ['Id', 'Name', 'Notes'];

function judged(account: CrmAccount, crosscheck: RowCrosscheck | undefined, line = 2): JudgedRow {
  const cells = [account.external_id, account.legal_name ?? '', 'n'.repeat(1500)];
  const result = { ...matchedResult(), ...(crosscheck !== undefined && { crosscheck }) };
  // A row that was answered.
  return { row: { number: line - 1, line, cells }, account, result: result as JudgedRow['result'] };
}

function mergedInto(targetId: string | null, group: string | null): RowCrosscheck {
  return {
    duplicate:
      group === null
        ? null
        : {
            ...{ groupId: group, type: 'DUPLICATE' },
            ...{ duplicateOf: targetId, reasoning: null, kind: null },
          },
    action: {
      ...{ action: targetId === null ? 'None' : 'Merge', associationType: null, reasoning: 'Why.' },
      ...{ targetId, targetName: null, targetCoreId: null },
    },
    ...{
      status: null,
      parentage: null,
      label: null,
      risk: 5,
      riskReasons: [],
      ...{ nameDifference: null, survivingName: null, protections: [] },
      needsReview: false,
      decisions: [],
    },
  };
}

describe('what is gathered for a report', () => {
  const opened = () => {
    const folder = tempFolder();
    return {
      folder,
      spool: reportSpool(join(folder, 'report'), { columns: COLUMNS, mapped: new Set([0, 1]) }),
    };
  };

  it('tells an account once, and names others by the ids of the file', () => {
    const { spool } = opened();
    const survivor = { external_id: '001A000010khO8JIAU', legal_name: 'Acme' };
    spool.add(judged(survivor, mergedInto(null, null)));
    spool.add(judged(survivor, mergedInto(null, null), 3));
    spool.add(
      judged(
        { external_id: '2', parent_external_id: '001A000010khO8J' },
        mergedInto('001A000010khO8J', 'g1'),
        4,
      ),
    );
    expect(spool.size).toBe(2);
    const account = spool.at(1);
    expect(account.target?.external_id).toBe('001A000010khO8JIAU');
    expect(account.parent_external_id).toBe('001A000010khO8JIAU');
    expect(account.duplicate?.duplicate_of).toBe('001A000010khO8JIAU');
    spool.dispose();
  });

  it('keeps the mapped cells of an account, of a double all of them, and of long ones the beginning', () => {
    const { spool } = opened();
    spool.add(judged({ external_id: '1', legal_name: 'Acme' }, mergedInto(null, null)));
    spool.add(judged({ external_id: '2', legal_name: 'ACME' }, mergedInto('1', 'g1')));
    expect(spool.at(0).values).toEqual({ Id: '1', Name: 'Acme' });
    expect(spool.at(1).values.Notes).toBe(`${'n'.repeat(1000)}…`);
    spool.dispose();
  });

  it('has nothing of rows that were not judged, and leaves no file behind', () => {
    const { spool, folder } = opened();
    spool.add(judged({ external_id: '1', legal_name: 'Acme' }, undefined));
    const row = { number: 2, line: 3, cells: [] };
    spool.add({ row, account: { external_id: '2' }, result: resolvedResult() });
    expect(spool.size).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
    spool.dispose();
  });
});

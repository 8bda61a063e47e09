import { describe, expect, it } from 'vitest';
import { requireIds } from '../../../src/batch/review/require-ids.ts';
import { calledByRow, reviewColumns } from '../../../src/batch/review/review-columns.ts';

const NAMES = [
  ...['No', 'Key', 'Name', 'core_id', 'core_outcome', 'core_confidence', 'core_candidates', 'core_reasoning'],
  ...['core_group_id', 'core_duplicate_type', 'core_duplicate_of', 'core_target_external_id'],
];

type Line = Readonly<Record<string, string>>;

function check(lines: readonly Line[], external: number | undefined): () => void {
  const mapping = { name: [2], ...(external !== undefined && { external_id: [external] }) };
  const columns = calledByRow(reviewColumns(NAMES, 'accounts.csv'), mapping);
  const rows = lines.map((line, at) => ({
    ...{ number: at + 1, line: at + 2 },
    cells: NAMES.map((name) => line[name] ?? ''),
  }));
  return () => requireIds(rows, { columns, mapping, names: NAMES, file: 'accounts.csv' });
}

const group = (core_duplicate_type: string, more: Line): Line => ({
  ...{ core_group_id: '1', core_duplicate_type },
  ...more,
});

describe('the ids of a result', () => {
  const numbers = [
    group('PRIMARY', { No: '2', Key: '7' }),
    group('REGIONAL', { No: '3', Key: '8' }),
    group('DUPLICATE', { No: '1', Key: '9', core_duplicate_of: '8' }),
  ];

  it('are those of the column by which doubles call the accounts of their group', () => {
    expect(check(numbers, 1)).not.toThrow();
    expect(check(numbers, 0)).toThrow('calls an account 8, and not by the ids of the column No');
    expect(check(numbers, undefined)).toThrow('calls an account 8, and no column is read as ids');
  });

  it('are the rows where no column holds ids', () => {
    const lines = [group('PRIMARY', {}), group('DUPLICATE', { core_duplicate_of: '1' })];
    expect(check(lines, undefined)).not.toThrow();
  });

  it('cannot be ids of a CRM where no column holds ids, whatever else the file has', () => {
    expect(check([{ core_target_external_id: '001A' }], undefined)).toThrow('calls an account 001A');
    expect(check([{ core_target_external_id: '001A' }], 1)).not.toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { table } from '../../../src/cli/terminal/table.ts';

const HEADINGS = ['id', 'name', 'records'];
const ROWS = [
  ['4812345678', 'Siemens Energy Aktiengesellschaft', '12'],
  ['4812345679', 'トヨタ自動車', '3'],
];
const WIDE = `        id  name                               records
4812345678  Siemens Energy Aktiengesellschaft       12
4812345679  トヨタ自動車                             3
`;

describe('a table', () => {
  it('is lined up on a terminal that has room for it, and in a file', () => {
    expect(table(HEADINGS, ROWS)).toBe(WIDE);
    expect(table(HEADINGS, ROWS, { width: 79 })).toBe(WIDE);
    expect(table(HEADINGS, ROWS, { width: 54 })).toBe(WIDE);
  });

  it('is read downwards on a narrow terminal that has no room for it', () => {
    const blocks = [
      'id       4812345678\nname     Siemens Energy Aktiengesellschaft\nrecords  12\n',
      'id       4812345679\nname     トヨタ自動車\nrecords  3\n',
    ];
    expect(table(HEADINGS, ROWS, { width: 53 })).toBe(blocks.join('\n'));
  });

  it('leaves out empty cells when it is read downwards', () => {
    expect(table(HEADINGS, [['4812345678', '', '12']], { width: 10 })).toBe(
      'id       4812345678\nrecords  12\n',
    );
  });

  it('stays lined up on a terminal of 80 columns, which cuts or wraps it', () => {
    const [heading = ''] = table(HEADINGS, [['1', 'x'.repeat(90), '2']], { width: 80 }).split('\n');
    expect(heading).toMatch(/^id {2}name +records$/);
  });

  it('has its headings alone without rows', () => {
    expect(table(HEADINGS, [], { width: 10 })).toBe('id  name  records\n');
  });
});

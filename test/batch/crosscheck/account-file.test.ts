import { describe, expect, it } from 'vitest';
import { type AccountFileOptions, readAccountFile } from '../../../src/batch/crosscheck/account-file.ts';
import { ACCOUNT_FIELDS } from '../../../src/batch/mapping/fields.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';
import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import { nameFieldOf } from '../../../src/engine/name-field.ts';
import type { InputRow } from '../../../src/tabular/input-row.ts';

const COLUMNS = [
  'Account ID',
  'Account Name',
  'Website',
  'Parent Account ID',
  'Parent Account',
  'Account Owner',
  'Type',
  'Created Date',
  'Last Activity',
  '# of Open Opportunities',
  'ARR',
  'Annual Revenue',
  'Is Deleted',
  'Segment',
];

// biome-ignore format: the columns of a row
const SEVERAL = [
  'Account ID', 'Account Name', 'Type', 'Lifecycle Stage', 'ARR', 'MRR', 'Last Activity', 'Last Contacted', 'Segment', 'Contract End Date',
  'Is Customer',
];

const worthOf = (account: CrmAccount) => [
  account.account_types,
  account.is_customer,
  account.contracted_revenue,
  account.last_activity_at,
];

describe('a file of accounts', () => {
  it('has an account as inactive where each of its rows says so, and tells how many there are', async () => {
    const columns = ['Account ID', 'Account Name', 'Status', 'Status Reason'];
    const rows = [
      ['1', 'Acme GmbH', 'Inactive', ''],
      ['2', 'Beta GmbH', 'Inactive', ''],
      ['1', 'Acme GmbH', 'Active', ''],
      ['2', 'Beta GmbH', 'Active', 'Inactive'],
      ['3', 'Gamma GmbH', 'Active', 'Customer'],
    ];
    const { file, accounts } = await fileOf(rows, columns);
    expect(accounts.map(({ is_inactive }) => is_inactive === true)).toEqual([false, true, false]);
    expect(file.remarks).toContain(
      '1 account is inactive, blocked, archived or to be deleted, as the file says. By the usual rules none of them survives an account of its company that is in use.',
    );
    expect(accounts[2]?.is_customer).toBe(true);
  });

  it('is read with everything that a CRM knows of an account', async () => {
    const { accounts } = await fileOf([
      [
        '001A000010khO8J',
        'Acme GmbH',
        'acme.de',
        '001M000000qfPyS',
        '',
        'Ann',
        'Customer',
        '31/01/2024',
        '12/02/2026',
        '2',
        '€ 12,500',
        '1.2M',
        '0',
        'Enterprise',
      ],
    ]);
    expect(accounts).toEqual([
      {
        external_id: '001A000010khO8J',
        legal_name: 'Acme GmbH',
        website: 'acme.de',
        parent_external_id: '001M000000qfPyS',
        owner: 'Ann',
        account_type: 'Customer',
        is_customer: true,
        created_at: '2024-01-31',
        last_activity_at: '2026-02-12',
        open_opportunities: 2,
        contracted_revenue: 12_500,
        contracted_currency: 'EUR',
        annual_revenue: 1_200_000,
        filled_fields: 13,
        fields: { Segment: 'Enterprise' },
      },
    ]);
  });

  it('is no fuller for what an earlier run has found', async () => {
    const columns = ['Id', 'Name', 'Website', 'core_id', 'Core_Action__c'];
    const { accounts } = await fileOf(
      [
        ['1', 'Acme', 'acme.de', '', ''],
        ['2', 'Acme', 'acme.de', '123', 'Merge'],
      ],
      columns,
    );
    expect(accounts.map(({ filled_fields: filled }) => filled)).toEqual([3, 3]);
  });

  it('takes the name of a parent for a name, an id in its place for an id, and no id for none', async () => {
    const { accounts } = await fileOf([
      ['1', 'A', 'a.com', '', 'Acme GmbH'],
      ['2', 'B', 'b.com', '', '001M000000qfPySIAU'],
      ['3', 'C', 'c.com', '000000000000000AAA', ''],
    ]);
    expect(accounts.map(({ parent_external_id: id, parent_name: name }) => [id, name])).toEqual([
      [undefined, 'Acme GmbH'],
      ['001M000000qfPySIAU', undefined],
      [undefined, undefined],
    ]);
  });

  it('is one account where rows say the same of it, and none where they differ: both lines are named', async () => {
    const { accounts, problems, file } = await fileOf([
      ['001A000010khO8J', 'Acme GmbH', 'acme.de'],
      ['001A000010khO8JIAU', 'Acme GmbH', 'acme.de'],
      ['2', 'Bolt Ltd', 'bolt.com'],
      ['2', 'Bolt Limited', 'bolt.com'],
      ['3', 'Core Inc', 'core.com'],
      ['3', 'Core Inc', 'core.com'],
    ]);
    expect(accounts.map(({ external_id: id }) => id)).toEqual(['001A000010khO8J', '3']);
    expect(problems).toEqual([
      'lines 4 and 5 say different things about the account 2',
      'lines 4 and 5 say different things about the account 2',
    ]);
    expect(file.remarks).toEqual(['2 rows repeat an account of another row.']);
  });

  it('is that of a customer where any of several columns says so, and says which columns count how', async () => {
    const { accounts, file } = await fileOf(
      [
        ['1', 'Acme', 'Prospect', 'customer', '0', '1,200', '2024-01-01', '2025-02-01', '', '', ''],
        ['2', 'Bolt', 'Prospect', 'lead', '50', '', '2025-01-01', '', 'Active Customer', '', ''],
        ['3', 'Core', 'Prospect', 'lead', '', '', '', '', '', '2027-03-01', ''],
        ['4', 'Dyna', 'Prospect', 'lead', '', '', '', '', 'Potential customer', '', 'No'],
      ],
      SEVERAL,
    );
    expect(accounts.map(worthOf)).toEqual([
      [['Prospect', 'customer'], true, 1200, '2025-02-01'],
      [['Prospect', 'lead'], true, 50, '2025-01-01'],
      [['Prospect', 'lead'], true, undefined, undefined],
      [['Prospect', 'lead'], false, undefined, undefined],
    ]);
    expect(file.remarks).toEqual([
      'Columns "Type" and "Lifecycle Stage" tell what an account is: one that any of them calls a customer counts as a customer.',
      'Columns "ARR" and "MRR" tell of contracted revenue: the largest amount of an account counts.',
      'Columns "Last Activity" and "Last Contacted" tell of the last activity: the latest day counts.',
      'Column "Segment", from which nothing else is read, speaks of a customer in 1 row, in line 3: "Active Customer". By the usual rules these accounts are customers.',
    ]);
  });

  it('is of unknown worth where one of several amounts cannot be read', async () => {
    const { accounts } = await fileOf(
      [
        ['1', 'Acme', 'Prospect', 'lead', 'on request', '0', '', '', '', '', ''],
        ['2', 'Bolt', 'Prospect', 'lead', '100', '0', '', '', '', '', ''],
      ],
      SEVERAL,
    );
    expect(accounts[0]?.contracted_revenue).toBeUndefined();
    expect(accounts[0]?.unread_fields).toEqual({ contracted_revenue: 'on request' });
  });

  it('is that of a customer where a later row of a report says so', async () => {
    const { accounts, file } = await fileOf(
      [
        ['1', 'Acme', 'Closed Lost'],
        ['2', 'Bolt', 'Prospecting'],
        ['1', 'Acme', 'Closed Won'],
      ],
      ['Account ID', 'Account Name', 'Stage'],
    );
    expect(accounts.map(({ is_customer: isCustomer }) => isCustomer)).toEqual([true, undefined]);
    expect(file.repeated).toBe(1);
  });

  it('has the most that a row of a report of opportunities says: one that is open, the largest amount', async () => {
    const { accounts, problems } = await fileOf(
      [
        ['1', 'Acme', 'First', 'Closed Lost', '100 €'],
        ['1', 'Acme', 'Second', 'Negotiation', '900 €'],
        ['2', 'Bolt', 'Third', 'Closed Lost', ''],
      ],
      ['Account ID', 'Account Name', 'Opportunity Name', 'Stage', 'Contract Value'],
    );
    expect(problems).toEqual([]);
    const worth = accounts.map((one) => [
      one.open_opportunities,
      one.contracted_revenue,
      one.contracted_currency,
    ]);
    expect(worth).toEqual([
      [1, 900, 'EUR'],
      [undefined, undefined, undefined],
    ]);
  });

  it('has no account in the recycle bin, without a name and a website, or in a row that cannot be read', async () => {
    const { accounts, problems } = await fileOf([
      ['1', 'Acme', 'acme.de', '', '', '', '', '', '', '', '', '', 'TRUE'],
      ['2', '', ''],
      ['3', 'Acme', 'acme.de'],
    ]);
    expect(accounts.map(({ external_id: id }) => id)).toEqual(['3']);
    expect(problems).toEqual([
      'the account lies in the recycle bin (it is marked as deleted)',
      'no value in any mapped column',
    ]);
  });

  it('calls an account by its row where there is no id, and says so once', async () => {
    const { accounts, file } = await fileOf(
      [
        ['Acme', 'acme.de'],
        ['Bolt', 'bolt.com'],
      ],
      ['Account Name', 'Website'],
    );
    expect(accounts.map(({ external_id: id }) => id)).toEqual(['row 1', 'row 2']);
    expect(file.remarks).toEqual([
      'No column holds ids of accounts: the number of the row is taken for the id.',
    ]);
    const withIds = await fileOf([
      ['', 'Acme', 'acme.de'],
      ['2', 'Bolt', 'bolt.com'],
    ]);
    expect(withIds.accounts.map(({ external_id: id }) => id)).toEqual(['row 1', '2']);
    expect(withIds.file.remarks).toEqual([]);
  });

  it('takes no number that a spreadsheet has shortened for an id, and tells where the first stands', async () => {
    const { file, accounts, problems } = await fileOf([
      ['123456789012', 'Acme GmbH'],
      ['1.23457E+11', 'Bolt GmbH', '', '1,23457E+11'],
      ['1.23457E+11', 'Cora GmbH', '', '123456789012'],
    ]);
    const ids = accounts.map(({ external_id, parent_external_id }) => [external_id, parent_external_id]);
    expect([ids, problems]).toEqual([
      [
        ['123456789012', undefined],
        ['row 2', undefined],
        ['row 3', '123456789012'],
      ],
      [],
    ]);
    expect(file.remarks[0]).toBe(
      '2 ids are numbers that a spreadsheet has shortened, the first in line 3, column "Account ID" (1.23457E+11): such an account is called by its row. ' +
        'Export the accounts again and give the file as it is; in a spreadsheet the column of the ids has to be text before it is filled.',
    );
    expect(file.shortenedIds).toMatchObject({ line: 3, count: 2 });
  });

  it('tells of long ids that a spreadsheet has rounded, and takes them as they are', async () => {
    const rounded = ['12345678901234500', '12345678901234600'];
    const { file, accounts } = await fileOf(rounded.map((id, at) => [id, `Acme ${at} GmbH`]));
    expect(accounts.map(({ external_id }) => external_id)).toEqual(rounded);
    expect(file.remarks[0]).toMatch(
      /^All 2 long ids of column "Account ID" end, as in line 2 \(12345678901234500\), in zeros from the 16th digit on/,
    );
    const whole = await fileOf([...rounded, '12345678901234567'].map((id) => [id, `Acme ${id} GmbH`]));
    expect(whole.file.remarks).toEqual([]);
  });

  it('tells of ids whose case was damaged', async () => {
    const { file } = await fileOf([
      ['001a000010kho8jiau', 'Acme', 'acme.de'],
      ['001A000010khO8JEAU', 'Bolt', 'bolt.com'],
    ]);
    expect(file.remarks).toEqual([
      'The case of 1 id was damaged and is put right: 001a000010kho8jiau is 001A000010khO8JIAU.',
      '1 id cannot be right: the last three characters say another case of the first fifteen. They are taken as they are: 001A000010khO8JEAU.',
    ]);
  });

  it('tells of amounts in several currencies', async () => {
    const row = (id: string, revenue: string) => [id, 'Acme', 'acme.de', ...Array(7).fill(''), revenue];
    const { file } = await fileOf([row('1', '$ 5'), row('2', '5 €'), row('3', '7'), row('4', 'US$ 1')]);
    expect(file.remarks).toEqual([
      expect.stringMatching(
        /^Column ".+" has amounts in EUR and USD: those of different currencies are neither added nor compared\.$/,
      ),
    ]);
  });

  it('takes the currency of a column of currencies for amounts that name none', async () => {
    const columns = ['Id', 'Name', 'Contracted Revenue', 'Annual Revenue', 'Annual Revenue Currency'];
    const currencies = async (rows: readonly (readonly string[])[]) => {
      const { accounts, file } = await fileOf(rows, [...columns, 'CurrencyIsoCode']);
      const told = accounts.map((one) => [one.contracted_currency, one.annual_currency]);
      return { told, remarks: file.remarks };
    };
    const { told, remarks } = await currencies([
      ['1', 'Acme', '1000000', '5', '', 'JPY'],
      ['2', 'Beta', '50000', '$ 7', 'EUR', 'EUR'],
      ['3', 'Gamma', '', '7', 'USD', 'EUR'],
    ]);
    expect(told).toEqual([
      ['JPY', 'JPY'],
      ['EUR', 'USD'],
      [undefined, 'USD'],
    ]);
    expect(remarks).toContainEqual(expect.stringContaining('has amounts in EUR and JPY'));
  });

  it('keeps what cannot be read as a number or a day, and tells of each such column once', async () => {
    const row = (id: string, active: string, open: string, revenue: string) => [
      id,
      'Acme',
      'acme.de',
      '',
      '',
      '',
      '',
      '',
      active,
      open,
      revenue,
    ];
    const { accounts, file } = await fileOf([
      row('1', '20-Mar-2023', '0', '$ -'),
      row('2', 'in spring', '2 open', '₹12,34,567.00'),
      row('3', '0000-00-00', '3 open', 'never'),
    ]);
    expect(accounts.map(({ unread_fields: unread }) => unread)).toEqual([
      undefined,
      { last_activity_at: 'in spring', open_opportunities: '2 open' },
      { open_opportunities: '3 open' },
    ]);
    expect(file.remarks).toEqual([
      '2 cells of column "# of Open Opportunities" cannot be read as a number, the first in line 3: "2 open". Accounts with such a cell count as ones with open opportunities.',
      '1 cell of column "Last Activity" cannot be read as a day in line 3: "in spring". When accounts with such a cell were active last is not known.',
    ]);
  });

  it('ends where the file breaks off', async () => {
    async function* breaking() {
      yield rowOf(['1', 'Acme', 'acme.de'], 0);
      throw new Error('unexpected end of file');
    }
    const rows = { [Symbol.asyncIterator]: breaking };
    const file = await readAccountFile(optionsOf(rows, COLUMNS, [['1', 'Acme', 'acme.de']]));
    const accounts: CrmAccount[] = [];
    for await (const account of file.distinct()) accounts.push(account);
    expect([file.accounts, accounts.length]).toEqual([1, 1]);
  });
});

async function fileOf(cells: readonly (readonly string[])[], columns: readonly string[] = COLUMNS) {
  const all = cells.map(rowOf);
  const rows = {
    async *[Symbol.asyncIterator]() {
      yield* all;
    },
  };
  const file = await readAccountFile(optionsOf(rows, columns, cells));
  const accounts: CrmAccount[] = [];
  for await (const account of file.distinct()) accounts.push(account);
  const problems = all.flatMap((row) => {
    const read = file.read(row);
    return 'problem' in read ? [read.problem] : [];
  });
  return { file, accounts, problems };
}

function optionsOf(
  rows: AsyncIterable<InputRow>,
  columns: readonly string[],
  cells: readonly (readonly string[])[],
): AccountFileOptions {
  const { mapping } = proposeMapping(columns, cells, { fields: ACCOUNT_FIELDS });
  return { table: { columns, rows }, mapping, named: ['Segment'], nameFieldOf };
}

function rowOf(cells: readonly string[], at: number): InputRow {
  return { number: at + 1, line: at + 2, cells: COLUMNS.map((_, column) => cells[column] ?? '') };
}

import { expect, it } from 'vitest';
import { columnsToRead, crmLines } from '../../../src/batch/crosscheck/crm-columns.ts';

it('reads the fields that tell about accounts, and those that are named', () => {
  const fields = [
    'Id',
    'Name',
    'BillingCity',
    'Jigsaw',
    'ParentId',
    'Tier__c',
    'Segment__c',
    'AccountNumber',
    'hs_num_open_deals',
  ];
  const columns = columnsToRead(fields, { named: ['Tier__c'], mapped: ['owner=Segment__c'] });
  expect(columns).toEqual(['Name', 'BillingCity', 'ParentId', 'Tier__c', 'Segment__c', 'hs_num_open_deals']);
});

it('writes rows as lines, with the id and the open opportunities', async () => {
  const pages = (async function* () {
    yield [{ id: '001', modified: '', fields: { Name: 'A"\n', City: null } }];
    yield [{ id: '002', modified: '', fields: { Name: 'B', City: 'Ulm' } }];
  })();
  const lines: string[] = [];
  const seen: number[] = [];
  const open = new Map([['002', 3]]);
  for await (const line of crmLines(pages, {
    columns: ['Name', 'City'],
    open,
    onPage: (rows) => seen.push(rows),
  }))
    lines.push(line);
  expect(lines).toEqual([
    '{"Record ID":"001","Name":"A\\"\\n","City":"","Open Opportunities":"0"}\n',
    '{"Record ID":"002","Name":"B","City":"Ulm","Open Opportunities":"3"}\n',
  ]);
  expect(seen).toEqual([1, 2]);
});

import { cpSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { booksOf } from '../serve/books.ts';
import { serve } from '../serve/served-process.ts';
import { tempFolder } from '../temp-folder.ts';
import { rowsOf, workplace } from './run-core.ts';

/** Names alone stand for no company: none of these accounts gets an entity. */
const ACCOUNTS = `Account ID,Account Name,Phone
A1,Zorpwick Brindleworth,+49 228 5551234
A2,Zorpwick Brindleworth,+49 228 5551234
A3,Quillfern Aldermoor,
A4,Umberlyne Tostig,
`;

const DECISIONS = `decision,account,other_account,reason,decided_by,decided_at
different_companies,A1,A2,two branches,Ana,2026-01-05T10:00:00Z
same_company,A3,A4,one owner,Ana,2026-01-06T10:00:00Z
`;

describe('what people decided about accounts of which no company is known', () => {
  const place = workplace();
  const imported = ['overrides', 'import', 'decisions.csv'] as const;

  beforeAll(() => {
    place.write('accounts.csv', ACCOUNTS);
    place.write('decisions.csv', DECISIONS);
  });

  it('is obeyed and told', async () => {
    await place.core('crosscheck', 'accounts.csv', '-o', 'undecided.csv');
    const undecided = rowsOf(place.read('undecided.csv'));
    expect(undecided.map((row) => [row.core_outcome, row.core_group_id !== ''])).toEqual([
      ['no_match', true],
      ['no_match', true],
      ['no_match', false],
      ['no_match', false],
    ]);
    expect(await place.core(...imported)).toMatchObject({ code: 0 });
    expect(await place.core('crosscheck', 'accounts.csv')).toMatchObject({ code: 0 });
    const rows = rowsOf(place.read('accounts.crosscheck.csv'));
    expect(rows.map((row) => row.core_group_id !== '')).toEqual([false, false, true, true]);
    expect(rows[3]?.core_duplicate_reasoning).toContain('one owner');
  });

  it('is obeyed at a service by the same bytes', async () => {
    const dataDir = tempFolder();
    cpSync(inject('starterData'), dataDir, { recursive: true });
    const { apiKey } = await booksOf(dataDir).newKey('acme');
    const others = ['--data-dir', dataDir, '--workspace', 'acme'];
    expect(await place.core(...imported, ...others)).toMatchObject({ code: 0 });
    const served = await serve({ dataDir });
    place.write('key.txt', `${apiKey}\n`);
    const remote = await place.core(
      ...['crosscheck', 'accounts.csv', '-o', 'remote.csv'],
      ...['--endpoint', served.address, '--api-key-file', 'key.txt'],
    );
    expect(remote).toMatchObject({ code: 0 });
    expect(place.read('remote.csv')).toBe(place.read('accounts.crosscheck.csv'));
  });
});

describe('in a file without ids', () => {
  const place = workplace();
  const result = async () => {
    const ran = await place.core('crosscheck', 'accounts.csv', '-o', 'out.csv');
    return { ran, rows: rowsOf(place.read('out.csv')) };
  };

  beforeAll(() => {
    place.write('accounts.csv', ACCOUNTS.replaceAll(/^A(?:\d|ccount ID),/gm, ''));
  });

  it('decisions about accounts 3 and 4 of the CRM say nothing of its rows 3 and 4', async () => {
    const before = await result();
    await place.core('overrides', 'add', '--same', '3', '4');
    await place.core('overrides', 'add', '--entity', '1=6075156552');
    const after = await result();
    expect(after.rows).toEqual(before.rows);
    expect(after.ran.stderr).toContain(
      '2 decisions name accounts by their ids in the CRM and are not obeyed: no column holds ids.',
    );
  });

  it('a decision about what a row says is obeyed', async () => {
    await place.core('overrides', 'add', '--entity', '{"name": "Quillfern Aldermoor"}=6075156552');
    const { rows } = await result();
    expect(rows.map(({ core_id: id }) => id)).toEqual(['', '', '6075156552', '']);
  });

  it('a row is not an account that a decision can name', async () => {
    const { code, stderr } = await place.core('overrides', 'add', '--same', 'row 3', 'row 4');
    expect(code).toBe(2);
    expect(stderr).toContain('names the row of a file, and no account: row 3');
  });
});

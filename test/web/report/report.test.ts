import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EarlierReport } from '../../../src/contract/crosscheck-report.ts';
import { comparingWith } from '../../../src/web/report/changes-since.ts';
import { compareMembers } from '../../../src/web/report/compare-members.ts';
import { unitsOf } from '../../../src/web/report/group-units.ts';
import { DATA, type IndexRow, type PageData } from '../../../src/web/report/page-data.ts';
import { reportHtml } from '../../../src/web/report/report-html.ts';
import { reportJson } from '../../../src/web/report/report-json.ts';
import { reportMarkdown } from '../../../src/web/report/report-markdown.ts';
import { countReport } from '../../../src/web/report/report-summary.ts';
import { inGroup, mergedInto, reported, reportOn } from './reported.ts';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  '\u2028alert(1)//\u2029',
  '![x](https://evil.example/x.png)',
  '[x](javascript:alert(1))',
  '| a | b |\n# c',
  '`code` *bold* &lt;b&gt; www.evil.example',
  '__proto__',
  '\ud800 half a letter',
  '\u202eturned',
];

const ASSETS = { script: 'document.title;', style: 'p{color:red}' };

describe('accounts side by side', () => {
  const columns = ['Name', 'Phone', 'City', 'constructor'];

  const apart = columns.map((column) => [column]);

  it('survive with the values of the survivor, and with those of the fullest merged one where it has none', () => {
    const compared = compareMembers(
      columns,
      [
        { values: { Name: 'SAP SE', City: 'Walldorf' }, isMerged: false },
        { values: { Name: 'SAP', Phone: '+49 1' }, isMerged: true },
        { values: { Name: 'SAP AG', Phone: '+49 2', City: ' walldorf' }, isMerged: true },
      ],
      { filledTogether: apart, nameColumn: null },
    );
    expect(compared.map(({ column, surviving, from }) => [column, surviving, from])).toEqual([
      ['Name', 'SAP SE', 0],
      ['Phone', '+49 2', 2],
      ['City', 'Walldorf', 0],
    ]);
  });

  it('take no part of an address when they have another part, and nothing of columns that are not filled', () => {
    const members = [
      { values: { Name: 'SAP SE', City: 'Walldorf', Rating: '#N/A' }, isMerged: false },
      {
        values: { Name: 'SAP', Street: 'Ring 1', City: 'Berlin', Rating: 'Hot', Phone: '+49 1' },
        isMerged: true,
      },
    ];
    const compared = compareMembers(['Street', 'City', 'Rating', 'Phone'], members, {
      filledTogether: [['Street', 'City'], ['Phone']],
      nameColumn: null,
    });
    expect(compared.map(({ column, surviving, from }) => [column, surviving, from])).toEqual([
      ['Street', '', null],
      ['City', 'Walldorf', 0],
      ['Rating', '#N/A', 0],
      ['Phone', '+49 1', 1],
    ]);
  });

  it('agree when only case and space differ, and take nothing from an account that stays', () => {
    const compared = compareMembers(
      columns,
      [
        { values: { City: 'Walldorf' }, isMerged: false },
        { values: { City: ' WALLDORF', Phone: '+49 1' }, isMerged: false },
      ],
      { filledTogether: apart, nameColumn: null },
    );
    expect(compared.map(({ column, agrees, surviving }) => [column, agrees, surviving])).toEqual([
      ['Phone', false, ''],
      ['City', true, 'Walldorf'],
    ]);
  });

  it('have the present name of the company where an account that is merged bears it', () => {
    const members = [
      { values: { Name: 'Daimler AG' }, isMerged: false },
      { values: { Name: 'Mercedes-Benz' }, isMerged: true },
      { values: { Name: 'Mercedes-Benz Group AG' }, isMerged: true, givesName: true },
    ];
    const nameIn = (nameColumn: string | null) =>
      compareMembers(columns, members, { filledTogether: apart, nameColumn })[0];
    expect(nameIn('Name')).toMatchObject({ surviving: 'Mercedes-Benz Group AG', from: 2 });
    expect(nameIn(null)).toMatchObject({ surviving: 'Daimler AG', from: 0 });
  });

  it('are those that become one: a regional company stands with its own doubles', () => {
    const told = (id: string, type: string, of: string | null) => ({ id, type, duplicateOf: of });
    const accounts = [
      told('1', 'PRIMARY', null),
      told('2', 'REGIONAL', null),
      told('3', 'REGIONAL', null),
      told('4', 'DUPLICATE', '2'),
      told('5', 'DUPLICATE', '1'),
    ];
    const units = unitsOf(accounts, (account) => account);
    expect(units.map((unit) => unit.map(({ id }) => id))).toEqual([
      ['1', '5'],
      ['2', '4'],
    ]);
  });
});

describe('the summary of a report', () => {
  it('counts accounts and money by action and by owner', () => {
    const { summary } = countReport(
      reportOn([
        reported({ external_id: '1', duplicate: inGroup('PRIMARY'), owner: 'Ann', contracted_revenue: 9 }),
        mergedInto('2', '1', { owner: 'Ann', contracted_revenue: 0.1, annual_revenue: 50 }),
        mergedInto('3', '1', { owner: 'Bob', contracted_revenue: 0.2, risk: 60 }),
        reported({ external_id: '4', needs_review: true, owner: 'Bob' }),
      ]),
    );
    expect(summary.actions.Merge).toEqual({ accounts: 2, contracted_revenue: 0.3, annual_revenue: 50 });
    expect([summary.needs_review.accounts, summary.high_risk.accounts]).toEqual([1, 1]);
    expect(
      summary.owners.map(({ owner, accounts, needs_review: review }) => [owner, accounts, review]),
    ).toEqual([
      ['Bob', 2, 1],
      ['Ann', 1, 0],
    ]);
    expect(summary.duplicates).toEqual({ groups: 1, doubles: 2 });
    // Account 1 alone: 4 is in doubt, the others are merged.
    expect(summary.nothing_to_do).toEqual({ accounts: 1, contracted_revenue: 9, annual_revenue: 0 });
  });
});

describe('the money of a report', () => {
  it('is told by currency where the file has several, and never added up', () => {
    const accounts = [
      ...['USD', 'EUR', 'USD', null].map((contracted_currency, at) =>
        reported({ external_id: `${at}`, contracted_currency, contracted_revenue: 10 ** at }),
      ),
      mergedInto('9', '0', { contracted_currency: 'JPY', contracted_revenue: 5000, annual_revenue: 7 }),
    ];
    const { summary } = countReport(reportOn(accounts));
    expect(summary.nothing_to_do).toEqual({
      ...{ accounts: 4, contracted_revenue: null, annual_revenue: 0 },
      contracted_by_currency: { '': 1000, EUR: 10, USD: 101 },
    });
    const markdown = [...reportMarkdown(reportOn(accounts))].join('');
    expect(markdown).toContain('| Nothing to do | 4 | 1,000 + EUR 10 + USD 101 | 0 |');
    expect(markdown).toContain('| Merge | 1 | JPY 5,000 | 7 |');
    const one = countReport(reportOn(accounts.slice(2, 4))).summary;
    expect(one.nothing_to_do).toEqual({ accounts: 2, contracted_revenue: 1100, annual_revenue: 0 });
  });
});

describe('what is new since an earlier report', () => {
  const earlier = [
    mergedInto('1', '9'),
    mergedInto('2', '9'),
    reported({ external_id: '3' }),
    reported({ external_id: '4', action: 'Delete' }),
    reported({ external_id: '5', name: 'Gone Ltd' }),
    mergedInto('6', '9'),
  ];

  it('is told of each account, and of those that are gone', () => {
    const compared = comparingWith({ report: 'core crosscheck', version: 1, accounts: earlier });
    const now = [
      mergedInto('1', '9'),
      mergedInto('2', '8'),
      mergedInto('3', '9'),
      reported({ external_id: '4' }),
      mergedInto('6', '9', { reasoning: 'Said in other words.' }),
      reported({ external_id: '7' }),
    ];
    expect(now.map((account) => compared.changeOf(account)?.change ?? null)).toEqual([
      null,
      'other recommendation',
      'new recommendation',
      'settled',
      null,
      'new account',
    ]);
    expect(compared.changeOf(reported({ external_id: '4' }))?.before).toBe('Delete');
    expect(compared.gone()).toEqual([{ external_id: '5', name: 'Gone Ltd', before: 'None' }]);
  });

  it('is read from the JSON that a report is written as', () => {
    const text = [...reportJson(reportOn(earlier))].join('');
    const read = EarlierReport.parse(JSON.parse(text));
    const again = JSON.parse(
      [...reportJson(reportOn(earlier, { earlier: { file: 'old.json', report: read } }))].join(''),
    );
    expect(again.summary.since).toMatchObject({ file: 'old.json', gone: [] });
    expect(Object.values(again.summary.since.counts)).toEqual([0, 0, 0, 0]);
  });
});

describe('a report as a page', () => {
  const accounts = HOSTILE.map((text, at) =>
    at === 0
      ? reported({ external_id: '0', duplicate: inGroup('PRIMARY'), values: { Name: 'x', [text]: text } })
      : mergedInto(`${at}${text}`, '0', {
          name: text,
          owner: text,
          place: text,
          reasoning: text,
          values: { [text]: text },
        }),
  );
  const report = reportOn(accounts, { input: '</title><script>alert(1)</script>.csv', remarks: HOSTILE });
  const html = [...reportHtml(report, ASSETS)].join('');
  const blocks = (kind: string) =>
    [...html.matchAll(new RegExp(`<script type="application/json" class="${kind}">(.*?)</script>`, 'g'))].map(
      ([, text = '']) => JSON.parse(text),
    );

  it('allows its own script and style by their hashes, and nothing else', () => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(
      `default-src 'none'; script-src ${hash(ASSETS.script)}; style-src ${hash(ASSETS.style)};`,
    );
    expect(policy).not.toMatch(/unsafe|frame-ancestors|https?:/);
  });

  it('holds hostile cells as data that no parser takes for markup', () => {
    const outside = html.replace(/<script type="application\/json" class="[a-z-]+">[^<>&]*<\/script>\n/g, '');
    expect(outside.match(/<script/g)).toHaveLength(1);
    expect(outside).not.toMatch(/<img|evil\.example|<!--/);
    expect(outside).toContain('<title>Crosscheck of &#60;/title&#62;');
    const rows: IndexRow[] = blocks(DATA.index).flat();
    expect(rows.map(([, name]) => name).slice(1)).toEqual(HOSTILE.slice(1));
    const [page]: PageData[] = blocks(DATA.page);
    expect(page?.columns).toEqual(report.columns);
    expect(blocks(DATA.details).flat()).toHaveLength(HOSTILE.length);
  });

  it('says where every account stands when the plan is followed', () => {
    const of = (id: string, type: string, target: string | null, name: string | null = null) =>
      reported({
        ...{ external_id: id, action: 'Associate', association_type: type, parent_external_id: '1' },
        target: { external_id: target, core_id: null, name },
      });
    const family = [
      reported({ external_id: '1' }),
      of('2', 'reparent', '4'),
      of('3', 'remove_parent', '1'),
      of('4', 'create_parent', null, 'Top AG'),
      of('5', 'create_parent', null, 'Top AG'),
      reported({ external_id: '6', parent_external_id: '1' }),
      reported({ external_id: '7', parent_external_id: 'nowhere' }),
      mergedInto('8', '1'),
    ];
    const text = [...reportHtml(reportOn(family), ASSETS)].join('');
    const [, index = ''] = new RegExp(`class="${DATA.index}">(.*?)</script>`).exec(text) ?? [];
    expect((JSON.parse(index) as IndexRow[]).map((row) => row[11])).toEqual([
      null,
      3,
      null,
      -1,
      -1,
      0,
      null,
      0,
    ]);
  });
});

describe('a report as Markdown', () => {
  it('has nothing of a cell as markup', () => {
    const accounts = HOSTILE.map((text, at) =>
      mergedInto(`${at}`, '0', {
        name: text,
        owner: text,
        reasoning: text,
        needs_review: true,
        values: { [text]: text },
      }),
    );
    const markdown = [
      ...reportMarkdown(reportOn(accounts, { input: HOSTILE[0] ?? '', remarks: HOSTILE })),
    ].join('');
    expect(markdown).toContain('## Duplicates');
    expect(markdown).not.toMatch(
      /(?<!\\)(?:<|\]|`|\*)|https?:\/\/|[\u2028\u202e]|www\.|&#|&\w+;(?<!\\&\w+;)/,
    );
    const tables = markdown.split('\n').filter((line) => line.startsWith('|'));
    const cells = tables.map((line) => line.split(/(?<!\\)\|/).length - 2);
    expect(new Set(cells.slice(0, 3))).toEqual(new Set([4]));
    expect(tables.filter((line) => line.includes('evil')).length).toBeGreaterThan(3);
  });

  it('lists as many accounts of each kind as it counts', () => {
    const accounts = [
      ...Array.from({ length: 60 }, (_, at) => mergedInto(`m${at}`, '0', { risk: at < 3 ? 50 : 10 })),
      ...Array.from({ length: 52 }, (_, at) => reported({ external_id: `r${at}`, needs_review: true })),
    ];
    const markdown = [...reportMarkdown(reportOn(accounts))].join('');
    expect(markdown).toContain('| Needs review | 52 |');
    expect(markdown).toContain('| Nothing to do | 0 |');
    expect(markdown).toMatch(/## Needs review\n\n52 accounts\.\n[^#]*and 2 more accounts\n/);
    expect(markdown).toMatch(/## Risk above 40\n\n3 accounts\.\n/);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { csvOf, KNOWN } from './crm-export.ts';
import { workplace } from './run-core.ts';

describe('the report of a crosscheck', () => {
  const place = workplace();
  const crosscheck = (...options: readonly string[]) => place.core('crosscheck', 'accounts.csv', ...options);

  beforeAll(async () => {
    place.write('accounts.csv', csvOf(KNOWN));
    const { code, stderr } = await crosscheck('--report', 'report.json');
    if (code !== 0) throw new Error(stderr);
  });

  it('says the same as the rows do', async () => {
    const { summary, accounts, groups } = JSON.parse(place.read('report.json'));
    const { stdout } = await crosscheck('--json');
    const told = JSON.parse(stdout);
    for (const [action, count] of Object.entries(told.actions))
      expect([action, summary.actions[action].accounts]).toEqual([action, count]);
    expect(summary.duplicates).toEqual({ groups: told.duplicates.groups, doubles: told.duplicates.doubles });
    expect(accounts.map(({ external_id: id }: { external_id: string }) => id)).toEqual(
      KNOWN.map(({ Id }) => Id),
    );
    const [first] = groups[0].compared;
    expect(first.columns.map(({ column }: { column: string }) => column)).toContain('Website');
  });

  it('is one page that holds its script, its style and all accounts, and the same in every run', async () => {
    const { code, stderr } = await crosscheck('--report', 'report.html');
    expect([code, stderr]).toEqual([0, expect.stringContaining('Report: report.html')]);
    const html = place.read('report.html');
    expect(html).toContain('Content-Security-Policy');
    expect(html).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="(?!data:,)/);
    for (const { Id } of KNOWN) expect(html).toContain(Id);
    await crosscheck('--report', 'again.html', '--fresh');
    expect(place.read('again.html')).toBe(html);
  });

  it('tells what is new since an earlier one', async () => {
    place.write('accounts.csv', csvOf(KNOWN.slice(1)));
    const { code } = await crosscheck('--report', 'report.md', '--since', 'report.json');
    expect(code).toBe(0);
    const markdown = place.read('report.md');
    expect(markdown).toContain('## New since report.json');
    expect(markdown).toMatch(/gone: 1\n/);
  });

  it('is refused before anything is done when it cannot be written or compared', async () => {
    const refused = async (...options: readonly string[]) => {
      const output = options.includes('-o') ? [] : ['--output', 'none.csv'];
      const { code, stderr } = await crosscheck(...output, ...options);
      expect(place.has('none.csv')).toBe(false);
      return [code, stderr.split('\n')[0]];
    };
    place.write('wrong.json', '{"report": "something else"}');
    expect(await refused('--report', 'report.pdf')).toEqual([
      2,
      expect.stringContaining('what kind of report'),
    ]);
    expect(await refused('--since', 'report.json')).toEqual([2, expect.stringContaining('without a report')]);
    expect(await refused('--report', 'r.html', '--since', 'wrong.json')).toEqual([
      3,
      expect.stringContaining('wrong.json is not a report'),
    ]);
    expect(await refused('--report', 'no/folder.html')).toEqual([2, expect.stringContaining('folder')]);
    expect(await refused('--report', 'none.html', '-o', 'none.html')).toEqual([
      2,
      expect.stringContaining('the same file'),
    ]);
  });
});

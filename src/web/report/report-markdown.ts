import type { CrosscheckReport, ReportAccount } from '../../contract/crosscheck-report.ts';
import { HIGH_RISK } from '../../contract/risk.ts';
import { inShort } from './changes-since.ts';
import { type ComparedAccounts, compareGroup } from './group-comparison.ts';
import { markdownText } from './markdown-text.ts';
import { sumWords } from './money-sums.ts';
import { countReport, isRisky, type ReportSummary, type Stake } from './report-summary.ts';

/** Of each list the first ones are shown: a comment of a pipeline has little room. */
const SHOWN = { owners: 20, groups: 20, accounts: 50, columns: 12 };

/** The report as Markdown, for pipelines and pull requests. */
export function* reportMarkdown(report: CrosscheckReport): Generator<string> {
  const { summary, groups, changeOf } = countReport(report);
  yield `# Crosscheck of ${markdownText(summary.input)}\n\n`;
  yield `${counted(summary.accounts, 'account')} in ${counted(summary.rows, 'row')}. Nothing in the CRM was changed.\n\n`;
  for (const remark of summary.remarks) yield `> ${markdownText(remark)}\n`;
  yield* whatToDo(summary);
  yield* changes(summary, report, changeOf);
  yield* listed('Needs review', report, ({ needs_review: isOpen }) => isOpen);
  yield* listed(`Risk above ${HIGH_RISK}`, report, isRisky);
  yield* duplicates(groups, report);
  yield* notJudged(summary);
}

function* whatToDo(summary: ReportSummary): Generator<string> {
  yield '\n## What to do first\n\n';
  const rows: readonly (readonly [string, Stake])[] = [
    ['Needs review', summary.needs_review],
    [`Risk above ${HIGH_RISK}`, summary.high_risk],
    ...Object.entries(summary.actions).filter(([action, { accounts }]) => action !== 'None' && accounts > 0),
    ['Nothing to do', summary.nothing_to_do],
  ];
  yield table(
    ['', 'accounts', 'contracted revenue', 'annual revenue'],
    rows.map(([what, stake]) => [what, ...stakeCells(stake)]),
  );
  const { owners } = summary;
  if (owners.every(({ owner }) => owner === '')) return;
  yield '\n## Owners\n\n';
  yield table(
    [
      'owner',
      'accounts',
      'contracted revenue',
      'annual revenue',
      'delete',
      'merge',
      'associate',
      'needs review',
    ],
    owners
      .slice(0, SHOWN.owners)
      .map(({ owner, actions, needs_review: review, ...stake }) => [
        owner === '' ? 'nobody' : owner,
        ...stakeCells(stake),
        ...[
          actions.Delete,
          actions.Merge,
          actions.Associate + actions['Associate (missing parent)'],
          review,
        ].map(number),
      ]),
  );
  yield more(owners.length - SHOWN.owners, 'owner');
}

function* changes(
  { since }: ReportSummary,
  { accounts }: CrosscheckReport,
  changeOf: ReturnType<typeof countReport>['changeOf'],
): Generator<string> {
  if (since === null) return;
  yield `\n## New since ${markdownText(since.file)}\n\n`;
  const counts = [...Object.entries(since.counts), ['gone', since.gone.length] as const];
  yield `${counts.map(([change, accounts]) => `${change}: ${number(accounts)}`).join(', ')}\n\n`;
  const rows: string[][] = [];
  let found = 0;
  for (let at = 0; at < accounts.size; at++) {
    const account = accounts.at(at);
    const change = changeOf(account);
    if (change === null || ++found > SHOWN.accounts) continue;
    rows.push([...named(account), change.change, change.before ?? '', inShort(account)]);
  }
  if (rows.length > 0) yield table(['account', 'id', 'what', 'before', 'now'], rows);
  yield more(found - SHOWN.accounts, 'account');
}

/** Accounts of one kind, as many as `## What to do first` counts. */
function* listed(
  title: string,
  { accounts }: CrosscheckReport,
  isMeant: (account: ReportAccount) => boolean,
): Generator<string> {
  const rows: string[][] = [];
  let found = 0;
  for (let at = 0; at < accounts.size; at++) {
    const account = accounts.at(at);
    if (!isMeant(account) || ++found > SHOWN.accounts) continue;
    rows.push([...named(account), account.action, String(account.risk ?? ''), account.reasoning]);
  }
  if (found === 0) return;
  yield `\n## ${title}\n\n${counted(found, 'account')}.\n\n`;
  yield table(['account', 'id', 'action', 'risk', 'why'], rows);
  yield more(found - SHOWN.accounts, 'account');
}

function* duplicates(
  groups: ReturnType<typeof countReport>['groups'],
  report: CrosscheckReport,
): Generator<string> {
  if (groups.length === 0) return;
  yield '\n## Duplicates\n';
  for (const group of groups.slice(0, SHOWN.groups)) {
    const { members, units } = compareGroup(group, report);
    const [survivor] = members;
    if (survivor === undefined) continue;
    yield `\n### ${markdownText(survivor.name)}\n\n`;
    for (const { external_id: id, duplicate, reasoning, name } of members)
      yield `- ${markdownText(name)} (${markdownText(id)}), ${duplicate?.type ?? ''}: ${markdownText(reasoning)}\n`;
    for (const unit of units) yield* differences(unit, report.idColumn);
  }
  yield more(groups.length - SHOWN.groups, 'group');
}

function* differences({ members, columns }: ComparedAccounts, idColumn: string | null): Generator<string> {
  const differing = columns.filter(({ agrees, column }) => !agrees && column !== idColumn);
  if (differing.length === 0) return;
  yield '\n';
  yield table(
    ['column', ...members.map(({ external_id: id }) => id), 'survives'],
    differing.slice(0, SHOWN.columns).map(({ column, values, surviving }) => [column, ...values, surviving]),
  );
  yield more(differing.length - SHOWN.columns, 'column that differs', 'columns that differ');
}

function* notJudged({ not_judged: { rows, problems } }: ReportSummary): Generator<string> {
  if (rows === 0) return;
  yield `\n## Not judged\n\n${counted(rows, 'row')}. The first of them:\n\n`;
  for (const problem of problems) yield `- ${markdownText(problem)}\n`;
}

function named({ name, external_id: id }: ReportAccount): readonly [string, string] {
  return [name, id];
}

function stakeCells(stake: Stake): readonly string[] {
  const { contracted_revenue: contracted, annual_revenue: annual } = stake;
  return [
    number(stake.accounts),
    sumWords(contracted, stake.contracted_by_currency, number) || '0',
    sumWords(annual, stake.annual_by_currency, number) || '0',
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(markdownText).join(' | ')} |\n`;
  return [line(head), `|${' --- |'.repeat(head.length)}\n`, ...rows.map(line)].join('');
}

function more(count: number, one: string, several = `${one}s`): string {
  return count <= 0 ? '' : `\nand ${number(count)} more ${count === 1 ? one : several}\n`;
}

function counted(count: number, word: string): string {
  return `${number(count)} ${word}${count === 1 ? '' : 's'}`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

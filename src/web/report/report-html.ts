import { createHash } from 'node:crypto';
import {
  type CrosscheckReport,
  REPORTED_ACTIONS,
  type ReportAccount,
} from '../../contract/crosscheck-report.ts';
import { HIGH_RISK } from '../../contract/risk.ts';
import { jsonInHtml, textInHtml } from './data-in-html.ts';
import { type AccountDetails, DATA, type IndexRow, type PageData } from './page-data.ts';
import { LINKS, plannedParent } from './planned-parents.ts';
import { type Counted, countReport } from './report-summary.ts';

/** The script and the style of the page. */
export interface PageAssets {
  readonly script: string;
  readonly style: string;
}

const INDEX_AT_ONCE = 1000;
const DETAILS_AT_ONCE = 100;

/**
 * The report as one page that needs nothing else. What the file says stands in it as data alone, which the script makes
 * text of; its own script and style are known to the policy by their hashes, and nothing else runs or is loaded.
 */
export function* reportHtml(report: CrosscheckReport, { script, style }: PageAssets): Generator<string> {
  const counted = countReport(report);
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>Crosscheck of ${textInHtml(report.input)}</title>
<style>${style}</style>
</head>
<body>
<main id="report"><p>The report is being read …</p></main>
<noscript><p>This report is drawn by its own script; allow scripts to see it. The same as text: core crosscheck --report report.md</p></noscript>
`;
  yield* dataBlocks(report, counted);
  yield `<script>${script}</script>\n</body>\n</html>\n`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function* dataBlocks(report: CrosscheckReport, counted: Counted): Generator<string> {
  const { accounts, columns, idColumn, filledTogether, nameColumn } = report;
  const index = indexing(counted);
  for (let at = 0; at < accounts.size; at++) index.meet(accounts.at(at), at);
  for (const rows of inBlocks(accounts.size, INDEX_AT_ONCE))
    yield block(
      DATA.index,
      rows.map((at) => index.rowOf(accounts.at(at), at)),
    );
  const columnOf = new Map(columns.map((column, at) => [column, at]));
  for (const rows of inBlocks(accounts.size, DETAILS_AT_ONCE))
    yield block(
      DATA.details,
      rows.map((at) => detailsOf(accounts.at(at), counted, columnOf)),
    );
  const page: PageData = {
    ...{ summary: counted.summary, actions: REPORTED_ACTIONS, highRisk: HIGH_RISK },
    ...{ columns, idColumn, filledTogether, nameColumn, detailsAtOnce: DETAILS_AT_ONCE },
    groups: counted.groups.map(({ id, members }) => [id, members]),
    ...{ owners: index.owners(), companies: index.companies() },
  };
  yield block(DATA.page, page);
}

function block(kind: string, data: unknown): string {
  return `<script type="application/json" class="${kind}">${jsonInHtml(data)}</script>\n`;
}

function* inBlocks(size: number, atOnce: number): Generator<readonly number[]> {
  for (let from = 0; from < size; from += atOnce)
    yield Array.from({ length: Math.min(atOnce, size - from) }, (_, offset) => from + offset);
}

/** Numbers for owners and companies as they are met. */
function indexing({ groups, changeOf, summary }: Counted) {
  const { contracted_revenue: contracted, annual_revenue: annual } = summary.nothing_to_do;
  const hasCurrencies = contracted === null || annual === null;
  const [owners, companies] = [numbering(), numbering()];
  const names: string[] = [];
  const positions = new Map<string, number>();
  const groupOf = new Map(groups.flatMap(({ members }, group) => members.map((at) => [at, group] as const)));
  return {
    owners: owners.all,
    companies: () => names,
    meet: ({ external_id: id }: ReportAccount, at: number) => positions.set(id, at),
    rowOf(account: ReportAccount, at: number): IndexRow {
      const planned = plannedParent(account);
      return [
        account.external_id,
        account.name,
        account.place ?? '',
        REPORTED_ACTIONS.indexOf(account.action),
        account.risk,
        account.needs_review ? 1 : 0,
        owners.of(account.owner ?? ''),
        account.contracted_revenue,
        account.annual_revenue,
        groupOf.get(at) ?? null,
        planned && LINKS.indexOf(planned.link),
        planned && above(planned),
        changeOf(account)?.change ?? 0,
        hasCurrencies ? currenciesOf(account) : 0,
      ];
    },
  };

  function above({ id, company }: NonNullable<ReturnType<typeof plannedParent>>): number | null {
    if (id !== null) return positions.get(id) ?? null;
    if (company === null) return null;
    const number = companies.of(company.coreId ?? company.name);
    names[number] ??= company.name;
    return -1 - number;
  }
}

function currenciesOf(account: ReportAccount): readonly [contracted: string, annual: string] {
  return [account.contracted_currency ?? '', account.annual_currency ?? ''];
}

function numbering() {
  const numbers = new Map<string, number>();
  return {
    of(text: string): number {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    all: (): readonly string[] => [...numbers.keys()],
  };
}

function detailsOf(
  account: ReportAccount,
  { changeOf }: Counted,
  columnOf: ReadonlyMap<string, number>,
): AccountDetails {
  const { line, core_id, outcome, confidence, identity_reasoning, association_type, reasoning } = account;
  const { target, risk_reasons, duplicate, operational_status, status_reasoning, hierarchy_label } = account;
  const { surviving_name } = account;
  return {
    ...{ line, core_id, outcome, confidence, identity_reasoning, association_type, reasoning },
    ...{ target, risk_reasons, duplicate, operational_status, status_reasoning, hierarchy_label },
    surviving_name,
    before: changeOf(account)?.before ?? null,
    values: Object.entries(account.values).map(([column, value]) => [columnOf.get(column) ?? -1, value]),
  };
}

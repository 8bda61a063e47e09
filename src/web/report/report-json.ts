import type { CrosscheckReport } from '../../contract/crosscheck-report.ts';
import { type ComparedAccounts, compareGroup } from './group-comparison.ts';
import { countReport } from './report-summary.ts';

/** The report for programs, and for `--since` of a later run: one line for each account and each group. */
export function* reportJson(report: CrosscheckReport): Generator<string> {
  const { summary, groups, changeOf } = countReport(report);
  yield `{"report":"core crosscheck","version":1,"summary":${JSON.stringify(summary)},\n"groups":[`;
  for (const [at, group] of groups.entries()) {
    const { members, units } = compareGroup(group, report);
    const told = {
      group_id: group.id,
      members: members.map(({ external_id, duplicate }) => ({ external_id, type: duplicate?.type ?? null })),
      compared: units.map(comparedJson),
    };
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(told)}`;
  }
  yield '],\n"accounts":[';
  for (let at = 0; at < report.accounts.size; at++) {
    const account = report.accounts.at(at);
    const told = { ...account, since: changeOf(account) };
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(told)}`;
  }
  yield ']}\n';
}

/** Accounts that become one: the surviving value of every column, and the account that it comes from. */
function comparedJson({ members, columns }: ComparedAccounts): unknown {
  return {
    accounts: members.map(({ external_id }) => external_id),
    columns: columns.map(({ column, agrees, surviving, from }) => {
      return { column, agrees, surviving, from: members[from ?? -1]?.external_id ?? null };
    }),
  };
}

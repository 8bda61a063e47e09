import type { LeadCounts } from '../../batch/leads/leads-tally.ts';
import type { MappedColumn } from '../../batch/mapping/column-mapping.ts';
import type { Relation } from '../../crm/leads/family.ts';
import type { Context } from '../context.ts';
import { printable } from './print-error.ts';
import { percent, shareOf } from './summary-counts.ts';

/** What the closing summary tells of leads that were held against accounts. */
export interface LeadsReport {
  readonly counts: LeadCounts;
  /** The file of accounts, as it was named, or `workspace`. */
  readonly against: string;
  readonly mapping: readonly MappedColumn[];
  /** The mapping of the accounts in lines for people. */
  readonly described: readonly string[];
  /** What to tell people of that file. */
  readonly remarks: readonly string[];
  readonly rulesFile: string | undefined;
}

const WORDS: Readonly<Record<Relation, string>> = {
  same: 'are the company of an account',
  parent: 'have an account above their company',
  regional: 'have an account of a regional unit',
  sibling: 'have an account of a sister company',
  subsidiary: 'have an account below their company',
};

/** How the accounts were read. */
export function againstLines(
  { against, described, remarks, rulesFile }: LeadsReport,
  { paint }: Pick<Context, 'paint'>,
): readonly string[] {
  return [
    // Accounts that were loaded before have no columns.
    ...(described.length === 0 ? [] : [paint.bold(`Columns of ${printable(against)}`)]),
    ...described.map((line) => `  ${printable(line)}`),
    ...remarks.map((remark) => `${paint.yellow('note')} ${printable(remark)}`),
    ...(rulesFile === undefined ? [] : [paint.dim(`Rules: ${printable(rulesFile)}`)]),
  ];
}

/** How many leads have an account, and what it is to their companies. */
export function leadLines({ counts }: LeadsReport, rows: number): readonly string[] {
  const { withAccount, relations, accountsWithLead } = counts;
  // Entries of WORDS.
  const shown = (Object.entries(WORDS) as [Relation, string][]).filter(([kind]) => relations[kind] > 0);
  return [
    '',
    'Accounts',
    `${count(withAccount).padStart(9)}${percent(withAccount, rows).padStart(7)}  have an account, of ${count(accountsWithLead)} accounts in all`,
    ...shown.map(([kind, words]) => `${count(relations[kind]).padStart(9)}         ${words} (${kind})`),
  ];
}

/** The same as values. */
export function leadsJson({ counts, against, mapping, remarks, rulesFile }: LeadsReport, rows: number) {
  return {
    against,
    with_account: counts.withAccount,
    share: shareOf(counts.withAccount, rows),
    relations: counts.relations,
    accounts: counts.accountsWithLead,
    mapping,
    rules: rulesFile ?? null,
    remarks,
  };
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

import type { CrosscheckCounts } from '../../batch/crosscheck/crosscheck-tally.ts';
import { CrmAccount } from '../../contract/crm-account.ts';
import { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { CoreError } from '../../contract/errors.ts';
import { lineOfMember } from '../../contract/read-yaml.ts';
import { isAccountField } from '../../crm/rules/condition.ts';
import { readRules } from '../../crm/rules/read-rules.ts';
import type { Context } from '../context.ts';
import type { ActionOptions } from './action-options.ts';
import { rulesFile } from './files-read.ts';
import type { ReportOptions } from './report-options.ts';
import type { ResolveOptions } from './resolve-options.ts';
import { textIn } from './text-file.ts';

/** What `core crosscheck` can be told, as commander gives it. */
export interface CrosscheckOptions extends ResolveOptions, ReportOptions, ActionOptions {
  readonly maxRisk?: string;
  readonly max?: readonly string[];
  readonly printRulesSchema?: boolean;
  readonly simulateRules?: boolean;
}

/** Findings that pipelines stop at: actions by their short names, accounts to be looked at, and doubles. */
const FINDINGS = {
  delete: ({ actions }) => actions.Delete,
  merge: ({ actions }) => actions.Merge,
  associate: ({ actions }) => actions.Associate + actions['Associate (missing parent)'],
  duplicate: ({ doubles }) => doubles,
  review: ({ needReview }) => needReview,
} as const satisfies Record<string, (counts: CrosscheckCounts) => number>;
type Finding = keyof typeof FINDINGS;

/** How many of a finding there may be. */
export interface Limit {
  readonly finding: Finding;
  readonly most: number;
}

/** A file of rules as it is written. */
export interface RulesText {
  readonly file: string;
  readonly text: string;
}

/** The rules of `--rules`, else of core.crosscheck.yaml in the working directory, else the usual ones. */
export function rulesOf(
  { rules, maxRisk, minConfidence }: Pick<CrosscheckOptions, 'rules' | 'maxRisk' | 'minConfidence'>,
  context: Context,
): { readonly rules: CrosscheckRules; readonly written: RulesText | undefined } {
  const file = rulesFile(rules, context);
  if (rules === '') throw noRulesFile();
  const written = file === undefined ? undefined : { file, text: textIn(file, context) };
  const read = written === undefined ? CrosscheckRules.parse({}) : readRules(written.text, written.file);
  const limits = {
    ...read.limits,
    ...(maxRisk !== undefined && { max_risk: riskOf(maxRisk) }),
    ...(minConfidence !== undefined && { min_confidence: minConfidence }),
  };
  return { rules: { ...read, limits }, written };
}

function noRulesFile(): CoreError {
  const fix = 'Name a file of rules, or leave out --rules.';
  return new CoreError('USAGE', '--rules names no file', { field: '--rules', fix });
}

function riskOf(text: string): number {
  const risk = Number(text);
  if (/^\d{1,3}$/.test(text) && risk <= 100) return risk;
  throw new CoreError('USAGE', `${text} is not a risk`, {
    field: '--max-risk',
    fix: 'Give a whole number from 0 to 100.',
  });
}

/** Headers of columns that rules speak of; fields of accounts are known without. */
export function namedColumns(rules: CrosscheckRules, columns: readonly string[]): readonly string[] {
  const fields = fieldsIn(rules);
  return columns.filter((column) => fields.has(column));
}

/** What rules speak of that is neither a field of an account nor a column of the file: such a rule does nothing. */
export function unknownFields(rules: CrosscheckRules, columns: readonly string[]): readonly string[] {
  return [...fieldsIn(rules)].filter((field) => !isAccountField(field) && !columns.includes(field));
}

/**
 * Refuses rules that are meant to protect accounts and speak of what the file does not have: they would protect nobody,
 * and nobody would notice. Throws CONFIG.
 */
export function requireProtecting(
  { customers, protected: protections }: CrosscheckRules,
  columns: readonly string[],
  written: RulesText | undefined,
): void {
  const named = [
    ...customers.map(({ field }, at) => ({ field, member: `customers[${at}].field` })),
    ...protections.map(({ when: { field } }, at) => ({ field, member: `protected[${at}].when.field` })),
  ];
  const unknown = named.find(({ field }) => !isAccountField(field) && !columns.includes(field));
  if (unknown === undefined) return;
  const line = written && lineOfMember(written.text, unknown.member);
  const what = `the rules protect accounts by "${unknown.field}", which is neither a field of an account nor a column of the file`;
  throw new CoreError(
    'CONFIG',
    written === undefined || line === undefined ? what : `${written.file} line ${line}: ${what}`,
    {
      ...(written !== undefined && { file: written.file }),
      ...(line !== undefined && { line }),
      field: unknown.member,
      fix: `Name one of ${Object.keys(CrmAccount.shape).join(', ')}, or a column of the file, in the customers or protected rules.`,
    },
  );
}

function fieldsIn({ customers, junk, protected: protections, kept_apart }: CrosscheckRules): Set<string> {
  const conditions = [
    ...customers,
    ...junk,
    ...protections.map(({ when }) => when),
    ...kept_apart.flatMap((rule) => ('when' in rule ? [rule.when] : [])),
  ];
  return new Set([
    ...conditions.map(({ field }) => field),
    ...kept_apart.flatMap((rule) => ('values_differ' in rule ? [rule.values_differ] : [])),
  ]);
}

/** `--fail-on merge,delete` allows none of each, `--max merge=20` twenty. */
export function limitsOf({ failOn, max = [] }: Pick<CrosscheckOptions, 'failOn' | 'max'>): readonly Limit[] {
  const findings = wordsIn(failOn ?? '');
  if (failOn !== undefined && findings.length === 0)
    throw new CoreError('USAGE', '--fail-on names no finding', {
      field: '--fail-on',
      fix: `Name one or more of ${FINDING_NAMES.join(', ')}, or leave out --fail-on.`,
    });
  const none = findings.map((word) => ({ finding: findingOf(word, '--fail-on'), most: 0 }));
  const some = max.flatMap(wordsIn).map((text) => {
    const [word = '', number = ''] = text.split('=').map((part) => part.trim());
    if (/^\d+$/.test(number)) return { finding: findingOf(word, '--max'), most: Number(number) };
    throw new CoreError('USAGE', `${text} does not say how many`, {
      field: '--max',
      fix: 'Write --max merge=20.',
    });
  });
  return [...none, ...some];
}

/** The limits that are exceeded, in words. */
export function exceeded(limits: readonly Limit[], counts: CrosscheckCounts): readonly string[] {
  return limits.flatMap(({ finding, most }) => {
    const found = FINDINGS[finding](counts);
    if (found <= most) return [];
    const more = most === 0 ? '' : `, more than ${most.toLocaleString('en-US')}`;
    return [`${finding}: ${found.toLocaleString('en-US')}${more}`];
  });
}

function findingOf(word: string, option: string): Finding {
  const known = Object.keys(FINDINGS).find((finding) => finding === word.toLowerCase());
  // A key of FINDINGS.
  if (known !== undefined) return known as Finding;
  throw new CoreError('USAGE', `${word} is not a finding`, {
    field: option,
    fix: `Findings are ${Object.keys(FINDINGS).join(', ')}.`,
  });
}

function wordsIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** For the words of the help. */
export const FINDING_NAMES: readonly string[] = Object.keys(FINDINGS);

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { accountId } from '../../dist/crm/account-id.js';
import { readRows } from '../accuracy/csv-rows.ts';
import { runCore } from '../run-core.ts';
import { type Answer, readAnswerKey } from './answer-key.ts';
import { ASPECTS, type JudgedAnswers, judgeAnswers, type WrongRow } from './judge-answers.ts';
import { type JudgedLeads, judgeLeads, readLeadsKey } from './judge-leads.ts';

/**
 * Holds `core crosscheck` and `core resolve --against` to the hand-made answers of fixtures/crm (`npm run
 * bench:crosscheck-key`): prints every wrong row with both answers, then the shares. Ends with 1 when a goal is missed.
 */
const GOAL_OF_ACTIONS = 0.97;
const GOAL_OF_SAME = 0.99;

const FOLDER = resolve('fixtures', 'crm');
const ACCOUNTS = join(FOLDER, 'salesforce-accounts.csv');
const LEADS = join(FOLDER, 'leads.csv');
const wholeId = (sent: string) => accountId(sent).id;

const work = mkdtempSync(join(tmpdir(), 'core-answer-key-'));
try {
  const isAccountsGood = report(await judgedAccounts());
  const isLeadsGood = reportLeads(await judgedLeads());
  if (!isAccountsGood || !isLeadsGood) process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function judgedAccounts(): Promise<JudgedAnswers> {
  const output = join(work, 'accounts.crosscheck.csv');
  await core('crosscheck', ACCOUNTS, '-o', output);
  const key = readAnswerKey(readFileSync(join(FOLDER, 'salesforce-accounts.key.csv'), 'utf8'));
  return judgeAnswers(key, readRows(output), { idColumn: 'Id', wholeId });
}

async function judgedLeads(): Promise<JudgedLeads> {
  const output = join(work, 'leads.resolved.csv');
  await core('resolve', LEADS, '--against', ACCOUNTS, '-o', output);
  const key = readLeadsKey(readFileSync(join(FOLDER, 'leads.key.csv'), 'utf8'));
  return judgeLeads(key, readRows(output), { idColumn: 'Lead ID', wholeId });
}

/** Rows that end `invalid` are part of the fixture and do not fail the command. */
function core(...words: readonly string[]) {
  return runCore([...words, '--data-dir', join(work, 'data'), '--no-input']);
}

function report({ scores, wrong, harmful, missing }: JudgedAnswers): boolean {
  for (const row of wrong) console.log(linesOf(row));
  for (const { id, name, kind } of missing) console.log(`${id} ${name} (${kind}): no row\n`);
  for (const aspect of ASPECTS) console.log(`${aspect.padEnd(16)}${shareOf(scores[aspect])}`);
  const { right, of } = scores.action;
  console.log(`goal: ${GOAL_OF_ACTIONS} of actions right; harmful actions: ${harmful}, goal none\n`);
  return harmful === 0 && missing.length === 0 && right / of >= GOAL_OF_ACTIONS;
}

function linesOf({ expected, got, wrong, isHarmful }: WrongRow): string {
  const { id, name, kind, answers, why } = expected;
  return [
    `${isHarmful ? 'HARMFUL ' : ''}${id} ${name} (${kind}): ${wrong.join(', ')}`,
    `  expected ${answers.map(textOf).join(' or ')}; ${expectedRest(expected)}`,
    `    ${why}`,
    `  got      ${gotText(got)}`,
    `    ${got.core_action_reasoning ?? ''} ${got.core_duplicate_reasoning ?? ''}\n`,
  ].join('\n');
}

function textOf({ action, associationType, target }: Answer): string {
  return [action, associationType, target].filter((part) => part !== '').join(' ');
}

function expectedRest(expected: WrongRow['expected']): string {
  const { duplicateTypes, duplicateOf, parentId, parentCoreId, operationalStatus, needsReview } = expected;
  return [
    `type ${duplicateTypes.join('|') || 'none'}`,
    `of ${duplicateOf.join('|') || 'none'}`,
    `parent ${parentId || parentCoreId || '–'}`,
    `status ${operationalStatus || '–'}`,
    ...(needsReview ? ['review'] : []),
  ].join(', ');
}

function gotText(got: WrongRow['got']): string {
  const answer = [got.core_action, got.core_association_type].filter(Boolean).join(' ');
  return [
    `${answer || got.core_outcome}; type ${got.core_duplicate_type || 'none'}`,
    `of ${got.core_duplicate_of || 'none'}`,
    `parent ${got.core_parent_external_id || got.core_parent_core_id || 'none'}`,
    `status ${got.core_operational_status || 'none'}`,
    `review ${got.core_needs_review || 'no'}`,
  ].join(', ');
}

function reportLeads({ same, found, all, wrong }: JudgedLeads): boolean {
  for (const { expected, accountId: account, relation } of wrong) {
    const { id, company, accountIds, relations, why } = expected;
    console.log(`${id} ${company}: expected ${relations.join('|')} ${accountIds.join('|') || 'no account'}`);
    console.log(`  got ${relation} ${account || 'no account'}; ${why}`);
  }
  console.log(`leads said to be the same company, right   ${shareOf(same)}, goal ${GOAL_OF_SAME}`);
  console.log(`leads of companies with an account, found  ${shareOf(found)}`);
  console.log(`leads with account and relation right      ${shareOf(all)}`);
  return same.of > 0 && same.right / same.of >= GOAL_OF_SAME;
}

function shareOf({ right, of }: { readonly right: number; readonly of: number }): string {
  return `${right} of ${of} (${of === 0 ? '–' : (right / of).toFixed(3)})`;
}

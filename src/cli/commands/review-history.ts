import { Command } from 'commander';
import { reviewAdmin } from '../../admin/review-admin.ts';
import { pastAnswer } from '../../batch/review/file-review.ts';
import type { PastAnswer } from '../../contract/review.ts';
import type { KeptReview } from '../../crm/review/review-store.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { limitOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { oneLine } from '../terminal/terminal-text.ts';
import { type WorkspaceOption, workspaceOption } from './with-overrides.ts';
import { withStores } from './with-stores.ts';

interface HistoryOptions extends GlobalOptions, WorkspaceOption {
  readonly limit: string;
}

/** `core review history`: options, then `history`. */
export function historyCommand(): Command {
  return new Command('history')
    .description('Tells what was decided in reviews, the last first')
    .option('--limit <n>', 'how many are shown at most', '50')
    .addOption(workspaceOption())
    .action(running(history));
}

async function history(
  _positional: readonly string[],
  { limit, workspace }: HistoryOptions,
  context: Context,
): Promise<number> {
  const most = limitOf(limit);
  const reviews = await withStores(context, (stores) => reviewAdmin(stores, workspace).history(most));
  const told = () => historyLines(reviews.map(pastAnswer));
  context.print(context.isJson ? `${JSON.stringify(reviews.map(asJson))}\n` : told());
  return 0;
}

/** One line for each answer: when, who, what and why. */
export function historyLines(answers: readonly PastAnswer[]): string {
  if (answers.length === 0) return 'Nothing has been decided in a review yet.\n';
  return answers.map((answer) => `${lineOf(answer)}\n`).join('');
}

function lineOf({ at, by, told, reason, is_undone: isUndone }: PastAnswer): string {
  const when = `${at.slice(0, 10)} ${at.slice(11, 16)}`;
  const why = reason === null ? '' : ` (${oneLine(reason)})`;
  return `${when}  ${oneLine(by)}: ${oneLine(told)}${why}${isUndone ? ' - taken back' : ''}`;
}

function asJson({ number, account, question, proposal, verdict, isUndone, ...told }: KeptReview) {
  const { name, told: decision, reason, by, at } = told;
  return {
    ...{ number, account, name, question, proposal, verdict, decision, reason: reason ?? null, by, at },
    taken_back: isUndone,
  };
}

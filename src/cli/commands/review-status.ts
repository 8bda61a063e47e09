import { Command } from 'commander';
import { QUESTION_KINDS, type QuestionKind, type ReviewVerdict } from '../../contract/review.ts';
import { kindOfProposal } from '../../crm/review/proposal-key.ts';
import type { KeptReview, ReviewSubject } from '../../crm/review/review-store.ts';
import { inputOptions } from '../config/input-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { spaceOf, table } from '../terminal/table.ts';
import { type OpenedReview, openReview, type ReviewOptions } from './open-review.ts';
import { workspaceOption } from './with-overrides.ts';

/** `core review status`: options, then `status`. */
export function statusCommand(): Command {
  return new Command('status')
    .description('Says how many questions of a result are open, and what was answered about its accounts')
    .argument('<file>', 'a result of core crosscheck or core resolve')
    .addOption(inputOptions.map())
    .addOption(workspaceOption())
    .addOption(inputOptions.delimiter())
    .addOption(inputOptions.encoding())
    .addOption(inputOptions.sheet())
    .action(running(status));
}

const STATES = ['open', 'accepted', 'rejected', 'deferred'] as const;
type State = 'open' | ReviewVerdict;
type Counts = Map<QuestionKind, Record<State, number>>;

async function status(
  [path = '']: readonly string[],
  options: ReviewOptions,
  context: Context,
): Promise<number> {
  const review = await openReview(path, { ...options, isEverything: true }, context);
  try {
    await review.file.readAll();
    tell(path, countedIn(review), context);
    return 0;
  } finally {
    await review.close();
  }
}

/** Every answer about an account of the file counts, also where the result does not ask the question any more. */
function countedIn(review: OpenedReview): Counts {
  const counts: Counts = new Map();
  const count = (kind: QuestionKind, state: State) => {
    const row = counts.get(kind) ?? { open: 0, accepted: 0, rejected: 0, deferred: 0 };
    counts.set(kind, row);
    row[state]++;
  };
  const accounts = new Set([...review.file.accounts()].map(({ key }) => key));
  const answered = new Map<string, KeptReview>();
  for (const answer of review.answers().standing)
    if (accounts.has(answer.account)) answered.set(keyOf(answer), answer);
  for (const answer of answered.values()) count(kindOf(answer), answer.verdict);
  for (const place of review.file.places) {
    const item = review.file.item(place);
    if (item === undefined) continue;
    const { kind } = item.asked;
    const question = { kind, subject: item.subject, targetId: item.target?.id ?? '' };
    if (answered.has(keyOf(item.subject)) && !review.isOpen(question)) continue;
    // What a decision settles that was made without a review was not open any more.
    count(kind, review.isOpen(question) ? 'open' : 'accepted');
  }
  return counts;
}

function keyOf({ account, question, proposal }: ReviewSubject): string {
  return JSON.stringify([account, question, proposal]);
}

function kindOf({ question, proposal }: KeptReview): QuestionKind {
  return question === 'company' ? 'company' : kindOfProposal(proposal);
}

function tell(file: string, counts: Counts, context: Context): void {
  const kinds = QUESTION_KINDS.filter((kind) => counts.has(kind));
  const total = (state: State) => kinds.reduce((sum, kind) => sum + (counts.get(kind)?.[state] ?? 0), 0);
  const totals = Object.fromEntries(STATES.map((state) => [state, total(state)]));
  if (context.isJson) {
    const questions = Object.fromEntries(kinds.map((kind) => [kind, counts.get(kind)]));
    context.print(`${JSON.stringify({ file, ...totals, questions })}\n`);
    return;
  }
  if (kinds.length === 0) {
    context.print('There is nothing to decide in it.\n');
    return;
  }
  const rowOf = (label: string, values: Readonly<Record<string, number>>) => [
    label,
    ...STATES.map((state) => (values[state] ?? 0).toLocaleString('en-US')),
  ];
  const rows = kinds.map((kind) => rowOf(kind, counts.get(kind) ?? {}));
  context.print(table(['question', ...STATES], [...rows, rowOf('all', totals)], spaceOf(context)));
}

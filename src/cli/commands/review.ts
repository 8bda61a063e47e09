import { setTimeout as delay } from 'node:timers/promises';
import { Command, Option } from 'commander';
import { fileReview } from '../../batch/review/file-review.ts';
import { FILTER_FIELDS } from '../../batch/review/review-filter.ts';
import { reviewQueue } from '../../batch/review/review-queue.ts';
import { CoreError } from '../../contract/errors.ts';
import { BULK_ANSWERS } from '../../contract/file-reviews.ts';
import { REVIEW_ORDERS } from '../../contract/review.ts';
import { HIGH_RISK } from '../../contract/risk.ts';
import { inputOptions } from '../config/input-options.ts';
import { tellKeptHere } from '../config/only-here.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { addYesOption } from '../terminal/ask.ts';
import { keyAnswers, lineAnswers } from '../terminal/review-keys.ts';
import { type OpenedReview, openReview, type ReviewOptions } from './open-review.ts';
import { type BulkOptions, reviewInBulk } from './review-bulk.ts';
import { openedCompanies } from './review-companies.ts';
import { historyCommand } from './review-history.ts';
import { reviewSession, type SessionEnd } from './review-session.ts';
import { statusCommand } from './review-status.ts';
import { workspaceOption } from './with-overrides.ts';

type SessionOptions = ReviewOptions & Partial<BulkOptions>;

/** `core review`: options, then `review`. */
export function reviewCommand(): Command {
  const command = new Command('review')
    .description(
      'Asks about what a crosscheck recommends and a resolution leaves open, one question after the other',
    )
    .argument('[file]', 'a result of core crosscheck or core resolve; it is only read')
    .option(
      '--filter <condition...>',
      `only questions like question=merge or risk<40; by ${FILTER_FIELDS} or a column`,
    )
    .option('--deferred', 'the questions that were deferred, and no others')
    .addOption(
      new Option(
        '--sort <order>',
        'value: what can hardly be undone and has most money at stake first; risk: the riskiest first; file',
      )
        .choices(REVIEW_ORDERS)
        .default('value'),
    )
    .addOption(
      new Option('--bulk <answer>', 'answer all of them in one way, after a look').choices(BULK_ANSWERS),
    )
    .option('--list', 'with --bulk: list all of them, the riskiest first, and decide nothing')
    .option('--risky', `with --bulk accept and --yes: those of a risk above ${HIGH_RISK}, too`)
    .option('--reason <text>', 'why, of --bulk; later runs tell it')
    .option('--by <name>', 'who decides (default: your user name)')
    .addOption(inputOptions.map())
    .addOption(workspaceOption())
    .addOption(inputOptions.delimiter())
    .addOption(inputOptions.encoding())
    .addOption(inputOptions.sheet())
    .addHelpText('after', EXAMPLES)
    .action(running(review));
  addYesOption(command);
  command.addCommand(statusCommand());
  command.addCommand(historyCommand());
  return command;
}

async function review([path]: readonly string[], options: SessionOptions, context: Context): Promise<number> {
  if (path === undefined)
    throw new CoreError('USAGE', 'no file is named', {
      fix: 'Name a result: core review accounts.crosscheck.csv',
    });
  const { bulk } = options;
  checkOptions(options, context);
  tellKeptHere(options, context);
  const opened = await openReview(path, options, context);
  try {
    if (bulk !== undefined) return await reviewInBulk(opened, { ...options, bulk }, context);
    return await session(path, opened, context);
  } finally {
    await opened.close();
  }
}

function checkOptions(
  { bulk, filter, deferred, reason, list, risky }: SessionOptions,
  context: Context,
): void {
  const alone = list === true ? '--list' : risky === true ? '--risky' : undefined;
  if (bulk === undefined && alone !== undefined)
    throw new CoreError('USAGE', `${alone} is about --bulk`, {
      ...{ field: alone, fix: 'Say which answer is meant: --bulk accept, with a --filter.' },
    });
  if (bulk !== undefined && filter === undefined && deferred !== true)
    throw new CoreError('USAGE', '--bulk does not say which questions are meant', {
      ...{ field: '--bulk', fix: 'Add a filter: --bulk accept --filter question=merge --filter "risk<40"' },
    });
  if (bulk === undefined && reason !== undefined)
    throw new CoreError('USAGE', '--reason is about --bulk', {
      ...{ field: '--reason', fix: 'Give the reason behind the answer: d ask Ana' },
    });
  if (bulk === undefined && context.isJson)
    throw new CoreError('USAGE', 'questions and answers are not JSON', {
      ...{
        field: '--json',
        fix: 'core review status FILE --json tells the state, core review history --json the answers.',
      },
    });
}

/** How long the first screen waits for the rest of the file, so that the first question is the first of all: of work, and at all. */
const SOON = { workMs: 250, timeMs: 3000 };

async function soon(read: Promise<unknown>, context: Context): Promise<void> {
  const [work, started] = [process.cpuUsage(), context.now()];
  for (let isRead = false; !isRead; ) {
    isRead = await Promise.race([read.then(() => true), delay(50).then(() => false)]);
    const { user, system } = process.cpuUsage(work);
    if ((user + system) / 1000 > SOON.workMs || context.now() - started > SOON.timeMs) return;
  }
}

async function session(path: string, opened: OpenedReview, context: Context): Promise<number> {
  const { file } = opened;
  const isByKeys = context.isInteractive && context.stdout.isTTY === true;
  const reading = file.readAll();
  // A file that breaks off is reviewed as far as it goes, and told at the end.
  const broken = reading.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  await (isByKeys ? soon(broken, context) : broken);
  const companies = openedCompanies(context);
  const answers = isByKeys ? keyAnswers(context) : lineAnswers(context);
  try {
    const { admin, columns, by, refresh } = opened;
    const parts = { ...{ file, columns, companies, by }, reviews: admin, now: context.now };
    const queue = reviewQueue({ ...parts, isOpen: opened.isOpen, answers: opened.answers });
    const review = fileReview(parts);
    const end = await reviewSession({ review, queue, answers, by, refresh }, context);
    const failure = end.isThrough ? await broken : undefined;
    tellEnd(path, end, { opened, context });
    if (failure !== undefined) throw failure.error;
    return 0;
  } finally {
    answers.close();
    await companies.close();
  }
}

interface Telling {
  readonly opened: OpenedReview;
  readonly context: Context;
}

function tellEnd(
  path: string,
  end: SessionEnd,
  { opened: { file, result, mapWords }, context }: Telling,
): void {
  const count = (number: number) => number.toLocaleString('en-US');
  if (end.isThrough && file.places.length === 0) context.print('There is nothing left to decide in it.\n');
  else if (end.isThrough) context.print('That was the last question.\n');
  if (end.isThrough && result.leavesDoubles)
    context.print(
      'It tells which accounts are doubles; a crosscheck of the accounts recommends what to do, and its result is reviewed.\n',
    );
  if (end.elsewhere > 0) context.print(`${count(end.elsewhere)} are open in another review right now.\n`);
  if (end.deferred > 0) context.print(`${count(end.deferred)} deferred: core review ${path} --deferred\n`);
  if (end.takenBack > 0)
    context.print(
      `${count(end.takenBack)} ${end.takenBack === 1 ? 'answer' : 'answers'} of before taken back.\n`,
    );
  if (end.decided === 0) {
    if (end.deferred + end.takenBack === 0 && file.places.length > 0) context.print('Nothing was decided.\n');
    return;
  }
  const [, ending] = /\.(resolved|crosscheck)\.[^/]*$/.exec(path) ?? [];
  const command = ending === 'resolved' ? 'core resolve' : 'core crosscheck';
  const next =
    ending === undefined
      ? 'The next run on your accounts obeys.'
      : `The next run obeys: ${[command, path.replace(`.${ending}.`, '.'), ...mapWords].join(' ')}`;
  context.print(`${count(end.decided)} decided, and kept. ${next}\n`);
}

const EXAMPLES = `
Every answer is saved at once, and the file is never written. The next core crosscheck of the accounts obeys; so does
core resolve. u takes the last answer back, in a later review too. On a terminal single keys answer; elsewhere lines of words.

Examples:
  core review accounts.crosscheck.csv                              merges, deletions and parents, one by one
  core review accounts.resolved.csv                                ambiguous rows and guesses: which company is it
  core review accounts.crosscheck.csv --filter question=merge --filter "risk<40"
  core review accounts.crosscheck.csv --filter question=merge --bulk accept
  core review accounts.crosscheck.csv --filter question=parent --bulk accept --list | less
  core review accounts.crosscheck.csv --sort risk                  the riskiest first
  printf 'm\\nk two branches\\nd later\\nq\\n' | core review accounts.crosscheck.csv
  core review status accounts.crosscheck.csv --json
  core review history`;

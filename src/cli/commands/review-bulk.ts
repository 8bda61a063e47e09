import { type Gathered, gatherAnswers, keepGathered, riskyIn } from '../../batch/review/bulk-answers.ts';
import { questionWords } from '../../batch/review/review-words.ts';
import { CoreError } from '../../contract/errors.ts';
import type { BulkAnswer } from '../../contract/file-reviews.ts';
import { HIGH_RISK } from '../../contract/risk.ts';
import type { Context } from '../context.ts';
import { choiceOf, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import { type BulkPreview, bulkPreview, SHOWN_AT_ONCE } from '../terminal/bulk-preview.ts';
import { oneLine } from '../terminal/terminal-text.ts';
import type { OpenedReview } from './open-review.ts';

export interface BulkOptions extends YesOption {
  readonly bulk: BulkAnswer;
  readonly reason?: string;
  /** Nothing is decided. */
  readonly list?: boolean;
  /** What is riskier than `HIGH_RISK` is accepted, too, where nobody is asked. */
  readonly risky?: boolean;
}

/** Answers all questions in one way, after a look at them; one `u` takes all of it back. */
export async function reviewInBulk(
  review: OpenedReview,
  options: BulkOptions,
  context: Context,
): Promise<number> {
  await review.file.readAll();
  const gathered = await gatherAnswers(
    review.file.places,
    {
      ...{ answer: options.bulk, reason: options.reason },
      ...{ by: review.by, at: new Date(context.now()).toISOString() },
      remembered: (item) => item,
    },
    review.file,
  );
  const preview = bulkPreview(
    { ...gathered, head: `${DONE[options.bulk]} ${countOf(gathered.given.length)}` },
    context,
  );
  if (gathered.given.length + gathered.leftOut.length === 0) {
    context.say('No open question fits the filter; core review without it shows what there is.');
    return report(gathered, 0, context);
  }
  if (options.list === true) return listed(preview, context);
  preview.overview();
  if (gathered.given.length === 0) return report(gathered, 0, context);
  requireAnswers(gathered, options, context);
  if (!(await isWanted(gathered, { options, preview, context }))) return DECLINED;
  const kept = await keepGathered(gathered, review.admin);
  return report(kept, kept.given.length, context);
}

const DONE: Readonly<Record<BulkAnswer, string>> = { accept: 'Accept', reject: 'Reject', defer: 'Defer' };

function countOf(number: number): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? 'question' : 'questions'}`;
}

/** Standard output, for it may be read with a pager. */
function listed(preview: BulkPreview, context: Context): number {
  for (const line of preview.lines()) context.print(`${line}\n`);
  return 0;
}

/** Throws USAGE where nobody can be asked and the options do not say yes to all of it. */
function requireAnswers(gathered: Gathered, options: BulkOptions, context: Context): void {
  if (options.yes !== true && !context.isInteractive)
    throw new CoreError('USAGE', 'nothing was decided: nobody can be asked here', {
      ...{ field: '--bulk', fix: 'Look at the questions above (--list shows all of them), then add --yes.' },
    });
  const risky = riskyIn(gathered, options.bulk);
  if (options.yes === true && options.risky !== true && risky > 0)
    throw new CoreError('USAGE', `nothing was decided: ${risky} of them have a risk above ${HIGH_RISK}`, {
      field: '--yes',
      fix: `Look at them, then add --risky, or leave them out: --filter "risk<=${HIGH_RISK}"`,
    });
}

interface Asking {
  readonly options: BulkOptions;
  readonly preview: BulkPreview;
  readonly context: Context;
}

/** Shows more as long as more is wanted, and asks once more when some are risky. */
async function isWanted(gathered: Gathered, { options, preview, context }: Asking): Promise<boolean> {
  if (options.yes === true) return true;
  const done = DONE[options.bulk];
  for (;;) {
    const answer = await choiceOf(
      `${done} ${countOf(gathered.given.length)}?`,
      [
        { value: 'no', name: 'No, decide nothing' },
        ...(preview.hasMore() ? [{ value: 'more' as const, name: 'Show the next questions' }] : []),
        { value: 'yes', name: `Yes, ${done.toLowerCase()} all of them` },
      ] as const,
      context,
    );
    if (answer === 'yes') break;
    if (answer === 'no') {
      context.say('Nothing was changed.');
      return false;
    }
    preview.more();
  }
  const risky = riskyIn(gathered, options.bulk);
  return (
    risky === 0 ||
    options.risky === true ||
    isConfirmed(`${countOf(risky)} of these have a risk above ${HIGH_RISK}. Accept them, too?`, {}, context)
  );
}

function report({ leftOut }: Gathered, decided: number, context: Context): number {
  for (const { item, why } of leftOut.slice(0, SHOWN_AT_ONCE))
    context.say(`${context.paint.yellow('left open')} ${oneLine(questionWords(item))} ${oneLine(why)}`);
  if (context.isJson) context.print(`${JSON.stringify({ decided, left_open: leftOut.length })}\n`);
  context.say(`${countOf(decided)} answered, ${leftOut.length.toLocaleString('en-US')} left open.`);
  return 0;
}
